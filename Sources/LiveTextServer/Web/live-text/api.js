/** The parts of `LiveText`, and what each of them shows to everybody. */
export const PARTS = [
    [(whole) => whole._picture, ["analysis", "analyze", "state"]],
    [(whole) => whole._modes, ["preferredInteractionTypes", "activeInteractionTypes", "selectableItemsHighlighted", "isSupplementaryInterfaceHidden", "setSupplementaryInterfaceHidden"]],
    [(whole) => whole._selected, ["text", "selectedText", "selectedHTML", "selectedRanges", "hasActiveTextSelection", "resetTextSelection"]],
    [(whole) => whole._layout, ["contentsRect", "setContentsRectNeedsUpdate", "analysisHasText", "hasText", "hasDataDetector", "hasSupplementaryInterface", "hasInteractiveItem"]],
    [(whole) => whole._supplement, ["liveTextButtonVisible", "supplementaryInterfaceContentInsets", "supplementaryInterfaceFont"]],
];
