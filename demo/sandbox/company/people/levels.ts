import { sql } from 'kysely';
import type { z } from 'zod';
import type { Level } from '#contract/company-people.ts';
import type { companyPeopleSchemas } from '#contract/company-people.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { titleFault } from '#domain/company/employee-form.ts';
import { badInput, memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Database, Tx } from '../../ground/call.ts';
import { once } from '../../ground/once.ts';
import { flagsOf, tripLevelOf } from '../../ground/member/flags-of.ts';
import { lockPeople, writerOf } from '../org/org.ts';

type In<K extends keyof typeof companyPeopleSchemas> = z.output<(typeof companyPeopleSchemas)[K]>;
type Answer = Envelope<{ levels: Level[] }>;

const mostLevels = 60;

export const listLevels = async (_input: object, call: Call): Promise<Answer> =>
  ok({ levels: await readLevels(call.db, memberOf(call).creditMemberId) });

async function readLevels(db: Database | Tx, companyId: number): Promise<Level[]> {
  const rows = await db
    .selectFrom('travel_levels as l')
    .where('l.company_id', '=', companyId)
    .orderBy('l.rank')
    .orderBy('l.id')
    .selectAll()
    .select(
      sql<number>`(select count(*)::int from employees e where e.company_id = l.company_id and e.level_id = l.id and e.state <> 'left')`.as(
        'people',
      ),
    )
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    rank: row.rank,
    tripLevel: tripLevelOf(flagsOf(row)),
    people: row.people,
    version: row.version,
  }));
}

const findLevel = (tx: Tx, companyId: number, id: number) =>
  tx
    .selectFrom('travel_levels')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .selectAll()
    .executeTakeFirst();

const noLevel = (): Envelope<never> => refuse(404, '没有找到这个差旅等级');
const wasChanged = (version: number): Envelope<never> =>
  refuse(409, '该等级刚被他人修改过，请核对后再操作', { kind: 'changed', version });

export async function saveLevel({ requestId, ...input }: In<'levelSave'>, call: Call): Promise<Answer> {
  const { companyId } = writerOf(call);
  return await once(call, requestId, input, async (tx) => {
    await lockPeople(tx, companyId);
    const { levelId: id, version, name } = input;
    const fault = titleFault(name, 'level');
    if (fault) return badInput('name', fault);
    // An excess that is allowed by approval only is an excess that is allowed.
    if (input.overApprove && !input.overproof) return badInput('overApprove', '允许超标后才能要求超标审批');
    const former = id === undefined ? undefined : await findLevel(tx, companyId, id);
    if (id !== undefined && !former) return noLevel();
    if (former && former.version !== version) return wasChanged(former.version);
    const others = await tx
      .selectFrom('travel_levels')
      .where('company_id', '=', companyId)
      .select(['id', 'name'])
      .execute();
    if (others.some((one) => one.name === name && one.id !== id)) return badInput('name', `已有名为“${name}”的等级`);
    if (!former && others.length >= mostLevels) return badInput('name', `最多 ${mostLevels} 个等级`);
    const values = {
      name,
      rank: input.rank,
      approve_flag: input.approveFlag,
      fee_flag: input.feeFlag,
      change_approve: input.changeApprove,
      overproof: input.overproof,
      over_approve: input.overApprove,
    };
    if (former)
      await tx
        .updateTable('travel_levels')
        .set({ ...values, version: former.version + 1 })
        .where('id', '=', former.id)
        .execute();
    else
      await tx
        .insertInto('travel_levels')
        .values({ ...values, company_id: companyId })
        .execute();
    return ok({ levels: await readLevels(tx, companyId) }, '已保存');
  });
}

/** A level in use stays: its people would travel without rules. */
export async function removeLevel({ requestId, ...input }: In<'levelRemove'>, call: Call): Promise<Answer> {
  const { companyId } = writerOf(call);
  return await once(call, requestId, input, async (tx) => {
    await lockPeople(tx, companyId);
    const former = await findLevel(tx, companyId, input.levelId);
    if (!former) return noLevel();
    if (former.version !== input.version) return wasChanged(former.version);
    const [{ people } = { people: 0 }] = await tx
      .selectFrom('employees')
      .where('company_id', '=', companyId)
      .where('level_id', '=', former.id)
      .where('state', '!=', 'left')
      .select(sql<number>`count(*)::int`.as('people'))
      .execute();
    if (people)
      return refuse(409, `${people} 名员工正在使用“${former.name}”，请先改为其他等级`, { kind: 'inUse', people });
    await tx
      .updateTable('employees')
      .set({ level_id: null })
      .where('company_id', '=', companyId)
      .where('level_id', '=', former.id)
      .execute();
    await tx.deleteFrom('travel_levels').where('id', '=', former.id).execute();
    return ok({ levels: await readLevels(tx, companyId) }, '已删除等级');
  });
}
