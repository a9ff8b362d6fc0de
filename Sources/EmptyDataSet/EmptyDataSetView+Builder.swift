public import SceneModel

extension ScrollView {
    /// Sets the empty data set up without a source: the closure fills the view at every reload.
    ///
    ///     scrollView.emptyDataSetView { view in
    ///         view.titleLabelString(StyledText("No Messages"))
    ///             .didTapDataButton { … }
    ///     }
    ///
    /// nil takes the builder away. As with `emptyDataSetSource`, nothing shows before the next reload.
    public func emptyDataSetView(_ closure: ((EmptyDataSetView) -> Void)?) {
        // A view that lost its source must not come back unasked.
        if !life.hasProvider { removeEmptyDataSet() }
        life.configure = closure
        if !life.hasProvider { removeEmptyDataSet() }
    }
}

/// The builder: every call EmptyDataSet-Swift documents, under its own name.
///
/// A call with nil takes away what the source gives.
extension EmptyDataSetView {
    /// The title.
    @discardableResult
    public func titleLabelString(_ text: StyledText?) -> Self { set { $0.title = .set(text) } }

    /// The description.
    @discardableResult
    public func detailLabelString(_ text: StyledText?) -> Self { set { $0.detail = .set(text) } }

    /// The image.
    @discardableResult
    public func image(_ image: ImageAsset?) -> Self { set { $0.image = .set(image) } }

    /// The image's tint.
    @discardableResult
    public func imageTintColor(_ color: Color?) -> Self { set { $0.imageTint = .set(color) } }

    /// The image's animation.
    @discardableResult
    public func imageAnimation(_ animation: ImageAnimation?) -> Self {
        set { $0.imageAnimation = .set(animation) }
    }

    /// The button's words in a control state.
    @discardableResult
    public func buttonTitle(_ title: StyledText?, for state: ControlState) -> Self {
        set { $0.buttonTitle[state] = .set(title) }
    }

    /// The button's picture in a control state.
    @discardableResult
    public func buttonImage(_ image: ImageAsset?, for state: ControlState) -> Self {
        set { $0.buttonImage[state] = .set(image) }
    }

    /// What is stretched behind the button's words in a control state.
    @discardableResult
    public func buttonBackgroundImage(_ image: ImageAsset?, for state: ControlState) -> Self {
        set { $0.buttonBackground[state] = .set(image) }
    }

    /// The background.
    @discardableResult
    public func dataSetBackgroundColor(_ color: Color?) -> Self { set { $0.backgroundColor = .set(color) } }

    /// A view in place of image, title, description and button; offset and background still apply.
    @discardableResult
    public func customView(_ view: CustomView?) -> Self { set { $0.customView = .set(view) } }

    /// Points by which the content is moved from the middle; negative is up.
    @discardableResult
    public func verticalOffset(_ offset: Double) -> Self { set { $0.verticalOffset = offset } }

    /// Points between elements.
    @discardableResult
    public func verticalSpace(_ space: Double) -> Self { set { $0.verticalSpace = space } }

    /// Whether it fades in.
    @discardableResult
    public func shouldFadeIn(_ answer: Bool) -> Self { set { $0.shouldFadeIn = answer } }

    /// Whether it shows although there are items.
    @discardableResult
    public func shouldBeForcedToDisplay(_ answer: Bool) -> Self {
        set { $0.shouldBeForcedToDisplay = answer }
    }

    /// Whether it shows when there are no items.
    @discardableResult
    public func shouldDisplay(_ answer: Bool) -> Self { set { $0.shouldDisplay = answer } }

    /// Whether it shows when there are no items: the call's form in the first release of EmptyDataSet-Swift.
    ///
    /// The list view is known, so that the one given is not needed.
    @discardableResult
    public func shouldDisplay(_ answer: Bool, view: ScrollView) -> Self { shouldDisplay(answer) }

    /// Whether it reacts to touches.
    @discardableResult
    public func isTouchAllowed(_ answer: Bool) -> Self { set { $0.isTouchAllowed = answer } }

    /// Whether the list can be scrolled while it shows.
    @discardableResult
    public func isScrollAllowed(_ answer: Bool) -> Self { set { $0.isScrollAllowed = answer } }

    /// Whether the image is animated.
    @discardableResult
    public func isImageViewAnimateAllowed(_ answer: Bool) -> Self {
        set { $0.isImageViewAnimateAllowed = answer }
    }

    /// What a tap on the button does, in place of the delegate's callback.
    @discardableResult
    public func didTapDataButton(_ handler: (() -> Void)?) -> Self { set { $0.didTapDataButton = handler } }

    /// What a tap beside the button does, in place of the delegate's callback.
    @discardableResult
    public func didTapContentView(_ handler: (() -> Void)?) -> Self { set { $0.didTapContentView = handler } }

    /// Called before it appears, after the delegate.
    @discardableResult
    public func willAppear(_ handler: (() -> Void)?) -> Self { set { $0.willAppear = handler } }

    /// Called when it has appeared, after the delegate.
    @discardableResult
    public func didAppear(_ handler: (() -> Void)?) -> Self { set { $0.didAppear = handler } }

    /// Called before it disappears, after the delegate.
    @discardableResult
    public func willDisappear(_ handler: (() -> Void)?) -> Self { set { $0.willDisappear = handler } }

    /// Called when it has disappeared, after the delegate.
    @discardableResult
    public func didDisappear(_ handler: (() -> Void)?) -> Self { set { $0.didDisappear = handler } }

    private func set(_ change: (inout ShownContent) -> Void) -> Self {
        change(&content)
        return self
    }
}
