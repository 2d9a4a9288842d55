import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi, settle } from '#tests/support/page/render-ui.tsx';
import { useLateRows } from './late-rows.ts';

afterEach(() => vi.restoreAllMocks());

function Rows({ rows }: { rows: readonly string[] }) {
  const box = useRef<HTMLDivElement>(null);
  return <div ref={box}>{useLateRows(rows, box, 12).join(' ')}</div>;
}

const named = (letter: string, count: number) => Array.from({ length: count }, (_, at) => `${letter}${at}`);

it('rows in view are written at once, those below them after the paint', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
    top: innerHeight - 4 * 68,
    height: 900,
  } as DOMRect);
  async function paint() {
    await settle();
    for (const frame of frames.splice(0)) frame(0);
    await settle();
    await settle();
  }
  const { root, rerender } = renderUi(<Rows rows={named('a', 8)} />);
  await paint();
  expect(root.textContent).toBe(named('a', 8).join(' '));
  rerender(<Rows rows={named('b', 7)} />);
  await settle();
  expect(root.textContent).toBe('b0 b1 b2 b3 a4 a5 a6 a7');
  await paint();
  expect(root.textContent).toBe(named('b', 7).join(' '));
});

it('a press measures the page before it changes anything', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const measure = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  const { root, rerender } = renderUi(<Rows rows={named('a', 8)} />);
  await settle();
  measure.mockReturnValue({ top: innerHeight - 3 * 68, height: 900 } as DOMRect);
  const box = root.querySelector('div');
  box?.addEventListener('click', () => rerender(<Rows rows={named('b', 8)} />));
  box?.click();
  measure.mockReturnValue({ top: 0, height: 900 } as DOMRect);
  await settle();
  expect(root.textContent).toContain('b2');
  expect(root.textContent).not.toContain('b3');
});
