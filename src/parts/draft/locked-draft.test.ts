import { expect, it } from 'vitest';
import { givenClock } from '#tests/support/given/given-clock.ts';
import { givenServices, good } from '#tests/support/given/given-services.ts';
import { createLockedDraft } from './locked-draft.ts';

const leave = { title: '', text: '', yes: '', no: '' };
function start() {
  const clock = givenClock();
  const { services } = givenServices(clock, () => good(null));
  const open = (id: number, lock: number, first: string) =>
    createLockedDraft(services, { kind: 'standard', id, lock, first, leave });
  return { clock, open };
}

it('a change that is made while a draft is saved is kept on the device after the save', async () => {
  const { clock, open } = start();
  const draft = open(7, 1, 'a');
  draft.edits.change('ab');
  draft.edits.change('abc');
  await clock.pass(1_000);
  draft.saved('ab', { id: 7, lock: 2 });
  const again = open(7, 2, 'ab');
  expect([again.edits.value.peek(), again.lock.peek(), again.isRestored]).toEqual(['abc', 2, true]);
});

it('a change that is made while a new draft is saved is kept under the number that it gets', async () => {
  const { clock, open } = start();
  const draft = open(0, 0, '');
  draft.edits.change('a');
  await clock.pass(1_000);
  draft.edits.change('ab');
  draft.saved('a', { id: 7, lock: 1 });
  await clock.pass(1_000);
  expect(open(7, 1, 'a').edits.value.peek()).toBe('ab');
  expect(open(0, 0, '').edits.value.peek()).toBe('');
});

it('a draft that is saved as it stands leaves nothing on the device', async () => {
  const { clock, open } = start();
  const draft = open(7, 1, 'a');
  draft.edits.change('ab');
  await clock.pass(1_000);
  draft.saved('ab', { id: 7, lock: 2 });
  expect(open(7, 2, 'c').edits.value.peek()).toBe('c');
});
