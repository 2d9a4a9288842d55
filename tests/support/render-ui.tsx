import { fireEvent, within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach } from 'vitest';

const mounted = new Set<() => void>();
afterEach(() => {
  for (const unmount of mounted) unmount();
});

/**
 * Lets renders, layout effects and placed panels happen on both frameworks. React renders in an immediate what was asked
 * for outside of its own events, and a timer may come before that.
 */
export const settle = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(() => setImmediate(resolve), ms));

/** Renders controls as a widget would: in the root element of a shadow root. */
export function renderUi(node: ReactNode) {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const root = shadow.appendChild(document.createElement('div'));
  root.className = 'root t-root';
  const react = createRoot(root);
  const render = (next: ReactNode) => flushSync(() => react.render(next));
  const unmount = () => {
    mounted.delete(unmount);
    flushSync(() => react.unmount());
    host.remove();
  };
  mounted.add(unmount);
  render(node);
  return {
    host,
    shadow,
    root,
    screen: within(root),
    rerender: render,
    unmount,
    /** Presses a key where the focus is, or on the given element. */
    async key(
      key: string,
      more: { on?: Element | null; shiftKey?: boolean; altKey?: boolean; ctrlKey?: boolean } = {},
    ) {
      const { on = shadow.activeElement ?? document.body, ...init } = more;
      const target = on ?? document.body;
      const free = fireEvent.keyDown(target, { key, composed: true, ...init });
      fireEvent.keyUp(target, { key, composed: true, ...init });
      await settle();
      return free;
    },
    async click(element: Element) {
      fireEvent.pointerDown(element, { composed: true });
      fireEvent.click(element, { composed: true });
      await settle();
    },
    async type(element: Element, value: string) {
      fireEvent.input(element, { target: { value }, composed: true });
      await settle();
    },
  };
}
