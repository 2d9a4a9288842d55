import { expect, it } from 'vitest';
import { worstVerdict } from './worst-verdict.ts';

const ok = { verdict: 'ok' } as const;
const over = { verdict: 'over', over: '超标 ¥20' } as const;
const forbidden = { verdict: 'forbidden' } as const;

it('a part that is forbidden counts before one above the standard, wherever it stands', () => {
  expect(worstVerdict([ok, over, forbidden])).toBe(forbidden);
  expect(worstVerdict([forbidden, over])).toBe(forbidden);
  expect(worstVerdict([ok, over, ok])).toBe(over);
  expect(worstVerdict([ok])).toBe(ok);
  expect(worstVerdict([])).toBeUndefined();
});
