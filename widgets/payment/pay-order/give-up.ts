import { computed } from '@preact/signals-core';
import { hotelOrder } from '#contract/hotel-order.ts';
import { orderAfterSale } from '#contract/order-after-sale.ts';
import type { BusinessType } from '#domain/product/business-types.ts';
import { createCommand } from '#kit/forms/command.ts';
import type { Services } from '#kit/services.ts';
import { createCancelIntl, createWithdrawIntl } from '#parts/intl/order/cancel-intl.ts';
import { cancelIntlTexts } from '#parts/intl/order/texts.ts';
import { createCancelOrder } from '#parts/order/cancel-order.ts';
import { createCancelRail, createWithdrawRail } from '#parts/rail/order/cancel-rail.ts';
import { cancelRailTexts } from '#parts/rail/order/words/order-texts.ts';
import type { Texts } from './texts.ts';
import { textsOf } from '#kit/use-texts.ts';

/** Gives up what waits for its payment: an order, or the change of one. `settle` reads the payment again; `isDeposit`: it is for seats that are still to come. */
export function createGiveUp(services: Services, texts: Texts, settle: () => unknown, isDeposit: () => boolean) {
  const rail = textsOf(services, 'rail-cancel', cancelRailTexts);
  const intl = textsOf(services, 'intl-cancel', cancelIntlTexts);
  const commands: Partial<Record<BusinessType, ReturnType<typeof createCancelOrder>>> = {
    dometicketOrderPay: createCancelOrder(services, texts, settle),
    hotelPay: createCommand(services, hotelOrder.cancelOrder, {
      input: (orderNo: string) => ({ orderNo, seenPenalty: '0' }),
      confirm: () => texts.cancelStay,
      done: () => texts.cancelled,
      settle,
    }),
    trainPay: createCancelRail(services, rail, settle, () => (isDeposit() ? 'wait' : 'seats')),
    trainChangeTicket: createWithdrawRail(services, rail, settle),
    intlPay: createCancelIntl(services, intl, settle),
    intlChangeTicket: createWithdrawIntl(services, intl, settle),
    changeTicket: createCommand(services, orderAfterSale.changeWithdraw, {
      input: (saleId: string) => ({ saleId }),
      confirm: () => texts.cancelChange,
      done: () => texts.changeCancelled,
      settle,
    }),
  };
  return {
    isBusy: computed(() => Object.values(commands).some(({ busy }) => busy.value !== null)),
    run: async (type: BusinessType, id: string) => (await commands[type]?.run(id)) ?? false,
  };
}
