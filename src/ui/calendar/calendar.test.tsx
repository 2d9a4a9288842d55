import { fireEvent, waitFor } from '@testing-library/dom';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Calendar } from '#ui/calendar/Calendar.tsx';
import type { CalendarProps } from '#ui/calendar/Calendar.tsx';
import { renderUi } from '#tests/support/page/render-ui.tsx';

const base = { today: '2026-09-16', min: '2026-09-16', max: '2027-09-15' } as const;

function show(props: Partial<CalendarProps> = {}) {
  const onPick = vi.fn();
  const onMonthChange = vi.fn();
  const node = (more: Partial<CalendarProps>) => (
    <Calendar {...base} months={2} onPick={onPick} onMonthChange={onMonthChange} {...props} {...more} />
  );
  const ui = renderUi(node({}));
  const day = (date: string) => {
    const cell = ui.root.querySelector<HTMLElement>(`[data-day="${date}"]`);
    if (!cell) throw new Error(`${date} is not shown`);
    return cell;
  };
  return {
    ...ui,
    onPick,
    onMonthChange,
    day,
    again: (more: Partial<CalendarProps>) => ui.rerender(node(more)),
    titles: () => ui.screen.getAllByRole('heading').map((title) => title.textContent),
    focused: () => (ui.shadow.activeElement as HTMLElement | null)?.dataset['day'],
    stops: () =>
      [...ui.root.querySelectorAll<HTMLElement>('[data-day][tabindex="0"]')].map((cell) => cell.dataset['day']),
  };
}

test('two months are side by side, each a grid named by its title, Monday first', () => {
  const { screen, titles } = show();
  expect(titles()).toEqual(['2026年9月', '2026年10月']);
  const grid = screen.getByRole('grid', { name: '2026年9月' });
  expect([...grid.querySelectorAll('[role=columnheader]')].map((head) => head.textContent).join('')).toBe(
    '一二三四五六日',
  );
  expect(grid.querySelectorAll('[role=row]').length).toBe(6);
  expect(grid.querySelectorAll('[role=gridcell][data-day]').length).toBe(30);
});

test('a day has all its facts in its name', () => {
  const { day } = show({
    from: '2026-09-22',
    to: '2026-09-26',
    fromLabel: '去程',
    toLabel: '返程',
    day: (date) => ({
      price: '620',
      low: date === '2026-09-17',
      mark: date === '2026-09-20' ? 'work' : date === '2026-09-25' ? 'rest' : undefined,
      holiday: date === '2026-09-25' ? '中秋' : undefined,
    }),
  });
  const name = (date: string) => day(date).getAttribute('aria-label');
  const seen = (date: string) => [...day(date).querySelectorAll('[aria-hidden]')].map((part) => part.textContent);
  expect(name('2026-09-17')).toBe('2026年9月17日 周四 ¥620 最低价');
  expect(name('2026-09-20')).toBe('2026年9月20日 周日 班 ¥620');
  expect(name('2026-09-25')).toBe('2026年9月25日 周五 中秋 休 ¥620');
  expect(name('2026-09-22')).toBe('2026年9月22日 周二 ¥620 去程');
  expect(name('2026-09-16')).toBe('2026年9月16日 周三 今天 ¥620');
  expect(seen('2026-09-25')).toEqual(['休', '中秋', '¥620']);
  expect(seen('2026-09-26')).toEqual(['26', '¥620', '返程']);
  expect(seen('2026-09-17')).toEqual(['17', '¥620']);
  expect(day('2026-09-16').getAttribute('aria-current')).toBe('date');
});

test.each<[from: string, to: string, why: string]>([
  ['2026-09-22', '2026-09-26', 'from the 22nd to the 26th'],
  ['2026-09-28', '2026-10-02', 'across the end of the month'],
])('the range %s to %s is filled, its ends solid: %s', (from, to) => {
  const { root, day } = show({ mode: 'range', from, to });
  expect(day(from).className).toContain('is-from');
  expect(day(to).className).toContain('is-to');
  const inside = [...root.querySelectorAll<HTMLElement>('.is-in')].map((cell) => cell.dataset['day'] ?? '');
  expect(inside.length).toBe(3);
  expect(inside.every((date) => date > from && date < to)).toBe(true);
  expect(root.querySelectorAll('[aria-selected=true]').length).toBe(5);
});

test('one day alone, and a range of one day, are solid on both sides', () => {
  const { day, again } = show({ from: '2026-09-22' });
  expect(day('2026-09-22').className).toContain('is-alone');
  again({ mode: 'range', from: '2026-09-22', to: '2026-09-22', fromLabel: '去程', toLabel: '返程' });
  expect(day('2026-09-22').className).toContain('is-alone');
  expect(day('2026-09-22').querySelector('small')?.textContent).toBe('去 / 返');
});

test('past days, days after the last and sold out days cannot be picked and show no price', async () => {
  const { day, click, onPick } = show({
    max: '2026-10-20',
    day: (date) => ({ price: '620', disabled: date === '2026-09-18' }),
  });
  for (const date of ['2026-09-15', '2026-10-21', '2026-09-18']) {
    expect(day(date).getAttribute('aria-disabled')).toBe('true');
    await click(day(date));
  }
  expect(day('2026-09-15').textContent).not.toContain('¥');
  expect(onPick).not.toHaveBeenCalled();
  await click(day('2026-09-16'));
  expect(onPick).toHaveBeenCalledWith('2026-09-16');
});

// ARIA practices, date grid: focus moves, pages follow it
test.each([
  [['ArrowRight'], '2026-09-23', '2026年9月'],
  [['ArrowDown'], '2026-09-29', '2026年9月'],
  [['ArrowUp'], '2026-09-16', '2026年9月'],
  [['Home'], '2026-09-21', '2026年9月'],
  [['End'], '2026-09-27', '2026年9月'],
  [['PageDown'], '2026-10-22', '2026年9月'],
  [['PageDown', 'PageDown'], '2026-11-22', '2026年10月'],
  [['PageDown', 'PageDown', 'PageUp', 'PageUp'], '2026-09-22', '2026年9月'],
  [['Shift+PageDown'], '2027-09-15', '2027年8月'],
  [['ArrowUp', 'ArrowLeft', 'ArrowLeft'], '2026-09-16', '2026年9月'],
] as const)('from the 22nd %j leads to %s, first month %s', async (pressed, to, first) => {
  const { key, focused, stops, titles } = show({ from: '2026-09-22', autoFocus: true });
  expect(focused()).toBe('2026-09-22');
  for (const each of pressed) await key(each.replace('Shift+', ''), { shiftKey: each.startsWith('Shift') });
  expect(focused()).toBe(to);
  expect(stops()).toEqual([to]);
  expect(titles()[0]).toBe(first);
});

test.each(['Enter', ' '])('%j picks the day that has the focus', async (pressed) => {
  const { key, onPick } = show({ from: '2026-09-22', autoFocus: true });
  await key('ArrowRight');
  await key(pressed);
  expect(onPick.mock.calls).toEqual([['2026-09-23']]);
});

test('there is one tab stop: the chosen day, else today, else the first that can be picked', async () => {
  expect(show({ from: '2026-09-22' }).stops()).toEqual(['2026-09-22']);
  expect(show().stops()).toEqual(['2026-09-16']);
  expect(show({ min: '2026-09-18' }).stops()).toEqual(['2026-09-18']);
  const turned = show();
  await turned.click(turned.screen.getByRole('button', { name: '下个月' }));
  expect(turned.stops()).toEqual(['2026-10-01']);
});

test('pages turn between the first and the last month, and announce the shown months', async () => {
  const { screen, shadow, click, titles, onMonthChange } = show({ max: '2026-12-31' });
  const back = () => screen.getByRole<HTMLButtonElement>('button', { name: '上个月' });
  const on = () => screen.getByRole<HTMLButtonElement>('button', { name: '下个月' });
  expect(back().getAttribute('aria-disabled')).toBe('true');
  on().focus();
  await click(on());
  expect(titles()).toEqual(['2026年10月', '2026年11月']);
  expect(shadow.activeElement, 'the button stays, and keeps the focus').toBe(on());
  await expect
    .poll(() => onMonthChange.mock.calls)
    .toEqual([
      ['2026-09', 2],
      ['2026-10', 2],
    ]);
  await click(on());
  expect(titles()).toEqual(['2026年11月', '2026年12月']);
  expect(on().getAttribute('aria-disabled')).toBe('true');
});

test('while the end is open the range follows the pointer and the keys', async () => {
  const { day, key, root, again } = show({ mode: 'range', from: '2026-09-22', autoFocus: true });
  const inside = () => root.querySelectorAll('.is-in').length;
  fireEvent.mouseOver(day('2026-09-26'), { composed: true });
  await waitFor(() => expect(inside()).toBe(3));
  fireEvent.mouseOver(day('2026-09-20'), { composed: true });
  await waitFor(() => expect(inside()).toBe(0));
  await key('ArrowDown');
  expect(inside()).toBe(6);
  again({ to: '2026-09-24' });
  expect(inside()).toBe(1);
});

test('prices that arrive later change no cell but their own text', () => {
  const { day, again } = show();
  const cell = day('2026-09-17');
  const parts = cell.childElementCount;
  expect(cell.querySelector('small')?.textContent).toBe('\u00a0');
  again({ day: () => ({ price: '620' }) });
  expect(day('2026-09-17')).toBe(cell);
  expect(cell.childElementCount).toBe(parts);
  expect(cell.querySelector('small')?.textContent).toBe('¥620');
});

test('a price has a word for its rank among the other days, a usual one for the screen reader alone', () => {
  const { day } = show({
    day: (date) => ({
      price: '620',
      low: date === '2026-09-17',
      level: date < '2026-09-20' ? 'low' : date < '2026-09-24' ? 'usual' : 'high',
    }),
  });
  const words = (date: string) => [
    day(date).lastElementChild?.textContent,
    day(date).getAttribute('aria-label')?.split(' ').at(-1),
  ];
  expect(['2026-09-17', '2026-09-18', '2026-09-21', '2026-09-25'].map(words)).toEqual([
    ['偏低', '最低价'],
    ['偏低', '偏低'],
    ['¥620', '一般'],
    ['偏高', '偏高'],
  ]);
});

test('the legend shows the marks and the lowest price as an example', () => {
  const { root, again } = show({
    legend: true,
    note: '含税',
    day: (date) => ({ price: '620', low: date === '2026-09-17' }),
  });
  expect(root.querySelector('.t-cal__ft')?.textContent).toBe('休 法定假日班 调休上班¥620 当月最低含税');
  again({ legend: true, day: () => ({}) });
  expect(root.querySelector('.t-cal__ft')?.textContent).toBe('休 法定假日班 调休上班含税');
});

test('on narrow roots months are below each other without page buttons, and more come', async () => {
  const wide =
    Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'clientWidth') ??
    Object.getOwnPropertyDescriptor(Element.prototype, 'clientWidth');
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 375 });
  try {
    const { titles, screen, key, focused, onMonthChange } = show({ from: '2026-09-30', autoFocus: true });
    await expect.poll(titles).toEqual(['2026年9月', '2026年10月', '2026年11月']);
    expect(screen.queryByRole('button')).toBeNull();
    // Weeks that are over are left out: the 16th is a Wednesday.
    expect(screen.getByRole('grid', { name: '2026年9月' }).querySelector('[data-day]')?.getAttribute('data-day')).toBe(
      '2026-09-14',
    );
    for (let n = 0; n < 3; n += 1) await key('PageDown');
    expect(titles().at(-1)).toBe('2027年1月');
    expect(focused()).toBe('2026-12-30');
    await expect.poll(() => onMonthChange.mock.lastCall).toEqual(['2026-09', 5]);
  } finally {
    delete (HTMLElement.prototype as { clientWidth?: number }).clientWidth;
    if (wide && !('clientWidth' in HTMLElement.prototype))
      Object.defineProperty(Element.prototype, 'clientWidth', wide);
  }
});

test('a caller that keeps the choice can pick a whole range', async () => {
  function Held() {
    const [range, setRange] = useState<{ from?: string; to?: string }>({});
    return (
      <Calendar
        {...base}
        mode="range"
        {...range}
        onPick={(day) => setRange(range.from && !range.to ? { from: range.from, to: day } : { from: day })}
      />
    );
  }
  const { root, click } = renderUi(<Held />);
  const day = (date: string) => root.querySelector<HTMLElement>(`[data-day="${date}"]`) as HTMLElement;
  await click(day('2026-09-22'));
  await click(day('2026-09-26'));
  expect(root.querySelectorAll('[aria-selected=true]').length).toBe(5);
});
