import { benefit } from '#contract/benefit.ts';
import type { BenefitOffer, BenefitOrder, BenefitOrdered } from '#contract/benefit.ts';
import { createCommand } from '#kit/forms/command.ts';
import { createResource } from '#kit/resources/resource.ts';
import type { Outcome, Services } from '#kit/services.ts';
import type { Texts } from './texts.ts';

/** The server ends an unpaid order within moments of its deadline. */
const afterDeadlineMs = 1500;

/** Makes the unpaid order of an offer. */
export const createPurchase = (
  services: Services,
  texts: Texts,
  settle: (outcome: Outcome<BenefitOrdered>) => unknown,
) =>
  createCommand(services, benefit.create, {
    input: ({ item }: Pick<BenefitOffer, 'item'>) => ({ item }),
    done: () => texts.ordered,
    settle,
  });

/** Gives up an unpaid order. */
export const createCancelBenefit = (services: Services, texts: Texts, settle: () => unknown) =>
  createCommand(services, benefit.cancel, {
    input: ({ orderId }: Pick<BenefitOrder, 'orderId'>) => ({ orderId }),
    confirm: () => texts.cancelQuestion,
    done: () => texts.cancelled,
    settle,
  });

export type BenefitsModel = ReturnType<typeof createBenefits>;

/** The member's holdings and the items on offer; a purchase goes on in the cashier. */
export function createBenefits(services: Services, texts: Texts) {
  const list = createResource(services, benefit.list, {}, { freshMs: 5000 });
  void list.load();

  const pay = ({ orderId, kind }: Pick<BenefitOrder, 'orderId' | 'kind'>) =>
    services.navigate('pay_order', { orderId, businessType: kind });

  const create = createPurchase(services, texts, (outcome) => {
    if (outcome.ok) pay({ orderId: outcome.data.orderId, kind: outcome.data.businessType });
    // The price has changed, or an order of another page waits for its payment.
    else void list.load();
  });
  const cancel = createCancelBenefit(services, texts, () => list.load());

  return {
    list,
    now: services.clock.now,
    /** The item whose order is being made. */
    buying: create.busy,
    /** One order of a kind waits for its payment at a time: it is named instead of a second one. */
    async buy(offer: BenefitOffer) {
      const open = list.data.peek()?.orders.find(({ kind, state }) => kind === offer.kind && state === 'open');
      if (!open) return void create.run(offer);
      const { unfinished: title, unfinishedText, pay: yes, later: no } = texts;
      if (await services.say.confirm({ title, text: unfinishedText(open.name, open.amount), yes, no })) pay(open);
    },
    pay,
    cancel: (order: BenefitOrder) => void cancel.run(order),
    expired: () => void services.timers.after(afterDeadlineMs, () => void list.load()),
    dispose: list.dispose,
  };
}
