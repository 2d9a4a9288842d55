import { expect, it } from 'vitest';
import { createHistory } from './history.ts';

it('steps go back and on again, and a change ends what was to come', () => {
  const history = createHistory('a');
  history.change('b');
  history.change('c');
  history.undo();
  expect([history.value.peek(), history.mayUndo.peek(), history.mayRedo.peek()]).toEqual(['b', true, true]);
  history.redo();
  expect(history.value.peek()).toBe('c');
  history.undo();
  history.change('d');
  history.redo();
  expect([history.value.peek(), history.mayRedo.peek()]).toEqual(['d', false]);
  history.undo();
  history.undo();
  history.undo();
  expect([history.value.peek(), history.mayUndo.peek()]).toEqual(['a', false]);
});

it('letters of one field are one step, those of the next field another', () => {
  const history = createHistory('');
  history.change('4', 'price');
  history.change('48', 'price');
  history.change('48!', 'text');
  history.undo();
  expect(history.value.peek()).toBe('48');
  history.change('480', 'price');
  history.undo();
  history.undo();
  expect(history.value.peek()).toBe('');
});
