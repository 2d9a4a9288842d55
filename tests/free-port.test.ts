import { expect, it } from 'vitest';

/** The module once more: its state is that of another process. */
const again = async (name: string): Promise<{ freePort(...above: number[]): Promise<number> }> =>
  await import(/* @vite-ignore */ `../scripts/lib/free-port.mjs?${name}`);

it('two processes that look before any server listens are given ports of their own', async () => {
  const [one, two] = [await again('one'), await again('two')];
  const given = [await one.freePort(), await two.freePort(), await one.freePort(10, 20), await two.freePort(10, 20)];
  expect(new Set(given).size).toBe(given.length);
});
