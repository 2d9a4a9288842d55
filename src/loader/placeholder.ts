/** Height that is reserved until a widget is there, so that nothing on the page moves (px, wide and narrow). */
const heights: Record<string, [number, number]> = {
  'flight-search': [186, 424],
  login: [440, 440],
};

const css = ':host{display:block;container-type:inline-size}.s{border-radius:8px;background:#8881;min-height:var(--w)}@container (max-width:719px){.s{min-height:var(--n)}}';

/** An open root that shows the element's own children, or a quiet block of the widget's height. */
export function showPlaceholder(element: HTMLElement, name: string): void {
  if (element.shadowRoot) return;
  const root = element.attachShadow({ mode: 'open' });
  if (element.childNodes.length && element.textContent?.trim()) {
    root.append(document.createElement('slot'));
    return;
  }
  const [wide, narrow] = heights[name] ?? [560, 640];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const block = document.createElement('div');
  block.className = 's';
  // By container width, so that no layout of the page is forced.
  block.style.setProperty('--w', `${wide}px`);
  block.style.setProperty('--n', `${narrow}px`);
  root.append(block);
}

/** The files could not be had after all tries: says so below the element's own content, with a way to try again. */
export function showFailure(element: HTMLElement, retry: () => void): void {
  const root = element.shadowRoot;
  const block = root?.querySelector('.s') ?? root?.appendChild(document.createElement('div'));
  const button = document.createElement('button');
  button.textContent = 'Loading chunk failed, 重试';
  button.onclick = () => {
    button.remove();
    retry();
  };
  block?.append(button);
}

/** Browsers below the floor (stack.md, Targets) keep the element's own content. */
export const isSupported = (): boolean =>
  'adoptedStyleSheets' in Document.prototype && 'container' in document.documentElement.style && 'hasOwn' in Object && 'HTMLDialogElement' in window;
