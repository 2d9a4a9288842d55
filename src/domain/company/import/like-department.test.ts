import { expect, it } from 'vitest';
import { createJudge } from './check-rows.ts';
import { departmentsOf } from './like-department.ts';
import { noValues } from './values.ts';

const departments = departmentsOf({
  companyName: '星河科技',
  departments: [
    { id: 1, parentId: null, name: '研发中心' },
    { id: 2, parentId: 1, name: '平台组' },
    { id: 3, parentId: null, name: '市场部' },
    { id: 4, parentId: 3, name: '品牌组' },
  ],
});

it.each([
  ['研发中心/平台', '研发中心/平台组'],
  ['研发中新', '研发中心'],
  ['市场', '市场部'],
  ['星河科技/市场部/品牌组二', '市场部/品牌组'],
  ['财务部门', ''],
])('%s is like %s', (path, like) => {
  expect([departments.has(path), departments.like(path)]).toEqual([false, like]);
});

it('an unknown department is a fault with the nearest one offered, unless it may be made', () => {
  const facts = { levels: [], costCenters: [] };
  const values = { ...noValues, jobNumber: 'A1', department: '研发中心/平台' };
  const judge = createJudge({ ...facts, departments });
  const { errors } = judge.judge(values);
  expect(errors).toEqual({ department: '没有部门“研发中心/平台”' });
  expect(judge.suggest(values, errors)).toEqual({ department: '研发中心/平台组' });
  expect(judge.judge({ ...values, department: '星河科技/研发中心/平台组' }).errors).toEqual({});
  expect(createJudge(facts).judge(values).errors).toEqual({});
});
