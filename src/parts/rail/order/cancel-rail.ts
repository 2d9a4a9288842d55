import { trainOrder } from '#contract/train-order.ts';
import type { TrainOrder } from '#contract/train-order.ts';
import { trainSale } from '#contract/train-sale.ts';
import { awaitsSeats } from '#domain/product/status-table.ts';
import { changeName } from '#domain/rail/change-rules.ts';
import { createCommand } from '#kit/forms/command.ts';
import type { Outcome, Services } from '#kit/services.ts';
import type { cancelRailTexts } from './words/order-texts.ts';

/** Names the goods that an order of train tickets gives up: seats, or its place in the line, which begins with the payment. */
export const givenUpOf = ({ status, isWait }: { status: number; isWait: boolean }): keyof typeof questions =>
  status === 13 ? 'place' : status === awaitsSeats ? 'seating' : isWait ? 'wait' : 'seats';

const questions = {
  seats: 'cancelQuestion',
  seating: 'seatingQuestion',
  place: 'giveUpQuestion',
  wait: 'dropQuestion',
} as const;

/** A place in the line is no order of seats to its owner, and its deposit goes back. */
export const doneText = (
  texts: Readonly<Record<'cancelled' | 'waitOver' | 'depositBack', string>>,
  { status, wait }: Pick<TrainOrder, 'status' | 'wait'>,
): string => (wait ? `${texts.waitOver}${status === 5 ? '' : texts.depositBack}` : texts.cancelled);

/** Gives up an unpaid order of train tickets, or one that waits for seats, by its number. `settle` shows what has become of it. */
export const createCancelRail = (
  services: Services,
  texts: typeof cancelRailTexts,
  settle: (outcome: Outcome<TrainOrder>, orderNo: string) => unknown,
  givesUp: (orderNo: string) => keyof typeof questions,
) => {
  let asked: keyof typeof questions;
  return createCommand(services, trainOrder.cancelOrder, {
    // Seats may come while the question stands: it was about an order without them.
    input: (orderNo: string) => ({ orderNo, reason: '', ...(asked === 'seating' && { unseated: true }) }),
    confirm: (orderNo) => texts[questions[(asked = givesUp(orderNo))]],
    done: (order) => doneText(texts, order),
    settle,
  });
};

/** Gives up a change that waits for its payment, by its number. `sales`: of its order, which know its name. */
export const createWithdrawRail = (
  services: Services,
  texts: typeof cancelRailTexts,
  settle: (outcome: Outcome<TrainOrder>, saleId: string) => unknown,
  sales: () => TrainOrder['afterSales'] | undefined = () => [],
) => {
  const nameOf = (id: string): string => {
    const sale = sales()?.find(({ saleId }) => saleId === id);
    return sale?.kind === 'change' ? changeName(sale.isOtherStation) : texts.anyChange;
  };
  return createCommand(services, trainSale.changeWithdraw, {
    input: (saleId: string) => ({ saleId }),
    confirm: (saleId) => texts.withdrawQuestion(nameOf(saleId)),
    done: (_, saleId) => texts.withdrawn(nameOf(saleId)),
    settle,
  });
};
