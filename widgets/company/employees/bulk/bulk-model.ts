import { companyPeople as calls } from '#contract/company-people.ts';
import type { BulkResult, CompanySubject, Employee } from '#contract/company-people.ts';
import { createForm } from '#kit/forms/form.ts';
import type { FormErrors } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';

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
    input: ({ value, managerId: [manager], hasNone }: BulkValues) => ({
      ids: items.map(({ id }) => id),
      change:
        field === 'department'
          ? { field, departmentId: Number(value) }
          : field === 'level'
            ? { field, levelId: value === noneValue ? null : Number(value) }
            : field === 'manager'
              ? { field, managerId: hasNone ? null : (manager?.id ?? null) }
              : field === 'costCenter'
                ? { field, costCenterCode: value === noneValue ? '' : value }
                : field === 'standard'
                  ? { field, standardId: value === noneValue ? null : Number(value) }
                  : { field },
    }),
    done,
  });

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
