import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { Combobox } from '#ui/select/Combobox.tsx';
import { Input } from '#ui/form/Input.tsx';
import { holdPresses } from './hold-press.ts';
import { keepInside } from './keep-inside.ts';
import { readFilled } from './read-filled.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A root inside of a page, with what the runtime does for every widget. */
function open(view: React.ReactNode) {
  const wrapper = document.body.appendChild(document.createElement('div'));
  wrapper.className = 't-root';
  keepInside(wrapper);
  readFilled(wrapper);
  holdPresses();
  const root = createRoot(wrapper);
  root.render(view);
  ends.push(() => (root.unmount(), wrapper.remove()));
  return { wrapper, screen: within(wrapper) };
}

test.each<[name: string, role: string, event: string, key: object, isKept: boolean]>([
  ['a touch of a button', 'button', 'touchStart', {}, true],
  ['the end of a touch of a button', 'button', 'touchEnd', {}, true],
  ['a touch of plain text', 'heading', 'touchStart', {}, false],
  ['the press that places the caret', 'textbox', 'mouseDown', {}, true],
  ['a press of a button', 'button', 'mouseDown', {}, false],
  ['an arrow in a field', 'textbox', 'keyDown', { key: 'ArrowLeft' }, true],
  ['Home in a field', 'textbox', 'keyUp', { key: 'Home' }, true],
  ['a letter in a field', 'textbox', 'keyPress', { key: 'k' }, true],
  ['an arrow on plain text', 'heading', 'keyDown', { key: 'ArrowLeft' }, false],
  ['a letter with Control', 'textbox', 'keyDown', { key: 'k', ctrlKey: true }, false],
  ['Tab in a field', 'textbox', 'keyDown', { key: 'Tab' }, false],
  ['Escape that nothing of ours has answered', 'textbox', 'keyDown', { key: 'Escape' }, false],
  ['a click of a button', 'button', 'click', {}, false],
])('%s (%s, %s): the page gets it or not', async (_, role, event, key, isKept) => {
  const { screen } = open(
    <>
      <h1>机票</h1>
      <button type="button">搜索</button>
      <Input aria-label="姓名" value="" onInput={() => undefined} />
    </>,
  );
  const taken = vi.fn();
  const type = event.toLowerCase();
  document.addEventListener(type, taken);
  ends.push(() => document.removeEventListener(type, taken));
  const target = await screen.findByRole(role);
  fireEvent[event as 'click'](target, { bubbles: true, composed: true, ...key });
  expect(taken.mock.calls.length).toBe(isKept ? 0 : 1);
});

test.each(['pointerDown', 'mouseDown'] as const)(
  'an element of the page around the widget cannot take the %s on a button, and the page hears of it once',
  async (event) => {
    const { wrapper, screen } = open(<button type="button">搜索</button>);
    const carousel = document.body.appendChild(document.createElement('section'));
    carousel.append(wrapper);
    const [taken, heard] = [vi.fn(), vi.fn()];
    const type = event.toLowerCase();
    carousel.addEventListener(type, taken);
    document.addEventListener(type, heard);
    ends.push(() => (document.removeEventListener(type, heard), carousel.remove()));
    fireEvent[event](await screen.findByRole('button'), { clientX: 12 });
    expect(taken).not.toHaveBeenCalled();
    expect(heard.mock.calls.map(([{ clientX }]) => clientX)).toEqual([12]);
  },
);

test('a turn of the wheel over a list that scrolls stays inside, over other content it moves the page', async () => {
  const { screen } = open(
    <>
      <h1>机票</h1>
      <ul style={{ overflowY: 'auto' }}>
        <li>上海</li>
      </ul>
    </>,
  );
  const list = await screen.findByRole('list');
  Object.defineProperties(list, { scrollHeight: { value: 900 }, clientHeight: { value: 200 } });
  const taken = vi.fn();
  document.addEventListener('wheel', taken);
  ends.push(() => document.removeEventListener('wheel', taken));
  fireEvent.wheel(screen.getByText('上海'), { deltaY: 20 });
  expect(taken).not.toHaveBeenCalled();
  fireEvent.wheel(screen.getByRole('heading'), { deltaY: 20 });
  expect(taken).toHaveBeenCalledTimes(1);
});

test.each<[how: string, fill: (box: HTMLInputElement, press: () => void) => void]>([
  ['change alone', (box) => fireEvent(box, new Event('change', { bubbles: true }))],
  ['no event before the press of the button', (_, press) => press()],
])('a value that a filler sets with %s is read', async (_, fill) => {
  const given = vi.fn();
  function Form() {
    const [name, set] = useState('');
    return (
      <>
        <Input aria-label="姓名" value={name} onInput={set} />
        <button type="button" onClick={() => given(name)}>
          提交
        </button>
      </>
    );
  }
  const { screen } = open(<Form />);
  const box = (await screen.findByRole('textbox')) as HTMLInputElement;
  // As a page's script sets it: past the framework's own look at the property.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, '张三');
  const press = () => fireEvent.click(screen.getByRole('button'));
  fill(box, press);
  await waitFor(() => {
    press();
    expect(given).toHaveBeenLastCalledWith('张三');
  });
  expect(box.value).toBe('张三');
});

test('suggestions follow what a phone keyboard is composing; the Enter that ends it (Safari: code 229) chooses nothing', async () => {
  const picked = vi.fn();
  const asked = vi.fn();
  function Picker() {
    const [query, set] = useState('');
    return (
      <Combobox
        label="城市"
        query={query}
        onQuery={(text) => (asked(text), set(text))}
        open
        onOpenChange={() => undefined}
        options={[{ id: 'BJS', text: '北京' }]}
        activeFirst
        onPick={picked}
      />
    );
  }
  const { screen } = open(<Picker />);
  const box = await screen.findByRole('combobox');
  fireEvent.compositionStart(box);
  fireEvent.input(box, { target: { value: "bei'j" } });
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith('beij'));
  expect((box as HTMLInputElement).value).toBe("bei'j");
  fireEvent.compositionEnd(box, { target: { value: '北京' } });
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
  expect(picked).not.toHaveBeenCalled();
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 });
  expect(picked).toHaveBeenCalledTimes(1);
});

const press = { button: 0, clientX: 100, clientY: 100, detail: 1, bubbles: true, composed: true };
test.each<[name: string, times: number, change: (button: HTMLElement) => object]>([
  ['the page has moved below it', 1, () => ({})],
  ['the hand has moved away', 0, () => ({ clientY: 120 })],
  ['the button is gone', 0, (button) => (vi.spyOn(button, 'isConnected', 'get').mockReturnValue(false), {})],
  ['a script has clicked', 0, () => ({ detail: 0 })],
  ['another press has begun', 0, (button) => (fireEvent.pointerDown(button.parentElement as HTMLElement, press), {})],
])(
  'a press whose click goes to an element around its button when %s presses the button %i times',
  async (_, times, change) => {
    const onPress = vi.fn();
    const { wrapper, screen } = open(
      <button type="button" onClick={onPress}>
        搜索
      </button>,
    );
    const around: (EventTarget | null)[] = [];
    wrapper.addEventListener('click', ({ target }) => void around.push(target));
    const button = await screen.findByRole('button');
    fireEvent.pointerDown(button, press);
    fireEvent.click(wrapper, { ...press, ...change(button) });
    expect(onPress).toHaveBeenCalledTimes(times);
    expect(around).toEqual([times ? button : wrapper]);
    fireEvent.click(wrapper, press);
    expect(onPress).toHaveBeenCalledTimes(times);
  },
);
