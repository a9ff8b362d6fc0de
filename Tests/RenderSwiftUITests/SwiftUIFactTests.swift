import Foundation
import RenderSwiftUI
import Rendering
import SceneModel
import SwiftChecking
import Testing

@Suite("What SwiftUI sources say of a scene")
struct SwiftUIFactTests {
    @Test("Airbnb's source, as a whole")
    func airbnb() throws {
        let sample = try #require(try ShippedScenes.named("airbnb"))
        #expect(
            sample.text == #"""
                // Airbnb, state “empty”, for SwiftUI: iOS 16, Xcode 15 or later.
                //
                // Colours are those of the light appearance.
                // Margins are those of a screen 375 points wide.
                // Texts are quoted from the app, in “en”; put your own in the string catalog.
                // Font sizes are fixed; @ScaledMetric makes them follow the user's text size.
                //
                // Images to add to the asset catalog:
                // - airbnb/placeholder.svg as airbnb-placeholder

                import SwiftUI

                /// What Airbnb shows over a list in the state “empty”.
                ///
                ///     List(items) { ... }
                ///         .overlay { if items.isEmpty { AirbnbEmptyState() } }
                struct AirbnbEmptyState: View {
                    /// In the catalogue it shows “airbnb.loading” for 3 s, then “airbnb”.
                    var onTapView: () -> Void = {}
                    /// In the catalogue it shows “airbnb.loading” for 3 s, then “airbnb”.
                    var onTapButton: () -> Void = {}

                    var body: some View {
                        VStack(spacing: 24) {
                            Image("airbnb-placeholder", label: Text(verbatim: "A speech bubble in a ring"))
                            Text(verbatim: "No Messages")
                                .font(.custom("HelveticaNeue-Light", fixedSize: 22))
                                .foregroundStyle(Color(white: 0xC9 / 255))
                                .accessibilityAddTraits(.isHeader)
                            Text(verbatim: "When you have messages, you’ll see them here.")
                                .font(.system(size: 13))
                                .foregroundStyle(Color(white: 0xCF / 255))
                                .lineSpacing(4)
                            Button {
                                onTapButton()
                            } label: {
                                Text(verbatim: "Start Browsing")
                                    .font(.system(size: 16, weight: .bold))
                            }
                            .buttonStyle(MainButtonStyle())
                        }
                        .multilineTextAlignment(.center)
                        .padding(.horizontal, 23)
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .background(.white)
                        .onTapGesture { onTapView() }
                    }
                }

                private struct MainButtonStyle: ButtonStyle {
                    func makeBody(configuration: Configuration) -> some View {
                        configuration.label
                            .foregroundStyle(
                                configuration.isPressed
                                    ? Color(red: 0x6B / 255, green: 0xCE / 255, blue: 1)
                                    : Color(red: 0x05 / 255, green: 0xAD / 255, blue: 1)
                            )
                            .padding(.vertical, 6)
                            .contentShape(.rect)
                    }
                }

                #Preview {
                    AirbnbEmptyState()
                }

                """#)
    }

    private func text(_ name: String) throws -> String {
        try #require(try ShippedScenes.named(name) ?? SampleScenes.all.first { $0.scene.name == name }).text
    }

    @Test(
        "Fonts, colours, measures, offsets and behaviour are those of the scene",
        arguments: [
            ("kickstarter", ".kerning(-0.1)"), ("kickstarter", ".padding(.horizontal, 20)"),
            ("kickstarter", ".frame(maxWidth: .infinity, minHeight: 44)"),
            (
                "kickstarter",
                "private let textColor = Color(red: 0x82 / 255, green: 0x85 / 255, blue: 0x87 / 255)"
            ),
            ("foursquare", ".padding(.horizontal, -10)"),
            (
                "foursquare",
                ".resizable(capInsets: EdgeInsets(top: 17, leading: 25, bottom: 17, trailing: 25))"
            ),
            ("icloud", ".frame(maxWidth: .infinity, minHeight: 67)"), ("icloud", ".padding(.vertical, 19)"),
            ("twitter", ".offset(y: -267)"), ("twitter", "VStack(spacing: 0) {"),
            ("facebook", ".shadow(color: .white, radius: 0, y: 1)"),
            ("Bars", #".navigationTitle(Text(verbatim: "The Bars"))"#), ("Bars", ".tint(.white)"),
            ("Bars", ".toolbarColorScheme(.dark, for: .navigationBar)"),
            ("Bars logo", #"Image("l-l", label: Text(verbatim: "The mark"))"#),
            ("Bars color", ".font(.headline)"),
            ("airbnb", #".custom("HelveticaNeue-Light", fixedSize: 22)"#),
            ("remote", ".font(.custom(\"HelveticaNeue-Medium\", fixedSize: 11.75))"),
            ("airbnb.loading", ".rotationEffect(.degrees(isAnimated ? 360 : 0))"),
            ("airbnb.loading", "@Environment(\\.accessibilityReduceMotion) private var reduceMotion"),
            ("countries", "ProgressView()"), ("countries", #".environment(\.colorScheme, .light)"#),
            ("Spinner on black", #".environment(\.colorScheme, .dark)"#),
            ("Spinner on its own", #".environment(\.colorScheme, .dark)"#),
            ("Custom spinner", ".controlSize(.large)"), ("Large spinner", ".controlSize(.large)"),
            ("Other spinner", ".frame(width: 24, height: 24)"),
            ("Bars", ".background(.white)"), ("Title on clear", ".background(.black)"),
            ("Title on clear", "// Colours are those of the dark appearance.\n"),
            ("Title on clear", "// Texts are quoted from the app; put your own"),
            (
                "Lower bars",
                "// Offset and margins are those of a screen of 375 × 667 points with bars of 64.\n"
            ),
            ("twitter", "// Offset and margins are those of a screen of 375 × 667 points without bars.\n"),
            ("zesty", ".offset(y: -155)"), ("pinterest", ".frame(height: 133)"),
            ("stateful-collections", ".renderingMode(.template)"),
            ("stateful-collections", ".scrollDisabled(items.isEmpty)"),
            ("Moving pulse", ".easeInOut(duration: 0.75).repeatForever()"),
            ("Larger", ".resizable()"), ("Larger", ".frame(width: 80, height: 80)"),
            ("Wider", ".scaledToFit()"),
            ("Text right rtl", ".multilineTextAlignment(.leading)"),
            ("Text left rtl", ".frame(maxWidth: .infinity, alignment: .trailing)"),
            ("Text center rtl", #".environment(\.layoutDirection, .rightToLeft)"#),
            ("Text center ltr", #".environment(\.layoutDirection, .leftToRight)"#),
            ("Button Odd", "EdgeInsets(top: 1, leading: -2, bottom: 3, trailing: 4)"),
            ("Buttons Odd", "EdgeInsets(top: 1, leading: 4, bottom: 3, trailing: -2)"),
            ("Button Plain", ".buttonStyle(.plain)"), ("Buttons Plain", "onTapSecondaryButton()"),
            ("Untouchable", ".allowsHitTesting(false)"), ("Untouchable", ".transition(.identity)"),
            ("Scrolling", ".preferredColorScheme(.dark)"),
            ("Scaled background", "// - p/a.svg as p-a, in 40 × 40 points\n"),
            ("Custom view sized", ".frame(width: 200, height: 100.5)"),
            ("Shared shadow", ".shadow(color: .white, radius: 2, y: 1)"),
        ])
    func facts(name: String, code: String) throws {
        let text = try text(name)
        #expect(text.contains(code), "\(text)")
    }

    @Test(
        "What does not differ from SwiftUI's defaults is not written",
        arguments: [
            ("Bars moving logo", "isAnimated"),
            ("airbnb", ".offset"), ("airbnb", ".environment"), ("airbnb", ".kerning"), ("airbnb", ".shadow"),
            ("airbnb", ".resizable"), ("airbnb", "weight: .regular"), ("airbnb", "scrollDisabled"),
            ("airbnb", "@State"), ("airbnb", ".transition"), ("Text auto", ".environment"),
            ("Nothing", ".background"), ("Custom spinner", ".background"), ("Nothing", "points"),
            ("Custom spinner", "Colours"), ("Custom spinner", "Texts"), ("Custom spinner", "colorScheme"),
            ("Small spinner", ".controlSize"), ("Small spinner", ".frame(width"),
            ("Small named spinner", ".frame(width"), ("Large spinner", ".frame(width"),
            ("airbnb", "Its background"),
            ("Title only", "onTap"), ("Untouchable", ".onTapGesture"), ("Still", "@State"),
        ])
    func defaults(name: String, code: String) throws {
        let text =
            try ShippedScenes.named(name)?.text ?? self.text(name == "Text auto" ? "Text center auto" : name)
        #expect(!text.contains(code), "\(text)")
    }

    @Test(
        "States of an entry with the same measures are laid out alike, so that nothing jumps between them")
    func layouts() throws {
        let samples = try ShippedScenes.all().filter { $0.scene.elements.count > 1 }
        let states = Dictionary(grouping: samples) { sample in
            [sample.scene.app.id, "\(sample.scene.spacing)", "\(sample.scene.verticalOffset)"]
        }
        for (key, states) in states {
            let layouts = Set(
                states.map { sample in
                    sample.text.split(separator: "\n").filter {
                        $0.contains("ContentUnavailableView") || $0.hasPrefix("        VStack(")
                            || $0.hasPrefix("        .padding(") || $0.hasPrefix("        .offset(")
                    }
                })
            #expect(layouts.count == 1, "\(key)")
        }
    }

    @Test("Where the entry leaves the background to the screen, the view has that of the screen, and says so")
    func backgrounds() throws {
        let reason = "/// Its background is the screen's own colour, which its other colours are made for.\n"
        for sample in try ShippedScenes.all() + ShippedScenes.others() {
            let (text, scene) = (sample.text, sample.scene)
            #expect(text.contains("        .background("), "\(scene.name)")
            #expect(text.contains(reason) == (scene.backgroundColor == nil), "\(scene.name)")
        }
    }

    @Test("No text grows beside others that stay")
    func fixedSizes() throws {
        for sample in try ShippedScenes.all() + SampleScenes.all {
            for call in sample.text.components(separatedBy: ".custom(").dropFirst() {
                #expect(call.prefix { $0 != "\n" }.contains("fixedSize: "), "\(sample.scene.name)")
            }
        }
    }

    @Test("A feature that the renderer has leaves nothing out, one that it lacks is said to be left out")
    func features() throws {
        let lacking = Set(Scene.Feature.allCases).subtracting(SwiftUIRenderer().info.features ?? [])
        #expect(lacking == [.deviceFrame])
        for sample in try ShippedScenes.all() + SampleScenes.all {
            let missing = SwiftUIRenderer().info.missingFeatures(for: sample.scene)
            #expect(sample.text.contains("// Left out") == !missing.isEmpty, "\(sample.scene.name)")
        }
        #expect(try text("Bars").contains("// Left out:\n// - the device's body\n"))
    }

    @Test("What SwiftUI shows otherwise is noted, with the scene's name")
    func notes() throws {
        func notes(_ name: String) throws -> [String] {
            let sample = try #require(SampleScenes.all.first { $0.scene.name == name })
            let output = try SwiftUIRenderer().render(
                RenderRequest(scenes: [sample.scene], assets: sample.assets))
            #expect(output.files.map(\.path) == ["\(name).swift"])
            #expect(output.files.map(\.bytes) == [sample.source])
            #expect(output.notes.allSatisfy { $0.scene == name && $0.severity == .warning })
            return output.notes.map(\.message)
        }
        #expect(try notes("Text justified auto").count == 2)
        #expect(try notes("Runs").first?.contains("no shadow for a part of a text") == true)
        #expect(try notes("Shared shadow").isEmpty)
    }
}
