import { computed } from '@preact/signals-core';
import { bank } from '#contract/bank.ts';
import type { BankCard } from '#contract/bank.ts';
import { withdraw } from '#contract/withdraw.ts';
import type { Withdrawal, WithdrawQuote } from '#contract/withdraw.ts';
import type { WalletAccount } from '#contract/wallet.ts';
import { payPasswordErrors } from '#domain/account/pay-password.ts';
import { fenOf, showFen, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { typedFen } from '#domain/payment/split-typing.ts';
import { readAmount } from '#domain/wallet/amount.ts';
import { feeOf, withdrawReason } from '#domain/wallet/withdraw.ts';
import type { WithdrawWords } from '#domain/wallet/withdraw.ts';
import { createForm } from '#kit/forms/form.ts';
import { resourceFrom } from '#kit/resources/resource.ts';
import type { Resource } from '#kit/resources/resource.ts';
import { sayOf } from '#kit/say.ts';
import type { Services } from '#kit/services.ts';
import { defaultCard } from '../cards/default-card.ts';
import type { Digest } from '../Moving.tsx';
import type { Texts } from './texts.ts';

/** Everything that the server says before a withdrawal: its rules, and the cards that it can go to. */
export interface WithdrawTerms {
  quote: WithdrawQuote;
  cards: readonly BankCard[];
}

export function readTerms(services: Services): Resource<WithdrawTerms> {
  const terms = resourceFrom<WithdrawTerms>(services, async (signal) => {
    const options = { quiet: 'all', signal } as const;
    const [quote, cards] = await Promise.all([
      services.api.send(withdraw.quote, {}, options),
      services.api.send(bank.list, {}, options),
    ]);
    if (!quote.ok) return quote;
    return cards.ok ? { ...quote, data: { quote: quote.data, cards: cards.data.cards } } : cards;
  });
  void terms.load();
  return terms;
}

/** Reason why an amount cannot be withdrawn; "" when it can. */
export const reasonFor = (amount: Fen, { available, limits }: WithdrawQuote, words: WithdrawWords): string =>
  withdrawReason(
    amount,
    fenOf(available),
    {
      min: fenOf(limits.min),
      max: fenOf(limits.max),
      dailyLeft: fenOf(limits.dailyLeft),
      dailyTimes: limits.dailyTimes,
      timesLeft: limits.timesLeft,
    },
    words,
  );

/** Fee of an amount, by the server's rule. */
const feeFor = (amount: Fen, { feeRule }: WithdrawQuote): Fen =>
  feeOf(amount, {
    rate: Math.round(Number(feeRule.rate) * 100),
    min: fenOf(feeRule.min),
    max: fenOf(feeRule.max),
  });

export interface WithdrawOptions {
  terms: Pick<Resource<WithdrawTerms>, 'data' | 'load'>;
  /** The terms as the form opens. */
  first: WithdrawTerms;
  payPassword: WalletAccount['payPassword'];
  t: Texts;
  digest: Digest;
  done(withdrawal: Withdrawal): void;
}

export function createWithdraw(
  services: Services,
  { terms, first, payPassword: has, t, digest, done }: WithdrawOptions,
) {
  const needsPassword = has !== 'none';
  const quote = computed(() => (terms.data.value ?? first).quote);
  function errorOf(text: string): Readonly<Record<string, string>> {
    const fen = readAmount(text, t.errors);
    const amount = typeof fen === 'string' ? fen : reasonFor(fen, quote.value, t.reasons);
    return amount ? { amount } : {};
  }
  const ask = ({ cardId, amount }: { cardId: string; amount: string }): Promise<boolean> => {
    const fen = typedFen(amount) ?? 0;
    const card = first.cards.find((one) => one.cardId === cardId);
    return services.say.confirm(
      t.question(
        showFen(fen, true),
        showFen(fen - feeFor(fen, quote.peek()), true),
        card ? t.cardName(sayOf(services).say(card.bankName), card.last4) : '',
      ),
    );
  };
  const form = createForm(services, withdraw.apply, {
    key: 'wallet.withdraw',
    blank: { cardId: defaultCard(services, first.cards)?.cardId ?? '', amount: '', payPassword: '' },
    secrets: { payPassword: 'retyped' },
    check: ({ cardId, amount, payPassword }) => ({
      ...(!cardId && { cardId: t.chooseCard }),
      ...errorOf(amount),
      ...(needsPassword && payPasswordErrors(payPassword)),
    }),
    input({ cardId, amount, payPassword }) {
      const fen = typedFen(amount) ?? 0;
      return {
        cardId,
        amount: yuanOf(fen),
        fee: yuanOf(feeFor(fen, quote.peek())),
        ...(needsPassword && { payPassword: digest(payPassword) }),
      };
    },
    // Without a pay password this question is the last step before the money leaves.
    ready: (): true | Promise<boolean> => needsPassword || ask(form.values.peek()),
    done,
  });
  return {
    ...form,
    needsPassword,
    quote,
    /** Fee and net of the typed amount; null while it cannot be withdrawn. */
    shares: computed(() => {
      const fen = readAmount(form.values.value.amount);
      if (typeof fen === 'string' || reasonFor(fen, quote.value, t.reasons)) return null;
      const fee = feeFor(fen, quote.value);
      return { fee, net: fen - fee };
    }),
    /** A refusal may mean that fee or limits have changed. */
    async submit(): Promise<boolean> {
      const isDone = await form.submit();
      if (form.failure.peek()) void terms.load();
      return isDone;
    },
  };
}
