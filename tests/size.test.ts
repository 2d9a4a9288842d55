import { expect, test } from 'vitest';
// @ts-expect-error a plain script of the commands
import { judge, measure, readBudgets } from '../scripts/lib/size.mjs';

interface Judged {
  name: string;
  figure: number;
  budget: number;
  bound: number;
}

const rows = judge(await measure(), readBudgets()) as Judged[];

test.each(rows)('$name: $figure of $budget', ({ figure, bound }) => {
  expect(figure).toBeLessThanOrEqual(bound);
});
