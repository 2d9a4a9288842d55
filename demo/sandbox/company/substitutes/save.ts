import type { z } from 'zod';
import type { Substitute } from '#contract/company-substitute.ts';
import type { companySubstituteSchemas } from '#contract/company-substitute.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt } from '#domain/china-time.ts';
import { bookedProducts, productWords } from '#domain/company/preferences.ts';
import { checkSubstitute, noticeWords, sideWords, withoutBooker } from '#domain/company/substitutes.ts';
import { badInput, memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Tx } from '../../ground/call.ts';
import { lockNames } from '../../ground/database/lock-names.ts';
import { once } from '../../ground/once.ts';
import { namesOf, noSubstitute, readSubstitute } from './substitutes.ts';

type In<Name extends keyof typeof companySubstituteSchemas> = z.output<(typeof companySubstituteSchemas)[Name]>;
type Shown = Omit<Substitute, 'version' | 'orders' | 'state' | 'substituteId'>;

const wordsOf = {
  代订人: ({ booker }: Shown) => booker.name,
  出行人: ({ subjects }: Shown) => subjects.map(({ name }) => name).join('、'),
  可代订产品: ({ products }: Shown) => products.map((product) => productWords[product]).join('、'),
  有效期: ({ from, to }: Shown) => `${from} 至 ${to || '长期'}`,
  差旅标准: ({ standardOf }: Shown) => `按${sideWords[standardOf]}`,
  审批人: ({ approverOf }: Shown) => `按${sideWords[approverOf]}`,
  成本中心: ({ costCenterOf }: Shown) => `按${sideWords[costCenterOf]}`,
  通知方式: ({ notice }: Shown) => noticeWords[notice],
} as const;

/** Differences in words; of a new one, what it allows. */
function textOf(before: Shown | undefined, after: Shown): string {
  if (!before) return `新增：${wordsOf.代订人(after)} 为 ${wordsOf.出行人(after)} 代订 ${wordsOf.可代订产品(after)}`;
  return (Object.keys(wordsOf) as (keyof typeof wordsOf)[])
    .filter((name) => wordsOf[name](before) !== wordsOf[name](after))
    .map((name) => `${name}：${wordsOf[name](before)} → ${wordsOf[name](after)}`)
    .join('；');
}

const note = async (tx: Tx, call: Call, substituteId: number, body: string): Promise<void> => {
  const { creditMemberId, realName } = memberOf(call);
  await tx
    .insertInto('substitute_changes')
    .values({ company_id: creditMemberId, substitute_id: substituteId, at: call.now(), by_name: realName, body })
    .execute();
};

/** One write at a time to the substitutes of a company. */
const lock = (tx: Tx, companyId: number) => lockNames(tx, `substitutes:${companyId}`);

/** Adds a substitute, or changes one that has not ended. */
export async function saveSubstitute({ requestId, ...input }: In<'save'>, call: Call): Promise<Envelope<Substitute>> {
  const { creditMemberId: companyId } = memberOf(call);
  const today = dayAt(call.now());
  const { substituteId, bookerEmployeeId, bookedProducts: chosen, from, to } = input;
  const asked = [...new Map(input.subjects.map((one) => [`${one.kind} ${one.id}`, one])).values()];
  const [fault] = Object.entries(checkSubstitute({ ...input, subjects: asked }, today));
  if (fault) return badInput(...fault);
  const subjects = withoutBooker(asked, bookerEmployeeId);
  return await once(call, requestId, input, async (tx) => {
    await lock(tx, companyId);
    const before = substituteId ? await readSubstitute(tx, companyId, substituteId, today) : undefined;
    if (substituteId && !before) return noSubstitute();
    if (before?.state === 'ended') return refuse(409, '该授权已结束，请新增一条', { kind: 'ended' });
    if (before && before.version !== input.version) return await hasChanged(tx, companyId, before.substituteId);
    const known = await namesOf(tx, companyId, [{ kind: 'employee', id: bookerEmployeeId }, ...subjects]);
    if (!known.has(`employee ${bookerEmployeeId}`)) return badInput('bookerEmployeeId', '该员工不存在，请重新选择');
    const lost = subjects.findIndex(({ kind, id }) => !known.has(`${kind} ${id}`));
    if (lost >= 0) return badInput('subjects', `第 ${lost + 1} 项出行人已不存在，请重新选择`);
    const row = {
      booker_employee_id: bookerEmployeeId,
      subjects: JSON.stringify(subjects),
      products: JSON.stringify(bookedProducts.filter((product) => chosen.includes(product))),
      from_day: from,
      to_day: to,
      standard_of: input.standardOf,
      approver_of: input.approverOf,
      cost_center_of: input.costCenterOf,
      notice: input.notice,
      version: (before?.version ?? 0) + 1,
      updated_at: call.now(),
    };
    const id = before
      ? Number(before.substituteId)
      : (
          await tx
            .insertInto('substitutes')
            .values({ company_id: companyId, ...row })
            .returning('id')
            .executeTakeFirstOrThrow()
        ).id;
    if (before) await tx.updateTable('substitutes').set(row).where('id', '=', id).execute();
    const saved = await readSubstitute(tx, companyId, id, today);
    if (!saved) throw new Error('the saved substitute is gone');
    const text = textOf(before, saved);
    if (text) await note(tx, call, id, text);
    return ok(saved, '已保存');
  });
}

/** Somebody else has saved it meanwhile: who, and what. */
async function hasChanged(tx: Tx, companyId: number, substituteId: string): Promise<Envelope<never>> {
  const last = await tx
    .selectFrom('substitute_changes')
    .where('company_id', '=', companyId)
    .where('substitute_id', '=', Number(substituteId))
    .orderBy('id', 'desc')
    .select(['by_name', 'body'])
    .executeTakeFirst();
  return refuse(409, `${last?.by_name ?? ''} 刚刚修改了该授权（${last?.body ?? ''}），请返回后重新打开`, {
    kind: 'changed',
  });
}

/** From now on the substitute books for nobody by this. */
export async function endSubstitute({ requestId, substituteId }: In<'end'>, call: Call): Promise<Envelope<Substitute>> {
  const { creditMemberId: companyId } = memberOf(call);
  const today = dayAt(call.now());
  return await once(call, requestId, { substituteId }, async (tx) => {
    await lock(tx, companyId);
    const before = await readSubstitute(tx, companyId, substituteId, today);
    if (!before) return noSubstitute();
    if (before.state === 'ended') return refuse(409, '该授权已结束', { kind: 'ended' });
    await endRow(tx, companyId, Number(substituteId), call.now());
    await note(tx, call, Number(substituteId), '立即结束');
    const saved = await readSubstitute(tx, companyId, substituteId, today);
    if (!saved) throw new Error('the ended substitute is gone');
    return ok(saved, '已结束，代订人不能再据此下单');
  });
}

const endRow = (tx: Tx, companyId: number, id: number, now: number) =>
  tx
    .updateTable('substitutes')
    .set({ ended_at: now, updated_at: now })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
