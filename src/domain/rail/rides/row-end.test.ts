import { expect, it } from 'vitest';
import { rowEnd } from './row-end.ts';

const wait = { rides: [], isWait: true } as const;
const stopped = { rides: [{ schedule: 'cancelled' }] };

it.each([
  [{ status: 5, endedBy: 'deadline' }, 'deadline'],
  [{ status: 5, endedBy: 'member' }, 'member'],
  [{ status: 5, endedBy: 'railway' }, 'railway'],
  [{ status: 5, endedBy: 'deadline', approval: { state: 'lapsed' } }, 'lapsed'],
  [{ status: 5, approval: { state: 'refused' } }, 'refused'],
  [{ status: 5, train: stopped }, 'stopped'],
  // A train that stopped after the order had ended is not its reason.
  [{ status: 5, endedBy: 'member', train: stopped }, 'member'],
  [{ status: 5 }, 'unpaid'],
  [{ status: 8 }, 'rejected'],
  [{ status: 9, train: wait, endedBy: 'deadline' }, 'unserved'],
  [{ status: 6, train: wait, endedBy: 'member' }, 'givenUp'],
  [{ status: 6 }, null],
  [{ status: 13, train: wait }, null],
] as const)('the row %o has ended since: %s', (row, end) => expect(rowEnd(row)).toBe(end));
