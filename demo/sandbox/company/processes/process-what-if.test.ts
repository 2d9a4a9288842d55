import { afterAll, beforeAll, expect, it } from 'vitest';
import { companyProcess as rows } from '#contract/process.ts';
import { processSchemas as schemas } from '#contract/process.schema.ts';
import { newNode } from '#domain/process/defaults.ts';
import type { ApproveNode, Event, ProcessContent } from '#domain/process/schema.ts';
import { branchByTotal, givenCase } from '#tests/support/given/cases.ts';
import { askOf } from '#tests/support/orders/ask-of.ts';
import type { Given } from '#tests/support/orders/ask-of.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { processHandlers as handlers } from '../../app/handlers/process.ts';
import { stepCase } from '../../orders/cases/step-case.ts';

let booking: Booking;
let admin: Booker;

beforeAll(async () => {
  booking = await openBooking();
  admin = await booking.as('20250070');
  for (const table of ['case_tasks', 'cases'] as const) await booking.db.deleteFrom(table).execute();
  for (const table of ['process_versions', 'processes'] as const) await booking.db.deleteFrom(table).execute();
});
afterAll(() => booking.close());

const ask = askOf({ schemas, handlers, rows }, () => admin);
type Content = Given<typeof schemas, 'save'>['content'];
const wire = (content: ProcessContent) => content as Content;

const node = (id: string, ...people: number[]): ApproveNode => ({
  ...(newNode('approve', () => id) as ApproveNode),
  who: people.map((employeeId) => ({ kind: 'person', employeeId })),
});

/** A case by the process in force, and an event that its first approver or applicant made. */
async function open(title: string, eventOf?: (taskId: string, by: number) => Event) {
  const { caseId } = await givenCase(booking, { kind: 'change', title, facts: { total: 100_00 } });
  if (!eventOf) return;
  const stepped = await booking.db
    .transaction()
    .execute((tx) =>
      stepCase(tx, caseId, ({ tasks: [task] }) => eventOf(task?.id ?? '', task?.actor ?? 0), booking.now()),
    );
  expect(stepped).toMatchObject({ ok: true });
}

it('foretells both versions: what people did by hand is no difference, and a withdrawn case is none at all', async () => {
  const content: ProcessContent = { nodes: [node('a', 710_072)] };
  const { processId } = good(
    await ask('save', {
      kind: 'change',
      lock: 0,
      processName: '改签审批',
      content: wire(content),
      scope: { departments: [], levels: [], products: [] },
      note: '',
    }),
  );
  good(await ask('publish', { processId, lock: 1 }));
  await open('如常');
  await open('转交', (taskId, by) => ({ kind: 'handOn', taskId, by, to: 710_101, comment: '' }));
  await open('加签', (taskId, by) => ({ kind: 'addBefore', taskId, by, to: [710_101], comment: '' }));
  await open('撤回', () => ({ kind: 'withdraw', by: 710_071 }));
  expect(good(await ask('whatIf', { processId, content: wire(content) }))).toMatchObject({
    cases: 3,
    changed: 0,
    moreTasks: 0,
    fewerTasks: 0,
    people: [],
    rows: [],
  });
  const branched: ProcessContent = {
    nodes: [branchByTotal(500_00, node('c', 710_101)), ...content.nodes],
  };
  expect(good(await ask('whatIf', { processId, content: wire(branched) }))).toMatchObject({ cases: 3, changed: 0 });
  const longer: ProcessContent = { nodes: [...content.nodes, node('d', 710_101)] };
  const told = good(await ask('whatIf', { processId, content: wire(longer) }));
  expect(told).toMatchObject({ cases: 3, changed: 3, moreTasks: 3, fewerTasks: 0 });
  expect(told.people.map(({ employeeId, before, after }) => [employeeId, before, after])).toEqual([[710_101, 0, 3]]);
  expect(told.minutesAfter).toBeGreaterThan(told.minutesBefore);
});
