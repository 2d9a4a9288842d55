import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rendered, renderUi } from '#tests/support/page/render-ui.tsx';
import { Later, laterControls } from '#ui/base/Later.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Preact runs effects by a timer, which is one of those that stand still. */
async function settled(): Promise<void> {
  const done = rendered().then(() => true);
  while (!(await Promise.race([done, vi.advanceTimersByTimeAsync(40).then(() => false)]))) continue;
}

const controls = { Name: () => <b>here</b> };

/** Controls whose chunk answers when the test says so. */
function shown() {
  const asked: { resolve: (part: typeof controls) => void; reject: (error: Error) => void }[] = [];
  const of = laterControls(() => new Promise<typeof controls>((resolve, reject) => asked.push({ resolve, reject })));
  const place = (
    <Later of={of} wait={<i>wait</i>}>
      {({ Name }) => <Name />}
    </Later>
  );
  return { asked, of, place, ...renderUi(place) };
}

test('controls of a later chunk are drawn when they are there, and at once from then on', async () => {
  const { root, asked, place, rerender } = shown();
  expect(root.textContent).toBe('wait');
  await settled();
  asked[0]!.resolve(controls);
  await settled();
  expect(root.textContent).toBe('here');
  rerender(null);
  rerender(place);
  expect(root.textContent).toBe('here');
  expect(asked).toHaveLength(1);
});

test('a lost chunk has a sentence and a button in its place, which asks again', async () => {
  const { root, asked, screen } = shown();
  for (let tries = 0; tries < 3; tries += 1) {
    await settled();
    asked[tries]!.reject(new TypeError('Failed to fetch dynamically imported module'));
    await settled();
    await vi.advanceTimersByTimeAsync(2000);
  }
  await settled();
  screen.getByRole('alert').querySelector('button')!.click();
  await settled();
  expect(root.textContent).toBe('wait');
  asked[3]!.resolve(controls);
  await settled();
  expect(root.textContent).toBe('here');
});

test('a chunk without an answer for eight seconds has a sentence, and is drawn when it comes', async () => {
  const { root, asked, screen } = shown();
  await settled();
  await vi.advanceTimersByTimeAsync(8000);
  await settled();
  expect(screen.getByRole('status').textContent).toBe('网络较慢，仍在加载');
  asked[0]!.resolve(controls);
  await settled();
  expect(root.textContent).toBe('here');
});
