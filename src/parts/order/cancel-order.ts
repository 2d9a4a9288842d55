import { order } from '#contract/order.ts';
import type { AirOrder } from '#contract/order.ts';
import { createCommand } from '#kit/forms/command.ts';
import type { Outcome, Services } from '#kit/services.ts';

/** Words of the cancel button, for the `texts` of every widget that has one. */
export const cancelTexts = {
  cancelOrder: '取消订单',
  cancelQuestion: {
    title: '取消订单',
    text: '取消后座位立即释放，价格可能变化。确定取消吗？',
    yes: '取消订单',
    no: '再想想',
    kind: 'danger' as const,
  },
  cancelled: '订单已取消',
};

/** Gives up an unpaid flight order, by its id. `settle` shows what has become of it. */
export const createCancelOrder = (
  services: Services,
  texts: typeof cancelTexts,
  settle: (outcome: Outcome<AirOrder>, orderId: string) => unknown,
) =>
  createCommand(services, order.airCancel, {
    input: (orderId: string) => ({ orderId }),
    confirm: () => texts.cancelQuestion,
    done: () => texts.cancelled,
    settle,
  });
