import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Menu } from '#ui/overlay/Menu.tsx';
import { Segment } from '#ui/controls/Segment.tsx';
import { Tabs } from '#ui/controls/Tabs.tsx';
import { renderUi } from '#tests/support/page/render-ui.tsx';

const items = [
  { value: 'all', label: '全部' },
  { value: 'pay', label: '待支付', badge: 1 },
  { value: 'done', label: '已完成' },
] as const;
/** A segment may have choices that are off. */
const withOff = [...items.slice(0, 2), { value: 'off', label: '停用', disabled: true }, ...items.slice(2)];

function Held({ of: Kind, start = 'all' }: { of: typeof Tabs | typeof Segment; start?: string }) {
  const [value, setValue] = useState(start);
  return <Kind label="订单" value={value} items={Kind === Segment ? withOff : items} onChange={setValue} />;
}

const chosen = (root: Element) =>
  root.querySelector('[aria-selected=true],[aria-checked=true]')?.firstChild?.textContent;

// ARIA practices: tabs with automatic activation; radio group
test.each([
  [Tabs, 'tab', 'all', 'ArrowRight', '待支付'],
  [Tabs, 'tab', 'pay', 'ArrowRight', '已完成'],
  [Tabs, 'tab', 'done', 'ArrowRight', '全部'],
  [Tabs, 'tab', 'all', 'ArrowLeft', '已完成'],
  [Tabs, 'tab', 'all', 'End', '已完成'],
  [Tabs, 'tab', 'done', 'Home', '全部'],
  [Tabs, 'tab', 'all', 'ArrowDown', '全部'],
  [Segment, 'radio', 'all', 'ArrowRight', '待支付'],
  [Segment, 'radio', 'all', 'ArrowDown', '待支付'],
  [Segment, 'radio', 'all', 'ArrowUp', '已完成'],
  [Segment, 'radio', 'pay', 'ArrowLeft', '全部'],
  [Segment, 'radio', 'pay', 'ArrowRight', '已完成'],
] as const)('%o (%s) at %s: %s chooses %s', async (Kind, role, start, pressed, then) => {
  const { screen, root, key } = renderUi(<Held of={Kind} start={start} />);
  const button = screen.getAllByRole(role).find((element) => element.tabIndex === 0);
  button?.focus();
  await key(pressed, { on: button ?? null });
  expect(chosen(root)).toBe(then);
});

test('a row of tabs is one tab stop, named, with its badge', () => {
  const { screen } = renderUi(<Held of={Tabs} start="pay" />);
  expect(screen.getByRole('tablist', { name: '订单' })).toBeTruthy();
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('待支付1');
});

test('a row whose value is unknown can still be reached', () => {
  const { screen } = renderUi(<Held of={Segment} start="gone" />);
  expect(screen.getAllByRole('radio').map((radio) => radio.tabIndex)).toEqual([0, -1, -1, -1]);
});

test('a press chooses', async () => {
  const { screen, root, click } = renderUi(<Held of={Segment} />);
  await click(screen.getByRole('radio', { name: '已完成' }));
  expect(chosen(root)).toBe('已完成');
});

const actions = [
  { id: 'copy', label: '复制' },
  { id: 'gone', label: '删除', disabled: true },
  { id: 'print', label: '打印' },
];

function menu() {
  const onPick = vi.fn();
  const ui = renderUi(
    <Menu items={actions} onPick={onPick}>
      更多
    </Menu>,
  );
  const button = ui.screen.getByRole('button', { name: '更多' });
  return { ...ui, onPick, button, focused: () => ui.shadow.activeElement?.textContent };
}

// ARIA practices, menu button
test.each([
  [['ArrowDown'], '复制'],
  [['ArrowUp'], '打印'],
  [['ArrowDown', 'ArrowDown'], '打印'],
  [['ArrowDown', 'ArrowUp'], '打印'],
  [['ArrowDown', 'End'], '打印'],
  [['ArrowUp', 'Home'], '复制'],
  [['ArrowDown', 'Escape'], '更多'],
] as const)('%j on the menu button leads to %s', async (pressed, at) => {
  const { key, button, focused } = menu();
  button.focus();
  for (const each of pressed) await key(each);
  expect(focused()).toBe(at);
});

test('the menu opens by a press, gives what is picked and returns to its button', async () => {
  const { screen, click, button, onPick, focused } = menu();
  expect(button.getAttribute('aria-haspopup')).toBe('menu');
  await click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await click(screen.getByRole('menuitem', { name: '打印' }));
  expect(onPick).toHaveBeenCalledWith('print');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(focused()).toBe('更多');
});

test('Tab and a press outside close the menu', async () => {
  const { screen, key, click, button, root } = menu();
  await click(button);
  await key('Tab');
  expect(screen.queryByRole('menu')).toBeNull();
  await click(button);
  await click(root);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a row that scrolls shows its chosen tab, at once and after each choice, and leaves what is in view', async () => {
  // Tabs of 100 px in a row of 150 px.
  const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.closest('[role=tablist]');
    const at = this === row ? 0 : Array.from(row?.children ?? []).indexOf(this) * 100 - (row?.scrollLeft ?? 0);
    return new DOMRect(at, 0, this === row ? 150 : 100, 44);
  });
  const { screen, click } = renderUi(<Held of={Tabs} start="done" />);
  const row = screen.getByRole('tablist');
  expect(row.scrollLeft).toBe(175);
  await click(screen.getByRole('tab', { name: '全部' }));
  expect(row.scrollLeft).toBe(-25);
  await click(screen.getByRole('tab', { name: /待支付/ }));
  expect(row.scrollLeft).toBe(75);
  rect.mockRestore();
});

test('a row that scrolls shows its chosen tab also once the numbers beside the names have moved it', async () => {
  // Tabs of 100 px, with a number of 150 px, in a row of 200 px.
  const widthOf = (tab: Element) => (tab.textContent?.endsWith('1') ? 150 : 100);
  const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.closest('[role=tablist]');
    if (this === row) return new DOMRect(0, 0, 200, 44);
    const tabs = Array.from(row?.children ?? []);
    const before = tabs.slice(0, tabs.indexOf(this)).reduce((sum, tab) => sum + widthOf(tab), 0);
    return new DOMRect(before - (row?.scrollLeft ?? 0), 0, widthOf(this), 44);
  });
  function Counted() {
    const [count, setCount] = useState<number>();
    const counted = items.slice(0, 2).map(({ value, label }) => ({ value, label, badge: count }));
    return (
      <>
        <Tabs label="订单" value="pay" items={counted} onChange={() => undefined} />
        <button type="button" onClick={() => setCount(1)}>
          count
        </button>
      </>
    );
  }
  const { screen, click } = renderUi(<Counted />);
  const row = screen.getByRole('tablist');
  expect(row.scrollLeft).toBe(0);
  await click(screen.getByRole('button', { name: 'count' }));
  expect(row.scrollLeft).toBe(125);
  rect.mockRestore();
});
