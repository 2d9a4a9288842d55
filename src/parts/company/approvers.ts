import { approval as calls } from '#contract/approval.ts';
import type { CompanySubject } from '#contract/company-people.ts';
import type { SubjectSource } from './subject-search.ts';

/** Colleagues who may decide: others would be refused. */
export const approvers: SubjectSource = async ({ api }, { keyword, without, size, signal }) => {
  const outcome = await api.send(calls.people, { keyword, size }, { quiet: 'all', signal });
  if (!outcome.ok) return outcome;
  const rows = outcome.data.rows
    .filter(({ employeeId }) => !without.includes(employeeId))
    .map(({ employeeId: id, name, deptName: note }): CompanySubject => ({ kind: 'employee', id, name, note }));
  return { ...outcome, data: { rows, total: rows.length } };
};
