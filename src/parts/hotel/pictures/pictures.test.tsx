import { fireEvent } from '@testing-library/dom';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi, settle } from '#tests/support/page/render-ui.tsx';
import { Photos } from './Photos.tsx';
import { Scene } from './Scene.tsx';
import { photoTexts } from './texts.ts';
import type { SceneKind } from './Scene.tsx';

const { pictureNames } = photoTexts;
const kinds = Object.keys(pictureNames) as SceneKind[];
const drawing = (kind: SceneKind, seed: number) => renderUi(<Scene kind={kind} seed={seed} />).root.innerHTML;

test.each(kinds)('%s: named, the same for a seed, another for another, without ids, of few shapes', (kind) => {
  const { root, screen } = renderUi(<Scene kind={kind} seed={12} />);
  screen.getByRole('img', { name: pictureNames[kind] });
  expect(root.innerHTML).toBe(drawing(kind, 12));
  expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => drawing(kind, seed))).size).toBeGreaterThan(1);
  expect(root.querySelector('[id], defs')).toBeNull();
  expect(root.innerHTML).not.toMatch(/NaN|undefined|url\(/);
  expect(root.querySelectorAll('svg *').length).toBeLessThanOrEqual(30);
});

test('a full hotel is grey; a picture beside its own name is decoration', () => {
  const { root, screen } = renderUi(<Scene kind="building" seed={12} grey label="" />);
  expect(root.querySelector('.t-scene.is-grey')?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.queryByRole('img')).toBeNull();
});

function Opened({ count, start }: { count: number; start?: number }) {
  const [open, setOpen] = useState(true);
  return (
    <Photos
      open={open}
      onClose={() => setOpen(false)}
      title="外滩云汀酒店"
      of="hotel"
      scene={7}
      count={count}
      {...(start === undefined ? {} : { start })}
    />
  );
}

test('the viewer opens at a picture, turns by buttons and keys, and draws three of any number', async () => {
  const { screen, root, click, key } = renderUi(<Opened count={46} start={2} />);
  screen.getByRole('dialog', { name: '外滩云汀酒店' });
  screen.getByText('3 / 46');
  expect(root.querySelectorAll('.t-scene')).toHaveLength(3);
  await click(screen.getByRole('button', { name: '下一张' }));
  screen.getByText('4 / 46');
  await key('ArrowLeft', { on: screen.getByRole('button', { name: '下一张' }) });
  screen.getByText('3 / 46');
  await key('End', { on: screen.getByRole('button', { name: '下一张' }) });
  screen.getByText('46 / 46');
  expect(root.querySelectorAll('.t-scene')).toHaveLength(2);
  const next = screen.getByRole('button', { name: '下一张' });
  expect(next.getAttribute('aria-disabled')).toBe('true');
  await click(next);
  screen.getByText('46 / 46');
  await click(screen.getByRole('button', { name: '关闭' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a swipe turns the page; one that the browser takes away does not', async () => {
  const { screen, root } = renderUi(<Opened count={46} />);
  const stage = root.querySelector('.hp__stage')!;
  const swipe = async (to: number, end: typeof fireEvent.pointerUp) => {
    fireEvent.pointerDown(stage, { pointerId: 1, clientX: 300 });
    fireEvent.pointerMove(stage, { pointerId: 1, clientX: to });
    end(stage, { pointerId: 1, clientX: to });
    await settle();
  };
  await swipe(100, fireEvent.pointerUp);
  screen.getByText('2 / 46');
  await swipe(100, fireEvent.pointerCancel);
  screen.getByText('2 / 46');
  await swipe(500, fireEvent.pointerUp);
  screen.getByText('1 / 46');
  expect((root.querySelector('.hp__track') as HTMLElement).style.getPropertyValue('translate')).not.toMatch(/px/);
});
