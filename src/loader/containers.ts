import type { Mounted } from '#runtime/mount.tsx';
import { open } from './load.ts';
import { clear, isSupported, showFailure, showPlaceholder, wanted } from './placeholder.ts';
import { nameOf, own, said } from './settings.ts';

type Props = Record<string, unknown>;
export type Listener = (event: CustomEvent) => void;

/** A mounted widget as the page holds it. */
interface Container {
  element: HTMLElement;
  name: string;
  /** Properties that a script has given it. */
  given(): Props;
  /** Resolves when the widget can be used; rejects when it cannot be had. */
  ready: Promise<void>;
  update(props: Props): void;
  unmount(): void;
  on(type: string, listener: Listener): void;
  /** An attribute of the element has changed. */
  read(): void;
}

const selector = '[data-travel-widget],travel-widget';
/** The containers of the page and their life: found, waited for, mounted, moved, removed. */
export const containers = new Map<HTMLElement, Container>();
let isAuto = false;

/** `login` and `travel:login` name the same event. */
export const eventName = (type: string): string => `travel:${type.replace('travel:', '')}`;
/** Hears a `travel:` event until the end of a life. */
export const listen = (target: EventTarget, type: string, listener: Listener, life: AbortController): void =>
  target.addEventListener(eventName(type), listener as EventListener, life);

const observer = new MutationObserver((changes) => {
  for (const { target, attributeName, addedNodes } of changes) {
    const known = containers.get(target as HTMLElement);
    if (known && attributeName) known.read();
    else if (isAuto) for (const node of attributeName ? [target] : addedNodes) scan(node as HTMLElement);
  }
  // A page may hold an element out for a moment (Turbo's permanent elements): only what stays out is unmounted.
  for (const [element, container] of containers)
    if (!element.isConnected) setTimeout(() => element.isConnected || container.unmount(), 200);
    // A way through another document takes the style sheets away; an update brings them back.
    else if (!element.shadowRoot?.adoptedStyleSheets[0]) container.read();
});
const watch = (page: Node) =>
  observer.observe(page, { childList: true, subtree: true, attributeFilter: ['data-travel-widget', 'name'] });

/** A line of its own for what cannot be had: a wrong address of the files is in the error. */
const lost = (name: string, error: unknown) =>
  console.warn(`[travel-embed] no ${name}: see TravelEmbed.doctor()`, error);

export function mount(element: HTMLElement, name: string, given: Props = {}): Container {
  const known = containers.get(element);
  if (known?.name === name) {
    known.update(given);
    return known;
  }
  known?.unmount();
  const life = new AbortController();
  const { signal } = life;
  let mounted: Mounted | undefined;
  const declared = () => nameOf(element) + said(element, 'app-id') + said(element, 'locale');
  const before = declared();

  async function start() {
    if (!isSupported()) throw new Error(name);
    showPlaceholder(element, name);
    await wanted(element, said(element, 'load'), life);
    const runtime = await open(name, element);
    if (signal.aborted) return;
    mounted = runtime.mountTag(element, name, given, said);
    await mounted.ready;
  }
  const container: Container = {
    element,
    name,
    given: () => given,
    ready: start(),
    update(next) {
      given = next;
      mounted?.update(given);
    },
    unmount() {
      if (signal.aborted) return;
      life.abort();
      mounted?.unmount();
      clear(element);
      containers.delete(element);
    },
    on: (type, listener) => listen(element, type, listener, life),
    read() {
      if (declared() === before) return mounted?.update(given);
      container.unmount();
      scan(element);
    },
  };
  container.ready.catch((error) => {
    if (signal.aborted) return;
    lost(name, error);
    element.dispatchEvent(
      new CustomEvent('travel:error', {
        bubbles: true,
        composed: true,
        detail: { code: 'LOAD_FAILED', message: 'Loading chunk failed' },
      }),
    );
    showFailure(element, said(element, 'locale'), () => {
      container.unmount();
      mount(element, name, given);
    });
  });
  containers.set(element, container);
  observer.observe(element, { attributes: true });
  // Its document, and each shadow root around it, report when it is moved, removed or renamed.
  for (let node: Node | undefined = element; node; node = (node as ShadowRoot).host) watch((node = node.getRootNode()));
  return container;
}

export function scan(root: ParentNode = document): void {
  for (const element of [root, ...(root.querySelectorAll?.(selector) ?? [])] as HTMLElement[]) {
    const name = nameOf(element);
    if (name && !containers.has(element)) mount(element, name);
  }
}

/** A press on an element of the page that opens a widget; the page may take it for itself. */
export function press(event: MouseEvent): void {
  for (const node of event.composedPath() as HTMLElement[]) {
    const name = own(node, 'travel-open');
    if (name && !event.defaultPrevented && !event.ctrlKey) {
      event.preventDefault();
      open(name, node)
        .then((runtime) => runtime.press(node, name, mount, containers))
        .catch((error) => lost(name, error));
    }
  }
}

/** Finds what the page has, and what comes later. */
export function begin(): void {
  document.removeEventListener('DOMContentLoaded', begin);
  isAuto = true;
  scan();
  watch(document);
}

export function destroy(): void {
  isAuto = false;
  observer.disconnect();
  containers.forEach((container) => container.unmount());
}
