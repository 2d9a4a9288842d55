import type { Department, EmployeeDetail, Level } from '#contract/company-people.ts';
import { commandSuite } from '#tests/support/suites/command-suite.ts';
import { formSuite } from '#tests/support/suites/form-suite.ts';
import { createBulkForm } from '#widgets/company/employees/bulk/bulk-model.ts';
import { bulkTexts } from '#widgets/company/employees/bulk/bulk-texts.ts';
import * as departments from '#widgets/company/employees/departments/department-model.ts';
import { departmentTexts } from '#widgets/company/employees/departments/department-texts.ts';
import { createDocumentForm } from '#parts/company/document/document-model.ts';
import { companyJoin } from '#contract/company-join.ts';
import type { Joining, JoinInvitation } from '#contract/company-join.ts';
import { createResource } from '#kit/resources/resource.ts';
import { createJoinAnswer, createShareDocuments } from '#widgets/account/centre/joining/model.ts';
import { joiningTexts } from '#widgets/account/centre/joining/texts.ts';
import { createEmployeeForm, createInvite, createWithdraw } from '#widgets/company/employees/form/form-model.ts';
import { formTexts as employeeTexts } from '#widgets/company/employees/form/form-texts.ts';
import { createLevelForm, createRemoveLevel } from '#widgets/company/employees/levels/level-model.ts';
import type { LevelValues } from '#widgets/company/employees/levels/level-model.ts';
import { levelTexts } from '#widgets/company/employees/levels/level-texts.ts';

formSuite('an employee', {
  open: (services) => createEmployeeForm(services, { known: null, departmentId: 7112 }, () => undefined),
  filled: { mobilePhone: '13900001111', realName: '季晓棠', jobNumber: 'YF9001' },
  wrong: { change: { jobNumber: '' }, path: 'jobNumber' },
  data: { id: 1 },
});

formSuite('a document of an employee', {
  open: (services) =>
    createDocumentForm(services, { id: 1, realName: '季晓棠', bornDate: '' } as EmployeeDetail, () => undefined),
  filled: { certNo: '11010519491231002X', consent: true },
  wrong: { change: { certNo: '123' }, path: 'certNo' },
  data: { id: 1 },
});

formSuite('a department', {
  open: (services) => departments.createDepartmentForm(services, { known: null, parent: null }, () => undefined),
  filled: { name: '平台二组' },
  wrong: { change: { name: '' }, path: 'name' },
  data: { nodes: [] },
});

formSuite<LevelValues>('a travel level', {
  open: (services) => createLevelForm(services, { known: null, nextRank: 3 }, levelTexts, () => undefined),
  filled: { name: 'P8 专家', rank: '8' },
  wrong: { change: { rank: '0' }, path: 'rank' },
  data: { levels: [] },
});

formSuite('a change of several employees', {
  open: (services) => createBulkForm(services, { field: 'department', items: [] }, bulkTexts, () => undefined),
  filled: { value: '7112' },
  wrong: { change: { value: '' }, path: 'value' },
  data: { changed: [], refused: [] },
});

const someDepartment = { id: 1, name: '平台组', version: 1 } as Department;
commandSuite('moving a department', {
  open(services) {
    const { run } = departments.createMove(services, departmentTexts, () => undefined);
    return () => run({ one: someDepartment, to: { parent: null, before: null } });
  },
  data: { nodes: [] },
  asks: false,
});

commandSuite('removing a department', {
  open(services) {
    const { run } = departments.createRemoveDepartment(services, departmentTexts, () => undefined);
    return () => run(someDepartment);
  },
  data: { nodes: [] },
  asks: true,
});

commandSuite('removing a travel level', {
  open(services) {
    const { run } = createRemoveLevel(services, levelTexts, () => undefined);
    return () => run({ id: 1, name: 'P5', version: 1 } as Level);
  },
  data: { levels: [] },
  asks: true,
});

commandSuite('inviting an employee again', {
  open(services) {
    const { run } = createInvite(services, employeeTexts, () => undefined);
    return () => run({ id: 1 } as EmployeeDetail);
  },
  data: { id: 1, invitedAt: '2026-01-01 00:00:00' },
  asks: false,
});

commandSuite('taking an invitation to join back', {
  open(services) {
    const { run } = createWithdraw(services, employeeTexts, () => undefined);
    return () => run({ id: 1, realName: '季晓棠' } as EmployeeDetail);
  },
  data: { id: 1 },
  asks: true,
});

const joining = { invitations: [], joined: null } satisfies Joining;

commandSuite('answering an invitation to join', {
  open(services) {
    const known = createResource(services, companyJoin.mine, {});
    const { run } = createJoinAnswer(services, joiningTexts, known);
    const invitation = { joinId: 1, companyName: '云帆科技' } as JoinInvitation;
    return () => run({ invitation, agree: false, shareDocuments: false, reason: '' });
  },
  data: joining,
  asks: false,
});

commandSuite('giving a company the own documents no longer', {
  open(services) {
    const known = createResource(services, companyJoin.mine, {});
    const { run } = createShareDocuments(services, joiningTexts, known);
    return () => run(false);
  },
  data: joining,
  asks: true,
});
