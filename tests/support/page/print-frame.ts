import { fireEvent, waitFor } from './mount-widget.tsx';

/**
 * The paper that a widget prints. Frames of the tests' window load nothing and have no window: the frame gets one, and
 * a test says that the print dialog has closed. tests/e2e prints in a browser.
 */
export async function printedPaper(root: HTMLElement) {
  const frame = await waitFor(() => root.querySelector('iframe') ?? Promise.reject(new Error('no frame')));
  const paper = document.implementation.createHTMLDocument('');
  let asked = 0;
  const inside = Object.assign(new EventTarget(), {
    document: paper,
    CSSStyleSheet,
    focus: () => undefined,
    print: () => (asked += 1),
  });
  Object.defineProperty(frame, 'contentWindow', { value: inside });
  fireEvent.load(frame);
  if (asked !== 1) throw new Error(`the print dialog was asked for ${asked} times`);
  return {
    title: paper.title,
    text: paper.body.textContent,
    closeDialog: () => void inside.dispatchEvent(new Event('afterprint')),
  };
}
