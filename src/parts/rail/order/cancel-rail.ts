import { trainOrder } from '#contract/train-order.ts';
import type { TrainOrder } from '#contract/train-order.ts';
import { trainSale } from '#contract/train-sale.ts';
import { createCommand } from '#kit/forms/command.ts';
import type { Outcome, Services } from '#kit/services.ts';

export const cancelRailTexts = {
  cancelQuestion: {
    title: '取消订单',
    text: '取消后座位立即放回，不扣款。一天内取消 3 笔后，当日不能再购买火车票。确定取消吗？',
    yes: '取消订单',
    no: '再想想',
    kind: 'danger' as const,
  },
  giveUpQuestion: {
    title: '取消候补',
    text: '取消后不再候补，预付款按原支付方式全额退回。确定取消吗？',
    yes: '取消候补',
    no: '再想想',
    kind: 'danger' as const,
  },
  cancelled: '订单已取消',
  withdrawQuestion: {
    title: '取消改签',
    text: '取消后新座位放回，原票继续有效，不计入改签次数。确定取消吗？',
    yes: '取消改签',
    no: '再想想',
    kind: 'danger' as const,
  },
  withdrawn: '改签已取消，原票继续有效',
};

/** Gives up an unpaid order of train tickets, or one that waits for seats, by its number. `settle` shows what has become of it. */
export const createCancelRail = (
  services: Services,
  texts: typeof cancelRailTexts,
  settle: (outcome: Outcome<TrainOrder>, orderNo: string) => unknown,
  isWaiting: (orderNo: string) => boolean = () => false,
) =>
  createCommand(services, trainOrder.cancelOrder, {
    input: (orderNo: string) => ({ orderNo, reason: '' }),
    confirm: (orderNo) => (isWaiting(orderNo) ? texts.giveUpQuestion : texts.cancelQuestion),
    done: () => texts.cancelled,
    settle,
  });

/** Gives up a change that waits for its payment, by its number. */
export const createWithdrawRail = (
  services: Services,
  texts: typeof cancelRailTexts,
  settle: (outcome: Outcome<TrainOrder>, saleId: string) => unknown,
) =>
  createCommand(services, trainSale.changeWithdraw, {
    input: (saleId: string) => ({ saleId }),
    confirm: () => texts.withdrawQuestion,
    done: () => texts.withdrawn,
    settle,
  });
