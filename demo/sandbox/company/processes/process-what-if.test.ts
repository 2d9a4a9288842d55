import { afterAll, beforeAll, expect, it } from 'vitest';
import { companyProcess as rows } from '#contract/process.ts';
import { processSchemas as schemas } from '#contract/process.schema.ts';
import { newNode } from '#domain/process/defaults.ts';
import { step } from '#domain/process/engine/engine.ts';
import type { ApproveNode, CaseFacts, Event, ProcessContent } from '#domain/process/schema.ts';
import { askOf } from '#tests/support/orders/ask-of.ts';
import type { Given } from '#tests/support/orders/ask-of.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { processHandlers as handlers } from '../../app/handlers/process.ts';
import { startCase } from '../../orders/cases/start-case.ts';
import { wholeOrg } from './content.ts';

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
const companyId = 700_070;

const node = (id: string, ...people: number[]): ApproveNode => ({
  ...(newNode('approve', () => id) as ApproveNode),
  who: people.map((employeeId) => ({ kind: 'person', employeeId })),
});
const facts: CaseFacts = {
  kind: 'change',
  applicant: 710_071,
  products: ['flight'],
  verdict: 'ok',
  abroad: false,
  level: '',
  departments: [],
  costCenter: '',
  external: false,
  overBudget: false,
  total: 100_00,
  overBy: 0,
  days: 1,
  advance: 3,
  travellers: 1,
  chosen: [],
};

/** A case by the process in force, and an event that its first approver or applicant made. */
async function open(title: string, content: ProcessContent, eventOf?: (taskId: string, by: number) => Event) {
  const now = admin.call('').now();
  const { caseId } = await booking.db
    .transaction()
    .execute((tx) =>
      startCase(tx, { companyId, appId: 'meadow', kind: 'change', subjectId: title, facts, title }, now),
    );
  if (!eventOf) return;
  const { instance } = await booking.db
    .selectFrom('cases')
    .where('id', '=', caseId)
    .select('instance')
    .executeTakeFirstOrThrow();
  const [task] = instance.tasks;
  if (!task) throw new Error('no task');
  const next = step(content, instance, eventOf(task.id, task.actor), await wholeOrg(booking.db, companyId, now), now);
  if ('refused' in next) throw new Error(next.refused);
  await booking.db
    .updateTable('cases')
    .set({ instance: JSON.stringify(next.instance), state: next.instance.state })
    .where('id', '=', caseId)
    .execute();
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
  await open('如常', content);
  await open('转交', content, (taskId, by) => ({ kind: 'handOn', taskId, by, to: 710_101, comment: '' }));
  await open('加签', content, (taskId, by) => ({ kind: 'addBefore', taskId, by, to: [710_101], comment: '' }));
  await open('撤回', content, () => ({ kind: 'withdraw', by: facts.applicant }));
  expect(good(await ask('whatIf', { processId, content: wire(content) }))).toMatchObject({
    cases: 3,
    changed: 0,
    moreTasks: 0,
    fewerTasks: 0,
    people: [],
    rows: [],
  });
  const branched: ProcessContent = {
    nodes: [
      {
        kind: 'branch',
        id: 'b',
        arms: [
          {
            id: 'x',
            name: '大额',
            when: [{ field: 'total', op: 'atLeast', value: 500_00 }],
            nodes: [node('c', 710_101)],
          },
        ],
        otherwise: { id: 'r', name: '其他情况', nodes: [] },
      },
      ...content.nodes,
    ],
  };
  expect(good(await ask('whatIf', { processId, content: wire(branched) }))).toMatchObject({ cases: 3, changed: 0 });
  const longer: ProcessContent = { nodes: [...content.nodes, node('d', 710_101)] };
  const told = good(await ask('whatIf', { processId, content: wire(longer) }));
  expect(told).toMatchObject({ cases: 3, changed: 3, moreTasks: 3, fewerTasks: 0 });
  expect(told.people.map(({ employeeId, before, after }) => [employeeId, before, after])).toEqual([[710_101, 0, 3]]);
  expect(told.minutesAfter).toBeGreaterThan(told.minutesBefore);
});
