import { expect, it } from 'vitest';
import { msOf } from '../china-time.ts';
import { checkInState } from './check-in.ts';

it.each([
  ['2026-09-23 07:29', 'ahead'],
  ['2026-09-23 07:30', 'open'],
  ['2026-09-24 06:44', 'open'],
  ['2026-09-24 06:45', 'closed'],
  ['2026-09-24 09:00', 'closed'],
])('the check-in of a flight at 07:30 on 24 September is at %s: %s', (moment, state) =>
  expect(checkInState({ depTime: '2026-09-24 07:30:00' }, msOf(moment))).toBe(state),
);
