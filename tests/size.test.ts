import { expect, test } from 'vitest';
// @ts-expect-error a plain script of the commands
import { judge, measure, readBudgets } from '../scripts/lib/size.mjs';

interface Judged {
  name: string;
  figure: number;
  budget: number;
  isMet: boolean;
}

test.each(judge(measure(), readBudgets()) as Judged[])('$name: $figure of $budget', ({ figure, budget }) => {
  expect(figure).toBeLessThanOrEqual(budget);
});
