import { expect, it } from 'vitest';
import type { PolicySubject } from '#domain/policy/facts.ts';
import type { Subject } from '#domain/policy/schema.ts';
import { applied } from './standard-for.ts';

const employee: PolicySubject = { employeeId: 7, levelId: 3, departments: [12, 11, 10] };
const head = (id: number, ...assigned: Subject[]) => ({ id, assigned });
const idOf = (heads: readonly ReturnType<typeof head>[], person = employee) => applied(person, heads)?.head.id;

it('the standard of the nearest subject applies: the employee, the level, the departments upwards, the company', () => {
  const all = [
    head(1, { kind: 'company' }),
    head(2, { kind: 'department', id: 10 }),
    head(3, { kind: 'department', id: 12 }),
    head(4, { kind: 'level', id: 3 }),
    head(5, { kind: 'employee', id: 7 }),
  ];
  for (let count = all.length; count > 0; count -= 1) {
    expect(idOf(all.slice(0, count))).toBe(count);
    expect(idOf(all.slice(0, count).toReversed())).toBe(count);
  }
});

it('a standard of several subjects applies through the nearest of them', () => {
  expect(applied(employee, [head(6, { kind: 'company' }, { kind: 'level', id: 3 })])?.via).toEqual({
    kind: 'level',
    id: 3,
  });
});

it('a standard of other people applies to an employee in no way', () => {
  const others = head(1, { kind: 'employee', id: 8 }, { kind: 'level', id: 4 }, { kind: 'department', id: 13 });
  expect(idOf([others])).toBeUndefined();
  expect(idOf([head(4, { kind: 'level', id: 3 })], { ...employee, levelId: null })).toBeUndefined();
});

it('of two that are equally near the first one applies: the later version, as they are read', () => {
  const level: Subject = { kind: 'level', id: 3 };
  expect(idOf([head(8, level), head(4, level)])).toBe(8);
  expect(idOf([head(4, level), head(8, level)])).toBe(4);
});
