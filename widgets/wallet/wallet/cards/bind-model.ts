import { computed, effect, signal } from '@preact/signals-core';
import { bank } from '#contract/bank.ts';
import type { BankCards } from '#contract/bank.ts';
import { bankCardOf, isBankCard, passesLuhn } from '#domain/format-checks.ts';
import { checkPhone } from '#domain/passenger/contact.ts';
import { createForm } from '#kit/forms/form.ts';
import { resourceFrom } from '#kit/resources/resource.ts';
import type { Services } from '#kit/services.ts';
import { createSms } from '#parts/account/sms.ts';
import { texts as smsTexts } from '#parts/account/words/code-texts.ts';
import type { Texts } from './texts.ts';

/** First digits of a card that name its bank. */
const prefixLength = 6;
const maxDigits = 19;

export interface BindValues {
  cardNo: string;
  holder: string;
  mobilePhone: string;
  code: string;
}

/** Digits of a typed or pasted card number; full-width ones as plain ones. */
export const cardNoOf = (typed: string): string =>
  bankCardOf(typed.normalize('NFKC')).replace(/\D/g, '').slice(0, maxDigits);

/** `6214830112345678` → `6214 8301 1234 5678`, also while it is being typed. */
export const showCardNo = (cardNo: string): string => cardNo.replace(/(\d{4})(?=\d)/g, '$1 ');

/** The fields that a code was sent for. */
export const aboutOf = ({ cardNo, holder, mobilePhone }: BindValues): string => [cardNo, holder, mobilePhone].join(' ');

/**
 * Binds a card in two steps on one page: the code is sent once the card is right (the advance step), and binds the card
 * that it was sent for. The number is in no draft.
 */
export function createBind(services: Services, { holder }: Pick<BankCards, 'holder'>, t: Texts, done: () => void) {
  /** The card whose code is on its way, and the fields that it was sent for. */
  const sent = signal<{ cardId: string; about: string } | null>(null);

  const cardError = (cardNo: string): string => {
    if (!cardNo) return t.cardNoEmpty;
    if (type.data.value && isOfType(cardNo)) {
      if (!type.data.value.known) return t.unknownBank;
      if (type.data.value.cardType === 'credit') return t.creditCard;
    }
    return isBankCard(cardNo) ? '' : t.cardNoWrong;
  };
  const cardErrors = (values: BindValues): Record<string, string> => ({
    cardNo: cardError(values.cardNo),
    holder: values.holder.trim() ? '' : t.holderEmpty,
    mobilePhone: checkPhone(values.mobilePhone, true),
  });
  const form = createForm(services, bank.bind, {
    key: 'wallet.bind',
    blank: { cardNo: '', holder, mobilePhone: '', code: '' },
    secrets: { cardNo: 'kept', code: 'kept' },
    check: (values) =>
      Object.fromEntries(
        Object.entries({
          ...cardErrors(values),
          code: sent.value?.about !== aboutOf(values) ? t.needsSms : values.code.length < 4 ? smsTexts.needsCode : '',
        }).filter(([, error]) => error),
      ),
    input: ({ code }) => ({ cardId: sent.peek()?.cardId ?? '', code }),
    done,
  });

  const prefix = computed(() => form.values.value.cardNo.slice(0, prefixLength));
  let typeOf = '';
  const isOfType = (cardNo: string): boolean => typeOf === cardNo.slice(0, prefixLength);
  const type = resourceFrom(services, (ending) => {
    typeOf = prefix.peek();
    return services.api.send(bank.type, { cardNo: typeOf }, { quiet: 'all', signal: ending });
  });
  const stop = effect(() => {
    if (prefix.value.length === prefixLength) void type.load();
  });

  const sms = createSms(services, {
    purpose: 'bankCard',
    phone: () => form.values.value.mobilePhone,
    ask() {
      const values = form.values.peek();
      const wrong = Object.entries(cardErrors(values)).filter(([, error]) => error);
      for (const [path] of wrong) form.leave(path);
      if (wrong.length) return null;
      const { cardNo, holder: name, mobilePhone } = values;
      const about = aboutOf(values);
      sent.value = null;
      const asked = services.api.send(bank.advanceBind, { cardNo, holder: name.trim(), mobilePhone }, { quiet: 'all' });
      return asked.then((outcome) => {
        if (outcome.ok) sent.value = { cardId: outcome.data.cardId, about };
        return outcome;
      });
    },
    refuse: form.refuse,
  });

  return {
    ...form,
    sms,
    sent,
    /** The bank of the typed number; null while it is not known. */
    bankOf: computed(() => {
      const { cardNo } = form.values.value;
      return type.data.value && cardNo.length >= prefixLength && isOfType(cardNo) ? type.data.value : null;
    }),
    /** A complete number whose check digit does not fit: a warning, never a refusal. */
    isDoubtful: computed(() => {
      const { cardNo } = form.values.value;
      return isBankCard(cardNo) && !passesLuhn(cardNo);
    }),
    dispose() {
      stop();
      for (const part of [form, sms, type]) part.dispose();
    },
  };
}
