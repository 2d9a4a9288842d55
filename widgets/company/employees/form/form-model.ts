import { companyPeople as calls } from '#contract/company-people.ts';
import type { CompanySubject, EmployeeDetail } from '#contract/company-people.ts';
import { checkEmployee } from '#domain/company/employee-form.ts';
import type { StateChange } from '#domain/company/people.ts';
import { createCommand } from '#kit/forms/command.ts';
import { createForm } from '#kit/forms/form.ts';
import type { FormErrors } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';
import type { formTexts } from './form-texts.ts';

export interface EmployeeValues {
  realName: string;
  /** "" of a known one: the phone stays. */
  mobilePhone: string;
  jobNumber: string;
  position: string;
  /** Id as text. */
  departmentId: string;
  managerId: readonly CompanySubject[];
  /** Id as text; "": no level yet. */
  levelId: string;
  costCenterCode: string;
  canAudit: boolean;
  joinedOn: string;
}

const someone: CompanySubject = { kind: 'employee', id: 0, name: '', note: '' };

interface Options {
  known: EmployeeDetail | null;
  /** Of a new employee at first. */
  departmentId: number | undefined;
}

/** A new employee, or changes of one. */
export function createEmployeeForm(
  services: Services,
  { known, departmentId }: Options,
  saved: (one: EmployeeDetail) => void,
) {
  const blank: EmployeeValues = {
    realName: known?.realName ?? '',
    mobilePhone: '',
    jobNumber: known?.jobNumber ?? '',
    position: known?.position ?? '',
    departmentId: String(known?.departmentId ?? departmentId ?? ''),
    managerId: known?.managerId ? [{ ...someone, id: known.managerId, name: known.managerName }] : [],
    levelId: String(known?.levelId ?? ''),
    costCenterCode: known?.costCenterCode ?? '',
    canAudit: known?.canAudit === 1,
    joinedOn: known?.joinedOn ?? '',
  };
  return createForm(services, calls.save, {
    key: `employee.${known?.id ?? 'new'}`,
    blank,
    like: { ...blank, managerId: [someone] },
    check: ({ realName, mobilePhone, jobNumber, departmentId: department }: EmployeeValues) =>
      checkEmployee(
        {
          realName,
          jobNumber,
          departmentId: Number(department) || null,
          mobilePhone: known && !mobilePhone ? undefined : mobilePhone,
        },
        { isNew: known === null },
      ),
    input: (values) => ({
      ...(known && { employeeId: known.id, version: known.version }),
      realName: values.realName.trim(),
      ...(values.mobilePhone && { mobilePhone: values.mobilePhone }),
      jobNumber: values.jobNumber.trim(),
      position: values.position.trim(),
      departmentId: Number(values.departmentId),
      ...(values.managerId[0] && { managerId: values.managerId[0].id }),
      ...(values.levelId && { levelId: Number(values.levelId) }),
      costCenterCode: values.costCenterCode,
      canAudit: values.canAudit,
      joinedOn: values.joinedOn,
    }),
    done: saved,
  });
}

export const createInvite = (services: Services, texts: typeof formTexts, settle: () => unknown) =>
  createCommand(services, calls.invite, {
    input: ({ id }: EmployeeDetail) => ({ employeeId: id }),
    done: (_, { join }) => (join ? texts.askedAgain : texts.invited),
    settle,
  });

/** Takes back that a member is asked to join. */
export const createWithdraw = (services: Services, texts: typeof formTexts, settle: () => unknown) =>
  createCommand(services, calls.withdraw, {
    input: ({ id }: EmployeeDetail) => ({ employeeId: id }),
    confirm: ({ realName }) => texts.withdrawQuestion(realName),
    done: () => texts.withdrawn,
    settle,
  });

export interface StateValues {
  handTo: readonly CompanySubject[];
}

/** Form that disables or restores an employee, or lets one leave. */
export const createStateForm = (
  services: Services,
  /** `needed`: said where reports, departments or approvals are to be handed over and nobody is chosen; "": nothing is. */
  { one, change, needed }: { one: EmployeeDetail; change: StateChange; needed: string },
  done: (after: EmployeeDetail) => void,
) =>
  createForm(services, calls.state, {
    key: `employee.${one.id}.${change}`,
    blank: { handTo: [] } as StateValues,
    like: { handTo: [someone] },
    check: ({ handTo }: StateValues): FormErrors => (needed && !handTo.length ? { handTo: needed } : {}),
    input: ({ handTo: [to] }: StateValues) => ({
      employeeId: one.id,
      version: one.version,
      change,
      ...(to && { handTo: to.id }),
    }),
    done,
  });
