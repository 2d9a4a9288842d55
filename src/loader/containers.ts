import type { Mounted } from '#runtime/mount.tsx';
import type { Opened } from '#entries/script.ts';
import { isSupported, showFailure, showPlaceholder } from './placeholder.ts';
import { attribute, mountOptionsOf, nameOf, propsOf } from './settings.ts';

export interface Container {
  element: HTMLElement;
  name: string;
  props: Record<string, unknown>;
  ready: Promise<void>;
  update(props: Record<string, unknown>): void;
  unmount(): void;
}

export const selector = '[data-travel-widget],travel-widget';

export interface ContainersOptions {
  script: HTMLScriptElement | null;
  open(name: string, element: HTMLElement): Promise<Opened>;
}

export interface Containers {
  all: Map<HTMLElement, Container>;
  mount(element: HTMLElement, name: string, props: Record<string, unknown>): Container;
  scan(root: ParentNode): void;
  sweep(): void;
  /** Told of every new container. */
  onMount?: (element: HTMLElement) => void;
}

/** The containers of a page and their life: found, waited for, mounted, moved, removed. */
export function createContainers({ script, open }: ContainersOptions): Containers {
  const all = new Map<HTMLElement, Container>();

  function mount(element: HTMLElement, name: string, props: Record<string, unknown>): Container {
    const known = all.get(element);
    if (known && known.name === name) {
      known.update(props);
      return known;
    }
    known?.unmount();
    let mounted: Mounted | null = null;
    let isOver = false;
    let stopWaiting = () => {};
    const ready = new Promise<void>((resolve) => {
      stopWaiting = whenWanted(element, attribute(element, script, 'load'), resolve);
    }).then(async () => {
      const runtime = await open(name, element);
      if (isOver) return;
      mounted = runtime.mount(element, name, container.props, mountOptionsOf(element, script));
      await mounted.ready;
    });
    ready.catch((error: unknown) => {
      element.dispatchEvent(new CustomEvent('travel:error', { bubbles: true, composed: true, detail: { code: 'LOAD_FAILED', message: String(error) } }));
      showFailure(element, () => {
        container.unmount();
        found.mount(element, name, container.props);
      });
    });
    const container: Container = {
      element,
      name,
      props,
      ready,
      update(next) {
        container.props = next;
        mounted?.update(next);
      },
      unmount() {
        isOver = true;
        stopWaiting();
        mounted?.unmount();
        all.delete(element);
      },
    };
    all.set(element, container);
    if (isSupported()) showPlaceholder(element, name);
    found.onMount?.(element);
    return container;
  }

  function scan(root: ParentNode) {
    for (const element of Array.from(root.querySelectorAll<HTMLElement>(selector))) {
      const name = nameOf(element);
      if (name && !all.has(element)) mount(element, name, propsOf(element));
    }
  }

  /** A move takes an element out and puts it back in the same task: only what stays out is unmounted. */
  function sweep() {
    for (const container of Array.from(all.values())) if (!container.element.isConnected) container.unmount();
  }

  const found: Containers = { all, mount, scan, sweep };
  return found;
}

/** `eager`, `idle`, `click`, or (default) when the element comes within 300 px of the window. */
function whenWanted(element: HTMLElement, mode: string, run: () => void): () => void {
  if (mode === 'eager') {
    run();
    return () => {};
  }
  if (mode === 'idle') {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  if (mode === 'click') {
    element.addEventListener('click', run, { once: true });
    return () => element.removeEventListener('click', run);
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: '300px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
