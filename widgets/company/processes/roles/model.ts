import { companyProcess as calls } from '#contract/process.ts';
import type { CostCenterOwner, ProcessRole, ProcessRoles } from '#contract/process.ts';
import type { CompanySubject } from '#contract/company-people.ts';
import { createCommand } from '#kit/forms/command.ts';
import { createForm } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';
import type { RoleTexts } from './texts.ts';

export interface RoleValues {
  roleName: string;
  employeeIds: readonly CompanySubject[];
}

const employee = (id: number, name: string): CompanySubject => ({ kind: 'employee', id, name, note: '' });

/** A new role, or changes of one. */
export const createRoleForm = (
  services: Services,
  known: ProcessRole | null,
  texts: RoleTexts,
  done: (roles: ProcessRoles) => void,
) =>
  createForm(services, calls.saveRole, {
    key: `processRole.${known?.roleId ?? 'new'}`,
    blank: {
      roleName: known?.name ?? '',
      employeeIds: (known?.people ?? []).map(({ employeeId, name }) => employee(employeeId, name)),
    } as RoleValues,
    check: ({ roleName, employeeIds }: RoleValues) => ({
      ...(!roleName.trim() && { roleName: texts.nameMissing }),
      ...(!employeeIds.length && { employeeIds: texts.peopleMissing }),
    }),
    input: ({ roleName, employeeIds }: RoleValues) => ({
      ...(known && { roleId: known.roleId }),
      version: known?.version ?? 0,
      roleName: roleName.trim(),
      employeeIds: employeeIds.map(({ id }) => id),
    }),
    done,
  });

export const createRemoveRole = (services: Services, texts: RoleTexts, done: (roles: ProcessRoles) => void) =>
  createCommand(services, calls.removeRole, {
    input: ({ roleId, version }: ProcessRole) => ({ roleId, version }),
    confirm: ({ name }) => texts.removeQuestion(name),
    done: () => texts.removed,
    settle: (outcome) => outcome.ok && done(outcome.data),
  });

export const createSaveOwner = (services: Services, texts: RoleTexts, done: (roles: ProcessRoles) => void) =>
  createCommand(services, calls.saveOwner, {
    input: ({ code, employeeId }: Pick<CostCenterOwner, 'code' | 'employeeId'>) => ({ code, employeeId }),
    done: () => texts.saved,
    settle: (outcome) => outcome.ok && done(outcome.data),
  });
