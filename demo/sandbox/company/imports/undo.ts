import { sql } from 'kysely';
import type { z } from 'zod';
import type { EmployeeImportDetail } from '#contract/company-import.ts';
import type { companyImportSchemas } from '#contract/company-import.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { ok, refuse } from '../../ground/call.ts';
import type { Call, Tx } from '../../ground/call.ts';
import { once } from '../../ground/once.ts';
import { lockPeople, writerOf } from '../org/org.ts';
import { tellWithdrawn } from '../joining/ask.ts';
import { detailOf, undoMs } from './detail.ts';
import { noImport } from './draft.ts';
import { planOfUndo } from './undo-plan.ts';
import { freeNumbers, setHeads, updatePeople } from './write-people.ts';

/** Takes an import back: the exact inverse, or what is left of it beside later edits, which are named. */
export async function undoImport(
  { requestId, importId: id, mode }: z.output<typeof companyImportSchemas.undo>,
  call: Call,
): Promise<Envelope<EmployeeImportDetail>> {
  const writer = writerOf(call);
  const { companyId, now, by } = writer;
  return await once(call, requestId, { id, mode }, async (tx) => {
    await lockPeople(tx, companyId);
    const row = await tx
      .selectFrom('employee_imports')
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .select(['state', 'applied_at', 'record', 'undone_by'])
      .executeTakeFirst();
    if (!row || row.state === 'draft') return noImport();
    if (row.state === 'undone') return refuse(409, `这次导入已由${row.undone_by}撤销`, { kind: 'state' });
    if ((row.applied_at ?? 0) + undoMs <= now) return refuse(409, '已超过 24 小时，不能再撤销', { kind: 'late' });
    const { plan, shown } = await planOfUndo(tx, companyId, id, row.record, mode !== 'all');
    if (shown.length && mode === 'exact')
      return refuse(409, `有 ${shown.length} 处后来的修改，请选择保留或一并撤销`, { kind: 'edited', obstacles: shown });
    await freeNumbers(tx, companyId, plan.restore);
    await updatePeople(tx, writer, plan.restore);
    await setHeads(tx, companyId, plan.heads);
    await tellWithdrawn(tx, writer, plan.remove);
    await removePeople(tx, companyId, plan.remove);
    for (const department of plan.removeDepartments)
      await tx.deleteFrom('departments').where('id', '=', department).where('company_id', '=', companyId).execute();
    await tx
      .updateTable('employee_imports')
      .set({ state: 'undone', undone_at: now, undone_by: by })
      .where('id', '=', id)
      .execute();
    const detail = await detailOf(tx, companyId, id, now);
    return detail ? ok(detail, '已撤销这次导入') : noImport();
  });
}

/** New employees whom nobody has used yet go, with their members. */
async function removePeople(tx: Tx, companyId: number, ids: readonly number[]): Promise<void> {
  if (!ids.length) return;
  await sql`update employees set manager_id = null where company_id = ${companyId} and id = any(${ids}::bigint[])`.execute(
    tx,
  );
  const { rows } = await sql<{ member_id: string }>`
    delete from employees where company_id = ${companyId} and id = any(${ids}::bigint[]) returning member_id`.execute(
    tx,
  );
  await sql`delete from members where id = any(${rows.map((row) => row.member_id)}::text[])`.execute(tx);
}
