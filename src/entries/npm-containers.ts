import { clear, isSupported, showFailure, showPlaceholder, wanted } from '#loader/placeholder.ts';
import type { Mounted, Props } from '#runtime/mount.tsx';
import type { Opened } from './script.ts';
import { TravelError } from './travel-error.ts';

/** A mounted widget, from the moment it was asked for. */
export interface Container {
  element: HTMLElement;
  name: string;
  /** Resolves when the widget can be used; rejects when it cannot be had. */
  ready: Promise<void>;
  update(props: Props): void;
  /** Puts back what a move through another document has taken away. */
  refresh(): void;
  unmount(): void;
}

export interface ContainersOptions {
  /** The page state of the container's app id; the widget's code is loaded at the same time. */
  open(element: HTMLElement, name: string): Promise<Opened>;
  /** A setting of the element (`data-router` …), else of the page. */
  said(element: HTMLElement, name: 'router' | 'base' | 'load' | 'locale'): string;
}

/**
 * The containers of an application and their life, as the script tag's (src/loader/containers.ts) but without
 * looking for any: nothing is watched before the first mount, and nothing after the last unmount.
 */
export function createContainers({ open, said }: ContainersOptions) {
  const all = new Map<HTMLElement, Container>();
  let observer: MutationObserver | undefined;

  /** An application may hold an element out for a moment: only what stays out is unmounted. */
  function watch(element: HTMLElement) {
    observer ??= new MutationObserver(() => {
      for (const container of Array.from(all.values()))
        if (!container.element.isConnected) setTimeout(() => container.element.isConnected || container.unmount(), 200);
        else if (!container.element.shadowRoot?.adoptedStyleSheets.length) container.refresh();
    });
    for (let node: Node | undefined = element; node; node = (node as ShadowRoot).host)
      observer.observe((node = node.getRootNode()), { childList: true, subtree: true });
  }

  function mount(element: HTMLElement, name: string, given: Props): Container {
    const known = all.get(element);
    if (known?.name === name) {
      known.update(given);
      return known;
    }
    known?.unmount();
    const life = new AbortController();
    const { signal } = life;
    let props = given;
    let mounted: Mounted | undefined;

    async function start() {
      if (!isSupported())
        throw new TravelError('OLD_BROWSER', 'this browser is older than those that the widgets support.');
      showPlaceholder(element, name);
      await wanted(element, said(element, 'load'), life);
      if (signal.aborted) return;
      const runtime = await open(element, name);
      if (signal.aborted) return;
      mounted = runtime.mountTag(element, name, props, said);
      await mounted.ready;
    }
    const container: Container = {
      element,
      name,
      ready: start(),
      update(next) {
        props = next;
        mounted?.update(next);
      },
      refresh: () => mounted?.update(props),
      unmount() {
        if (signal.aborted) return;
        life.abort();
        mounted?.unmount();
        clear(element);
        all.delete(element);
        if (!all.size) observer?.disconnect();
      },
    };
    container.ready.catch((error: unknown) => {
      if (signal.aborted) return;
      const { code, message } =
        error instanceof TravelError ? error : { code: 'LOAD_FAILED', message: 'Loading chunk failed' };
      element.dispatchEvent(
        new CustomEvent('travel:error', { bubbles: true, composed: true, detail: { code, message } }),
      );
      if (code === 'LOAD_FAILED')
        showFailure(element, said(element, 'locale'), () => {
          container.unmount();
          mount(element, name, props);
        });
    });
    all.set(element, container);
    watch(element);
    return container;
  }

  return {
    mount,
    unmountAll() {
      for (const container of Array.from(all.values())) container.unmount();
    },
  };
}
