/** Types of live-text.js. */

export type InteractionType = "automatic" | "automaticTextOnly" | "textSelection" | "dataDetectors";
/** In CSS pixels from the top left corner of the element. */
export interface Point { x: number; y: number }
/** In shares of the picture's box. */
export interface UnitRect { x: number; y: number; width: number; height: number }
export interface Insets { top: number; left: number; bottom: number; right: number }
/** Corners in pixels of the picture, clockwise from the text's own top left. */
export type Quad = [[number, number], [number, number], [number, number], [number, number]];
/** Offsets into the transcript in UTF-16 units, end exclusive. */
export type TextRange = [start: number, end: number];
export interface Action { title: string; url: string }

/** What LiveText answers about a picture; `analysis.schema.json` has all of it. */
export interface Analysis {
    width: number;
    height: number;
    transcript: string;
    blocks?: { quad: Quad; lines: number[] }[];
    lines: { text: string; quad: Quad; range: TextRange; language?: string | null; words?: { text: string; quad: Quad; range: TextRange; characterEdges?: number[] }[] }[];
    codes?: { symbology: string; payload: string | null; quad: Quad; content?: { type: string; [field: string]: unknown }; actions?: Action[] }[];
    data?: { type: string; text: string; range: TextRange; quads: Quad[]; value?: object; actions?: Action[] }[];
}

export interface LiveTextEventMap {
    shouldbegin: CustomEvent<{ point: Point; type: "textSelection" | "dataDetectors" }>;
    contentsrect: CustomEvent<{ rect: UnitRect | null }>;
    livetextbuttonchange: CustomEvent<{ visible: boolean }>;
    highlightchange: CustomEvent<{ highlighted: boolean }>;
    selectionchange: CustomEvent<null>;
    analysischange: CustomEvent<null>;
    action: CustomEvent<Action & { item: { type: string; text: string } }>;
    error: CustomEvent<{ error: Error }>;
}

/** What `LiveText` and `<live-text>` have in common. */
export interface LiveTextInterface {
    analysis: Analysis | null;
    readonly state: "empty" | "reading" | "failed" | "ready";
    analyze(): Promise<void>;
    analysisUrl: string | null;
    endpoint: string | null;
    apiKey: string | null;
    lookupUrl: string | null;
    translateUrl: string | null;
    directionsUrl: string | null;
    webActions: boolean;
    allowLongPressForDataDetectorsInTextMode: boolean;
    get preferredInteractionTypes(): InteractionType[];
    set preferredInteractionTypes(types: Iterable<InteractionType> | string);
    readonly activeInteractionTypes: InteractionType[];
    selectableItemsHighlighted: boolean;
    isSupplementaryInterfaceHidden: boolean;
    setSupplementaryInterfaceHidden(hidden: boolean, animated: boolean): void;
    readonly liveTextButtonVisible: boolean;
    supplementaryInterfaceContentInsets: Insets;
    supplementaryInterfaceFont: string;
    readonly contentsRect: UnitRect;
    setContentsRectNeedsUpdate(): void;
    readonly text: string;
    readonly selectedText: string;
    readonly selectedHTML: string;
    selectedRanges: TextRange[];
    readonly hasActiveTextSelection: boolean;
    resetTextSelection(): void;
    analysisHasText(point: Point): boolean;
    hasText(point: Point): boolean;
    hasDataDetector(point: Point): boolean;
    hasSupplementaryInterface(point: Point): boolean;
    hasInteractiveItem(point: Point): boolean;
}

export interface LiveText extends LiveTextInterface {}
/** Selectable text over the picture in any element that can have a shadow root, where there are no custom elements. */
export class LiveText {
    constructor(host: HTMLElement);
    /** Begins, once the element is in a document. */
    connect(): void;
    /** Ends, and leaves nothing behind. */
    disconnect(): void;
    /** Takes up what has changed in the element's attributes. */
    attributeChanged(name?: string): void;
}

export interface LiveTextElement extends LiveTextInterface {
    addEventListener<Name extends keyof LiveTextEventMap>(
        type: Name, listener: (event: LiveTextEventMap[Name]) => void, options?: boolean | AddEventListenerOptions): void;
    addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}
/** `<live-text>`. */
export class LiveTextElement extends HTMLElement {
    /** What is said and shown in place of the module's own words. */
    static readonly labels: Record<string, string>;
}

declare global {
    interface HTMLElementTagNameMap { "live-text": LiveTextElement }
}
