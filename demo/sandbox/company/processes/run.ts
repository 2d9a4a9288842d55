import type { z } from 'zod';
import type { Envelope } from '#contract/row.ts';
import type { ExpectedPath, ProcessDifference, ProcessProblem, ProcessWhatIf } from '#contract/process.ts';
import type { processSchemas } from '#contract/process.schema.ts';
import type { CaseFacts, Org, ProcessContent } from '#domain/process/schema.ts';
import { pathOf } from '#domain/process/simulate/path.ts';
import type { Path } from '#domain/process/simulate/path.ts';
import { differenceOf } from '#domain/process/words/difference.ts';
import { badInput, memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { peopleOf } from '../../orders/business/standard-for.ts';
import { namesFor } from '../../orders/cases/names.ts';
import { expectedPath } from '../../orders/cases/path.ts';
import { medianOf, replyTimes, workedMs } from '../../orders/cases/reply-times.ts';
import { nearnessOf, processesOf } from '../../orders/cases/process-for.ts';
import { problemsOf, wholeOrg, wrongContent } from './content.ts';
import { contentOf, noProcess, noVersion, readProcess } from './rows.ts';

const everybody = { departments: [], levels: [], products: [] };
const minuteMs = 60_000;

/** A case that is invented, by the content on the screen or by the process that would apply. */
export async function simulate(
  input: z.output<typeof processSchemas.simulate>,
  call: Call,
): Promise<Envelope<ExpectedPath>> {
  const { db } = call;
  const { creditMemberId: companyId } = memberOf(call);
  const [person] = await peopleOf(db, companyId, [input.employeeId]);
  if (!person) return badInput('employeeId', '该员工不存在或已删除');
  const wrong = input.content && (await wrongContent(db, companyId, input.content, everybody));
  if (wrong) return wrong;
  const process = input.processId === undefined ? undefined : await readProcess(db, companyId, input.processId);
  if (input.processId !== undefined && !process) return noProcess();
  const center = await db
    .selectFrom('employees as e')
    .innerJoin('departments as d', 'd.id', 'e.department_id')
    .where('e.id', '=', input.employeeId)
    .select(['e.cost_center_code as own', 'd.cost_center_code as ofDepartment'])
    .executeTakeFirstOrThrow();
  const facts: CaseFacts = {
    kind: input.kind,
    applicant: input.employeeId,
    products: input.products,
    verdict: input.isOver ? 'over' : 'ok',
    abroad: input.isAbroad,
    level: person.level,
    departments: person.departments,
    costCenter: center.own || center.ofDepartment || '',
    external: input.isExternal,
    overBudget: input.isOverBudget,
    total: input.total,
    overBy: input.isOver ? input.overBy : 0,
    days: input.days,
    advance: input.advance,
    travellers: input.travellers,
    chosen: input.chosen,
  };
  const draft = input.content && {
    processId: input.processId ?? 0,
    name: process?.name ?? '',
    version: process?.draft?.version ?? 0,
    content: input.content,
    isDefault: process?.is_default ?? false,
  };
  return ok(await expectedPath(db, { companyId, facts, process: draft }, call.now()));
}

/** Faults of the content on the screen, among the company's people of now. */
export async function checkProcess(
  { content }: z.output<typeof processSchemas.check>,
  { db, ...call }: Call,
): Promise<Envelope<{ problems: ProcessProblem[] }>> {
  const { creditMemberId: companyId } = memberOf({ db, ...call });
  return ok({ problems: await problemsOf(db, companyId, content, await wholeOrg(db, companyId, call.now())) });
}

/** Last quarter, and the most cases of it that are looked at. */
const quarterMs = 92 * 86_400_000;
const mostCases = 1000;
const mostRows = 20;

/** People who decide on a way, without those whose task somebody else makes needless. */
const actorsOf = ({ steps }: Path): number[] =>
  steps.flatMap((step) =>
    step.kind === 'approve' && !step.isSkipped
      ? step.people.filter(({ state }) => state !== 'skipped' && state !== 'closed').map(({ id }) => id)
      : [],
  );

interface Counted {
  before: number;
  after: number;
}

/**
 * Cases of the last quarter by a content, beside the version in force: the people who would decide, and when. Both are
 * foretold over the same facts and the people of now, so that nothing differs but the process: what somebody handed on
 * or added by hand belongs to neither. A case of another process, such as one that a first draft would take over, is
 * compared with its own. Withdrawn cases are left out.
 */
export async function processWhatIf(
  { processId, content: given, scope: givenScope }: z.output<typeof processSchemas.whatIf>,
  call: Call,
): Promise<Envelope<ProcessWhatIf>> {
  const { db } = call;
  const { creditMemberId: companyId } = memberOf(call);
  const process = await readProcess(db, companyId, processId);
  const shown = process?.draft ?? process?.active ?? process?.versions[0];
  if (!process || !shown) return noProcess();
  const content: ProcessContent = given ?? (await contentOf(db, shown.id));
  const wrong = await wrongContent(db, companyId, content, givenScope ?? everybody);
  if (wrong) return wrong;
  const scope = givenScope ?? shown.scope;
  const now = call.now();
  const versions = new Set(process.versions.map(({ id }) => id));
  const cases = (
    await db
      .selectFrom('cases')
      .where('company_id', '=', companyId)
      .where('kind', '=', process.kind)
      .where('opened_at', '>', now - quarterMs)
      .where('state', '!=', 'withdrawn')
      .orderBy('opened_at', 'desc')
      .limit(mostCases)
      .select(['no', 'title', 'instance', 'opened_at', 'process_version_id'])
      .execute()
  ).filter(({ instance, process_version_id }) =>
    process.is_default ? versions.has(process_version_id ?? 0) : nearnessOf(scope, instance.facts) !== null,
  );
  const inForce = process.active && (await contentOf(db, process.active.id));
  const ranBy = await processesOf(
    db,
    cases.map(({ process_version_id }) => process_version_id),
  );
  const formerOf = (versionId: number | null): ProcessContent =>
    (versions.has(versionId ?? 0) ? inForce : undefined) ?? ranBy(versionId).content;
  const org: Org = await wholeOrg(db, companyId, now);
  const times = await replyTimes(db, companyId, now);
  const names = await namesFor(db, companyId, [
    ...org.people.keys(),
    ...cases.map(({ instance }) => instance.facts.applicant),
  ]);
  const people = new Map<number, Counted>();
  const count = (ids: readonly number[], side: keyof Counted) => {
    for (const id of ids) {
      const known = people.get(id) ?? { before: 0, after: 0 };
      people.set(id, { ...known, [side]: known[side] + 1 });
    }
  };
  const [took, takes]: [number[], number[]] = [[], []];
  const rows: ProcessWhatIf['rows'] = [];
  let [changed, moreTasks, fewerTasks] = [0, 0, 0];
  for (const { no, title, instance, opened_at, process_version_id } of cases) {
    const [was, path] = [formerOf(process_version_id), content].map((one) =>
      pathOf(one, instance.facts, org, opened_at, times),
    ) as [Path, Path];
    const [before, after] = [actorsOf(was), actorsOf(path)];
    count(before, 'before');
    count(after, 'after');
    took.push(workedMs(opened_at, was.endsMs));
    takes.push(workedMs(opened_at, path.endsMs));
    const difference = after.length - before.length;
    moreTasks += Math.max(0, difference);
    fewerTasks += Math.max(0, -difference);
    const isSame = before.toSorted().join() === after.toSorted().join();
    if (isSame) continue;
    changed += 1;
    if (rows.length < mostRows)
      rows.push({
        no,
        title,
        applicant: names.person(instance.facts.applicant),
        before: before.map(names.person),
        after: after.map(names.person),
      });
  }
  return ok({
    cases: cases.length,
    changed,
    moreTasks,
    fewerTasks,
    minutesBefore: Math.round((medianOf(took) ?? 0) / minuteMs),
    minutesAfter: Math.round((medianOf(takes) ?? 0) / minuteMs),
    people: [...people]
      .filter(([, { before, after }]) => before !== after)
      .toSorted(([, a], [, b]) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
      .slice(0, mostRows)
      .map(([employeeId, counts]) => ({ employeeId, name: names.person(employeeId), ...counts })),
    rows,
  });
}

/** Two versions, or a version and a content that is not saved. */
export async function processDifference(
  { processId, version, toVersion, content }: z.output<typeof processSchemas.difference>,
  call: Call,
): Promise<Envelope<ProcessDifference>> {
  const { db } = call;
  const { creditMemberId: companyId } = memberOf(call);
  const process = await readProcess(db, companyId, processId);
  if (!process) return noProcess();
  const numbered = (number: number) => process.versions.find((one) => one.version === number);
  const from = version === undefined ? process.active : numbered(version);
  const to = toVersion === undefined ? (process.draft ?? process.active) : numbered(toVersion);
  if (!from) return version === undefined ? refuse(404, '该流程还没有发布过') : noVersion();
  if (!to && !content) return noVersion();
  const [before, after] = [await contentOf(db, from.id), content ?? (to ? await contentOf(db, to.id) : { nodes: [] })];
  const org = await wholeOrg(db, companyId, call.now());
  const names = await namesFor(db, companyId, org.people.keys());
  return ok({
    rows: differenceOf(before, after, names).map(({ nodeId, kind, text }) => ({ nodeId, kind, text })),
  });
}
