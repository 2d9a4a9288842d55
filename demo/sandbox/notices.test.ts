import { afterAll, beforeAll, expect, test } from 'vitest';
import { notice } from '#contract/notice.ts';
import { clientOf, memorySandbox } from '#tests/support/sandbox.ts';
import type { Sandbox } from './sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await memorySandbox();
});
afterAll(() => sandbox.close());

const idsFor = async (appId?: string) => {
  const answer = await clientOf(sandbox).send(notice.list, {}, appId ? { appId } : {});
  return answer.data.map(({ id }) => id);
};

test('notices need no login; the newest comes first, ended ones are gone', async () => {
  expect(await idsFor()).toEqual(['N2026004', 'N2026003', 'N2026002']);
});

test('a notice of one application is shown there only', async () => {
  expect(await idsFor('harbour')).toEqual(['N2026004', 'N2026005', 'N2026003', 'N2026002']);
  expect(await idsFor('meadow')).not.toContain('N2026005');
});

test('a notice ends at its end', async () => {
  await clientOf(sandbox).tell('/sandbox/clock', { advance: 30 * 86_400 });
  expect(await idsFor()).toEqual(['N2026003', 'N2026002']);
});
