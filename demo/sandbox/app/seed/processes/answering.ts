import type { Call, Tx } from '../../../ground/call.ts';
import { commentOn, decide, handOn } from '../../../company/approvals/decide.ts';
import { doDueJobs } from '../../../orders/cases/due-jobs.ts';
import { answerTo } from '../people/seed-call.ts';
import { companyId } from '../people/seed-employees.ts';
import type { TripPlan } from './trip-plans.ts';

const must = answerTo('approval');
const hourMs = 3_600_000;

/** Calls of employees by their number; 0: the company's account. */
export type CallOf = (employeeId: number, at: number, path: string) => Call;

export interface Approving {
  tx: Tx;
  callOf: CallOf;
  now: number;
}

interface Answered {
  caseNo: string;
  at: number;
  answers: TripPlan['answers'];
  hours: number;
  comment: string;
}

async function otherApprover(
  tx: Tx,
  { actor, applicant_id }: { actor: number; applicant_id: number },
): Promise<number> {
  const { id } = await tx
    .selectFrom('employees')
    .where('company_id', '=', companyId)
    .where('can_audit', '=', true)
    .where('state', '=', 'active')
    .where('id', 'not in', [actor, applicant_id])
    .orderBy('id')
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** People whose turn it is answer one after the other; an answer nobody is asked for any more is left out. */
export async function answer(
  { tx, callOf, now }: Approving,
  { caseNo, at, answers, hours, comment }: Answered,
): Promise<void> {
  let moment = at;
  for (const [nth, act] of answers.entries()) {
    const task = await tx
      .selectFrom('case_tasks as t')
      .innerJoin('cases as c', 'c.id', 't.case_id')
      .where('c.no', '=', caseNo)
      .where('t.state', '=', 'open')
      .orderBy('t.id')
      .select(['t.actor', 't.due_at', 'c.applicant_id'])
      .executeTakeFirst();
    if (!task || act === 'open') return;
    const requestId = `seed-${caseNo}-${nth}`;
    if (act === 'late') {
      moment = task.due_at ?? moment;
      await doDueJobs(callOf(0, moment, '').db, moment);
      continue;
    }
    moment = Math.min(now - 60_000, moment + hours * hourMs);
    const call = callOf(task.actor, moment, '/travel/audit/decide');
    if (act === 'handOn')
      must(await handOn({ requestId, caseNo, toId: await otherApprover(tx, task), comment: '请一并评估' }, call));
    else {
      if (act === 'agree' && comment)
        must(await commentOn({ requestId: `${requestId}-note`, caseNo, comment: '行程与预算已核对' }, call));
      must(
        await decide(
          { requestId, caseNo, agree: act === 'agree', comment: act === 'refuse' ? comment || '暂不安排' : comment },
          call,
        ),
      );
    }
  }
}
