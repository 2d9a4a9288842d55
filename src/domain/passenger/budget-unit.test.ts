import { expect, it } from 'vitest';
import { checkBudgetUnit } from './budget-unit.ts';

it.each([
  ['', '请输入预算单位名称'],
  ['  ', '请输入预算单位名称'],
  ['市局', '请输入预算单位全称，与公务卡开户单位一致'],
  ['<b>单位名称</b>', '请输入预算单位全称，与公务卡开户单位一致'],
  ['杭州市教育局', ''],
  ['国家税务总局（浙江）', ''],
])('the budget unit %j: %j', (name, problem) => {
  expect(checkBudgetUnit(name)).toBe(problem);
});
