import EmptyDataSet
import Testing

@Suite("Time that is told to pass")
struct ManualClockTests {
    let clock = ManualClock()

    @Test("what is due is done in the order of time, then of asking, each at its own moment")
    func order() {
        var done: [String] = []
        for (name, delay) in [("c", 2.0), ("a", 1.0), ("b", 1.0), ("d", 4.0)] {
            clock.schedule(after: .seconds(delay)) { done.append("\(name) \(clock.now)") }
        }
        clock.advance(by: .seconds(1))
        #expect(done == ["a 1.0 seconds", "b 1.0 seconds"])
        clock.advance(by: .seconds(2.5))
        #expect(done.last == "c 2.0 seconds")
        #expect(clock.now == .seconds(3.5))
        #expect(clock.nextDeadline == .seconds(4))
    }

    @Test("thirty tenths of a second are three seconds")
    func exact() {
        var isDone = false
        clock.schedule(after: .seconds(3)) { isDone = true }
        for _ in 0..<29 { clock.advance(by: .milliseconds(100)) }
        #expect(!isDone)
        clock.advance(by: .milliseconds(100))
        #expect(isDone)
    }

    @Test("what an action schedules is done too, where it falls due in the same time")
    func nested() {
        var done = 0
        clock.schedule(after: .seconds(1)) { clock.schedule(after: .seconds(1)) { done += 1 } }
        clock.advance(by: .seconds(1.5))
        #expect(done == 0)
        clock.advance(by: .seconds(0.5))
        #expect(done == 1)
    }

    @Test("what is taken back is not done, and time does not go back")
    func cancel() {
        let token = clock.schedule(after: .zero) { Issue.record("it was taken back") }
        clock.cancel(token)
        clock.advance(by: .seconds(-5))
        #expect(clock.now == .zero)
        #expect(clock.nextDeadline == nil)
    }

    @Test("a seed determines the random numbers")
    func random() {
        // The first numbers of the seed 1234567, as published with the algorithm's reference code.
        var generator = SplitMix64(seed: 1_234_567)
        #expect(generator.next() == 6_457_827_717_110_365_317)
        #expect(generator.next() == 3_203_168_211_198_807_973)
    }
}
