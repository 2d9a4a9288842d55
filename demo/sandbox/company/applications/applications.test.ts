import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { application } from '#contract/application.ts';
import { applicationFormSchemas } from '#contract/application-form.schema.ts';
import { applicationSchemas } from '#contract/application.schema.ts';
import { approval } from '#contract/approval.ts';
import { approvalSchemas } from '#contract/approval.schema.ts';
import { addDays, dayAt, dayMs, msOf } from '#domain/china-time.ts';
import { approvedApplication, legOf } from '#tests/support/given/applications.ts';
import { askOf } from '#tests/support/orders/ask-of.ts';
import { bookersOf, good, openBooking, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { applicationHandlers } from '../../app/handlers/application.ts';
import { approvalHandlers } from '../../app/handlers/approval.ts';
import { caseOf, stepCase } from '../../orders/cases/step-case.ts';
import { formPath } from './form-path.ts';
import { expireApplications } from '../../orders/applications/expire.ts';
import { tripSubject } from './subject.ts';

let booking: Booking;
let applicant: Booker;
let traveller: Booker;
let stranger: Booker;
let admin: Booker;
let today = '';
const own = 710_071;
beforeAll(async () => {
  booking = await openBooking();
  await booking.db.deleteFrom('applications').execute();
  [applicant, traveller, stranger, admin] = await bookersOf(booking, '20250071', '20250072', '20250074', '20250070');
  today = dayAt(booking.now());
});
afterAll(() => booking.close());

const ask = askOf({ schemas: applicationSchemas, handlers: applicationHandlers, rows: application }, () => applicant);
const asked = askOf({ schemas: approvalSchemas, handlers: approvalHandlers, rows: approval }, () => admin);
const trip = (given: object = {}) => ({
  reason: '供应商复审',
  tripType: 'supplier' as const,
  from: addDays(today, 10),
  to: addDays(today, 14),
  legs: [legOf({ legId: 'a', product: 'flight', from: 'BJS', to: 'SHA', day: addDays(today, 10) })],
  travellers: [{ kind: 'employee' as const, employeeId: own }],
  budgets: { flight: '3000' },
  ...given,
});
const draft = async (given: object = {}) => good(await ask('save', trip(given)));
const submit = async ({ applicationId, lock }: { applicationId: string; lock: number }) =>
  good(await ask('submit', { applicationId, lock }));
const detailOf = async (applicationId: string, who = applicant) => good(await ask('detail', { applicationId }, who));

/** Each approver whose turn it is agrees or refuses. */
async function decide(applicationId: string, kind: 'agree' | 'refuse'): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) {
    const found = await caseOf(booking.db, 'trip', applicationId);
    if (found?.state !== 'running') return;
    const task = await booking.db
      .selectFrom('case_tasks')
      .where('case_id', '=', found.caseId)
      .where('state', '=', 'open')
      .select(['task_id', 'actor'])
      .executeTakeFirstOrThrow();
    const stepped = await booking.db
      .transaction()
      .execute((tx) =>
        stepCase(tx, found.caseId, { kind, taskId: task.task_id, by: task.actor, comment: '预算不足' }, booking.now()),
      );
    expect(stepped).toMatchObject({ ok: true });
  }
}

describe('a draft', () => {
  it('may lack anything, is saved by the version it was made from, and tells what has changed', async () => {
    const made = good(await ask('save', {}));
    expect(made).toMatchObject({ state: 0, no: '', lock: 1 });
    const { applicationId } = made;
    const next = good(await ask('save', { ...trip(), applicationId, lock: 1 }));
    expect(next.lock).toBe(2);
    expect(await ask('save', { ...trip({ reason: '别的' }), applicationId, lock: 1 })).toMatchObject({
      ret: 409,
      data: {
        kind: 'changed',
        lock: 2,
        differences: [{ label: '出差事由', before: '供应商复审', after: '别的' }],
      },
    });
    expect((await detailOf(applicationId)).content).toMatchObject({
      reason: '供应商复审',
      budgets: { flight: '3000' },
    });
  });

  it('of one key is made once, and of the same lock by two devices saved once', async () => {
    const input = applicationSchemas.save.parse({ requestId: randomUUID(), ...trip() });
    const all = await Promise.all(
      [1, 2, 3].map(() => applicationHandlers.save(input, applicant.call('/travel/application/save'))),
    );
    expect(new Set(all.map((one) => good(one).applicationId)).size).toBe(1);
    const { applicationId, lock } = await draft();
    const answers = await Promise.all(
      [1, 2].map((n) => ask('save', { ...trip({ reason: `第 ${n} 台` }), applicationId, lock })),
    );
    expect(answers.map(({ ret }) => ret).toSorted()).toEqual([0, 409]);
  });

  it('is its applicant’s alone, is copied, and is removed', async () => {
    const { applicationId, lock } = await draft();
    for (const who of [traveller, stranger, admin])
      expect(await ask('detail', { applicationId }, who)).toMatchObject({ ret: 404 });
    expect(await ask('remove', { applicationId, lock }, stranger)).toMatchObject({ ret: 404 });
    const copied = good(await ask('copy', { applicationId }));
    good(await ask('remove', { applicationId, lock }));
    expect(await ask('detail', { applicationId })).toMatchObject({ ret: 404 });
    expect(await ask('copy', { applicationId: copied.applicationId }, stranger)).toMatchObject({ ret: 404 });
    const past = await draft({ from: addDays(today, -3) });
    const again = await detailOf(good(await ask('copy', { applicationId: past.applicationId })).applicationId);
    expect(again.content).toMatchObject({ from: addDays(today, 4), legs: [{ day: addDays(today, 17) }] });
  });

  it('names a colleague of the company, and files of the applicant', async () => {
    expect(await ask('save', trip({ travellers: [{ kind: 'employee', employeeId: 1 }] }))).toMatchObject({
      ret: 400,
      data: { field: 'travellers.0' },
    });
    expect(await ask('save', trip({ attachments: ['no-such-file'] }))).toMatchObject({
      ret: 400,
      data: { field: 'attachments' },
    });
  });
});

describe('a submission', () => {
  it.each([
    ['no reason', { reason: '' }, 'reason'],
    ['a day that is past', { from: '2020-01-01' }, 'from'],
    ['no traveller', { travellers: [] }, 'travellers'],
    ['no budget', { budgets: {} }, 'budgets.flight'],
    ['an unknown cost centre', { costCenter: 'XX-99' }, 'costCenter'],
    ['a city without flights', { legs: [legOf({ product: 'flight', from: 'BJS', to: '苏州', day: '' })] }, 'legs.0.to'],
  ])('with %s is refused by its field', async (_name, given, field) => {
    expect(await ask('submit', await draft(given))).toMatchObject({ ret: 400, data: { field } });
  });

  it('goes to an approver, who sees its lines; agreed it is in force, and orders count', async () => {
    const saved = await submit(await draft());
    expect(saved).toMatchObject({ state: 1, no: expect.stringMatching(/^SQ\d+$/) });
    const head = (await caseOf(booking.db, 'trip', saved.applicationId))!;
    expect(head).toMatchObject({ no: saved.no, total: 300_000 });
    const story = await tripSubject.describe(booking.db, head, booking.now());
    expect(story.lines).toMatchObject([{ product: 'flight', title: '北京 → 上海', travellers: ['陈佳宁'] }]);
    expect(story.lines[0]?.cheapest?.value).toMatch(/^¥/);
    await decide(saved.applicationId, 'agree');
    const detail = await detailOf(saved.applicationId);
    expect(detail).toMatchObject({ state: 2, version: 1, versions: [{ state: 'approved' }] });
    expect(detail.acts).toEqual(['modify', 'close', 'book', 'copy']);
    expect(detail.legs).toMatchObject([
      { remaining: 1, open: ['陈佳宁'], book: { route: 'DomesticAirTicketQuery', query: { from: 'BJS', to: 'SHA' } } },
    ]);
    const verified = await applicant.verify({ travelType: 'business', days: 10 });
    const { orderId } = good(
      await applicant.create(
        applicant.inputOf(verified, [person()], { travelType: 'business', overReason: '客户临时调整' }),
      ),
    );
    const after = await detailOf(saved.applicationId, admin);
    const { travelAt, statusDot, elsewhere } = after.orders[0]!;
    expect([travelAt.slice(0, 10), statusDot, elsewhere]).toEqual([addDays(today, 10), 'act', undefined]);
    const onPage = await booking.as('20250071', { appId: 'skyline' });
    expect((await detailOf(saved.applicationId, onPage)).orders).toMatchObject([{ orderNo: orderId, elsewhere: true }]);
    await booking.db.updateTable('orders').set({ status: 2, ends_at: 1 }).where('order_id', '=', orderId).execute();
    expect((await detailOf(saved.applicationId, admin)).orders).toMatchObject([{ statusName: '行程已结束' }]);
    expect(after).toMatchObject({ state: 6, isOwn: false, acts: [] });
    expect(Number(after.total.used)).toBeGreaterThan(0);
    expect(await ask('detail', { applicationId: saved.applicationId }, stranger)).toMatchObject({ ret: 404 });
  });

  it('that is refused comes back with the words, and is submitted again', async () => {
    const saved = await submit(await draft());
    await decide(saved.applicationId, 'refuse');
    const detail = await detailOf(saved.applicationId);
    expect(detail).toMatchObject({ state: 3, versions: [{ state: 'refused', comment: '预算不足' }] });
    const again = good(
      await ask('save', {
        ...trip({ budgets: { flight: '2000' } }),
        applicationId: saved.applicationId,
        lock: detail.lock,
      }),
    );
    expect((await submit(again)).no).toBe(saved.no);
    // The approver reads the applicant's number, and which submission it is.
    expect(await caseOf(booking.db, 'trip', saved.applicationId)).toMatchObject({ no: `${saved.no}-2` });
  });

  it('above the standard needs a reason, and takes the path that was foretold', async () => {
    const leg = legOf({ product: 'hotel', to: 'SHA', day: addDays(today, 10), toDay: addDays(today, 12), units: 1 });
    const asked = trip({ legs: [leg], budgets: { hotel: '99000' } });
    const { legs } = good(await ask('estimate', asked));
    const judged = legs.map(({ legId, verdict, limit, units }) => ({ legId, verdict, limit, units }));
    const forecast = async (more: object) =>
      good(
        await formPath(
          applicationFormSchemas.path.parse({ ...asked, ...more }),
          applicant.call('/travel/application/path'),
        ),
      ).steps.flatMap(({ people }) => people.map(({ name }) => name));
    const made = good(await ask('save', asked));
    expect(await ask('submit', made)).toMatchObject({ ret: 400, data: { field: 'overReason' } });
    const saved = good(
      await ask('save', { ...asked, overReason: '展会期间', applicationId: made.applicationId, lock: made.lock }),
    );
    const { applicationId } = await submit(saved);
    const { caseId } = (await caseOf(booking.db, 'trip', applicationId))!;
    const { instance } = await booking.db
      .selectFrom('cases')
      .where('id', '=', caseId)
      .select('instance')
      .executeTakeFirstOrThrow();
    expect(instance.facts).toMatchObject({ verdict: 'over', overBy: expect.any(Number) });
    expect(instance.facts.overBy).toBeGreaterThan(0);
    expect(await forecast({ judged })).not.toEqual(await forecast({ judged: [] }));
  });

  it('on the days of another one is told before, and to the approver', async () => {
    const days = { from: addDays(today, 200), to: addDays(today, 203) };
    const legs = [legOf({ product: 'flight', from: 'BJS', to: 'SHA', day: days.from })];
    const first = await submit(await draft({ ...days, legs }));
    const second = await draft({ ...days, legs });
    const { overlaps } = good(
      await ask('estimate', { ...trip({ ...days, legs }), applicationId: second.applicationId }),
    );
    expect(overlaps).toMatchObject([{ no: first.no, travellers: ['陈佳宁'], isApproved: false }]);
    const { applicationId } = await submit(second);
    const head = (await caseOf(booking.db, 'trip', applicationId))!;
    const { info } = await tripSubject.describe(booking.db, head, booking.now());
    expect(info[0]).toMatchObject({ label: '行程重叠', isWarning: true, text: expect.stringContaining(first.no) });
    const other = good(
      await ask('estimate', { ...trip({ from: addDays(today, 210), to: addDays(today, 211), legs }) }),
    );
    expect(other.overlaps).toEqual([]);
  });

  it('is withdrawn while it runs, by the applicant alone', async () => {
    const saved = await submit(
      await draft({ travellers: [own, 710_072].map((employeeId) => ({ kind: 'employee', employeeId })) }),
    );
    expect(await ask('withdraw', saved, traveller)).toMatchObject({ ret: 403 });
    expect(await ask('withdraw', saved, stranger)).toMatchObject({ ret: 404 });
    expect(good(await ask('withdraw', saved)).state).toBe(4);
    const { lock } = await detailOf(saved.applicationId);
    expect(await ask('withdraw', { ...saved, lock })).toMatchObject({ ret: 409, data: { kind: 'state', state: 4 } });
  });
});

describe('an approved application', () => {
  const approved = async (given: object = {}) =>
    await approvedApplication(booking, {
      employeeId: own,
      mode: 'legs',
      legs: [legOf({ product: 'flight', from: 'BJS', to: 'CTU', day: addDays(today, 12) })],
      budgets: { flight: 300_000 },
      ...given,
    });

  it('holds until its change is decided, which shows the difference and is routed by its new sum', async () => {
    const applicationId = await approved();
    const { lock, content } = await detailOf(applicationId);
    const begun = good(await ask('modify', { applicationId, lock }));
    const changed = good(
      await ask('save', { ...content, budgets: { flight: '4500' }, applicationId, lock: begun.lock }),
    );
    expect((await detailOf(applicationId)).change).toMatchObject({
      state: 'draft',
      increase: '+¥1,500.00',
      differences: [{ label: '国内机票预算' }],
    });
    const sent = await submit(changed);
    expect(sent.state).toBe(2);
    const { no, total } = (await caseOf(booking.db, 'trip', applicationId))!;
    expect(total).toBe(450_000);
    // Both open the case of the change by its number.
    for (const who of [applicant, admin]) {
      const { title, info, budget } = good(await asked('detail', { caseNo: no }, who));
      expect([title.slice(0, 3), info[0]?.label]).toEqual(['变更：', '变更 · 国内机票预算']);
      expect(budget).toMatchObject({ was: '3000', total: '4500', asked: '0' });
    }
    expect((await detailOf(applicationId)).total.budget).toBe('3000');
    await decide(applicationId, 'agree');
    expect(await detailOf(applicationId)).toMatchObject({
      state: 2,
      version: 2,
      change: null,
      total: { budget: '4500' },
    });
  });

  it('stays as it was when its change is refused, and the change is given up', async () => {
    const applicationId = await approved();
    const { lock, content } = await detailOf(applicationId);
    const begun = good(await ask('modify', { applicationId, lock }));
    expect(await ask('submit', begun)).toMatchObject({ ret: 400 });
    const changed = good(
      await ask('save', { ...content, budgets: { flight: '9000' }, applicationId, lock: begun.lock }),
    );
    await submit(changed);
    await decide(applicationId, 'refuse');
    const detail = await detailOf(applicationId);
    expect(detail).toMatchObject({ state: 2, change: { state: 'refused' }, total: { budget: '3000' } });
    good(await ask('remove', { applicationId, lock: detail.lock }));
    expect((await detailOf(applicationId)).change).toBeNull();
  });

  it('is closed, and expires once its last day is over', async () => {
    expect(good(await ask('close', { applicationId: await approved(), lock: 1 })).state).toBe(7);
    const second = await approved({ from: addDays(today, -5), to: addDays(today, -1) });
    const third = await approved({ to: today });
    await booking.db
      .updateTable('applications')
      .set({ updated_at: booking.now() - 10 * dayMs })
      .where('id', '=', Number(second))
      .execute();
    await expireApplications(booking.db, booking.now());
    expect([(await detailOf(second)).state, (await detailOf(third)).state]).toEqual([5, 2]);
    const { updated_at } = await booking.db
      .selectFrom('applications')
      .where('id', '=', Number(second))
      .select('updated_at')
      .executeTakeFirstOrThrow();
    expect(Number(updated_at)).toBe(msOf(today));
  });
});

describe('the list', () => {
  it('has the applicant’s own, those in which they travel, and for the company all but drafts', async () => {
    const { applicationId } = await draft({ reason: '只有我看得到' });
    const shared = await approvedApplication(booking, {
      employeeId: own,
      reason: '同行',
      travellers: [{ kind: 'employee', employeeId: 710_072 }],
    });
    const idsOf = async (who: Booker, given: object = {}) =>
      good(await ask('list', { size: 100, ...given }, who)).rows.map((row) => row.applicationId);
    expect(await idsOf(applicant)).toEqual(expect.arrayContaining([applicationId, shared]));
    expect(await idsOf(traveller)).toContain(shared);
    expect(await idsOf(traveller)).not.toContain(applicationId);
    expect(await idsOf(stranger)).not.toContain(shared);
    expect(await idsOf(admin)).toContain(shared);
    expect(await idsOf(admin)).not.toContain(applicationId);
    expect(await idsOf(applicant, { keyword: '只有我' })).toEqual([applicationId]);
    const { counts, total } = good(await ask('list', { state: '0' }));
    expect(counts['0']).toBe(total);
    expect(await idsOf(applicant, { state: '2', product: 'intl' })).toEqual([]);
  });
});

describe('files and estimates', () => {
  const bytes = (text: string) => Buffer.from(text, 'latin1').toString('base64url');

  it('of five kinds are taken, others are refused with words, and approvers read them', async () => {
    for (const [fileName, begin] of [
      ['a.pdf', '%PDF-1.7'],
      ['b.xlsx', 'PK\u0003\u0004'],
      ['c.docx', 'PK\u0003\u0004'],
      ['d.png', '\u0089PNG\r\n\u001a\n'],
      ['e.jpg', '\u00ff\u00d8\u00ff'],
    ] as const)
      good(await ask('attach', { fileName, file: bytes(begin) }));
    expect(await ask('attach', { fileName: 'f.exe', file: bytes('MZ..') })).toMatchObject({
      ret: 400,
      data: { field: 'file' },
    });
    const file = good(await ask('attach', { fileName: 'g.pdf', file: bytes('%PDF-1.7 agenda') }));
    expect(await ask('attachment', file, admin)).toMatchObject({ ret: 404 });
    const saved = await submit(await draft({ attachments: [file.attachmentId] }));
    expect((await detailOf(saved.applicationId)).attachments).toEqual([file]);
    good(await ask('attachment', file, admin));
    expect(await ask('attachment', file, stranger)).toMatchObject({ ret: 404 });
  });

  it('tell the cheapest within the standard and the median of each leg', async () => {
    const { legs, products, total } = good(
      await ask('estimate', {
        legs: [
          legOf({ product: 'flight', from: 'BJS', to: 'SHA', day: addDays(today, 10), travellers: 2 }),
          legOf({ product: 'hotel', to: 'SHA', day: addDays(today, 10), toDay: addDays(today, 12), units: 1 }),
          legOf({ product: 'train', from: 'SHA', to: 'BJS', day: addDays(today, 60) }),
          legOf({ product: 'train', from: 'SHA', to: '', day: '' }),
          legOf({ product: 'intl', from: 'SHA', to: 'SIN', day: addDays(today, 30), travellers: 2 }),
        ],
      }),
    );
    expect(legs.map(({ state, units }) => `${state} ${units}`).join()).toBe(
      'priced 2,priced 2,priced 1,open 1,priced 2',
    );
    expect(legs[4]?.cheapestTitle).toMatch(/^[A-Z\d]{2}\d+/);
    for (const leg of legs.filter(({ state }) => state === 'priced'))
      expect(Number(leg.median)).toBeGreaterThanOrEqual(Number(leg.cheapest));
    expect(Object.keys(products)).toEqual(['flight', 'intl', 'train', 'hotel']);
    expect(Number(total)).toBeGreaterThan(0);
  });
});
