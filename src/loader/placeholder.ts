import type { WidgetName } from '#entries/public-widgets.ts';

/**
 * Heights that are reserved until a widget is rendered, so that nothing on the page moves (px): for a container of
 * 960 px or more (560 where it says nothing), the addition below that, and the further addition below 720 px.
 */
export const heights: Record<WidgetName, [wide?: number, middle?: number, narrow?: number]> = {
  'flight-search': [184, 136, 90],
  'hotel-booking': [],
  login: [460],
  'account-centre': [],
  'order-list': [],
  wallet: [],
};

/** Of a widget that is a page of its own. */
export const pageHeight = 560;

/** The same as a padding, which knows the container's width: nothing is measured, and nothing of the page becomes a size container. */
export function reserved(name: string): string {
  const [wide = pageHeight, middle = 0, narrow = 0] = heights[name as WidgetName];
  const below = (width: number, by: number) => ` + clamp(0px, (${width}px - 100%) * 9999, ${by}px)`;
  return `calc(${wide}px${below(959.02, middle)}${below(719.02, narrow)})`;
}

const make = (name: string) => document.createElement(name);

/** An open root that shows the element's own children, else a quiet block, in the widget's height. Throws where no root may be. */
export function showPlaceholder(element: HTMLElement, name: string): void {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  // A float without width makes its block as high as itself, or higher where its content is.
  sheet.replaceSync(
    `:host{display:block}div{display:flow-root;background:${element.textContent.trim() ? '' : '#8881'}}div:before{content:"";float:left;padding-top:${reserved(name)}}`,
  );
  root.adoptedStyleSheets = [sheet];
  const block = make('div');
  block.append(make('slot'));
  root.replaceChildren(block);
}

/** Nothing of ours stays in the element; its own content is what one sees. */
export function clear({ shadowRoot }: HTMLElement): void {
  if (!shadowRoot) return;
  shadowRoot.replaceChildren(make('slot'));
  shadowRoot.adoptedStyleSheets = [];
}

/** After all tries failed: shows a line below the element's own content, with a button to try again. */
export function showFailure({ shadowRoot }: HTMLElement, retry: () => void): void {
  const button = make('button');
  button.textContent = 'Loading chunk failed, 重试';
  button.onclick = retry;
  (shadowRoot?.firstChild as Element | undefined)?.append(button);
}

/**
 * Browsers below the floor (stack.md, Targets) keep the element's own content. A browser with these two features has the rest:
 * the first came last to Safari (16.4), the second to Chromium (105) and Firefox (110).
 */
export const isSupported = (): boolean =>
  'adoptedStyleSheets' in document && 'container' in document.documentElement.style;

/** Waits while the placeholder is shown: resolves for `eager` at once, for `idle`, `click`, or (default) when the element comes within 300 px of the window. */
export const wanted = (element: HTMLElement, mode: string, signal: AbortSignal) =>
  new Promise<unknown>((run) => {
    if (mode === 'eager') run(0);
    else if (mode === 'click') element.addEventListener(mode, run, { once: true, signal });
    else if (mode === 'idle') setTimeout(run, 200);
    else {
      const near = new IntersectionObserver(
        (entries) => entries.some((entry) => entry.isIntersecting) && (near.disconnect(), run(0)),
        { rootMargin: '300px' },
      );
      near.observe(element);
      signal.addEventListener('abort', () => near.disconnect());
    }
  });
