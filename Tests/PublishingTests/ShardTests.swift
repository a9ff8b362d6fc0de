import Testing

@testable import Publishing

struct ShardTests {
    @Test(
        "the hash is FNV-1a of 64 bits, by its published values",
        arguments: [
            ("", 0xCBF2_9CE4_8422_2325 as UInt64), ("a", 0xAF63_DC4C_8601_EC8C),
            ("foobar", 0x8594_4171_F739_67E8),
        ])
    func publishedHashes(text: String, hash: UInt64) {
        #expect(Shard.hash(text) == hash)
    }

    @Test(
        "the share of an id never changes",
        arguments: [
            ("airbnb", 2, 5), ("dropbox", 2, 4), ("kickstarter", 1, 4), ("twitter", 2, 3),
            ("safari-offline", 1, 5),
        ])
    func pinnedShares(id: String, ofThree: Int, ofSeven: Int) {
        #expect(Shard(index: ofThree + 1, count: 3)?.contains(id: id) == true)
        #expect(Shard(index: ofSeven + 1, count: 7)?.contains(id: id) == true)
    }

    @Test("every id belongs to exactly one of the shares", arguments: [1, 2, 3, 7, 64])
    func partition(count: Int) throws {
        let shards = try (1...count).map { try #require(Shard(index: $0, count: count)) }
        var sizes = Array(repeating: 0, count: count)
        for number in 0..<2000 {
            let owners = shards.indices.filter { shards[$0].contains(id: "entry-\(number)") }
            #expect(owners.count == 1)
            for owner in owners { sizes[owner] += 1 }
        }
        let fair = 2000 / count
        #expect(sizes.allSatisfy { $0 > fair / 3 && $0 <= max(fair * 2, fair + 20) })
    }

    @Test("a share is read from I/N", arguments: [("1/1", 1, 1), ("2/4", 2, 4), ("64/64", 64, 64)])
    func parsing(text: String, index: Int, count: Int) throws {
        let shard = try #require(Shard(text))
        #expect(shard.index == index && shard.count == count)
        #expect(shard.description == text)
    }

    @Test(
        "what is no share is refused",
        arguments: [
            "", "/", "1", "1/", "/1", "0/1", "2/1", "-1/2", "+1/2", "1/2/3", " 1/2", "1/ 2", "1/0", "a/b",
            "1.0/2",
            "1/99999999999999999999999", "١/٢",
        ])
    func hostileTexts(text: String) {
        #expect(Shard(text) == nil)
    }

    @Test("the whole is the share that holds everything")
    func whole() {
        #expect(Shard.whole == Shard("1/1"))
        #expect(Shard.whole.contains(id: "anything"))
    }
}
