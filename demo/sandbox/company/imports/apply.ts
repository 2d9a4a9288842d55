import { sql } from 'kysely';
import type { z } from 'zod';
import type { EmployeeImportDetail } from '#contract/company-import.ts';
import type { companyImportSchemas } from '#contract/company-import.schema.ts';
import type { Envelope } from '#contract/row.ts';
import type { Person } from '#domain/company/import/person.ts';
import { memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Tx } from '../../ground/call.ts';
import { once } from '../../ground/once.ts';
import { lockPeople, writerOf } from '../org/org.ts';
import type { Writer } from '../org/org.ts';
import { asksAgain, detailOf } from './detail.ts';
import { draftOf, keepChanges, noImport, summaryOf } from './draft.ts';
import { planFor } from './plan.ts';
import type { ShownPlan } from './plan.ts';
import { insertDepartments, insertPeople, setHeads, updatePeople } from './write-people.ts';

/** Does what the member has seen as a difference: all of it in one transaction, once, or nothing where the roster has changed since. */
export async function applyImport(
  { requestId, importId: id, fingerprint, confirmed }: z.output<typeof companyImportSchemas.apply>,
  call: Call,
): Promise<Envelope<EmployeeImportDetail>> {
  const writer = writerOf(call);
  const { companyId } = writer;
  return await once(call, requestId, { id, fingerprint, confirmed }, async (tx) => {
    const begun = performance.now();
    await lockPeople(tx, companyId);
    const draft = await draftOf(tx, companyId, id);
    if (!draft) return await notADraft(tx, companyId, id);
    const found = await planFor(tx, companyId, draft.rows, draft.choices);
    if (found.fingerprint !== fingerprint)
      return refuse(409, '名册刚刚有了变化，请核对新的差异后再应用', { kind: 'changed' });
    const { changes } = found.plan;
    if (!changes.length) return refuse(409, '没有需要应用的更改', { kind: 'empty' });
    if (asksAgain(found.shown.counts) && !confirmed)
      return refuse(409, '离职人数超过在册的 10%，请再次确认', { kind: 'brake', leaving: found.shown.counts.leaving });
    const written = await writePlan(tx, writer, found);
    // The words are those of the difference: they know new people and departments by the ids of the plan.
    const planned = new Map(written.changes.map((change, at) => [change, changes[at] ?? change]));
    await keepChanges(tx, companyId, id, {
      plan: { ...found.plan, changes: written.changes },
      shown: { ...found.shown, shownOf: (change) => found.shown.shownOf(planned.get(change) ?? change) },
    });
    await tx
      .updateTable('employee_imports')
      .set({
        ...summaryOf(found),
        state: 'applied',
        applied_at: writer.now,
        member_id: memberOf(call).memberId,
        made_by: writer.by,
        record: JSON.stringify(written.record),
        took: Math.round(performance.now() - begun),
      })
      .where('id', '=', id)
      .execute();
    const detail = await detailOf(tx, companyId, id, writer.now, { isNew: true });
    return detail ? ok(detail, `已应用 ${changes.length} 项更改`) : noImport();
  });
}

async function notADraft(tx: Tx, companyId: number, id: number): Promise<Envelope<never>> {
  const { rows } = await sql<{ made_by: string; state: string }>`
    select made_by, state from employee_imports where company_id = ${companyId} and id = ${id}`.execute(tx);
  const [former] = rows;
  return former ? refuse(409, `这次导入已由${former.made_by}应用`, { kind: 'state', state: former.state }) : noImport();
}

/** Writes a plan, and answers it with the ids that new employees and departments have got. */
async function writePlan(tx: Tx, writer: Writer, { plan }: Pick<ShownPlan, 'plan'>) {
  const { companyId } = writer;
  const departments = await insertDepartments(tx, companyId, plan.departments);
  const placed = plan.changes.map((change) => ({
    ...change,
    after: {
      ...change.after,
      departmentId: departments.get(change.after.departmentId) ?? change.after.departmentId,
    },
  }));
  const isNew = ({ before }: { before: Person | null }) => before === null;
  const ids = await insertPeople(
    tx,
    writer,
    placed.filter(isNew).map(({ after }) => after),
  );
  const idOf = (id: number | null): number | null => (id === null ? null : (ids.get(id) ?? id));
  const changes = placed.map((change) => ({
    ...change,
    after: {
      ...change.after,
      id: ids.get(change.after.id) ?? change.after.id,
      managerId: idOf(change.after.managerId),
    },
  }));
  await updatePeople(
    tx,
    writer,
    changes.filter((change) => !isNew(change)).map(({ after }) => after),
  );
  await setManagers(
    tx,
    companyId,
    changes.filter((change) => isNew(change) && change.after.managerId !== null).map(({ after }) => after),
  );
  const heads = plan.heads.map((head) => ({ ...head, after: idOf(head.after) }));
  await setHeads(
    tx,
    companyId,
    heads.map(({ departmentId, after }) => ({ departmentId, headId: after })),
  );
  return { changes, record: { heads, departments: [...departments.values()] } };
}

/** Managers of new employees, who are all there by now. */
const setManagers = async (tx: Tx, companyId: number, people: readonly Person[]): Promise<unknown> =>
  people.length &&
  (await sql`update employees e set manager_id = g.manager from unnest(${people.map(({ id }) => id)}::bigint[], ${people.map(({ managerId }) => managerId)}::bigint[]) as g (id, manager)
    where e.id = g.id and e.company_id = ${companyId}`.execute(tx));
