import { companyPeople as calls } from '#contract/company-people.ts';
import type { CompanySubject, Department, DepartmentTree } from '#contract/company-people.ts';
import { titleFault } from '#domain/company/employee-form.ts';
import { createCommand } from '#kit/forms/command.ts';
import { createForm } from '#kit/forms/form.ts';
import type { FormErrors } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';
import { top } from '#parts/company/departments/department-tree.ts';
import type { TreeTarget } from '#ui/tree/tree-move.ts';
import type { departmentTexts as ownTexts } from './department-texts.ts';

export const createMove = (
  services: Services,
  texts: typeof ownTexts,
  settle: (tree: DepartmentTree | null) => unknown,
) =>
  createCommand(services, calls.departmentMove, {
    input: ({ one, to }: { one: Department; to: TreeTarget }) => ({
      departmentId: one.id,
      version: one.version,
      ...(to.parent !== null && to.parent !== top && { parentId: Number(to.parent) }),
      ...(to.before !== null && { beforeId: Number(to.before) }),
    }),
    done: () => texts.moved,
    settle: (outcome) => settle(outcome.ok ? outcome.data : null),
  });

export interface DepartmentValues {
  name: string;
  head: readonly CompanySubject[];
  costCenterCode: string;
  /** Id as text; "": directly below the company. */
  parentId: string;
}

export interface DepartmentOptions {
  known: Department | null;
  parent: Department | null;
}

const valuesOf = ({ known, parent }: DepartmentOptions): DepartmentValues => ({
  name: known?.name ?? '',
  head: known?.headId ? [{ kind: 'employee', id: known.headId, name: known.headName, note: '' }] : [],
  costCenterCode: known?.costCenterCode ?? '',
  parentId: String((known ? known.parentId : parent?.id) ?? ''),
});

/** A new department, or changes of one. */
export function createDepartmentForm(
  services: Services,
  options: DepartmentOptions,
  saved: (tree: DepartmentTree, values: DepartmentValues) => void,
) {
  const { known } = options;
  return createForm(services, calls.departmentSave, {
    key: `department.${known?.id ?? 'new'}`,
    blank: valuesOf(options),
    like: { ...valuesOf(options), head: [{ kind: 'employee', id: 0, name: '', note: '' }] },
    check({ name }: DepartmentValues): FormErrors {
      const fault = titleFault(name, 'department');
      return fault ? { name: fault } : {};
    },
    input: ({ name, head: [head], costCenterCode, parentId }) => ({
      ...(known && { departmentId: known.id, version: known.version }),
      ...(!known && parentId && { parentId: Number(parentId) }),
      name: name.trim(),
      ...(head && { headId: head.id }),
      costCenterCode,
    }),
    done: saved,
  });
}

export const createRemoveDepartment = (
  services: Services,
  texts: typeof ownTexts,
  done: (tree: DepartmentTree) => void,
) =>
  createCommand(services, calls.departmentRemove, {
    input: ({ id, version }: Department) => ({ departmentId: id, version }),
    confirm: ({ name }) => texts.removeQuestion(name),
    done: () => texts.removed,
    settle: (outcome) => outcome.ok && done(outcome.data),
  });
