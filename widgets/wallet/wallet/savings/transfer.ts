import { signal } from '@preact/signals-core';
import { wallet } from '#contract/wallet.ts';
import type { AmountLimits, WalletAccount } from '#contract/wallet.ts';
import { yuanOf } from '#domain/money.ts';
import { typedFen } from '#domain/payment/split-typing.ts';
import { amountErrors } from '#domain/wallet/amount.ts';
import { createForm } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';

export type TransferKind = 'rewardsOut' | 'tianhanbaoIn' | 'tianhanbaoOut';

/** The money that a transfer takes from, and the limits of one. */
export const termsOf = (kind: TransferKind, account: WalletAccount): { limits: AmountLimits; most: string } =>
  ({
    rewardsOut: { limits: account.limits.rewardsOut, most: account.rewards.available },
    tianhanbaoIn: { limits: account.limits.tianhanbao, most: account.wallet.available },
    tianhanbaoOut: { limits: account.limits.tianhanbao, most: account.tianhanbao.balance },
  })[kind];

export interface TransferOptions {
  kind: TransferKind;
  account: WalletAccount;
  /** Words of an incomplete pay password. */
  sixDigits: string;
  digest(password: string): Promise<string>;
  done(): void;
}

export type TransferModel = ReturnType<typeof createTransfer>;

/** A transfer between two accounts of the member. The pay password is in no draft: it lives beside the form. */
export function createTransfer(services: Services, { kind, account, sixDigits, digest, done }: TransferOptions) {
  const { limits, most } = termsOf(kind, account);
  const needsPassword = account.payPassword !== 'none';
  const password = signal('');
  const passwordError = signal('');
  let hash = '';
  const form = createForm(services, wallet[kind], {
    key: `wallet.${kind}`,
    blank: { amount: '' },
    check: ({ amount }) => amountErrors(amount, { ...limits, most }),
    input: ({ amount }) => ({
      amount: yuanOf(typedFen(amount) ?? 0),
      ...(needsPassword && { payPassword: hash }),
    }),
    done,
  });
  return {
    ...form,
    most,
    limits,
    needsPassword,
    password,
    passwordError,
    typePassword(text: string) {
      password.value = text.replace(/\D/g, '').slice(0, 6);
      passwordError.value = '';
    },
    /** After any refusal the password is typed again. */
    async submit(): Promise<boolean> {
      const isComplete = !needsPassword || password.peek().length === 6;
      passwordError.value = isComplete ? '' : sixDigits;
      if (!isComplete) {
        form.isTried.value = true;
        form.focus.value += 1;
        return false;
      }
      if (needsPassword) hash = await digest(password.peek());
      const isDone = await form.submit();
      if (!isDone && form.failure.peek()) password.value = '';
      return isDone;
    },
  };
}
