import { useRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi, settle } from '#tests/support/page/render-ui.tsx';
import { useKept } from './own-width.ts';

afterEach(() => vi.unstubAllGlobals());

/** Observers as they are made, each with what it watches; `change` tells all of them of a change. */
function observers() {
  const made: { watched: Element[]; tell: () => void }[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly own: (typeof made)[number];
      constructor(tell: () => void) {
        this.own = { watched: [], tell };
        made.push(this.own);
      }
      observe(element: Element) {
        this.own.watched.push(element);
      }
      disconnect() {
        this.own.watched = [];
      }
    },
  );
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => (act(), 1));
  return { made, change: () => made.forEach(({ tell }) => tell()) };
}

test('a column beside the actions is measured by one observer, through renders and a table that comes later', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(84);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  const { made, change } = observers();
  let turn = (_rows: string[]): void => undefined;
  function List() {
    const box = useRef<HTMLDivElement>(null);
    const [rows, setRows] = useState<string[]>([]);
    turn = setRows;
    const kept = useKept(box);
    return (
      <div ref={box}>
        {rows.length > 0 && (
          <div className="t-data">
            <table>
              <thead>
                <tr>
                  <th style={kept}>金额</th>
                  <th>操作</th>
                </tr>
              </thead>
            </table>
          </div>
        )}
      </div>
    );
  }
  const { screen } = renderUi(<List />);
  await settle();
  expect(made).toHaveLength(1);
  turn(['a']);
  await settle();
  change();
  await settle();
  expect(made).toHaveLength(1);
  expect(made[0]?.watched.map(({ tagName }) => tagName)).toEqual(['DIV', 'TABLE']);
  expect(screen.getByText('金额').style.right).toBe('84px');
  turn(['a', 'b']);
  await settle();
  change();
  await settle();
  expect([made.length, made[0]?.watched.length]).toEqual([1, 2]);
});
