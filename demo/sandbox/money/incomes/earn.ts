import type { Selectable } from 'kysely';
import { incomeOf, heldAfterTripMs, pointsRate, profitShare, recommendation } from '#domain/income/income-rules.ts';
import type { IncomeKind } from '#domain/income/income-rules.ts';
import type { Fen } from '#domain/money.ts';
import { dayMs } from '#domain/china-time.ts';
import type { Tx } from '../../ground/call.ts';
import type { IncomeRow } from '../../ground/database/tables/tables-income.ts';
import { book, heldRewardsOf, pointsOf, sourceOfIncome } from '../ledger/ledger.ts';

/** An order with tickets, of whatever product. */
interface Earning {
  order_id: string;
  member_id: string;
  app_id: string;
  travel_type: 'private' | 'business';
  ends_at: number;
}
type Earned = Pick<Selectable<IncomeRow>, 'kind' | 'member_id' | 'permille' | 'release_at'>;

/** The account that an income is in while it can be taken back. */
const accountOf = (kind: IncomeKind, memberId: string): string =>
  kind === 'points' ? pointsOf(memberId) : heldRewardsOf(memberId);

/** Books the incomes from an order whose tickets have been issued, each for its fare. */
export async function earnIncomes(tx: Tx, order: Earning, fares: readonly Fen[], at: number): Promise<void> {
  const { order_id, app_id } = order;
  for (const { kind, member_id, permille, release_at } of await earnersOf(tx, order, at)) {
    const amount = fares.reduce((sum, fare) => sum + incomeOf(kind, permille, fare), 0);
    if (!amount) continue;
    await book(tx, {
      key: `${kind}:${order_id}`,
      kind,
      orderId: order_id,
      memberId: member_id,
      appId: app_id,
      at,
      moves: { [sourceOfIncome(kind)]: -amount, [accountOf(kind, member_id)]: amount },
    });
    await tx
      .insertInto('incomes')
      .values({ order_id, app_id, kind, member_id, permille, amount, revocable: amount, release_at })
      .execute();
  }
}

/**
 * Points go to the member who ordered. Money from a private order goes to the referrer, less the commission that the
 * referrer gives the member.
 */
async function earnersOf(tx: Tx, order: Earning, at: number): Promise<Earned[]> {
  const points: Earned = {
    kind: 'points',
    member_id: order.member_id,
    permille: pointsRate[order.travel_type],
    release_at: null,
  };
  if (order.travel_type !== 'private') return [points];
  const referrer = await tx
    .selectFrom('members as m')
    .innerJoin('members as r', 'r.mobile_phone', 'm.referrer_phone')
    .where('m.id', '=', order.member_id)
    .where('r.app_id', 'is', null)
    .select(['r.id', 'r.member_type', 'r.credit_member_id', 'm.created_at', 'm.commission'])
    .executeTakeFirst();
  if (!referrer) return [points];
  const held = { member_id: referrer.id, release_at: order.ends_at + heldAfterTripMs };
  const share = referrer.credit_member_id > 0 ? undefined : profitShare[referrer.member_type];
  // Out of the superior's share, and never more than it.
  const commission = Math.min(referrer.commission, share ?? 0);
  return [
    points,
    ...(at < referrer.created_at + recommendation.days * dayMs
      ? [{ kind: 'recom' as const, permille: recommendation.permille, ...held }]
      : []),
    ...(share ? [{ kind: 'share' as const, permille: share - commission, ...held }] : []),
    ...(commission ? [{ kind: 'commission' as const, permille: commission, ...held, member_id: order.member_id }] : []),
  ];
}

interface GivenBack {
  orderId: string;
  saleId: string;
  /** Of the tickets, as they were issued. */
  fares: readonly Fen[];
}

/** Takes back the incomes from refunded tickets, as far as they have not been released. */
export async function takeIncomesBack(tx: Tx, { orderId, saleId, fares }: GivenBack, at: number): Promise<void> {
  const incomes = await tx
    .selectFrom('incomes')
    .where('order_id', '=', orderId)
    .where('revocable', '>', 0)
    .orderBy('kind')
    .selectAll()
    .forUpdate()
    .execute();
  if (!incomes.length) return;
  for (const { kind, member_id, app_id, permille, revocable } of incomes) {
    const back = Math.min(
      revocable,
      fares.reduce((sum, fare) => sum + incomeOf(kind, permille, fare), 0),
    );
    if (!back) continue;
    await book(tx, {
      key: `${kind}-back:${saleId}`,
      kind: `${kind}Back`,
      orderId: saleId,
      memberId: member_id,
      appId: app_id,
      at,
      moves: { [accountOf(kind, member_id)]: -back, [sourceOfIncome(kind)]: back },
    });
    await tx
      .updateTable('incomes')
      .set({ revocable: revocable - back })
      .where('order_id', '=', orderId)
      .where('kind', '=', kind)
      .execute();
  }
}
