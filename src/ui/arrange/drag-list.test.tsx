import { useState } from 'react';
import { expect, test } from 'vitest';
import { fireEvent } from '@testing-library/dom';
import { focusedElement } from '#ui/base/root-node.ts';
import { renderUi, settle } from '#tests/support/page/render-ui.tsx';
import { DragList } from './DragList.tsx';
import { moved } from '#base/moved.ts';

function Held() {
  const [items, setItems] = useState(['a', 'b', 'c']);
  return (
    <DragList
      label="规则"
      items={items}
      idOf={(item) => item}
      nameOf={(_, at) => `第 ${at + 1} 条`}
      onMove={(from, to) => setItems(moved(items, from, to))}
    >
      {(item) => <span>{item}</span>}
    </DragList>
  );
}

test('arrow keys move the row of the handle, the focus goes with it, and the new place is said', async () => {
  const { screen, root, key } = renderUi(<Held />);
  const handle = screen.getByRole('button', { name: /第 1 条/ });
  handle.focus();
  await key('ArrowDown', { on: handle });
  await settle();
  expect(screen.getByRole('list').textContent).toBe('bac');
  expect(focusedElement(root)?.dataset['grip']).toBe('a');
  expect(screen.getByRole('status').textContent).toBe('已移到第 2 位，共 3 位');
  await key('End', { on: focusedElement(root) });
  expect(screen.getByRole('list').textContent).toBe('bca');
});

test('a pointer drops a row where as many rows are above it', async () => {
  const { screen } = renderUi(<Held />);
  const handle = screen.getByRole('button', { name: /第 1 条/ });
  [...screen.getByRole('list').children].forEach((row, at) => {
    row.getBoundingClientRect = () => ({ top: at * 40, height: 40 }) as DOMRect;
  });
  fireEvent.pointerDown(handle, { button: 0, pointerId: 1 });
  await settle();
  fireEvent.pointerMove(handle, { clientY: 75, pointerId: 1 });
  await settle();
  fireEvent.pointerUp(handle, { pointerId: 1 });
  await settle();
  expect(screen.getByRole('list').textContent).toBe('bac');
});
