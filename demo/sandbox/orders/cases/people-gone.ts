import type { Tx } from '../../ground/call.ts';
import { stepCase } from './step-case.ts';

interface Gone {
  companyId: number;
  employeeId: number;
  /** `left`: he has left, is disabled or may not approve any more; `away`: his deputy takes over. */
  kind: 'left' | 'away';
}

/** Cases in which a person has an open task, or is acted for. */
export async function casesWaitingFor(tx: Tx, { companyId, employeeId }: Omit<Gone, 'kind'>): Promise<number[]> {
  const rows = await tx
    .selectFrom('case_tasks')
    .where('company_id', '=', companyId)
    .where('state', '=', 'open')
    .where((eb) => eb.or([eb('actor', '=', employeeId), eb('for_id', '=', employeeId)]))
    .distinct()
    .orderBy('case_id')
    .select('case_id')
    .execute();
  return rows.map(({ case_id }) => case_id);
}

/** Moves the open tasks of a person to whoever acts in his place now. */
export async function moveTasksOf(tx: Tx, { companyId, employeeId, kind }: Gone, now: number): Promise<void> {
  for (const caseId of await casesWaitingFor(tx, { companyId, employeeId }))
    await stepCase(tx, caseId, { kind, who: employeeId }, now);
}
