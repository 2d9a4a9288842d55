import { wallet } from '#contract/wallet.ts';
import type { AmountLimits, WalletAccount } from '#contract/wallet.ts';
import { payPasswordErrors } from '#domain/account/pay-password.ts';
import { yuanOf } from '#domain/money.ts';
import { typedFen } from '#domain/payment/split-typing.ts';
import { amountErrors } from '#domain/wallet/amount.ts';
import type { AmountWords } from '#domain/wallet/amount.ts';
import { createForm } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';
import type { Digest } from '../Moving.tsx';

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
  errors: AmountWords;
  digest: Digest;
  done(): void;
}

/** A transfer between two accounts of the member. The pay password is in no draft. */
export function createTransfer(services: Services, { kind, account, errors, digest, done }: TransferOptions) {
  const { limits, most } = termsOf(kind, account);
  const needsPassword = account.payPassword !== 'none';
  const form = createForm(services, wallet[kind], {
    key: `wallet.${kind}`,
    blank: { amount: '', payPassword: '' },
    secrets: { payPassword: 'retyped' },
    check: ({ amount, payPassword }) => ({
      ...amountErrors(amount, { ...limits, most }, errors),
      ...(needsPassword && payPasswordErrors(payPassword)),
    }),
    input: ({ amount, payPassword }) => ({
      amount: yuanOf(typedFen(amount) ?? 0),
      ...(needsPassword && { payPassword: digest(payPassword) }),
    }),
    done,
  });
  return { ...form, most, limits, needsPassword };
}
