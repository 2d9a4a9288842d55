import { expect, test, vi } from 'vitest';
import { createCaptcha } from './captcha.ts';
import type { Services } from '#kit/services.ts';

test('a picture is not old because its own answer has set a slow clock right', async () => {
  let nowMs = 0;
  const send = vi.fn(async () => {
    nowMs += 600_000;
    return { ok: true, data: { randomCode: 'c', width: 1, height: 1, strokes: [] } };
  });
  const captcha = createCaptcha({ api: { send }, clock: { now: () => nowMs, today: () => '' } } as unknown as Services);
  captcha.need();
  await expect.poll(() => captcha.randomCode()).toBe('c');
  captcha.need();
  expect(send).toHaveBeenCalledTimes(1);
  nowMs += 281_000;
  captcha.need();
  expect(send).toHaveBeenCalledTimes(2);
});
