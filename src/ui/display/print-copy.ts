/** Time until the frame goes where a browser never says that the print dialog has closed. */
const keptMs = 120_000;

/**
 * Prints a copy of an element alone. The copy is in an empty frame beside the element: the partner's page, its style
 * sheets and its own print rules have no part in it, and its policies allow the adopted sheet. `done` runs when the dialog has closed.
 */
export function printCopy(of: HTMLElement, { title, css }: { title: string; css: string }, done: () => void): void {
  const frame = of.ownerDocument.createElement('iframe');
  frame.className = 't-vh';
  frame.tabIndex = -1;
  frame.title = title;
  let isDone = false;
  const end = () => {
    if (isDone) return;
    isDone = true;
    frame.remove();
    done();
  };
  frame.addEventListener(
    'load',
    () => {
      const page = frame.contentWindow as (Window & typeof globalThis) | null;
      if (!page) return end();
      const sheet = new page.CSSStyleSheet();
      sheet.replaceSync(css);
      page.document.adoptedStyleSheets = [sheet];
      page.document.title = title;
      page.document.documentElement.lang = 'zh-CN';
      page.document.body.append(page.document.importNode(of, true));
      page.addEventListener('afterprint', end);
      setTimeout(end, keptMs);
      page.focus();
      page.print();
    },
    { once: true },
  );
  of.after(frame);
}
