import type { OrderRow } from '#contract/order-list.ts';
import { askable } from '#domain/order/approval/askable.ts';
import { listActions, toPay } from '#domain/order/list-note.ts';
import type { ListAction } from '#domain/order/list-note.ts';
import type { Services } from '#kit/services.ts';
import type { AirOrdersModel } from './model.ts';
import type { Texts } from './texts.ts';

interface OrderAction {
  id: ListAction;
  label: string;
  onPick: () => void;
}

/** Actions that change the order: they have buttons of their own, and only the member who booked it has them. The company's account looks. */
export const changing: ReadonlySet<ListAction> = new Set(['pay', 'cancel', 'change', 'refund']);

/** Names of the actions that an order offers now, the most urgent first. */
export function namesOf(
  { status, payDeadline, flightList, dueChange, bookedBy, isSubordinates, approval }: OrderRow,
  { showAirChange, showAirRefund }: Readonly<Record<'showAirChange' | 'showAirRefund', boolean>>,
  now: number,
): readonly ListAction[] {
  return askable(listActions(status, payDeadline, flightList, now, dueChange), approval)
    .filter((name) => !bookedBy || !changing.has(name))
    .filter((name) => !isSubordinates || name !== 'voucher')
    .filter((name) => (name === 'change' ? showAirChange : name === 'refund' ? showAirRefund : true));
}

/** Actions on an order now, on its card and in its row of the table. */
export function actionsOf(
  order: OrderRow,
  model: AirOrdersModel,
  texts: Texts,
  services: Pick<Services, 'clock' | 'config' | 'navigate'>,
): OrderAction[] {
  const { orderId } = order;
  const open = (sale: 'change' | 'refund') => services.navigate('ticket_order_details', { id: orderId, sale });
  const runs: Readonly<Record<ListAction, () => unknown>> = {
    pay: () => services.navigate('pay_order', { ...toPay(order), from: 'orders' }),
    cancel: () => model.cancel(order),
    change: () => open('change'),
    refund: () => open('refund'),
    again: () => model.again(order),
    voucher: () => model.showVoucher(order),
    print: () => model.print([order]),
    share: () => model.share(order),
  };
  const { switches } = services.config.peek();
  return namesOf(order, switches, services.clock.now()).map((id) => ({
    id,
    label: texts.actions[id],
    onPick: () => void runs[id](),
  }));
}
