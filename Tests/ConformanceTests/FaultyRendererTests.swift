import Conformance
import Testing

@Suite("Faulty renderers against the suite")
struct FaultyRendererTests {
    @Test("Each fault is found by the cases that are about it, and by no others", arguments: Mutant.all)
    func isFound(mutant: Mutant) {
        let failures = mutant.failures
        #expect(failures.subtracting(mutant.expected).sorted() == [], "found too much")
        #expect(mutant.expected.subtracting(failures).sorted() == [], "not found")
    }

    @Test("Every required case finds a fault that not every case finds")
    func everyCaseFinds() {
        // A fault of the form is found wherever a file is read, and says nothing of what a case is for.
        let faults = Mutant.all.filter { $0.expected.count < ConformanceSuite.all.count - 8 }
        let finders = faults.reduce(into: Set<String>()) { $0.formUnion($1.expected) }
        let idle = ConformanceSuite.all.filter { $0.level == .required && !finders.contains($0.name) }
        #expect(idle.map(\.name) == [])
    }
}

extension Mutant: CustomTestStringConvertible {
    var testDescription: String { name }
}
