import { sql } from 'kysely';
import type { ImportObstacle } from '#contract/company-import.ts';
import { momentAt } from '#domain/china-time.ts';
import type { ChangeKind } from '#domain/company/import/difference.ts';
import type { Person } from '#domain/company/import/person.ts';
import { planUndo } from '#domain/company/import/undo.ts';
import type { ImportRecord, Obstacle, UndoPlan } from '#domain/company/import/undo.ts';
import type { Database, Tx } from '../../ground/call.ts';
import { readCompany } from './roster.ts';
import { fieldTitles } from './words.ts';

type Rest = Omit<ImportRecord, 'changes'>;

/** Effects of undoing an import now, and what stands in its way, in words. */
export async function planOfUndo(
  db: Database | Tx,
  companyId: number,
  id: number,
  rest: Rest,
  keep: boolean,
): Promise<{ plan: UndoPlan; shown: ImportObstacle[] }> {
  const { rows: changes } = await sql<{ kind: ChangeKind; before: Person | null; after: Person }>`
    select kind, before, after from employee_import_changes where company_id = ${companyId} and import_id = ${id} order by place`.execute(
    db,
  );
  const company = await readCompany(db, companyId, []);
  const added = changes.flatMap(({ kind, after }) => (kind === 'added' ? [after.id] : []));
  const { rows: used } = added.length
    ? await sql<{ id: number }>`
        select e.id from employees e join members m on m.id = e.member_id
        where e.company_id = ${companyId} and e.id = any(${added}::bigint[])
          and (m.password is not null or exists (select 1 from sessions s where s.member_id = m.id)
            or exists (select 1 from orders o where o.member_id = m.id) or exists (select 1 from passengers p where p.member_id = m.id))`.execute(
        db,
      )
    : { rows: [] };
  const plan = planUndo(
    { ...rest, changes },
    {
      people: company.people,
      departments: company.departments,
      used: new Set(used.map((row) => row.id)),
      parted: company.parted,
      levels: new Set(company.levels.map((level) => level.id)),
      costCenters: new Set(company.costCenters.map(({ code }) => code)),
    },
    keep,
  );
  return { plan, shown: plan.obstacles.map(inWords) };
}

const inWords = ({ kind, name, fields, by, at }: Obstacle): ImportObstacle => ({
  name,
  kind,
  fields,
  by,
  time: momentAt(at),
  text: {
    edited: `${by || '他人'} ${momentAt(at).slice(5, 16)} 修改了${name}的${fields.map((field) => fieldTitles[field]).join('、')}`,
    used: `${name}已登录或已有订单、旅客资料，不能删除`,
    referred: `${name}已是其他人的主管或部门负责人，不能删除`,
    circle: `恢复${name}原来的主管会形成循环`,
    taken: `${name}原来的手机号码或工号已由他人使用`,
    gone: `${name}原来的部门、等级或成本中心已删除`,
    head: `部门负责人已改为${name}`,
    parted: `${name}的账号已恢复为个人会员，须本人再次同意`,
  }[kind],
});
