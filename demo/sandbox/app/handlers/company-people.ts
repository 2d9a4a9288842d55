import type { companyPeople } from '#contract/company-people.ts';
import type { companyPeopleSchemas } from '#contract/company-people.schema.ts';
import { bulkEmployees } from '../../company/people/bulk.ts';
import { departmentTree, moveDepartment, removeDepartment, saveDepartment } from '../../company/people/departments.ts';
import { employeeDetail } from '../../company/people/detail.ts';
import { effectsOfChange } from '../../company/people/effects.ts';
import { revealEmployeeDocument, saveEmployeeDocument } from '../../company/people/documents.ts';
import { inviteEmployee, withdrawJoining } from '../../company/people/invite.ts';
import { listLevels, removeLevel, saveLevel } from '../../company/people/levels.ts';
import { listEmployees, listOrphans } from '../../company/people/list.ts';
import { saveEmployeeCall } from '../../company/people/save.ts';
import { employeeState } from '../../company/people/state.ts';
import { listSubjects } from '../../company/people/subjects.ts';
import type { HandlersOf } from '../../ground/call.ts';

export const companyPeopleHandlers: HandlersOf<typeof companyPeople, typeof companyPeopleSchemas> = {
  list: listEmployees,
  save: saveEmployeeCall,
  detail: employeeDetail,
  invite: inviteEmployee,
  withdraw: withdrawJoining,
  state: employeeState,
  documentSave: saveEmployeeDocument,
  documentReveal: revealEmployeeDocument,
  effects: effectsOfChange,
  bulk: bulkEmployees,
  departments: departmentTree,
  departmentSave: saveDepartment,
  departmentMove: moveDepartment,
  departmentRemove: removeDepartment,
  levels: listLevels,
  levelSave: saveLevel,
  levelRemove: removeLevel,
  orphans: listOrphans,
  subjects: listSubjects,
};
