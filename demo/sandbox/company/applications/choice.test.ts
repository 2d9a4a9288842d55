import { afterAll, beforeAll, expect, it } from 'vitest';
import { application } from '#contract/application.ts';
import { applicationFormSchemas } from '#contract/application-form.schema.ts';
import { applicationSchemas } from '#contract/application.schema.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { legOf } from '#tests/support/given/applications.ts';
import { byPerson, givenProcess } from '#tests/support/given/cases.ts';
import { askOf } from '#tests/support/orders/ask-of.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { applicationHandlers } from '../../app/handlers/application.ts';
import { caseOf } from '../../orders/cases/step-case.ts';
import { formPath } from './form-path.ts';

/** A process that leaves its approvers to the applicant. 许曼 may approve, 王思远 may not. */
let booking: Booking;
let applicant: Booker;
let today = '';
const [own, xu, wang] = [710_071, 710_072, 710_073];
beforeAll(async () => {
  booking = await openBooking();
  applicant = await booking.as('20250071');
  today = dayAt(booking.now());
  await givenProcess(booking.db, 'trip', { ...byPerson('项目负责人', []), who: [{ kind: 'chosen' }] });
});
afterAll(() => booking.close());

const ask = askOf({ schemas: applicationSchemas, handlers: applicationHandlers, rows: application }, () => applicant);
const trip = (given: object = {}) => ({
  reason: '供应商复审',
  tripType: 'supplier' as const,
  from: addDays(today, 10),
  to: addDays(today, 14),
  legs: [
    legOf({ legId: 'a', product: 'car', to: 'SHA', day: addDays(today, 10), toDay: addDays(today, 10), units: 1 }),
  ],
  travellers: [{ kind: 'employee' as const, employeeId: own }],
  budgets: { car: '300' },
  ...given,
});
const refused = { ret: 400, data: { field: 'chosen' } };

it('is foretold with its question', async () => {
  const path = async (chosen: number[]) =>
    good(
      await formPath(
        applicationFormSchemas.path.parse({ ...trip(), chosen }),
        applicant.call('/travel/application/path'),
      ),
    );
  expect((await path([])).choice).toEqual({ nodes: ['项目负责人'], least: 1 });
  expect((await path([xu])).steps[0]?.names).toEqual(['许曼']);
});

it('wants colleagues who may decide, keeps them with the draft, and asks those who were chosen', async () => {
  const saved = good(await ask('save', trip({ chosen: [xu] })));
  const { applicationId, lock } = saved;
  for (const [chosen, msg] of [
    [[], '请选择审批人'],
    [[own], '不能选择自己审批'],
    [[wang], '王思远没有审批权限或已离职，请重新选择'],
  ] as const)
    expect(await ask('submit', { ...saved, chosen: [...chosen] })).toMatchObject({ ...refused, msg });
  expect(await ask('save', { ...trip({ chosen: [1] }), applicationId, lock })).toMatchObject(refused);
  expect(good(await ask('detail', { applicationId })).chosen).toMatchObject([{ employeeId: xu, name: '许曼' }]);
  expect(good(await ask('submit', saved)).state).toBe(1);
  const found = await caseOf(booking.db, 'trip', applicationId);
  const tasks = await booking.db
    .selectFrom('case_tasks')
    .where('case_id', '=', found?.caseId ?? 0)
    .select('actor')
    .execute();
  expect(tasks).toEqual([{ actor: xu }]);
});

it('a traveller who has left since is refused by name', async () => {
  const travellers = [own, wang].map((employeeId) => ({ kind: 'employee' as const, employeeId }));
  const saved = good(await ask('save', trip({ chosen: [xu], travellers })));
  await booking.db.updateTable('employees').set({ state: 'left' }).where('id', '=', wang).execute();
  expect(await ask('submit', saved)).toMatchObject({
    ret: 400,
    msg: '王思远已离职或停用，请从出行人中移除',
    data: { field: 'travellers.1' },
  });
});

it('has its legs in the order of their days once it is submitted', async () => {
  const { legs } = trip();
  const later = { ...legs[0]!, legId: 'b', day: addDays(today, 12), toDay: addDays(today, 12) };
  const saved = good(await ask('save', trip({ legs: [later, ...legs], chosen: [xu] })));
  const { applicationId } = good(await ask('submit', { ...saved, chosen: [xu] }));
  const detail = good(await ask('detail', { applicationId }));
  expect(detail.legs.map(({ legId }) => legId)).toEqual(['a', 'b']);
});
