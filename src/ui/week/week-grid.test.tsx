import { fireEvent } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { renderUi, settle } from '#tests/support/page/render-ui.tsx';
import { WeekGrid } from './WeekGrid.tsx';
import type { WeekCell, WeekRange } from './WeekGrid.tsx';

const cells: readonly WeekCell[] = Array.from({ length: 168 }, (_, at) =>
  at === 18 ? { look: 1, name: '加班 每次 ¥80', isMine: true } : { look: 'gap', name: '缺口' },
);

function open(isPainted = true) {
  const painted: [WeekRange, boolean][] = [];
  const { screen, shadow } = renderUi(
    <WeekGrid
      label="一周覆盖"
      cells={cells}
      legend={[{ look: 'gap', name: '没有标准' }]}
      onPaint={isPainted ? (...one) => painted.push(one) : undefined}
    />,
  );
  const at = (name: RegExp) => screen.getByRole('gridcell', { name });
  const press = async (key: string, shiftKey = false) => {
    fireEvent.keyDown(shadow.activeElement as Element, { key, shiftKey });
    await settle();
  };
  const focused = () => shadow.activeElement?.getAttribute('aria-label') ?? '';
  return { screen, at, press, focused, painted };
}

test('arrow keys with Shift choose a block, and Enter paints it', async () => {
  const { screen, at, press, focused, painted } = open();
  at(/^周一 00:00/).focus();
  await press('ArrowRight');
  expect(focused()).toContain('周一 01:00');
  await press('ArrowRight', true);
  await press('ArrowDown', true);
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(4);
  await press('Enter');
  expect(painted).toEqual([[{ days: [0, 1], hours: [1, 2] }, true]]);
  await press('End');
  expect(focused()).toContain('周二 23:00');
});

test('a drag paints a block, and takes it away where it begins on a painted hour', async () => {
  const { at, painted } = open();
  fireEvent.pointerDown(at(/^周三 20:00/), { button: 0 });
  await settle();
  fireEvent.pointerOver(at(/^周二 22:00/));
  await settle();
  fireEvent.pointerUp(at(/^周二 22:00/));
  fireEvent.pointerDown(at(/^周一 18:00/), { button: 0 });
  await settle();
  fireEvent.pointerUp(at(/^周一 18:00/));
  expect(painted).toEqual([
    [{ days: [1, 2], hours: [20, 22] }, true],
    [{ days: [0, 0], hours: [18, 18] }, false],
  ]);
});

test('a drag that leaves the grid, and Escape, paint nothing', async () => {
  const { screen, at, press, painted } = open();
  fireEvent.pointerDown(at(/^周三 20:00/), { button: 0 });
  await settle();
  fireEvent.pointerLeave(screen.getByRole('grid'));
  await settle();
  at(/^周三 20:00/).focus();
  await press('ArrowRight', true);
  await press('Escape');
  // The hour of the rule itself is marked again.
  expect(screen.getAllByRole('gridcell', { selected: true })).toEqual([at(/^周一 18:00/)]);
  expect(painted).toEqual([]);
});

test('an hour says its rules in words, and a grid without painting has no selection', () => {
  const { screen, at } = open(false);
  expect(at(/^周一 18:00 加班 每次 ¥80/).getAttribute('aria-selected')).toBeNull();
  screen.getByText('没有标准');
});
