type Sheets = Map<string, CSSStyleSheet>;
/** A sheet belongs to the document that it was made in: another one (a popup) refuses it. */
const ofDocument = new WeakMap<Document, Sheets>();
/** Texts of each root, in order: a way through another document takes its sheets away. */
const textsOf = new WeakMap<ShadowRoot, readonly string[]>();

/** One constructable sheet per text, shared by every root of the page; nothing is added to the document. */
function sheetOf(text: string, page: Document): CSSStyleSheet {
  const sheets = ofDocument.get(page) ?? new Map<string, CSSStyleSheet>();
  ofDocument.set(page, sheets);
  let sheet = sheets.get(text);
  if (!sheet) {
    sheet = new (page.defaultView as unknown as typeof globalThis).CSSStyleSheet();
    // A finger never hovers: browsers would keep the look on the element that was touched last.
    sheet.replaceSync(matchMedia('(hover:none)').matches ? text.replaceAll(':hover', ':active') : text);
    sheets.set(text, sheet);
  }
  return sheet;
}

/** Adds the sheets that the root has not adopted yet, in order; those of controls behind tokens and base. */
export function adoptStyles(root: ShadowRoot, texts: readonly string[], isOfControls?: boolean): void {
  const before = textsOf.get(root) ?? [];
  const missing = texts.filter((text) => !before.includes(text));
  const at = isOfControls ? 2 : before.length;
  if (missing[0]) replaceStyles(root, [...before.slice(0, at), ...new Set(missing), ...before.slice(at)]);
}

/** Another sheet in the place of one that the root has adopted. */
export const swapStyle = (root: ShadowRoot, before: string, after: string): void =>
  replaceStyles(
    root,
    (textsOf.get(root) ?? []).map((text) => (text === before ? after : text)),
  );

/** Puts exactly these sheets into the root; one that passes through a document without a window gets them after it. */
export function replaceStyles(root: ShadowRoot, texts: readonly string[]): void {
  textsOf.set(root, texts);
  const page = root.ownerDocument;
  if (page.defaultView) root.adoptedStyleSheets = texts.map((text) => sheetOf(text, page));
}

/** After a move: the sheets of a root that another document has taken away. */
export function restoreStyles(root: ShadowRoot): void {
  const texts = textsOf.get(root);
  if (texts && !root.adoptedStyleSheets[0]) replaceStyles(root, texts);
}
