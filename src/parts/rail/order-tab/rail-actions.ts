import type { OrderRow } from '#contract/order-list.ts';
import { dayAt, dayOf, msOf } from '#domain/china-time.ts';
import { askable } from '#domain/order/approval/askable.ts';
import { railSearchAgain } from '#domain/rail/search/search-again.ts';
import type { Services } from '#kit/services.ts';
import type { OrderAction } from '#parts/order/tab/OrdersTab.tsx';
import { isDue } from '#parts/order/tab/CardHead.tsx';
import { railTexts } from './texts.ts';

const names = ['pay', 'cancel', 'change', 'refund', 'again'] as const;
type RailAction = (typeof names)[number];

/** Actions that change the order: only the member who booked it has them. */
const changing: ReadonlySet<RailAction> = new Set(['pay', 'cancel', 'change', 'refund']);

/** Rides whose tickets can be given back: they have not left, or never will. */
const ridesAhead = ({ train }: OrderRow, nowMs: number) =>
  (train?.rides ?? []).filter(({ from, schedule }) => schedule === 'cancelled' || msOf(from.at) > nowMs);

/** The railway's doing: whatever of the order is given back or changed now costs nothing. */
function isFree(order: OrderRow, nowMs: number): boolean {
  const ahead = ridesAhead(order, nowMs);
  return ahead.length > 0 && ahead.every((ride) => ride.isFree);
}

/** Names of the actions that an order offers now. */
function railActions(order: OrderRow, nowMs: number, mayChange: boolean): readonly RailAction[] {
  const { status, train, bookedBy, dueChange } = order;
  const departs = train?.rides[0]?.from.at;
  const isFreed = ridesAhead(order, nowMs).some((ride) => ride.isFree);
  const isAhead = ridesAhead(order, nowMs).length > 0;
  // A missed train, until midnight.
  const gone: readonly RailAction[] = departs && dayOf(departs) === dayAt(nowMs) ? ['change', 'again'] : ['again'];
  // A ticket is changed once.
  const mayStill = train?.rides.some((ride) => ride.mayChange);
  const all: Partial<Record<number, readonly RailAction[]>> = {
    0: isDue(order, nowMs) ? ['pay', 'cancel'] : [],
    14: ['cancel'],
    2: isAhead ? ['change', 'refund'] : gone,
    3: isAhead ? [...(isFreed || mayStill ? (['change'] as const) : []), 'refund'] : ['again'],
    5: ['again'],
    6: ['again'],
    8: ['again'],
    13: ['cancel'],
  };
  const found = dueChange === undefined ? (all[status] ?? []) : ['pay' as const];
  return askable(found, order.approval).filter(
    (name) => (!bookedBy || !changing.has(name)) && (mayChange || name !== 'change'),
  );
}

/** The same with their words and what they open. */
export function actionsOf(
  order: OrderRow,
  services: Pick<Services, 'clock' | 'config' | 'navigate'>,
  cancel: (orderNo: string) => unknown,
): (OrderAction & { id: RailAction })[] {
  const { clock, config, navigate } = services;
  const t = railTexts(services);
  const { orderNo, train, travelType, dueChange } = order;
  const runs: Readonly<Record<RailAction, () => unknown>> = {
    pay: () =>
      dueChange === undefined
        ? navigate('train_order_pay', { id: orderNo, from: 'orders' })
        : navigate('pay_order', { orderId: dueChange, businessType: 'trainChangeTicket', from: 'orders' }),
    cancel: () => cancel(orderNo),
    change: () => navigate('train_ab_query_list', { orderNo }),
    refund: () => navigate('train_order_details', { orderId: orderNo, sale: 'refund' }),
    again: () =>
      navigate('train_query_list', railSearchAgain({ rides: train?.rides ?? [], travelType }, clock.today())),
  };
  return railActions(order, clock.now(), config.peek().switches.showTrainChange).map((id) => ({
    id,
    label:
      id === 'pay' && dueChange !== undefined
        ? t.payChange
        : id === 'cancel' && train?.isWait
          ? t.giveUpQuestion.yes
          : (id === 'change' || id === 'refund') && isFree(order, clock.now())
            ? t.free(t[id])
            : t[id],
    onPick: () => void runs[id](),
  }));
}
