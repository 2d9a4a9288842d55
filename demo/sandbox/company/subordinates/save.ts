import { sql } from 'kysely';
import type { z } from 'zod';
import type { Envelope } from '#contract/row.ts';
import type { Subordinate } from '#contract/subordinate.ts';
import type { subordinateSchemas } from '#contract/subordinate.schema.ts';
import { ownRate, showRate, typeName, typesOf } from '#domain/account/subordinate/subordinate.ts';
import { checkSubordinate, rateFault, wouldCycle } from '#domain/account/subordinate/subordinate-form.ts';
import { emitJoined } from '../../ground/member/emit-joined.ts';
import { findByPhone, nextMemberId } from '../../ground/member/member-rows.ts';
import { badInput, memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Member, Tx } from '../../ground/call.ts';
import { lockNames } from '../../ground/database/lock-names.ts';
import { once } from '../../ground/once.ts';
import { below } from '../../ground/member/below.ts';
import type { Below } from '../../ground/member/below.ts';
import { noSubordinate } from './detail.ts';
import { readSubordinate } from './list.ts';
import { sendText } from './send-text.ts';

type Input = Omit<z.output<typeof subordinateSchemas.save>, 'requestId'>;

/** One write at a time to the tree of a superior: two moves at once could make a circle of it. */
export const lockTree = (tx: Tx): Promise<unknown> => lockNames(tx, 'subordinates');

/** Adds a member directly below the caller, or changes one: name, kind, commission, superior. */
export async function saveSubordinate(
  { requestId, ...input }: Input & { requestId: string },
  call: Call,
): Promise<Envelope<Subordinate>> {
  const member = memberOf(call);
  const { memberId, realName, commission } = input;
  const [fault] = Object.entries(
    checkSubordinate(
      { ...input, commission: String(commission / 10) },
      { superiorType: member.memberType, isNew: memberId === undefined },
    ),
  );
  if (fault) return badInput(...fault);
  const work = async (tx: Tx): Promise<Envelope<Subordinate>> => {
    await lockTree(tx);
    const { rows } = await sql<Below>`select * from ${below(member)} as b`.execute(tx);
    const former = rows.find(({ id }) => id === memberId);
    if (memberId && former?.depth !== 1)
      return former ? refuse(403, '只有直接上级可以修改该下级的资料') : noSubordinate();
    const superior = superiorOf(rows, member, input);
    if (!('phone' in superior)) return superior;
    const values = {
      real_name: realName,
      member_type: Number(input.memberType),
      commission,
      referrer_phone: superior.phone,
    };
    if (former) {
      if (values.member_type !== former.member_type && rows.some(({ superior_id }) => superior_id === former.id))
        return badInput('memberType', '该下级名下还有成员，不能更改会员类型');
      await tx.updateTable('members').set(values).where('id', '=', former.id).execute();
    } else if (await hasManyNew(tx, member, call.now()))
      return refuse(429, `24 小时内最多新增 ${mostNewADay} 个下级，请稍后再试`);
    else if (await findByPhone(tx, input.mobilePhone))
      return badInput('mobilePhone', '该手机号已注册，请对方在本人账号中填写您为推荐人');
    const id = former?.id ?? (await create(tx, input.mobilePhone, values, call));
    const saved = id && (await readSubordinate(tx, member, id, call.now()));
    return saved ? ok(saved, '已保存') : badInput('mobilePhone', '该手机号已注册，请对方在本人账号中填写您为推荐人');
  };
  return await once(call, requestId, input, work);
}

/** Each new member gets a text: a limit keeps the call from being used to send many. */
const mostNewADay = 50;

async function hasManyNew(tx: Tx, { mobilePhone }: Member, now: number): Promise<boolean> {
  const { count } = await tx
    .selectFrom('members')
    .where('referrer_phone', '=', mobilePhone)
    .where('created_at', '>', now - 86_400_000)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count >= mostNewADay;
}

/** The superior's phone, or a refusal where the member cannot lie below that superior. */
function superiorOf(
  rows: readonly Below[],
  member: Member,
  { memberId, superiorId = member.memberId, memberType, commission }: Input,
): { phone: string } | Envelope<never> {
  if (superiorId === member.memberId) return { phone: member.mobilePhone };
  const tree = rows.map(({ id, superior_id }) => ({ memberId: id, superiorId: superior_id }));
  if (memberId && wouldCycle(tree, memberId, superiorId))
    return badInput('superiorId', '不能把成员移到其本人或其下级之下');
  const superior = rows.find(({ id }) => id === superiorId);
  if (superior?.depth !== 1) return badInput('superiorId', '请选择您的直接下级作为上级');
  if (!typesOf(superior.member_type).includes(Number(memberType)))
    return badInput('superiorId', `${typeName(superior.member_type)}名下不能有${typeName(Number(memberType))}`);
  const rate = rateFault(commission, ownRate(superior.member_type));
  return rate
    ? badInput('commission', `分给对方的比例不能高于其上级的分润比例 ${showRate(ownRate(superior.member_type))}`)
    : { phone: superior.mobile_phone };
}

/** Id of the new member, who sets a password at the first SMS login; undefined where the phone has registered meanwhile. */
async function create(
  tx: Tx,
  mobilePhone: string,
  values: { real_name: string; member_type: number; commission: number; referrer_phone: string },
  call: Call,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('members')
    .values({
      ...values,
      id: await nextMemberId(tx),
      app_id: null,
      partner_user: null,
      mobile_phone: mobilePhone,
      password: null,
      created_at: call.now(),
    })
    .onConflict((conflict) => conflict.column('mobile_phone').where('app_id', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  const { realName } = memberOf(call);
  if (row) await emitJoined(tx, call.appId, [row.id], 'superior', call.now());
  if (row)
    await sendText(
      tx,
      mobilePhone,
      `${realName}已为您开通${typeName(values.member_type)}账号，请用短信登录并设置密码。`,
      call.now(),
    );
  return row?.id;
}
