import { choiceKey } from '#domain/payment/kept-choice.ts';
import type { KeptChoice } from '#domain/payment/kept-choice.ts';
import { rechargeFor } from '#domain/payment/recharge-for.ts';
import type { Services } from '#kit/services.ts';

/** The wallet is chosen for a payment that was recharged for; a wallet that is still too small gives way there. */
function chooseWallet({ drafts }: Pick<Services, 'drafts'>, orderId: string): void {
  const wallet: KeptChoice = { method: 'tianHangPay', personal: 'tianHangPay', company: '' };
  const { company } = drafts.get<KeptChoice>(choiceKey(orderId), wallet) ?? wallet;
  drafts.set(choiceKey(orderId), { ...wallet, company });
}

/** The way back to the payment that a recharge is for; null where it is for none. */
export function toPayment(services: Pick<Services, 'place' | 'navigate' | 'drafts'>): (() => void) | null {
  const { forOrder, forType } = rechargeFor(services.place.peek().query);
  if (!forOrder) return null;
  return () => {
    chooseWallet(services, forOrder);
    services.navigate('pay_order', { orderId: forOrder, businessType: forType });
  };
}
