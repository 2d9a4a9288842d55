/** Width of A4 on its side between its margins, the widest paper. */
const paperPx = 1032;

/** Time until `done` where a browser never says that the print dialog has closed. */
const longestMs = 120_000;

/** Prints a copy of an element alone, in the empty frame. `done` runs when the dialog has closed. */
export function printCopy(
  frame: HTMLIFrameElement,
  of: HTMLElement,
  { title, css }: { title: string; css: string },
  done: () => void,
): void {
  const page = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!page) return done();
  // A sheet that is adopted needs no permission of the page's policy.
  const sheet = new page.CSSStyleSheet();
  sheet.replaceSync(css);
  page.document.adoptedStyleSheets = [sheet];
  page.document.title = title;
  page.document.documentElement.lang = of.closest<HTMLElement>('[lang]')?.lang || 'zh-CN';
  const paper = page.document.importNode(of, true);
  // Icons have their size from the widget's sheet; without it each is as large as its column.
  for (const icon of paper.querySelectorAll('.t-i')) icon.replaceWith(icon.getAttribute('aria-label') ?? '');
  page.document.body.append(paper);
  // The frame is narrower than any paper: a table is as wide there as it must be, and what is wider than the paper would be cut off.
  const { scrollWidth } = page.document.documentElement;
  if (scrollWidth > paperPx) page.document.body.style.zoom = (paperPx / scrollWidth).toFixed(3);
  let isDone = false;
  const end = () => {
    if (!isDone) done();
    isDone = true;
  };
  page.addEventListener('afterprint', end);
  setTimeout(end, longestMs);
  page.focus();
  page.print();
}
