import { expect, it } from 'vitest';
import { applicable, claimsOf } from './applicable.ts';
import type { PolicySubject } from './facts.ts';
import { emptyContent } from './schema.ts';
import type { StandardVersion, Subject } from './schema.ts';

const employee: PolicySubject = { employeeId: 7, levelId: 3, departments: [12, 11, 10] };
const version = (standardId: number, assigned: Subject[], given: Partial<StandardVersion> = {}): StandardVersion => ({
  standardId,
  version: 1,
  state: 'published',
  from: '2026-01-01',
  to: null,
  assigned,
  content: emptyContent,
  ...given,
});
const day = '2026-06-01';
const idOf = (versions: readonly StandardVersion[], who = employee, on = day) =>
  applicable(who, versions, on)?.version.standardId;

const company = version(1, [{ kind: 'company' }]);
const root = version(2, [{ kind: 'department', id: 10 }]);
const near = version(3, [{ kind: 'department', id: 12 }]);
const level = version(4, [{ kind: 'level', id: 3 }]);
const own = version(5, [{ kind: 'employee', id: 7 }]);

it('the nearest subject counts: the employee, his level, his department and those above it, the company', () => {
  const all = [company, root, near, level, own];
  for (let count = all.length; count > 0; count -= 1)
    expect(idOf(all.slice(0, count))).toBe(all[count - 1]?.standardId);
  expect(claimsOf(employee, all, day).map(({ version: { standardId } }) => standardId)).toEqual([5, 4, 3, 2, 1]);
  expect(claimsOf(employee, [version(6, [{ kind: 'company' }, { kind: 'level', id: 3 }])], day)[0]?.via).toEqual({
    kind: 'level',
    id: 3,
  });
});

it('a standard for other people, a draft, or one that is not in force on the day does not count', () => {
  const others = [
    version(1, [
      { kind: 'employee', id: 8 },
      { kind: 'level', id: 4 },
      { kind: 'department', id: 13 },
    ]),
    version(2, [{ kind: 'company' }], { state: 'draft' }),
    version(3, [{ kind: 'company' }], { from: '2026-06-02' }),
    version(4, [{ kind: 'company' }], { to: '2026-05-31' }),
  ];
  expect(idOf(others)).toBeUndefined();
  expect(idOf([version(3, [{ kind: 'company' }], { from: day, to: day })])).toBe(3);
  expect(idOf([level], { ...employee, levelId: null })).toBeUndefined();
});

it('of two that are equally near the later one counts, then the one with the greater number', () => {
  const later = version(1, [{ kind: 'level', id: 3 }], { from: '2026-03-01' });
  expect(idOf([level, later])).toBe(1);
  expect(idOf([later, level])).toBe(1);
  expect(idOf([version(8, [{ kind: 'level', id: 3 }]), level])).toBe(8);
});
