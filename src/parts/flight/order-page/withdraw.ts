import { computed } from '@preact/signals-core';
import { orderAfterSale } from '#contract/order-after-sale.ts';
import type { AfterSale } from '#contract/order-after-sale.ts';
import type { AirOrder } from '#contract/order.ts';
import { createCommand } from '#kit/forms/command.ts';
import type { Outcome, Services } from '#kit/services.ts';
import { textsOf } from '#kit/use-texts.ts';
import { trackTexts } from './words/track-texts.ts';

/** Takes a refund or a change back, after a question. `settle` gets the order as it is then, or the refusal. */
export function createWithdraw(services: Services, settle: (outcome: Outcome<AirOrder>) => unknown) {
  const texts = textsOf(services, 'air-order-detail', trackTexts);
  const commandFor = (row: typeof orderAfterSale.refundWithdraw | typeof orderAfterSale.changeWithdraw) =>
    createCommand(services, row, {
      input: (saleId: string) => ({ saleId }),
      confirm: () => texts.withdrawQuestion,
      done: () => texts.withdrawn,
      settle,
    });
  const commands = {
    refund: commandFor(orderAfterSale.refundWithdraw),
    change: commandFor(orderAfterSale.changeWithdraw),
  };
  return {
    run: ({ kind, saleId }: Pick<AfterSale, 'kind' | 'saleId'>) => commands[kind].run(saleId),
    isBusy: computed(() => Object.values(commands).some(({ busy }) => busy.value !== null)),
  };
}
