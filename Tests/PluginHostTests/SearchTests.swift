import Foundation
import PluginHost
import Rendering
import SceneModel
import Testing

@Suite("Finding renderers")
struct SearchTests {
    private func fault(_ search: PluginSearch, _ name: String) throws -> PluginFault {
        let file: PluginFile
        do throws(PluginFault) {
            file = try search.find(name)
        } catch {
            return error
        }
        throw UnexpectedFile(file: file)
    }

    /// A file where a fault was expected.
    private struct UnexpectedFile: Error {
        let file: PluginFile
    }

    // MARK: Files that cannot be run

    @Test("P01: a renderer that is not executable is named, with how to make it so")
    func notExecutable() throws {
        let stage = try PluginStage()
        try stage.add(fixture: "P01.sh", as: "other")
        let file = try stage.add(fixture: "P01.sh", isExecutable: false)
        let fault = try fault(stage.host().search, "case")
        #expect(fault.kind == .notExecutable)
        #expect(fault.message == "\(file.path) is not executable")
        #expect(fault.remedy == "chmod +x \(file.path)")
        let listing = stage.host(searchPath: "").search.list()
        #expect(listing.plugins.map(\.name) == ["other"])
        #expect(listing.faults == [fault])
    }

    @Test("the remedy for a path with blanks is in quotes")
    func quotedRemedy() throws {
        let stage = try PluginStage(plugins: "it's here")
        try stage.add(fixture: "P01.sh", isExecutable: false)
        let remedy = try #require(try fault(stage.host().search, "case").remedy)
        #expect(remedy.hasSuffix(#"/it'\''s here/emptystates-render-case'"#))
    }

    @Test("P02: a renderer that does not exist is not passed over: places, names, and the nearest are said")
    func notFound() throws {
        let stage = try PluginStage()
        try stage.add(fixture: "P01.sh", as: "outline")
        let search = stage.host(searchPath: "").search
        let fault = try fault(search, "no-such-plugin")
        #expect(fault.kind == .notFound)
        #expect(fault.message == "there is no renderer 'no-such-plugin'")
        let remedy = try #require(fault.remedy)
        #expect(remedy.contains("in \(stage.plugins), the PATH"))
        #expect(remedy.hasSuffix("the renderers are text, html, outline"))
        #expect(try self.fault(search, "outlin").remedy?.hasPrefix("did you mean outline? ") == true)
        #expect(try self.fault(search, "../plugins/x").kind == .notFound)
    }

    @Test("where no folder was named, the remedy says how to name one")
    func noFolder() throws {
        let stage = try PluginStage()
        let bare = PluginSearch(
            directories: [], variable: nil, searchPath: "", workingDirectory: stage.path, builtIns: ["text"])
        let remedy = try #require(try fault(bare, "outline").remedy)
        #expect(remedy.contains("in the PATH; --plugin-directory names a folder to look in before that; "))
        let named = try fault(stage.host(searchPath: "").search, "outline").remedy
        #expect(named?.contains("--plugin-directory") == false)
    }

    @Test("P03: an interpreter that is missing is named")
    func interpreter() throws {
        let stage = try PluginStage()
        let file = try stage.add(fixture: "P03.a.sh")
        let fault = try fault(stage.host().search, "case")
        #expect(fault.kind == .brokenInterpreter)
        #expect(fault.message == "the interpreter of \(file.path) is missing: /no/such/interp")
    }

    @Test(
        "other first lines that cannot work are refused too",
        arguments: [
            "#!\necho", "#! \necho", "#!sh\necho", "#!/etc\necho", "#!/etc/passwd\necho",
            "#!/usr/bin/env no-such-interpreter\necho",
        ])
    func firstLines(script: String) throws {
        let stage = try PluginStage()
        try stage.add(script: script)
        #expect(try fault(stage.host().search, "case").kind == .brokenInterpreter)
    }

    @Test(
        "first lines that work are left alone",
        arguments: ["#! /bin/sh\n", "#!/bin/sh -e\n", "#!/usr/bin/env sh\n", "#!/usr/bin/env -S sh -e\n"])
    func goodFirstLines(line: String) throws {
        let stage = try PluginStage()
        try stage.add(script: line + (try PluginStage.fixture("P01.sh")))
        #expect(try stage.host().outcome().get().files.count == 1)
    }

    @Test("P03: a carriage return in the first line is said, and how to be rid of it")
    func carriageReturn() throws {
        let stage = try PluginStage()
        let script = try PluginStage.fixture("P03.b.sh")
        let file = try stage.add(
            script: script.replacingOccurrences(of: "#!/bin/sh\n", with: "#!/bin/sh\r\n"))
        let fault = try fault(stage.host().search, "case")
        #expect(fault.kind == .carriageReturn)
        #expect(fault.message.hasPrefix("the first line of \(file.path) ends in a carriage return"))
        #expect(fault.remedy?.contains("sed") == true)
    }

    @Test("P03: an empty file is no program")
    func empty() throws {
        let stage = try PluginStage()
        let file = try stage.add(script: "")
        let fault = try fault(stage.host().search, "case")
        #expect(fault.kind == .empty)
        #expect(fault.message == "\(file.path) is not a program: it is empty")
    }

    @Test("P03: a folder is no program")
    func folder() throws {
        let stage = try PluginStage()
        let path = "\(stage.plugins)/emptystates-render-case"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        let fault = try fault(stage.host().search, "case")
        #expect(fault.kind == .isFolder)
        #expect(fault.message == "\(path) is a folder, not a program")
    }

    @Test("a link that leads nowhere is said")
    func brokenLink() throws {
        let stage = try PluginStage()
        let path = "\(stage.plugins)/emptystates-render-case"
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/no/such/file")
        #expect(try fault(stage.host().search, "case").kind == .notAFile)
    }

    @Test("a text without a first line that names an interpreter is said not to be a program")
    func noInterpreter() throws {
        let stage = try PluginStage()
        let file = try stage.add(script: "echo hello\n")
        let failure = try stage.host().failure()
        #expect(failure.kind == .renderer)
        #expect(failure.message == "\(file.path) is not a program: its first line names no interpreter")
    }

    // MARK: Places

    @Test("folders of the command line come before the variable's, and those before the PATH")
    func order() throws {
        let stage = try PluginStage()
        let folders = ["variable", "path"].map { "\(stage.path)/\($0)" }
        for folder in folders {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        }
        let file = try stage.add(fixture: "P01.sh")
        for folder in folders {
            try FileManager.default.copyItem(
                atPath: file.path, toPath: "\(folder)/emptystates-render-case")
        }
        let search = stage.host(variable: "variable", searchPath: folders[1]).search
        #expect(try search.find("case") == file)
        let listing = search.list()
        #expect(listing.plugins == [file])
        #expect(listing.faults.map(\.kind) == [.shadowed, .shadowed])
        #expect(listing.faults.map(\.path) == folders.map { "\($0)/emptystates-render-case" })
        #expect(listing.faults.allSatisfy { $0.message.hasSuffix("\(file.path) comes first") })
        try FileManager.default.removeItem(atPath: file.path)
        #expect(try search.find("case").path == "\(folders[0])/emptystates-render-case")
    }

    @Test(
        "a folder is said from the root, however it was named",
        arguments: ["plugins", "./plugins/", ".//plugins/."])
    func tidy(name: String) throws {
        let stage = try PluginStage()
        let file = try stage.add(fixture: "P01.sh")
        for isOption in [true, false] {
            let search = PluginSearch(
                directories: isOption ? [name] : [], variable: isOption ? nil : name, searchPath: nil,
                workingDirectory: stage.path, builtIns: [])
            #expect(try search.find("case") == file)
        }
    }

    @Test("a file that is found twice by two names of one folder does not hide itself")
    func sameFolder() throws {
        let stage = try PluginStage()
        try stage.add(fixture: "P01.sh")
        try FileManager.default.createSymbolicLink(
            atPath: "\(stage.path)/again", withDestinationPath: stage.plugins)
        let search = stage.host(variable: "again", searchPath: stage.plugins).search
        #expect(search.list().faults.isEmpty)
        #expect(search.list().plugins.count == 1)
    }

    @Test("nothing is run that merely lies in the working folder")
    func relativePath() throws {
        let stage = try PluginStage()
        try stage.add(fixture: "P01.sh")
        let search = PluginSearch(
            directories: [], variable: nil, searchPath: ":.:plugins", workingDirectory: stage.path,
            builtIns: [])
        #expect(try fault(search, "case").kind == .notFound)
        #expect(search.list().plugins.isEmpty)
    }

    @Test("a folder of the command line that cannot be read is an error, and one of the variable a remark")
    func missingFolder() throws {
        let stage = try PluginStage()
        try stage.add(fixture: "P01.sh")
        let option = PluginSearch(
            directories: ["plugins", "plugin"], variable: nil, searchPath: nil, workingDirectory: stage.path,
            builtIns: [])
        #expect(try fault(option, "case").kind == .missingFolder)
        let variable = PluginSearch(
            directories: ["plugins"], variable: "plugin", searchPath: nil, workingDirectory: stage.path,
            builtIns: [])
        #expect(try variable.find("case").name == "case")
        #expect(variable.list().faults.map(\.kind) == [.missingFolder])
    }

    @Test("names of built-in renderers and names that no renderer can have are reported")
    func names() throws {
        let stage = try PluginStage()
        for name in ["html", "Case", "a_b", "x.sh", "good-1"] { try stage.add(fixture: "P01.sh", as: name) }
        let listing = stage.host(searchPath: "").search.list()
        #expect(listing.plugins.map(\.name) == ["good-1"])
        #expect(
            listing.faults.map { "\($0.name) \($0.kind)" } == [
                "Case invalidName", "a_b invalidName", "html builtInName", "x.sh invalidName",
            ])
    }

    @Test(
        "names are letters, digits and hyphens",
        arguments: [
            ("a", true), ("png-2x", true), ("2", true), ("", false), ("-a", false), ("A", false),
            ("é", false),
            ("a b", false), ("a/b", false), (String(repeating: "a", count: 65), false),
        ])
    func validity(name: String, isValid: Bool) {
        #expect(IDGrammar.accepts(name) == isValid)
    }
}
