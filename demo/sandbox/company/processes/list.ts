import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#contract/page.ts';
import type { ProcessRow } from '#contract/process.ts';
import type { processSchemas } from '#contract/process.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { momentAt } from '#domain/china-time.ts';
import { nodesOf } from '#domain/process/edit/tree.ts';
import type { ProcessContent, ProcessKind, ProcessScope } from '#domain/process/schema.ts';
import { memberOf } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { containing } from '../../ground/lists/like.ts';
import { paged } from '../../ground/lists/paged.ts';
import { namesFor } from '../../orders/cases/names.ts';
import { listsOf, nameScope } from './content.ts';

interface ListedRow {
  id: number;
  name: string;
  kind: ProcessKind;
  is_default: boolean;
  place: string;
  state: ProcessRow['state'];
  version: number;
  has_draft: boolean;
  content: ProcessContent;
  scope: ProcessScope;
  running: number;
  published_at: number | null;
  changed_by: string;
  changed_at: number;
}

/** Processes of a company with the version that is shown: the published one, else the draft, else the last. */
const listed = (companyId: number) =>
  sql<ListedRow>`(
    select p.id, p.name, p.kind, p.is_default,
      array_position(array['trip', 'order', 'change', 'refund'], p.kind)::text || (case when p.is_default then '1' else '0' end)
        || lpad(p.place::text, 6, '0') as place,
      case when v.state = 'active' then 'active' when p.retired_at is null then 'draft' else 'retired' end as state,
      case when v.state = 'active' then v.version else 0 end as version,
      exists (select 1 from process_versions d where d.process_id = p.id and d.state = 'draft') as has_draft,
      v.content, v.scope, v.published_at, m.real_name as changed_by, v.changed_at,
      (select count(*)::int from cases c join process_versions w on w.id = c.process_version_id
        where w.process_id = p.id and c.state = 'running') as running
    from processes p
    join lateral (
      select w.* from process_versions w where w.process_id = p.id
      order by case w.state when 'active' then 0 when 'draft' then 1 else 2 end, w.version desc limit 1) v on true
    join members m on m.id = v.changed_by
    where p.company_id = ${companyId}
  )`.as<'f'>('f');

export async function listProcesses(
  { keyword = '', kind, state, ...page }: z.output<typeof processSchemas.list>,
  call: Call,
): Promise<Envelope<Page<ProcessRow>>> {
  const { creditMemberId: companyId } = memberOf(call);
  const wanted = keyword.trim();
  const query = call.db
    .selectFrom(listed(companyId))
    .selectAll()
    .$if(wanted !== '', (some) => some.where(sql<SqlBool>`f.name like ${containing(wanted)}`))
    .$if(kind !== 'all', (some) => some.where(sql<SqlBool>`f.kind = ${kind}`))
    .$if(state !== 'all', (some) => some.where(sql<SqlBool>`f.state = ${state}`));
  return await paged(
    { db: call.db, query, sorts: { order: sql.ref('f.place') }, id: sql.ref('f.id') },
    page,
    async (rows) => {
      const lists = await listsOf(call.db, companyId);
      const named = (rows as ListedRow[]).flatMap(({ scope }) => scope.employees ?? []);
      const { person } = await namesFor(call.db, companyId, named);
      return (rows as ListedRow[]).map((row) => ({
        processId: row.id,
        name: row.name,
        kind: row.kind,
        state: row.state,
        isDefault: row.is_default,
        version: row.version,
        hasDraft: row.has_draft,
        scope: nameScope(row.scope, lists, person),
        nodes: [...nodesOf(row.content.nodes)].length,
        running: row.running,
        publishedAt: row.published_at === null ? ('' as const) : momentAt(row.published_at),
        changedBy: row.changed_by,
        changedAt: momentAt(row.changed_at),
      }));
    },
  );
}
