public import Conformance
public import PluginHost

/// A renderer out of process can be sent a request with fields that it does not know.
extension ProcessRenderer: RawRequestRenderer {}
