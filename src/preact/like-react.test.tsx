import { signal } from '@preact/signals-core';
import { memo, useState } from 'react';
import type { ChangeEvent } from 'react';
import { fireEvent } from '@testing-library/dom';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { useValue } from '#kit/readable.ts';
import { renderUi, settle } from '#tests/support/page/render-ui.tsx';
import { GroupedInput } from '#ui/form/GroupedInput.tsx';

/** Expectations of our sources about elements, on React and on its replacement in the script-tag build. */

test('numbers in a style are px, but not where a number has no unit', () => {
  const { root } = renderUi(<div style={{ width: 20, flexGrow: 2, opacity: 0.5, zIndex: 3, paddingLeft: 0 }} />);
  const { width, flexGrow, opacity, zIndex } = (root.firstElementChild as HTMLElement).style;
  expect([width, flexGrow, opacity, zIndex].map(String)).toEqual(['20px', '2', '0.5', '3']);
});

test('drawings take names in camel case, and keep those that SVG writes so', () => {
  const { root } = renderUi(
    <svg viewBox="0 0 4 4" className="chart">
      <text strokeWidth={2} textAnchor="middle" fontSize={9} textLength={3} />
    </svg>,
  );
  expect(root.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 4 4');
  expect(root.querySelector('svg')?.getAttribute('class')).toBe('chart');
  const text = root.querySelector('text');
  expect(['stroke-width', 'text-anchor', 'font-size', 'textLength'].map((name) => text?.getAttribute(name))).toEqual([
    '2',
    'middle',
    '9',
    '3',
  ]);
});

test('every keystroke is a change of a text field; a box changes when it is ticked', async () => {
  const heard: string[] = [];
  const { root } = renderUi(
    <>
      <input
        aria-label="text"
        defaultValue=""
        onChange={(event: ChangeEvent<HTMLInputElement>) => heard.push(event.currentTarget.value)}
      />
      <textarea
        defaultValue=""
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) => heard.push(event.currentTarget.value)}
      />
      <input
        type="checkbox"
        onChange={(event: ChangeEvent<HTMLInputElement>) => heard.push(String(event.currentTarget.checked))}
      />
    </>,
  );
  const [text, area, box] = [...root.children] as [HTMLInputElement, HTMLTextAreaElement, HTMLInputElement];
  fireEvent.input(text, { target: { value: 'a' }, composed: true });
  fireEvent.input(area, { target: { value: 'b' }, composed: true });
  fireEvent.click(box);
  await settle();
  expect(heard).toEqual(['a', 'b', 'true']);
});

test("elements around a field get its focus and blur, with the browser's own event at hand", async () => {
  const heard: string[] = [];
  const { root } = renderUi(
    <div onFocus={(event) => heard.push(`focus ${event.nativeEvent.type}`)} onBlur={() => heard.push('blur')}>
      <button type="button">field</button>
    </div>,
  );
  const button = root.querySelector('button') as HTMLElement;
  button.focus();
  button.blur();
  await settle();
  expect(heard).toEqual(['focus focusin', 'blur']);
});

test('a memo renders again with other props only', async () => {
  let renders = 0;
  const Row = memo(function Row({ name }: { name: string }) {
    renders += 1;
    return <i>{name}</i>;
  });
  function List() {
    const [turn, setTurn] = useState(0);
    return (
      <button type="button" onClick={() => setTurn(turn + 1)}>
        <Row name={turn < 2 ? 'first' : 'second'} />
      </button>
    );
  }
  const { root, click } = renderUi(<List />);
  const button = root.querySelector('button') as HTMLElement;
  await click(button);
  expect(renders).toBe(1);
  await click(button);
  expect(root.textContent).toBe('second');
  expect(renders).toBe(2);
});

test('figures that are typed before the first paint of their field stay', () => {
  const phone = signal('');
  const Box = () => (
    <GroupedInput
      aria-label="phone"
      value={useValue(phone)}
      onInput={(value) => (phone.value = value)}
      keep={(typed) => typed.replace(/\D/g, '')}
      show={(value) => value}
    />
  );
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place as never);
  flushSync(() => root.render(<Box />));
  const field = place.querySelector('input') as HTMLInputElement;
  for (const figure of '138') flushSync(() => fireEvent.input(field, { target: { value: field.value + figure } }));
  expect([field.value, phone.value]).toEqual(['138', '138']);
  root.unmount();
  place.remove();
});
