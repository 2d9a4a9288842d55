import { companyPeople as calls } from '#contract/company-people.ts';
import type { BulkResult, CompanySubject, Employee } from '#contract/company-people.ts';
import { createForm } from '#kit/forms/form.ts';
import type { FormErrors } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';

export type BulkField = 'department' | 'level' | 'manager' | 'costCenter' | 'standard' | 'disable';

export interface BulkValues {
  /** Id of a department, level or standard, or code of a cost centre. */
  value: string;
  managerId: readonly CompanySubject[];
}

/** One change to several employees. */
export const createBulkForm = (
  services: Services,
  { field, items }: { field: BulkField; items: readonly Employee[] },
  texts: { choose: string },
  done: (result: BulkResult) => void,
) =>
  createForm(services, calls.bulk, {
    key: `employees.${field}`,
    blank: { value: '', managerId: [] } as BulkValues,
    like: { value: '', managerId: [{ kind: 'employee', id: 0, name: '', note: '' }] },
    check: ({ value }: BulkValues): FormErrors => (field === 'department' && !value ? { value: texts.choose } : {}),
    input: ({ value, managerId: [manager] }: BulkValues) => ({
      ids: items.map(({ id }) => id),
      change:
        field === 'department'
          ? { field, departmentId: Number(value) }
          : field === 'level'
            ? { field, levelId: value ? Number(value) : null }
            : field === 'manager'
              ? { field, managerId: manager?.id ?? null }
              : field === 'costCenter'
                ? { field, costCenterCode: value }
                : field === 'standard'
                  ? { field, standardId: value ? Number(value) : null }
                  : { field },
    }),
    done,
  });
