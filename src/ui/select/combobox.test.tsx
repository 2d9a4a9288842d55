import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Combobox } from '#ui/select/Combobox.tsx';
import type { ComboboxOption } from '#ui/select/Combobox.tsx';
import { highlight } from '#ui/select/highlight.tsx';
import { renderUi } from '#tests/support/page/render-ui.tsx';

const cities: ComboboxOption[] = [
  { id: 'SHA', label: '上海', text: '上海', hint: '全部机场', group: '国内城市' },
  { id: 'SHE', label: '沈阳', text: '沈阳', group: '国内城市', disabled: true },
  { id: 'SZX', label: '深圳', text: '深圳', group: '国内城市' },
];

interface HeldProps {
  activeFirst?: boolean;
  start?: string;
  opened?: boolean;
  onPick?: (option: ComboboxOption) => void;
  onEnter?: () => void;
}

const nothing = () => {};
function Held({ activeFirst, start = '', opened = false, onPick = nothing, onEnter }: HeldProps) {
  const [query, setQuery] = useState(start);
  const [open, setOpen] = useState(opened);
  const options = cities.filter((city) => !query.startsWith('x') && (query !== '深' || city.id === 'SZX'));
  return (
    <Combobox
      label="到达"
      query={query}
      onQuery={setQuery}
      options={options}
      open={open}
      onOpenChange={setOpen}
      activeFirst={activeFirst}
      onPick={onPick}
      onEnter={onEnter}
    />
  );
}

function show(props: HeldProps = {}) {
  const onPick = vi.fn();
  const onEnter = vi.fn();
  const ui = renderUi(<Held onPick={onPick} onEnter={onEnter} {...props} />);
  const input = ui.screen.getByRole<HTMLInputElement>('combobox', { name: '到达' });
  input.focus();
  return {
    ...ui,
    input,
    onPick,
    onEnter,
    isOpen: () => input.getAttribute('aria-expanded') === 'true',
    active: () => {
      const id = input.getAttribute('aria-activedescendant');
      return id ? (ui.root.querySelector(`[id="${id}"]`)?.textContent ?? 'lost') : undefined;
    },
    keys: async (...keys: string[]) => {
      for (const key of keys) await ui.key(key.replace('Alt+', ''), { on: input, altKey: key.startsWith('Alt+') });
    },
  };
}

test('a list that has become empty is shown in its place, and the list again after it', async () => {
  const shown: (string | null)[] = [];
  Object.defineProperty(HTMLElement.prototype, 'showPopover', {
    configurable: true,
    value(this: HTMLElement) {
      shown.push(this.getAttribute('role'));
    },
  });
  const ui = show({ opened: true });
  await ui.type(ui.input, 'x');
  await ui.type(ui.input, '');
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  expect(shown).toEqual(['listbox', 'status', 'listbox']);
});

// ARIA practices, editable combobox with list autocomplete
test.each([
  [false, [], undefined, true],
  [true, [], '上海全部机场', true],
  [false, ['ArrowDown'], '上海全部机场', true],
  [false, ['ArrowUp'], '深圳', true],
  [true, ['ArrowDown'], '深圳', true],
  [true, ['ArrowDown', 'ArrowDown'], '上海全部机场', true],
  [true, ['ArrowUp'], '深圳', true],
  [true, ['End'], '深圳', true],
  [true, ['End', 'Home'], '上海全部机场', true],
  [false, ['Home'], undefined, true],
  [false, ['ArrowDown', 'ArrowLeft'], undefined, true],
  [true, ['Escape'], undefined, false],
  [true, ['Alt+ArrowUp'], undefined, false],
] as const)(
  'open, first active: %s, after %j the active option is %s, open: %s',
  async (activeFirst, pressed, at, open) => {
    const ui = show({ activeFirst, opened: true });
    await ui.keys(...pressed);
    expect(ui.active()).toBe(at);
    expect(ui.isOpen()).toBe(open);
  },
);

test.each([
  ['ArrowDown', true],
  ['ArrowUp', true],
  ['Alt+ArrowDown', true],
  ['Escape', false],
] as const)('closed, %s opens it: %s', async (pressed, opens) => {
  const ui = show();
  await ui.keys(pressed);
  expect(ui.isOpen()).toBe(opens);
});

test('Enter takes the active option and closes; without one it is the caller’s', async () => {
  const ui = show({ opened: true });
  await ui.keys('Enter');
  expect(ui.onEnter).toHaveBeenCalledTimes(1);
  await ui.keys('ArrowDown', 'Enter');
  expect(ui.onPick.mock.calls.map(([option]) => option.id)).toEqual(['SHA']);
  expect(ui.isOpen()).toBe(false);
});

test('Tab takes the active option once something was typed, and only then', async () => {
  const untouched = show({ opened: true, activeFirst: true });
  await untouched.keys('Tab');
  expect(untouched.onPick).not.toHaveBeenCalled();
  const typed = show({ opened: true, activeFirst: true, start: 's' });
  await typed.keys('Tab');
  expect(typed.onPick).toHaveBeenCalledTimes(1);
});

test('Escape closes the list first and empties the field second', async () => {
  const ui = show({ opened: true, start: 's' });
  await ui.keys('Escape');
  expect([ui.isOpen(), ui.input.value]).toEqual([false, 's']);
  await ui.keys('Escape');
  expect(ui.input.value).toBe('');
});

test('typing opens the list, and other options make the first one active again', async () => {
  const ui = show({ activeFirst: true });
  await ui.type(ui.input, 's');
  expect(ui.isOpen()).toBe(true);
  await ui.keys('End');
  await ui.type(ui.input, '深');
  expect(ui.active()).toBe('深圳');
});

test('a press takes an option without taking the focus; a disabled one is not taken', async () => {
  const ui = show({ opened: true });
  const option = ui.screen.getByRole('option', { name: /上海/ });
  const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true, composed: true });
  option.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  await ui.click(ui.screen.getByRole('option', { name: '沈阳' }));
  expect(ui.onPick).not.toHaveBeenCalled();
  await ui.click(option);
  expect(ui.onPick).toHaveBeenCalledTimes(1);
});

test('group names are once above their options', () => {
  const ui = show({ opened: true });
  expect(ui.screen.getAllByText('国内城市').length).toBe(1);
  expect(ui.screen.getAllByRole('option').length).toBe(3);
});

test('when nothing fits it says so and is not expanded', async () => {
  const ui = show();
  await ui.type(ui.input, 'x');
  expect(ui.screen.getByRole('status').textContent).toBe('没有匹配的结果');
  expect(ui.isOpen()).toBe(false);
});

test('it announces its list, and names it while it is open', () => {
  const ui = show({ opened: true });
  expect(ui.input.getAttribute('aria-autocomplete')).toBe('list');
  expect(ui.input.getAttribute('aria-haspopup')).toBe('listbox');
  expect(ui.screen.getByRole('listbox', { name: '到达' }).id).toBe(ui.input.getAttribute('aria-controls'));
});

test.each<[text: string, query: string, marked: string, why: string]>([
  ['上海 Shanghai', 'sh', '上海 [Sh]anghai', 'whatever its case'],
  ['上海 Shanghai', '上', '[上]海 Shanghai', 'at the start'],
  ['Kashi Shache', 'sh', 'Kashi [Sh]ache', 'rather at the start of a word'],
  ['Kashi', 'sh', 'Ka[sh]i', 'else where it is'],
  ['深圳', 'x', '深圳', 'nothing'],
  ['深圳', '  ', '深圳', 'nothing typed'],
])('in %s typed %s is marked: %s (%s)', (text, query, marked) => {
  const { root } = renderUi(<p>{highlight(text, query)}</p>);
  const shown = [...(root.querySelector('p')?.childNodes ?? [])]
    .map((node) => (node.nodeName === 'MARK' ? `[${node.textContent}]` : node.textContent))
    .join('');
  expect(shown).toBe(marked);
});
