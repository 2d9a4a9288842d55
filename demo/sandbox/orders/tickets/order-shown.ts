import type { Selectable } from 'kysely';
import type { TicketOrder } from '#contract/order.ts';
import { yuanOf } from '#domain/money.ts';
import { isUnderWay } from '#domain/order/after-sale/sale-states.ts';
import { askable } from '#domain/order/approval/askable.ts';
import { isOwn, memberOf } from '../../ground/call.ts';
import type { Call, Tx } from '../../ground/call.ts';
import type { TicketContent, TicketOrderRow } from '../../ground/database/tables/tables-ticket.ts';
import type { Payment } from '../../money/payments/give-back.ts';
import { companyFacts } from '../business/company-facts.ts';
import type { OrderKind, OrderState } from '../move.ts';
import type { AnySale } from '../sales/sale-rows.ts';
import { headShown, reservedIn, shownPayments, splitShown, timelineOf } from '../shown.ts';

interface Whole {
  order: OrderState & Selectable<TicketOrderRow<TicketContent>>;
  payments: readonly Payment[];
  sales: readonly AnySale[];
}

/** The page of an order of tickets without its trip and people; `allowed`: actions that the product offers now. */
export async function showTicketOrder(
  tx: Tx,
  kind: Pick<OrderKind<OrderState>, 'events'>,
  { order, payments, sales }: Whole,
  call: Call,
  allowed: TicketOrder['actions'],
): Promise<TicketOrder> {
  const { order_id: orderNo, content } = order;
  const { amount, card } = await tx
    .selectFrom('orders')
    .where('order_id', '=', orderNo)
    .select(['amount', 'card'])
    .executeTakeFirstOrThrow();
  const ofOrder = payments.filter((one) => one.order_id === orderNo);
  const company = await companyFacts(tx, order);
  const mayAct = isOwn(memberOf(call), order) && !sales.some(({ state }) => state !== 'quoted' && isUnderWay(state));
  return {
    ...headShown(order, call.now()),
    total: yuanOf(amount),
    contact: content.contact,
    overStandard: content.verdict === 'over',
    overReason: content.overReason,
    travelReason: content.travelReason,
    costCenter: content.costCenter,
    ...company,
    split: splitShown(order, shownPayments(ofOrder)),
    payments: shownPayments(payments),
    reserved: yuanOf(reservedIn(ofOrder)),
    returned: yuanOf(card.returned ?? 0),
    timeline: await timelineOf(tx, kind, orderNo),
    actions: mayAct ? [...askable(allowed, company.ofCompany?.approval)] : [],
  };
}
