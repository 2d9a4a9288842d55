import type { z } from 'zod';
import type { CloseBlock } from '#contract/profile.ts';
import type { securitySchemas } from '#contract/profile.schema.ts';
import { hasSubordinates } from '#domain/account/subordinate.ts';
import type { Envelope } from '#contract/row.ts';
import { showFen } from '#domain/money.ts';
import { checkCode } from '../account/login/sms-codes.ts';
import { memberOf, ok, refuse } from '../call.ts';
import type { Call, Database, Tx } from '../call.ts';
import { frozenWalletOf, heldRewardsOf, rewardsOf, tianhanbaoOf, walletOf } from '../payments/ledger.ts';
import { once } from '../once.ts';

type Input = z.output<typeof securitySchemas.close>;

/** Name of a closed member, wherever others still see him. */
export const closedName = '已注销';

/** Statuses in which an order still needs somebody, by kind; the second list until the journey is over. */
const openStates = {
  air: { always: [0, 1, 4, 7, 9, 10, 11], untilOver: [2, 3] },
  hotel: { always: [0, 1, 7], untilOver: [2, 3] },
} as const;

/** What has to be settled before the account can go. Rewards and savings are money as well. */
export async function closeBlocks(db: Database | Tx, call: Call): Promise<CloseBlock[]> {
  const member = memberOf(call);
  const { memberId } = member;
  if (member.isThirdParty) return [{ kind: 'partner', text: '账号由合作方管理，请联系合作方注销' }];
  if (member.level === '70' || member.level === '7_0')
    return [{ kind: 'company', text: '企业账号由企业管理员或客服办理注销' }];
  const blocks: CloseBlock[] = [];
  if (!member.mobilePhone) blocks.push({ kind: 'phone', text: '请先绑定手机号，以便验证本人操作' });
  const { below } = await db
    .selectFrom('members')
    .where((eb) =>
      eb.or([
        eb('female_end_id', '=', Number(memberId)),
        ...(hasSubordinates(Number(member.level)) && member.mobilePhone
          ? [eb('referrer_phone', '=', member.mobilePhone)]
          : []),
      ]),
    )
    .select((eb) => eb.fn.countAll<number>().as('below'))
    .executeTakeFirstOrThrow();
  if (Number(below) > 0)
    blocks.push({ kind: 'members', text: `名下还有 ${Number(below)} 个下级或家庭成员，请联系客服转出后再注销` });
  const now = call.now();
  const { orders } = await db
    .selectFrom('orders')
    .where('member_id', '=', memberId)
    .where((eb) =>
      eb.or(
        Object.entries(openStates).map(([kind, { always, untilOver }]) =>
          eb.and([
            kind === 'air' ? eb('kind', 'in', ['airTicket', 'gp']) : eb('kind', '=', 'hotel'),
            eb.or([
              eb('status', 'in', [...always]),
              eb.and([eb('status', 'in', [...untilOver]), eb('ends_at', '>', now)]),
            ]),
          ]),
        ),
      ),
    )
    .select((eb) => eb.fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow();
  if (Number(orders) > 0)
    blocks.push({ kind: 'orders', text: `还有 ${Number(orders)} 个未完成的订单，请先使用、退改或取消` });
  const { money } = await db
    .selectFrom('ledger_accounts')
    .where(
      'account',
      'in',
      [walletOf, frozenWalletOf, rewardsOf, heldRewardsOf, tianhanbaoOf].map((of) => of(memberId)),
    )
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('balance'), eb.lit(0)).as('money'))
    .executeTakeFirstOrThrow();
  if (Number(money) > 0)
    blocks.push({ kind: 'money', text: `钱包、奖励和天航宝共有 ¥${showFen(Number(money), true)}，请先转出并提现` });
  return blocks;
}

/** Own data that goes with the account; orders, bills and vouchers stay, as the law asks. */
const ownTables = [
  'passengers',
  'addresses',
  'invoice_titles',
  'list_views',
  'bank_cards',
  'pay_passwords',
  'recommend_codes',
  'member_photos',
] as const;

/** Closes the account: nothing logs in to it, its phone, name and mail are free, and what the member kept is gone. */
export async function closeAccount({ requestId, code }: Input, call: Call): Promise<Envelope<{ closed: true }>> {
  const { memberId, mobilePhone } = memberOf(call);
  const [before] = await closeBlocks(call.db, call);
  if (before) return refuse(409, before.text, before);
  const proof = { phone: mobilePhone, purpose: ['phone'], code, field: 'code' } as const;
  const wrong = await checkCode(call.db, { ...proof, use: true }, call.now());
  if (wrong) return wrong;
  return await once(call, requestId, {}, async (tx) => {
    await tx.selectFrom('members').where('id', '=', memberId).select('id').forUpdate().execute();
    const [block] = await closeBlocks(tx, call);
    if (block) return refuse(409, block.text, block);
    for (const table of ownTables) await tx.deleteFrom(table).where('member_id', '=', memberId).execute();
    await tx
      .updateTable('pay_codes')
      .set({ revoked_at: call.now() })
      .where('owner_id', '=', memberId)
      .where('revoked_at', 'is', null)
      .execute();
    await tx
      .updateTable('members')
      .set({
        mobile_phone: null,
        username: null,
        email: null,
        password: null,
        real_name: closedName,
        mark_name: '',
        sex: '',
        birthday: '',
        remark: '',
        photo_id: null,
        photo_name: '',
        closed_at: call.now(),
      })
      .where('id', '=', memberId)
      .execute();
    await tx.deleteFrom('sessions').where('member_id', '=', memberId).execute();
    return ok({ closed: true as const }, '账号已注销');
  });
}
