import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#contract/page.ts';
import type { Envelope } from '#contract/row.ts';
import type { StandardKind, StandardRow, StandardState } from '#contract/travel-standard.ts';
import type { travelStandardSchemas } from '#contract/travel-standard.schema.ts';
import { dayAt, momentAt } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { policyProducts } from '#domain/policy/schema.ts';
import type { PolicyProduct, Subject } from '#domain/policy/schema.ts';
import { memberOf } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { containing } from '../../ground/lists/like.ts';
import { paged } from '../../ground/lists/paged.ts';
import { versionsOn } from '../../orders/business/standard-for.ts';
import { conflictsOf, countJudged, holdersFrom, nameSubjects, rosterOf, sharing } from './subjects.ts';

interface ListedRow {
  id: number;
  name: string;
  updated_at: number;
  version_id: number;
  version: number;
  state: StandardState;
  from_day: Day | '';
  to_day: Day | null;
  assigned: Subject[];
  rules: number;
  products: PolicyProduct[];
  /** Of the draft; null: there is none. */
  drafted: Subject[] | null;
  next: { version: number; from: Day } | null;
  changed_by: string;
  changed_at: number;
}

/** Standards of a company with the version that is shown for each: in force, else the next, the draft, or the last. */
const listed = (companyId: number, kind: StandardKind, today: Day) =>
  sql<ListedRow>`(
    select s.id, s.name, s.updated_at, v.id as version_id, v.version, v.shown_state as state, v.from_day, v.to_day, v.assigned,
      jsonb_array_length(v.content -> 'rules') as rules,
      coalesce((select jsonb_agg(distinct r ->> 'product') from jsonb_array_elements(v.content -> 'rules') r), '[]') as products,
      (select d.assigned from standard_versions d where d.standard_id = s.id and d.state = 'draft') as drafted,
      (select jsonb_build_object('version', n.version, 'from', n.from_day) from standard_versions n
        where n.standard_id = s.id and n.state <> 'draft' and n.from_day > ${today} and n.id <> v.id
        order by n.from_day limit 1) as next,
      m.real_name as changed_by, c.changed_at
    from standards s
    join lateral (
      select w.*, case when w.state = 'draft' then 'draft'
          when w.to_day < greatest(${today}, w.from_day) then case w.state when 'retired' then 'retired' else 'over' end
          when w.from_day > ${today} then 'planned' else 'active' end as shown_state
      from standard_versions w where w.standard_id = s.id
      order by case when w.state = 'draft' then 2 when w.to_day < greatest(${today}, w.from_day) then 3 when w.from_day > ${today} then 1 else 0 end,
        case when w.from_day > ${today} then w.version else -w.version end
      limit 1) v on true
    join lateral (
      select changed_by, changed_at from standard_versions w where w.standard_id = s.id order by changed_at desc, w.id desc limit 1
    ) c on true
    join members m on m.id = c.changed_by
    where s.company_id = ${companyId} and s.kind = ${kind}
  )`.as<'f'>('f');

type ListInput = z.output<typeof travelStandardSchemas.list>;

/** The standards of one kind; `car` has its own calls (`/car/standard_list`). */
export async function listStandards(
  { keyword = '', state, ...page }: ListInput,
  call: Call,
  kind: StandardKind,
): Promise<Envelope<Page<StandardRow>>> {
  const { creditMemberId: companyId } = memberOf(call);
  const today = dayAt(call.now());
  const wanted = keyword.trim();
  const query = call.db
    .selectFrom(listed(companyId, kind, today))
    .selectAll()
    .$if(wanted !== '', (some) => some.where(sql<SqlBool>`f.name like ${containing(wanted)}`))
    .$if(state !== 'all', (some) => some.where(sql<SqlBool>`f.state = ${state}`));
  return await paged(
    {
      db: call.db,
      query,
      sorts: { '-updated': sql.ref('f.updated_at'), name: sql.ref('f.name') },
      id: sql.ref('f.id'),
    },
    page,
    async (rows) => {
      const roster = await rosterOf(call.db, companyId);
      const holders = await holdersFrom({ tx: call.db, companyId, kind }, today);
      /** Of the draft, else of the version that counts: subjects that another standard has. */
      const sharedBy = ({ id, state, assigned, drafted }: ListedRow): StandardRow['conflicts'] => {
        const own = drafted ?? (['active', 'planned'].includes(state) ? assigned : []);
        const shared = sharing(holders, id, own);
        // Two versions of the other standard are one conflict.
        const found = conflictsOf(shared, roster).map(({ subject, standardId, standardName }) => ({
          subject: subject.name,
          standardId,
          standardName,
        }));
        return [...new Map(found.map((one) => [`${one.standardId} ${one.subject}`, one])).values()];
      };
      const judged = countJudged(await versionsOn(call.db, { companyId, day: today, kind }), roster);
      return (rows as ListedRow[]).map((row) => ({
        standardId: row.id,
        name: row.name,
        kind,
        version: row.version,
        state: row.state,
        from: row.from_day,
        to: row.to_day,
        next: row.next,
        assigned: nameSubjects(row.assigned, roster),
        people: judged.get(row.version_id) ?? 0,
        rules: row.rules,
        products: policyProducts.filter((product) => row.products.includes(product)),
        hasDraft: row.drafted !== null,
        conflicts: sharedBy(row),
        changedBy: row.changed_by,
        changedAt: momentAt(row.changed_at),
      }));
    },
  );
}
