/// The agreement between the program and the renderers that run as processes of their own.
public enum WireProtocol {
    /// Its number, which both sides read before anything else.
    public static let number = 1
}
