import { afterAll, beforeAll, expect, it } from 'vitest';
import { approval } from '#contract/approval.ts';
import { approvalSchemas } from '#contract/approval.schema.ts';
import { byPerson, givenCase, givenProcess } from '#tests/support/given/cases.ts';
import { askOf } from '#tests/support/orders/ask-of.ts';
import { bookersOf, good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { approvalHandlers } from '../../app/handlers/approval.ts';

let booking: Booking;
let company: Booker;
let xu: Booker;
beforeAll(async () => {
  booking = await openBooking();
  [company, xu] = await bookersOf(booking, '20250070', '20250072');
});
afterAll(() => booking.close());
const cases = askOf({ schemas: approvalSchemas, handlers: approvalHandlers, rows: approval }, () => company);

it('a row of the company names all who have a part in a waiting step: it cannot be handed to them', async () => {
  const other = await booking.db
    .selectFrom('employees')
    .where('company_id', '=', 700_070)
    .where('can_audit', '=', true)
    .where('state', '=', 'active')
    .where('id', 'not in', [710_071, 710_072])
    .orderBy('id')
    .select('id')
    .executeTakeFirstOrThrow();
  await givenProcess(booking.db, 'trip', byPerson('会签', [710_072, other.id], { mode: 'all' }));
  const { no } = await givenCase(booking);
  good(await cases('decide', { caseNo: no, agree: true }, xu));
  const { rows } = good(await cases('list', { box: 'mine', side: 'trip', size: 100 }));
  const row = rows.find((one) => one.no === no)!;
  expect(row.company?.tasks).toMatchObject([{ employeeId: other.id, seated: [710_072, other.id] }]);
  const [task] = row.company!.tasks;
  const handed = await cases('handOnAll', { cases: [{ caseNo: no, taskId: task!.taskId }], toId: 710_072 });
  expect(good(handed).rows).toMatchObject([{ done: false }]);
});
