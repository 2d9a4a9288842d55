import { bank } from '#contract/bank.ts';
import type { BankCard } from '#contract/bank.ts';
import { createForm } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';
import { createSms } from '#parts/account/sms.ts';
import { texts as smsTexts } from '#parts/account/words/code-texts.ts';

/** Unbinds a card by the code that is sent to its phone. */
export function createUnbind(
  services: Services,
  { cardId, mobilePhone }: Pick<BankCard, 'cardId' | 'mobilePhone'>,
  done: () => void,
) {
  const form = createForm(services, bank.unbind, {
    key: `wallet.unbind.${cardId}`,
    blank: { code: '' },
    check: ({ code }): Record<string, string> => (code.length < 4 ? { code: smsTexts.needsCode } : {}),
    input: ({ code }) => ({ cardId, code }),
    done,
  });
  const sms = createSms(services, {
    purpose: 'bankCard',
    phone: () => mobilePhone,
    ask: () => services.api.send(bank.advanceUnbind, { cardId }, { quiet: 'all' }),
    refuse: form.refuse,
  });
  return {
    ...form,
    sms,
    dispose() {
      form.dispose();
      sms.dispose();
    },
  };
}
