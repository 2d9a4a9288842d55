import type { WidgetName } from '#routes/public-widgets.ts';

/** Of the rows of public widgets (scripts/build/row-values.ts). */
declare const __HEIGHTS__: Record<WidgetName, readonly [wide?: number, middle?: number, narrow?: number]>;

/** Heights that are reserved until a widget is rendered, so that nothing on the page moves, px. */
export const heights = __HEIGHTS__;

/** Of a widget that is a page of its own. */
export const pageHeight = 560;

/** The same as a padding, which knows the container's width: nothing is measured, and nothing of the page becomes a size container. */
export function reserved(name: string): string {
  const [wide = pageHeight, middle = 0, narrow = 0] = heights[name as WidgetName];
  const below = (width: number, by: number) => ` + clamp(0px,(${width}px - 100%)*9999,${by}px)`;
  return `calc(${wide}px${below(959.02, middle)}${below(719.02, narrow)})`;
}

const make = (name: string) => document.createElement(name);

/** Ours, not those of the page. */
const roots = new WeakMap<HTMLElement, ShadowRoot>();

/**
 * An open root that shows the element's own children, else a quiet block, in the widget's height. Throws for an
 * unknown name, where no root may be, and where the page has one of its own.
 */
export function showPlaceholder(element: HTMLElement, name: string): void {
  const height = reserved(name);
  const root = roots.get(element) ?? ((!element.shadowRoot && element.attachShadow({ mode: 'open' })) as ShadowRoot);
  const isEmpty = !element.textContent.trim();
  // Themes hide elements without content; a space is some.
  if (isEmpty && getComputedStyle(element).display === 'none') element.append(' ');
  const sheet = new CSSStyleSheet();
  // A float without width makes its block as high as itself, or higher where its content is.
  sheet.replaceSync(
    `:host{display:block}div{display:flow-root;background:${isEmpty && '#8881'}}div:before{content:"";float:left;padding-top:${height}}`,
  );
  root.adoptedStyleSheets = [sheet];
  roots.set(element, root);
  const block = make('div');
  block.append(make('slot'));
  root.replaceChildren(block);
}

/** Nothing of ours is seen in the element any more, only its own content. */
export function clear(element: HTMLElement): void {
  const root = roots.get(element);
  if (!root) return;
  root.replaceChildren(make('slot'));
  root.adoptedStyleSheets = [];
}

/** After all tries failed: shows a line below the element's own content, with a button to try again. */
export function showFailure(element: HTMLElement, locale: string, retry: () => void): void {
  roots
    .get(element)
    ?.querySelector('div')
    ?.append(
      Object.assign(make('button'), {
        textContent: locale[0] === 'e' ? 'Loading failed, retry' : '加载失败，重试',
        onclick: retry,
      }),
    );
}

/**
 * Browsers below the floor keep the element's own content. A browser with these two features has the rest:
 * the first came last to Safari (16.4), the second to Chromium (105) and Firefox (110).
 */
export const isSupported = (): boolean =>
  'adoptedStyleSheets' in document && 'container' in document.documentElement.style;

/** Waits while the placeholder is shown: resolves for `eager` at once, for `idle`, `click`, or (default) when the element comes within 300 px of the window. */
export const wanted = (element: HTMLElement, mode: string, life: AbortController) =>
  new Promise<unknown>((run) => {
    if (mode === 'eager') run(0);
    else if (mode === 'click') element.addEventListener(mode, run, life);
    else if (mode === 'idle') setTimeout(run, 200);
    else {
      const near = new IntersectionObserver((entries) => entries.pop()?.isIntersecting && run(near.disconnect()), {
        rootMargin: '300px',
      });
      near.observe(element);
      life.signal.onabort = () => near.disconnect();
    }
  });
