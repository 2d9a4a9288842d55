import { afterAll, beforeAll, expect, it } from 'vitest';
import { byPerson, givenCase, givenProcess } from '#tests/support/given/cases.ts';
import { openProcesses } from '#tests/support/several-processes.ts';
import { isWhole } from '#tests/support/whole.ts';
import { http } from '../../scripts/lib/http.mjs';

let opened: Awaited<ReturnType<typeof openProcesses>>;
beforeAll(async () => {
  opened = await openProcesses('deadlines');
});
afterAll(() => opened.close());

/** Cases whose approver is reminded, passed over, and whose next one is reminded, and half as many that end with their held seats. */
const late = isWhole ? 2000 : 60;
const lapsed = late / 2;
const hourMs = 3_600_000;

it('three processes, one killed while deadlines fall due: each deadline acts once', async () => {
  const { db, processes } = opened;
  const more = [
    { hours: 8, onLate: 'up' },
    { hours: 24, onLate: 'remind' },
  ] as const;
  await givenProcess(db, 'trip', byPerson('first', [710_072], { limit: { hours: 4, onLate: 'remind', more } }));
  const now = Date.now();
  const later = 20 * 24 * hourMs;
  const start = async (count: number, lapsesAtMs?: number): Promise<number[]> => {
    const ids: number[] = [];
    for (let at = 0; at < count; at += 1)
      ids.push((await givenCase({ db, now: () => now }, { ...(lapsesAtMs !== undefined && { lapsesAtMs }) })).caseId);
    return ids;
  };
  const held = await start(late);
  const ended = await start(lapsed, now + hourMs);
  const isDue = () =>
    db
      .selectFrom('due_jobs')
      .where('subject_id', 'in', [...held, ...ended].map(String))
      .where('at', '<=', now + later)
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
      .then(({ count }) => Number(count));
  const all = await isDue();
  expect(all).toBe(late + 2 * lapsed);
  // The clock of one process runs its chores at once, the others look every second; the one is killed amid its work.
  const [, victim] = processes;
  void http
    .post(`${victim?.url}/sandbox/clock`, { body: new URLSearchParams({ advance: String(later / 1000) }) })
    .catch(() => undefined);
  await expect.poll(isDue, { interval: 1 }).toBeLessThan(all);
  await victim?.stop('SIGKILL');
  await expect.poll(isDue, { interval: 50 }).toBe(0);

  const logsOf = async (ids: readonly number[], kind: string): Promise<number[]> =>
    (await db.selectFrom('cases').where('id', 'in', ids).select('instance').execute()).map(
      ({ instance }) => instance.log.filter((entry) => entry.kind === kind).length,
    );
  const moved = await logsOf(held, 'movedUp');
  expect(moved.filter((count) => count !== 1)).toEqual([]);
  const reminded = await db.selectFrom('cases').where('id', 'in', held).select('instance').execute();
  for (const { instance } of reminded)
    expect(instance.log.flatMap(({ kind, taskId }) => (kind === 'reminded' ? [taskId] : []))).toEqual(['t1']);
  // The next one up has the rest of the chain from now on: one deadline.
  const rest = await db.selectFrom('due_jobs').where('subject_id', 'in', held.map(String)).select('task_id').execute();
  expect(rest.map(({ task_id }) => task_id)).toEqual(held.map(() => 't2'));
  const expired = await logsOf(ended, 'expired');
  expect(expired.filter((count) => count !== 1)).toEqual([]);
  // The task of the one who is late has one successor, and the applicant of an ended case hears of it once.
  const cases = await db.selectFrom('cases').where('id', 'in', held).select('instance').execute();
  expect(cases.filter(({ instance }) => instance.tasks.length !== 2)).toEqual([]);
  const { told } = await db
    .selectFrom('messages')
    .where('case_no', 'in', (eb) => eb.selectFrom('cases').where('id', 'in', ended).select('no'))
    .where('kind', '=', 'apply')
    .select(({ fn }) => fn.countAll<string>().as('told'))
    .executeTakeFirstOrThrow();
  expect(Number(told)).toBe(lapsed);
});
