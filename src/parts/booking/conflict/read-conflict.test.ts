import { expect, it } from 'vitest';
import { conflictReader } from './read-conflict.ts';

type Conflict = { kind: 'gone' } | { kind: 'price'; from: string; verified: object };
const read = conflictReader<Conflict>({ gone: [], price: ['from', 'verified'] });

it('reads the kinds that the screen knows, with all their fields', () => {
  const price = { kind: 'price', from: '1', verified: {} };
  expect([read({ kind: 'gone' }), read(price)]).toEqual([{ kind: 'gone' }, price]);
});

it.each([null, undefined, '', {}, { kind: 'toString' }, { kind: 'closed' }, { kind: 'price', from: '1' }])(
  'leaves %o to the words of the server',
  (data) => expect(read(data)).toBeUndefined(),
);
