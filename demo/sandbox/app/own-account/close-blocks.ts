import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { CloseBlock } from '#contract/profile.ts';
import { hasSubordinates } from '#domain/account/subordinate/subordinate.ts';
import type { Family } from '#domain/product/names.ts';
import { productsOf } from '#domain/product/products.ts';
import { showFen } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { memberOf } from '../../ground/call.ts';
import type { Call, Database, Tx } from '../../ground/call.ts';
import { frozenWalletOf, heldRewardsOf, moneyAccountsOf } from '../../money/ledger/ledger.ts';

/** Statuses in which an order still needs somebody, by product; the second list until the journey is over. */
const openStates = {
  air: { always: [0, 1, 4, 7, 8, 9, 10, 11, 12], untilOver: [2, 3] },
  hotel: { always: [0, 1, 6, 7, 12], untilOver: [2, 3] },
  train: { always: [0, 1, 7, 8, 9, 12, 13, 14], untilOver: [2, 3] },
} as const satisfies Partial<Record<Family, object>>;

/** An order `o` that is not over: it is used, cancelled or given back later. */
const isUnfinished = (now: number) =>
  sql<SqlBool>`(${sql.join(
    Object.entries(openStates).map(
      ([family, { always, untilOver }]) =>
        sql`(o.kind in (${sql.join(productsOf(family as Family))})
          and (o.status in (${sql.join([...always])}) or (o.status in (${sql.join([...untilOver])}) and o.ends_at > ${now})))`,
    ),
    sql` or `,
  )})`;

/** Counts the rows that may still bring the member money, or that depend on the member. */
async function countOpen(db: Database | Tx, memberId: string, mobilePhone: string, now: number) {
  const { rows } = await sql<{ below: number; orders: number; paid: number; refunds: number; codes: number }>`select
    (select count(*)::int from members where female_end_id = ${Number(memberId)} or (${mobilePhone}::text <> '' and referrer_phone = ${mobilePhone})) as below,
    (select count(*)::int from orders o where o.member_id = ${memberId} and ${isUnfinished(now)}) as orders,
    (select count(distinct o.order_id)::int from pay_codes c join pay_code_uses u on u.code_id = c.id join payments p using (out_trade_no)
      left join after_sales s on s.sale_id = u.order_id join orders o on o.order_id = coalesce(s.order_id, u.order_id)
      where c.owner_id = ${memberId} and c.scope = 'wallet' and o.member_id <> ${memberId} and p.returned < p.amount and ${isUnfinished(now)}) as paid,
    (select count(*)::int from payments where member_id = ${memberId} and state = 'refunding') as refunds,
    (select count(*)::int from pay_codes where owner_id = ${memberId} and revoked_at is null and expires_at > ${now} and uses < uses_max and used < cap_total) as codes`.execute(
    db,
  );
  return rows[0] ?? { below: 0, orders: 0, paid: 0, refunds: 0, codes: 0 };
}

async function moneyIn(db: Database | Tx, memberId: string): Promise<Map<string, Fen>> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .where('account', 'in', moneyAccountsOf(memberId))
    .select(['account', 'balance'])
    .execute();
  return new Map(rows.map(({ account, balance }) => [account, balance]));
}

/** Reasons against closing the account: money in it or on its way to it, and people or orders that need the member. */
export async function closeBlocks(db: Database | Tx, call: Call): Promise<CloseBlock[]> {
  const { memberId, isThirdParty, level, mobilePhone } = memberOf(call);
  if (isThirdParty) return [{ kind: 'partner', text: '账号由合作方管理，请联系合作方注销' }];
  if (level === '70' || level === '7_0') return [{ kind: 'company', text: '企业账号由企业管理员或客服办理注销' }];
  const { below, orders, paid, refunds, codes } = await countOpen(
    db,
    memberId,
    hasSubordinates(Number(level)) ? mobilePhone : '',
    call.now(),
  );
  const money = await moneyIn(db, memberId);
  const [frozen, held] = [frozenWalletOf, heldRewardsOf].map((of) => money.get(of(memberId)) ?? 0) as [Fen, Fen];
  const free = [...money.values()].reduce((sum, fen) => sum + fen, 0) - frozen - held;
  const yuan = (fen: Fen): string => `¥${showFen(fen, true)}`;
  const blocks: [boolean | number, CloseBlock['kind'], string][] = [
    [!mobilePhone, 'phone', '请先绑定手机号，以便验证本人操作'],
    [below, 'members', `名下还有 ${below} 个下级或家庭成员，请联系客服转出后再注销`],
    [orders, 'orders', `还有 ${orders} 个未完成的订单，请先使用、退改或取消`],
    [refunds, 'refunds', `还有 ${refunds} 笔退款正在退回，到账后再注销`],
    [paid, 'paid', `您的支付授权码付过 ${paid} 个还未完成的订单，退款会回到您的钱包，请待其完成后再注销`],
    [codes, 'codes', `还有 ${codes} 个有效的支付授权码，请先撤销`],
    [free, 'money', `钱包、奖励和天航宝共有 ${yuan(free)}，请先转出并提现`],
    [frozen, 'frozen', `提现处理中 ${yuan(frozen)}，到账后再注销`],
    [held, 'held', `待结算奖励 ${yuan(held)}，行程结束次日结算后再转出`],
  ];
  return blocks.flatMap(([isThere, kind, text]) => (isThere ? [{ kind, text }] : []));
}
