/** Stands for `react-dom` and `react-dom/client` in the script-tag build. */
import { options, render } from 'preact';
import type { ComponentChild, ContainerNode } from 'preact';

export const createRoot = (container: ContainerNode) => ({
  render: (view: ComponentChild) => render(view, container),
  unmount: () => render(null, container),
});

/** Renders what `change` has asked for before it comes back. */
export function flushSync(change: () => void): void {
  const before = options.debounceRendering;
  let flush: (() => void) | undefined;
  options.debounceRendering = (run) => {
    flush = run;
  };
  try {
    change();
    flush?.();
  } finally {
    options.debounceRendering = before as never;
  }
}
