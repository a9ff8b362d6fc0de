import CatalogModel
import Diagnostics
import EmptyDataSet
import SceneModel

extension Player {
    /// Does a whole script, and stops at `quit`; `before` is told each statement before it is done.
    public func run(_ script: ListScript, before: (Statement) -> Void = { _ in }) {
        for statement in script.statements where !hasQuit {
            begin(with: statement)
            before(statement)
            run(statement, file: script.file)
        }
        startUnlessBegun()
    }

    /// Reads a line and does it; `before` is told the statement before it is done.
    public func run(line: String, number: Int, file: String, before: (Statement) -> Void = { _ in }) {
        do throws(Diagnostic) {
            guard let statement = try Statement.read(line, number: number, file: file) else { return }
            begin(with: statement)
            before(statement)
            run(statement, file: file)
        } catch {
            hasFailed = true
            tell(.problem(error))
        }
    }

    /// Starts with the entry's own list, where nothing has been done: also a script without steps shows it.
    public func startUnlessBegun() {
        if !hasBegun { start() }
    }

    /// A script that makes its own list view is spared the one that would go before it.
    private func begin(with statement: Statement) {
        if case .host = statement.step { return }
        startUnlessBegun()
    }

    /// Does one statement; what is wrong is told.
    public func run(_ statement: Statement, file: String) {
        do throws(StepFailure) {
            try perform(statement.step)
        } catch {
            hasFailed = true
            tell(
                .problem(
                    Diagnostic(
                        rule: error.rule, file: file, position: statement.position, message: error.message,
                        remedy: error.remedy, sourceLine: statement.line)))
        }
        drawIfChanged()
    }

    private func perform(_ step: Step) throws(StepFailure) {
        switch step {
        case .host(let host): makeList(host)
        case .state(let name): try show(name)
        case .sections(let counts): try setSections(counts)
        case .listSections: listSections()
        case .insert(let count, let section): try insert(count, in: section)
        case .delete(let count, let section): try delete(count, in: section)
        case .reload: scrollView.reloadData()
        case .rows: listRows()
        case .search(let text): try search(text)
        case .type(let text): try type(text)
        case .shuffle: try shuffle()
        case .size(let size): resize(Canvas(width: size.width, height: size.height))
        case .rotate: resize(turned(request.canvas))
        case .bars(let shown): showBars(shown)
        case .scroll(let enabled): scrollView.isScrollEnabled = enabled
        case .display(let answer): try attached().answers.shouldDisplay = answer
        case .force(let answer): try attached().answers.shouldBeForcedToDisplay = answer
        case .touch(let allowed): try attached().answers.shouldAllowTouch = allowed
        case .source(let change): self.change(change)
        case .tap(let target): tap(target)
        case .open: try open()
        case .wait(let duration): pass(duration)
        case .show: draw(drawn())
        case .snapshot(let name): snapshots[name] = snapshot
        case .expect(let expectation): try check(expectation)
        case .trace(let on): isTracing = on
        case .help(let word): tell(.answer(try help(word)))
        case .quit: hasQuit = true
        }
    }

    // MARK: Rows

    private func insert(_ count: Int, in section: Int) throws(StepFailure) {
        try refuseRowsOfFile()
        let there = scrollView.itemsCount
        guard there + count <= 1_000_000 else { throw StepFailure("a list has at most a million rows") }
        scrollView.insertRows(count, inSection: section)
    }

    private func setSections(_ counts: [Int]) throws(StepFailure) {
        try refuseRowsOfFile()
        scrollView.sections = counts
    }

    private func listSections() {
        let counts = scrollView.sections.map(String.init).joined(separator: ",")
        tell(.answer(counts.isEmpty ? "no sections" : "sections \(counts)"))
    }

    private func listRows() {
        let names = rowNames(limit: .max)
        tell(.answer(names.isEmpty ? "no rows" : names.joined(separator: "\n")))
    }

    private func type(_ text: String) throws(StepFailure) {
        for letter in text {
            try search(query + String(letter))
            drawIfChanged()
        }
    }

    private func delete(_ count: Int, in section: Int) throws(StepFailure) {
        try refuseRowsOfFile()
        let there = scrollView.sections.indices.contains(section) ? scrollView.sections[section] : 0
        guard count <= there else {
            throw StepFailure("section \(section) has \(Self.counted(there, "row"))")
        }
        scrollView.deleteRows(count, inSection: section)
    }

    private func refuseRowsOfFile() throws(StepFailure) {
        guard played.rows != nil else { return }
        throw StepFailure(
            "the rows of \(played.entry.id) come from its file", remedy: "search, and others are left")
    }

    /// Searches: the list shows what is found, or the state for a search that found nothing.
    func search(_ text: String) throws(StepFailure) {
        guard played.isSearchable else {
            throw StepFailure(
                "\(played.entry.id) has neither rows to search nor the states search and noResults")
        }
        query = text
        matches = played.rows?.matching(text) ?? []
        guard let dataSet else { return }
        dataSet.query = text
        let wanted: StateName = text.isEmpty && played.rows == nil ? .search : .noResults
        if played.entry.states[wanted] != nil, dataSet.state != wanted { dataSet.state = wanted }
        settle()
        scrollView.reloadData()
    }

    /// The rows that a state has where they come from a file: those found, and none while they are not there.
    func settle() {
        guard played.rows != nil else { return }
        let isThere = dataSet.map { $0.state == .noResults || $0.state == .search } ?? true
        scrollView.sections = [isThere ? matches.count : 0]
    }

    // MARK: States

    private func show(_ name: String) throws(StepFailure) {
        guard let dataSet else { throw StepFailure.released }
        guard let state = StateName(rawValue: name), played.entry.states[state] != nil else {
            let known = played.entry.stateNames.map(\.rawValue)
            let nearest = NearestName.of(name, among: known).map { "did you mean \($0)? " } ?? ""
            throw StepFailure(
                "\(played.entry.id) has no state '\(name.prefix(64))'",
                remedy: "\(nearest)it has \(known.joined(separator: ", "))")
        }
        dataSet.state = state
        settle()
        scrollView.reloadData()
    }

    private func tap(_ target: Step.Target) {
        guard scrollView.isEmptyDataSetVisible else {
            return tell(.answer("nothing shows that could be tapped"))
        }
        let before = taps.count
        switch target {
        case .view: scrollView.tapEmptyDataSetView()
        case .button: scrollView.tapEmptyDataSetButton()
        }
        if taps.count == before { tell(.answer("touches are not allowed")) }
        settle()
        if played.rows != nil { scrollView.reloadData() }
    }

    private func open() throws(StepFailure) {
        guard let address else { throw StepFailure("no tap has shown an address") }
        tell(.opens(address))
    }

    private func shuffle() throws(StepFailure) {
        let others = settings.repertoire.ids().sorted().filter { $0 != played.entry.id }
        guard let id = others.randomElement(using: &generator), let next = settings.repertoire.load(id) else {
            throw StepFailure("there is no other entry to go to")
        }
        played = next
        tell(.answer("plays \(next.entry.id)"))
        start()
    }
}

/// Why a step could not be done, or an expectation does not hold.
struct StepFailure: Error, Hashable {
    let rule: String
    let message: String
    let remedy: String?

    init(_ message: String, remedy: String? = nil, rule: String = "step") {
        self.message = message
        self.remedy = remedy
        self.rule = rule
    }

    /// Nobody holds the source any more.
    static let released = StepFailure("the source was released", remedy: "make a new one with 'source set'")
}
