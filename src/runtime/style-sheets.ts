const sheets = new Map<string, CSSStyleSheet>();

/** One constructable sheet per text, shared by every root of the page; nothing is added to the document. */
function sheetOf(text: string): CSSStyleSheet {
  let sheet = sheets.get(text);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    // A finger never hovers: browsers would keep the look on the element that was touched last.
    sheet.replaceSync(matchMedia('(hover:none)').matches ? text.replaceAll(':hover', ':active') : text);
    sheets.set(text, sheet);
  }
  return sheet;
}

/** Adds the sheets that the root has not adopted yet, in order. */
export function adoptStyles(root: ShadowRoot, texts: readonly string[]): void {
  const wanted = texts.map(sheetOf);
  const missing = wanted.filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  if (missing.length) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
}

/** Puts exactly these sheets into the root. */
export function replaceStyles(root: ShadowRoot, texts: readonly string[]): void {
  root.adoptedStyleSheets = texts.map(sheetOf);
}
