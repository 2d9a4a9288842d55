import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { OpenSelect } from '#ui/opened/OpenSelect.tsx';
import { Select } from '#ui/select/Select.tsx';
import { renderUi, settle } from '#tests/support/page/render-ui.tsx';

const options = [
  { value: 'id', label: '身份证' },
  { value: 'passport', label: '护照' },
  { value: 'sea', label: '海员证', disabled: true },
  { value: 'permit', label: '台胞证' },
] as const;

function Held({ onChange, start = 'id' }: { onChange?: (value: string) => void; start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <Select
      aria-label="证件类型"
      value={value}
      options={options}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

function open(start?: string) {
  const onChange = vi.fn();
  const ui = renderUi(<Held onChange={onChange} {...(start !== undefined && { start })} />);
  const box = ui.screen.getByRole('combobox', { name: '证件类型' });
  const active = () => {
    const id = box.getAttribute('aria-activedescendant');
    return id ? ui.root.querySelector(`[id="${id}"]`)?.textContent : undefined;
  };
  return {
    ...ui,
    box,
    onChange,
    active,
    keys: async (...keys: string[]) => {
      for (const key of keys) await ui.key(key.replace('Alt+', ''), { on: box, altKey: key.startsWith('Alt+') });
    },
  };
}

const isOpen = (box: Element) => box.getAttribute('aria-expanded') === 'true';

// ARIA practices, select-only combobox, closed
test.each([
  ['ArrowDown', true, '身份证'],
  ['ArrowUp', true, '身份证'],
  ['Enter', true, '身份证'],
  [' ', true, '身份证'],
  ['Home', true, '身份证'],
  ['End', true, '台胞证'],
  ['护', true, '护照'],
  ['Escape', false, undefined],
  ['PageDown', false, undefined],
] as const)('closed, %j opens: %s, at %s', async (pressed, opens, at) => {
  const { box, keys, active } = open();
  await keys(pressed);
  expect(isOpen(box)).toBe(opens);
  expect(active()).toBe(at);
});

// ARIA practices, select-only combobox, open
test.each([
  [['ArrowDown'], '护照', undefined, true],
  [['ArrowDown', 'ArrowDown'], '台胞证', undefined, true],
  [['End', 'ArrowUp'], '护照', undefined, true],
  [['End', 'Home'], '身份证', undefined, true],
  [['PageDown'], '台胞证', undefined, true],
  [['台'], '台胞证', undefined, true],
  [['海'], '身份证', undefined, true],
  [['ArrowDown', 'Enter'], undefined, 'passport', false],
  [['ArrowDown', ' '], undefined, 'passport', false],
  [['ArrowDown', 'Tab'], undefined, 'passport', false],
  [['ArrowDown', 'Alt+ArrowUp'], undefined, 'passport', false],
  [['ArrowDown', 'Escape'], undefined, undefined, false],
  [['Enter'], undefined, undefined, false],
] as const)('open, %j is at %s, gives %s, stays open: %s', async (pressed, at, given, staysOpen) => {
  const { box, keys, active, onChange } = open();
  await keys('Enter', ...pressed);
  expect(active()).toBe(at);
  expect(onChange.mock.calls).toEqual(given ? [[given]] : []);
  expect(isOpen(box)).toBe(staysOpen);
});

test('the list holds the options, marks the chosen one and names the unusable one', async () => {
  const { screen, keys } = open('passport');
  await keys('Enter');
  const list = screen.getByRole('listbox', { name: '证件类型' });
  expect([...list.querySelectorAll('[role=option]')].map((option) => option.textContent)).toEqual([
    '身份证',
    '护照',
    '海员证',
    '台胞证',
  ]);
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('护照');
  expect(screen.getByRole('option', { name: '海员证' }).getAttribute('aria-disabled')).toBe('true');
});

test('a press chooses and closes; a press on a disabled option does nothing', async () => {
  const { screen, box, click, onChange } = open();
  await click(box);
  await click(screen.getByRole('option', { name: '海员证' }));
  expect(onChange).not.toHaveBeenCalled();
  await click(screen.getByRole('option', { name: '台胞证' }));
  expect(onChange).toHaveBeenCalledWith('permit');
  expect(box.textContent).toBe('台胞证');
  expect(isOpen(box)).toBe(false);
});

test('a press outside closes it, and so does losing the focus', async () => {
  const { screen, box, click, root, key } = open();
  await click(box);
  await click(root);
  expect(isOpen(box)).toBe(false);
  expect(screen.queryByRole('listbox')).toBeNull();
  box.focus();
  await key('Enter', { on: box });
  box.blur();
  await settle();
  expect(isOpen(box)).toBe(false);
});

test('without a value it shows what to do', () => {
  const { box } = open('');
  expect(box.textContent).toBe('请选择');
  expect(box.querySelector('.t-ph')).not.toBeNull();
});

test('a disabled select does not open', async () => {
  const { screen, click } = renderUi(
    <Select aria-label="x" value="id" options={options} onChange={() => {}} disabled />,
  );
  const box = screen.getByRole<HTMLButtonElement>('combobox');
  await click(box);
  expect(box.disabled).toBe(true);
  expect(isOpen(box)).toBe(false);
});

test('keys that come before the list are done with it, in their order', async () => {
  const onKeys = vi.fn();
  const early = { current: ['护', 'Enter'].map((key) => new KeyboardEvent('keydown', { key })) };
  const anchor = { current: document.createElement('button') };
  renderUi(
    <OpenSelect
      id="list"
      label="证件类型"
      labelledBy={undefined}
      anchor={anchor}
      options={options}
      active={-1}
      chosen={0}
      early={early as never}
      onKeys={onKeys}
      onPick={() => undefined}
      onClose={() => undefined}
    />,
  );
  await settle();
  expect(onKeys.mock.calls).toEqual([[expect.objectContaining({ open: false, pick: 1 })]]);
  expect(early.current).toEqual([]);
});
