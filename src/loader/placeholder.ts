/** Height that is reserved until a widget is there, so that nothing on the page moves (px, wide and narrow). */
const heights: Record<string, [number, number]> = {
  'flight-search': [179, 356],
  login: [468, 468],
  'order-list': [640, 720],
  wallet: [560, 640],
  'account-centre': [720, 720],
  'hotel-booking': [179, 356],
  'train-booking': [179, 356],
};

const css = ':host{display:block}.s{min-height:inherit;border-radius:8px;background:#8883;opacity:.35}';

/** An open root that shows the element's own children, or a quiet block of the widget's height. */
export function showPlaceholder(element: HTMLElement, name: string): void {
  if (element.shadowRoot) return;
  const root = element.attachShadow({ mode: 'open' });
  if (element.childNodes.length && element.textContent?.trim()) {
    root.append(document.createElement('slot'));
    return;
  }
  const [wide, narrow] = heights[name] ?? [320, 480];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const block = document.createElement('div');
  block.className = 's';
  block.style.minHeight = `${element.clientWidth && element.clientWidth < 720 ? narrow : wide}px`;
  root.append(block);
}

/** Browsers below the floor (stack.md, Targets) keep the element's own content. */
export const isSupported = (): boolean =>
  'adoptedStyleSheets' in Document.prototype && 'container' in document.documentElement.style && typeof Object.hasOwn === 'function' && typeof HTMLDialogElement === 'function';
