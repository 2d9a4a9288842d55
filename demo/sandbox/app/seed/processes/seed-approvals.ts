import { sql } from 'kysely';
import { applicationSchemas } from '#contract/application.schema.ts';
import { addDays, dayAt, momentAt } from '#domain/china-time.ts';
import { saveApplication } from '../../../company/applications/write.ts';
import { submitApplication, withdrawApplication } from '../../../company/applications/submit.ts';
import { ownCenterOf } from '../../../orders/business/business-terms.ts';
import { expireApplications } from '../../../orders/applications/expire.ts';
import { urge } from '../../../company/approvals/decide.ts';
import { saveDeputy } from '../../../company/approvals/deputies.ts';
import type { Tx } from '../../../ground/call.ts';
import { answerTo, openCalls } from '../people/seed-call.ts';
import type { CallAt } from '../people/seed-call.ts';
import { companyId } from '../people/seed-employees.ts';
import type { Seeding } from '../people/seeding.ts';
import { answer } from './answering.ts';
import type { Approving, CallOf } from './answering.ts';
import { seedOrderCases } from './seed-order-cases.ts';
import { tripPlans } from './trip-plans.ts';
import type { TripPlan } from './trip-plans.ts';

const must = answerTo('approval');
const dayMs = 86_400_000;
const hourMs = 3_600_000;
const admin = '20250070';

async function callsOf(tx: Tx, callAt: CallAt): Promise<CallOf> {
  const rows = await tx
    .selectFrom('employees')
    .where('company_id', '=', companyId)
    .select(['id', 'member_id'])
    .execute();
  const members = new Map(rows.map(({ id, member_id }) => [id, member_id]));
  return (employeeId, at, path) => {
    // Acts of these people wait for their company, as of every member.
    const { isSeed: _isSeed, ...call } = callAt(members.get(employeeId) ?? admin, at, path);
    return call;
  };
}

/** Cases of two years of the seeded company: each asked for and decided by the calls of its people, at its own time. */
export async function seedApprovals({ tx, now }: Seeding): Promise<void> {
  const { db, callAt } = await openCalls(tx);
  const callOf = await callsOf(tx, callAt);
  const approving: Approving = { tx, callOf, now };
  const plans = tripPlans.toSorted((a, b) => b.daysAgo - a.daysAgo);
  for (const [nth, plan] of plans.entries()) await seedTrip(approving, plan, nth);
  await seedOrderCases(approving);
  await seedDeputies(approving);
  await expireApplications(db, now);
  // The news of before has been read.
  await tx
    .updateTable('messages')
    .set({ read_at: sql`at` })
    .where('case_no', '<>', '')
    .where('at', '<', now - 2 * dayMs)
    .where('read_at', 'is', null)
    .execute();
}

async function seedTrip(approving: Approving, plan: TripPlan, nth: number): Promise<void> {
  const { callOf, now } = approving;
  const { employeeId, daysAgo, ahead, nights, reason, from, to, product, budget, comment } = plan;
  const at = now - daysAgo * dayMs;
  const [first, last] = [addDays(dayAt(at), ahead), addDays(dayAt(at), ahead + nights)];
  const call = callOf(employeeId, at, '/travel/application/submit');
  const wish = {
    reason,
    tripType: 'client',
    from: first,
    to: last,
    mode: 'legs',
    legs: [
      { legId: 'leg-1', product, from, to, day: first, travellers: 1 },
      { legId: 'leg-2', product: 'hotel', to, day: first, toDay: last, travellers: 1, units: 1 },
      { legId: 'leg-3', product, from: to, to: from, day: last, travellers: 1 },
    ],
    travellers: [{ kind: 'employee', employeeId }],
    budgets: { [product]: String(budget), hotel: String(nights * 500) },
    // Of the applicant, as the form offers it.
    costCenter: (call.member ? await ownCenterOf(call.db, call.member) : '').split(' ')[0],
  };
  const sendAs = async (overReason: string, id: Partial<{ applicationId: string; lock: number }> = {}) => {
    const mark = overReason && '-over';
    const saved = must(
      await saveApplication(
        applicationSchemas.save.parse({ ...wish, ...id, overReason, requestId: `seed-trip-${nth}${mark}` }),
        call,
      ),
    );
    const { applicationId, lock } = saved;
    const requestId = `seed-submit-${nth}${mark}`;
    return { saved, sent: await submitApplication({ requestId, applicationId, lock }, call) };
  };
  let { saved, sent } = await sendAs('');
  // Above the standard: a reason is asked for.
  if (sent.ret !== 0) ({ saved, sent } = await sendAs('会场附近的酒店价格高于差标', saved));
  const { applicationId } = saved;
  const { lock: sentLock } = must(sent);
  const caseNo = await caseNoOf(approving, applicationId);
  if (plan.urged)
    must(await urge({ requestId: `seed-urge-${nth}`, caseNo }, callOf(employeeId, at + hourMs, '/travel/audit/urge')));
  if (plan.withdrawn)
    must(
      await withdrawApplication(
        { requestId: `seed-withdraw-${nth}`, applicationId, lock: sentLock },
        callOf(employeeId, at + hourMs, '/travel/application/withdraw'),
      ),
    );
  await answer(approving, { caseNo, at, answers: plan.answers, hours: plan.hours ?? 3, comment: comment ?? '' });
}

async function caseNoOf({ tx }: Approving, applicationId: string): Promise<string> {
  const { no } = await tx
    .selectFrom('cases')
    .where('kind', '=', 'trip')
    .where('subject_id', '=', applicationId)
    .select('no')
    .executeTakeFirstOrThrow();
  return no;
}

/** 许曼 stands in for the head of sales this week. */
async function seedDeputies({ tx, callOf, now }: Approving): Promise<void> {
  const { head_employee_id: head } = await tx
    .selectFrom('departments')
    .where('id', '=', 7102)
    .select('head_employee_id')
    .executeTakeFirstOrThrow();
  if (head === null) return;
  must(
    await saveDeputy(
      {
        requestId: 'seed-deputy',
        awayId: head,
        toId: 710_072,
        from: momentAt(now - dayMs / 2).slice(0, 16),
        to: momentAt(now + 4 * dayMs).slice(0, 16),
        note: '华北客户拜访',
      },
      callOf(0, now - hourMs, '/travel/audit/saveDeputy'),
    ),
  );
}
