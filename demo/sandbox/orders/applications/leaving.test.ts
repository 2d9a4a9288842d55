import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { application } from '#contract/application.ts';
import { addDays, dayAt, dayMs } from '#domain/china-time.ts';
import { aheadInWords } from '#domain/company/people.ts';
import { approvedApplication, legOf } from '#tests/support/given/applications.ts';
import { openPeople } from '#tests/support/people.ts';
import type { People } from '#tests/support/people.ts';

let people: People;
beforeAll(async () => {
  people = await openPeople();
});
afterAll(() => people.sandbox.close());

const applicant = 710_071;
const applications = (states: readonly number[]) =>
  people.sandbox.db
    .selectFrom('applications')
    .where('employee_id', '=', applicant)
    .where('state', 'in', states as never)
    .select(['id', 'state', 'case_id'])
    .execute();
const openTasks = (cases: readonly (number | null)[]) =>
  people.sandbox.db
    .selectFrom('case_tasks')
    .where(
      'case_id',
      'in',
      cases.flatMap((id) => id ?? []),
    )
    .where('state', '=', 'open')
    .select('task_id')
    .execute();

async function submitted(): Promise<void> {
  const { token } = (await people.client.logIn('13800000071')).data;
  const day = addDays(dayAt(people.sandbox.now()), 10);
  const saved = await people.client.send(
    application.save,
    {
      requestId: randomUUID(),
      reason: '供应商复审',
      tripType: 'supplier',
      from: day,
      to: day,
      legs: [legOf({ product: 'flight', from: 'BJS', to: 'SHA', day })],
      travellers: [{ kind: 'employee', employeeId: applicant }],
      budgets: { flight: '3000' },
    } as never,
    { token },
  );
  const { applicationId, lock } = saved.data;
  const answer = await people.client.send(
    application.submit,
    { requestId: randomUUID(), applicationId, lock } as never,
    { token },
  );
  expect(answer.ret, answer.msg).toBe(0);
}

async function paidTrip(memberId: string): Promise<void> {
  await people.sandbox.db
    .insertInto('orders')
    .values({
      order_id: '900000000002',
      kind: 'airTicket',
      app_id: 'default',
      member_id: memberId,
      company_id: '700070',
      status: 2,
      travel_type: 'business',
      created_at: 1,
      travel_at: people.sandbox.now() + dayMs,
      ends_at: people.sandbox.now() + 2 * dayMs,
      pay_deadline: 0,
      amount: 1,
      title: '北京 → 上海',
      words: '',
      card: JSON.stringify({ flightList: [], psgNames: [] }) as never,
    })
    .execute();
}

it('coming trips and applications of an employee who leaves are named before, and the applications end', async () => {
  await submitted();
  const own = Number(await approvedApplication(people.sandbox, { employeeId: applicant }));
  const shared = Number(
    await approvedApplication(people.sandbox, {
      employeeId: applicant,
      travellers: [applicant, 710_074].map((employeeId) => ({ kind: 'employee', employeeId })),
    }),
  );
  const asked = await applications([1]);
  const cases = asked.map(({ case_id }) => case_id);
  expect(await openTasks(cases)).not.toEqual([]);
  const { memberId } = await people.detail(applicant);
  await paidTrip(memberId);
  const { ahead, version } = await people.detail(applicant);
  expect(ahead).toMatchObject({ trips: 1, first: { title: '北京 → 上海' }, approving: 1, approved: 1 });
  expect(aheadInWords(ahead, 'leave')).toHaveLength(3);
  const answer = await people.write('state', { employeeId: applicant, version, change: 'leave' });
  expect(answer).toMatchObject({ ret: 0, data: { state: 'left', ahead: { approving: 0, approved: 0 } } });
  expect(await openTasks(cases)).toEqual([]);
  const left = await applications([2, 4, 7]);
  expect(left.find(({ id }) => id === own)?.state).toBe(7);
  expect(left.find(({ id }) => id === shared)?.state).toBe(2);
  expect(asked.every(({ id }) => left.some((one) => one.id === id && one.state === 4))).toBe(true);
});
