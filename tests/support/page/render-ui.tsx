import { fireEvent, within } from '@testing-library/dom';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { mounted } from './mounted.ts';

const immediate = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const probe = createRoot(document.createElement('div'));
let probes = 0;
function Probe({ onEffect }: { onEffect: () => void }) {
  useEffect(onEffect, [onEffect]);
  return null;
}

/** An effect of its own runs after those of everything that was rendered before, on both frameworks. */
const effectsRan = (): Promise<void> =>
  new Promise((resolve) => probe.render(<Probe key={(probes += 1)} onEffect={resolve} />));

/** Lets renders, effects and what effects render happen; without a timeout, for tests that fake those. */
export async function rendered(): Promise<void> {
  await immediate();
  for (let round = 0; round < 2; round += 1) {
    await effectsRan();
    await immediate();
  }
}

/**
 * Lets renders, effects, what effects render, and placed panels happen on both frameworks: a slow machine runs effects
 * any time after their render. React renders in an immediate what was asked for outside of its own events, and a timer
 * may come before that.
 */
export async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await rendered();
}

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
