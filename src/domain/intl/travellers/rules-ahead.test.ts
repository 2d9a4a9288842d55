import { expect, it } from 'vitest';
import { msOf } from '../../china-time.ts';
import { rulesAhead } from './rules-ahead.ts';

const flight = (day: string) => ({
  flightNo: 'AF1',
  depTime: `${day} 08:00`,
  depOffset: 480,
  arrTime: `${day} 14:00`,
  arrOffset: 480,
});
const slices = [
  { triptype: 1, flights: [flight('2026-12-10')] },
  { triptype: 2, flights: [flight('2026-12-20'), flight('2026-12-21')] },
] as const;
const rules = [{ triptype: 1 }, { triptype: 2 }, { triptype: 3 }] as const;

it.each([
  ['before the way out has landed', '2026-12-10 13:59:00', [1, 2, 3]],
  ['after it', '2026-12-10 14:00:00', [2, 3]],
  ['before the last flight of the way back', '2026-12-21 13:59:00', [2, 3]],
  ['after it: of a way without flights nothing is known', '2026-12-21 14:00:00', [3]],
])('%s the checklist asks for what is ahead', (_, now, left) => {
  expect(rulesAhead(rules, slices, msOf(now)).map(({ triptype }) => triptype)).toEqual(left);
});
