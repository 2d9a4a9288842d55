import { batch, computed, signal } from '@preact/signals-core';
import { memo, useLayoutEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi, settle } from '#tests/support/page/render-ui.tsx';
import { useValue, useValues } from './readable.ts';

test('a component shows each change of a value, also behind a memo', async () => {
  const name = signal('first');
  const Name = memo(() => <b>{useValue(name)}</b>);
  const { root } = renderUi(<Name />);
  await settle();
  for (const next of ['second', 'third']) {
    name.value = next;
    await expect.poll(() => root.textContent).toBe(next);
  }
});

test('several values that change together render once; a value that another component reads renders nothing here', async () => {
  const [a, b, other] = [signal(1), signal(1), signal(1)];
  let renders = 0;
  const Sum = memo(function Sum() {
    renders += 1;
    const [x, y] = useValues(
      a,
      computed(() => b.value),
    );
    return <b>{x + y}</b>;
  });
  const Other = memo(() => <i>{useValue(other)}</i>);
  const { root } = renderUi(
    <>
      <Sum />
      <Other />
    </>,
  );
  // Both subscriptions are there when a change of each is shown.
  batch(() => {
    a.value = 2;
    other.value = 6;
  });
  await expect.poll(() => root.textContent).toBe('36');
  const before = renders;
  batch(() => {
    a.value = 3;
    b.value = 3;
  });
  other.value = 7;
  await expect.poll(() => root.textContent).toBe('67');
  expect(renders - before).toBe(1);
});

test('a value that changes between the first render and its subscription is shown', async () => {
  const name = signal('first');
  function Name() {
    const shown = useValue(name);
    useLayoutEffect(() => void (name.value = 'second'), []);
    return <b>{shown}</b>;
  }
  const { root } = renderUi(<Name />);
  // The subscription is an effect that Preact runs after a frame.
  await expect.poll(() => root.textContent).toBe('second');
});

test('another source takes the place of the first, which is watched no more; nothing is watched after the end', async () => {
  const watched = { first: 0, second: 0 };
  const made = (key: keyof typeof watched) =>
    signal(key, { watched: () => void (watched[key] += 1), unwatched: () => void (watched[key] -= 1) });
  const sources = { first: made('first'), second: made('second') };
  let show = (_key: keyof typeof sources | null) => {};
  const Name = ({ of }: { of: keyof typeof sources }) => <b>{useValue(sources[of])}</b>;
  function Choice() {
    const [of, setOf] = useState<keyof typeof sources | null>('first');
    show = setOf;
    return of && <Name of={of} />;
  }
  const { root } = renderUi(<Choice />);
  await expect.poll(() => [root.textContent, { ...watched }]).toEqual(['first', { first: 1, second: 0 }]);
  show('second');
  await expect.poll(() => [root.textContent, { ...watched }]).toEqual(['second', { first: 0, second: 1 }]);
  show(null);
  await expect.poll(() => [root.textContent, { ...watched }]).toEqual(['', { first: 0, second: 0 }]);
});
