import Foundation
import PluginHost
import Rendering
import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A program that is ended by KILL cannot remove what it has made.
@Suite("Working folders that are left behind")
struct StaleFolderTests {
    /// Makes a folder with a file in it where working folders are made.
    private func leave(_ name: String, in stage: PluginStage) throws -> String {
        let folder = "\(stage.work)/\(name)"
        try FileManager.default.createDirectory(
            atPath: "\(folder)/below", withIntermediateDirectories: true)
        try Data("x".utf8).write(to: URL(fileURLWithPath: "\(folder)/below/file"))
        return folder
    }

    @Test("the next run removes them with what is in them, and nothing else")
    func removed() throws {
        let stage = try PluginStage()
        try stage.add(fixture: "P01.sh")
        _ = try leave("emptystates-plugin-AbCdEf", in: stage)
        let other = try leave("emptystates-review-AbCdEf", in: stage)
        let target = try leave("elsewhere", in: stage)
        try FileManager.default.createSymbolicLink(
            atPath: "\(stage.work)/emptystates-plugin-linked", withDestinationPath: target)
        _ = try stage.host().renderer(named: "case")
        #expect(
            try stage.foldersLeft().sorted() == [
                "elsewhere", "emptystates-plugin-linked", "emptystates-review-AbCdEf",
            ])
        for folder in [other, target] {
            #expect(FileManager.default.fileExists(atPath: "\(folder)/below/file"))
        }
    }

    @Test("one that another program holds stays")
    func held() throws {
        let stage = try PluginStage()
        try stage.add(fixture: "P01.sh")
        let folder = try leave("emptystates-plugin-AbCdEf", in: stage)
        let opened = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        try #require(opened >= 0 && flock(opened, LOCK_EX) == 0)
        _ = try stage.host().renderer(named: "case")
        #expect(try stage.foldersLeft() == ["emptystates-plugin-AbCdEf"])
        _ = close(opened)
        _ = try stage.host().renderer(named: "case")
        #expect(try stage.foldersLeft().isEmpty)
    }

    @Test("a renderer that is at work keeps its folder while others start")
    func atWork() throws {
        let stage = try PluginStage()
        let script = try PluginStage.fixture("P01.sh")
        try stage.add(script: script, as: "other")
        // It starts a search for stale folders itself, by way of another host, and then still has its own.
        let host = stage.host()
        let mark = "\(stage.path)/mark"
        try stage.add(
            script: """
                #!/bin/sh
                if [ "$1" = describe ]; then echo '\(PluginStage.description)'; exit; fi
                cat > /dev/null
                : > '\(mark)'
                while [ -e '\(mark)' ]; do sleep 0.01; done
                [ -d "$PWD" ] && echo '{"protocol": 1, "files": [{"content": "here"}]}'
                """)
        let renderer = try host.renderer(named: "case")
        let thread = Thread {
            while !FileManager.default.fileExists(atPath: mark) { usleep(5000) }
            _ = try? host.renderer(named: "other")
            try? FileManager.default.removeItem(atPath: mark)
        }
        thread.start()
        let output = try renderer.render(Requests.of("airbnb"))
        #expect(output.files.map(\.bytes) == [Array("here".utf8)])
        #expect(try stage.foldersLeft().isEmpty)
    }
}
