import { companyPeople as calls } from '#contract/company-people.ts';
import type { BulkResult, CompanySubject, Employee } from '#contract/company-people.ts';
import { createForm } from '#kit/forms/form.ts';
import type { FormErrors } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';
import type { EffectsAsked } from '#parts/company/effects/Effects.tsx';

export type BulkField = 'department' | 'level' | 'manager' | 'costCenter' | 'standard' | 'disable';

export interface BulkValues {
  /** Id of a department, level or standard, or code of a cost centre; `none`: theirs is taken away; "": nothing is chosen yet. */
  value: string;
  managerId: readonly CompanySubject[];
  /** No manager by name. */
  hasNone: boolean;
}

/** Takes away what the employees have: never what a dialog begins with. */
export const noneValue = 'none';

/** One change to several employees. */
export const createBulkForm = (
  services: Services,
  { field, items }: { field: BulkField; items: readonly Employee[] },
  texts: { choose: Readonly<Record<Exclude<BulkField, 'disable'>, string>> },
  done: (result: BulkResult) => void,
) =>
  createForm(services, calls.bulk, {
    key: `employees.${field}`,
    blank: { value: '', managerId: [], hasNone: false } as BulkValues,
    like: { value: '', managerId: [{ kind: 'employee', id: 0, name: '', note: '' }], hasNone: false },
    check({ value, managerId, hasNone }: BulkValues): FormErrors {
      if (field === 'disable') return {};
      if (field === 'manager') return managerId.length || hasNone ? {} : { managerId: texts.choose.manager };
      return value ? {} : { value: texts.choose[field] };
    },
    input: (values: BulkValues) => ({ ids: items.map(({ id }) => id), change: changeOf(field, values) }),
    done,
  });

function changeOf(field: BulkField, { value, managerId: [manager], hasNone }: BulkValues) {
  const id = value === noneValue ? null : Number(value);
  if (field === 'department') return { field, departmentId: Number(value) };
  if (field === 'level') return { field, levelId: id };
  if (field === 'manager') return { field, managerId: hasNone ? null : (manager?.id ?? null) };
  if (field === 'costCenter') return { field, costCenterCode: value === noneValue ? '' : value };
  return field === 'standard' ? { field, standardId: id } : { field };
}

/** The question for the effects of a change; null until it is chosen. */
export function effectsAsked(field: BulkField, items: readonly Employee[], values: BulkValues): EffectsAsked | null {
  if (field === 'disable' || !(values.value || values.hasNone || values.managerId.length)) return null;
  const { field: _field, ...change } = changeOf(field, values);
  return { ids: items.map(({ id }) => id), ...change };
}

/** The present values of the employees, the most frequent one first; "" where they have none. */
export function spreadOf(field: BulkField, items: readonly Employee[]): [value: string, people: number][] {
  const read: Readonly<Partial<Record<BulkField, (one: Employee) => string>>> = {
    department: ({ deptName }) => deptName,
    level: ({ levelName }) => levelName,
    manager: ({ managerName }) => managerName,
    costCenter: ({ costCenterCode }) => costCenterCode,
  };
  const of = read[field];
  const found = new Map<string, number>();
  if (of) for (const one of items) found.set(of(one), (found.get(of(one)) ?? 0) + 1);
  return [...found].sort(([, a], [, b]) => b - a);
}
