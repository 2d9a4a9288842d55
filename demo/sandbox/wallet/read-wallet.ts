import type { AmountLimits, WalletAccount } from '#contract/wallet.ts';
import type { Envelope } from '#contract/row.ts';
import { addDays, dayAt, msOf } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import { interestRate, rechargeTerms, rewardsOutTerms, tianhanbaoTerms } from '#domain/wallet/terms.ts';
import { memberOf, ok } from '../call.ts';
import type { Call } from '../call.ts';
import { creditOf, frozenWalletOf, reservedTwin, rewardsOf, tianhanbaoOf, walletOf } from '../payments/ledger.ts';
import { hasPayPassword } from '../payments/pay-password.ts';
import { walletOwner } from './wallet-owner.ts';

const shown = ({ min, max }: { min: number; max: number }): AmountLimits => ({ min: yuanOf(min), max: yuanOf(max) });

/** All balances of one moment: they are read in one statement. */
export async function readWallet(_input: object, call: Call): Promise<Envelope<WalletAccount>> {
  const member = memberOf(call);
  const owner = walletOwner(member);
  const now = call.now();
  const credit = creditOf(String(member.creditMemberId));
  const rows = await call.db
    .selectFrom('ledger_accounts')
    .where('account', 'in', [
      walletOf(owner),
      frozenWalletOf(owner),
      rewardsOf(owner),
      tianhanbaoOf(owner),
      credit,
      reservedTwin(credit),
    ])
    .select(['account', 'balance'])
    .execute();
  const balance = (account: string): number => rows.find((row) => row.account === account)?.balance ?? 0;
  const company =
    member.level === '70'
      ? await call.db
          .selectFrom('companies')
          .where('id', '=', member.creditMemberId)
          .select('credit_limit_fen')
          .executeTakeFirst()
      : undefined;
  const [available, frozen] = [balance(walletOf(owner)), balance(frozenWalletOf(owner))];
  const [creditOpen, creditFrozen] = [balance(credit), balance(reservedTwin(credit))];
  return ok({
    serverTimeMs: now,
    owner: member.femaleEndId > 0 ? 'family' : member.level === '70' ? 'company' : 'own',
    mayMove: member.femaleEndId <= 0,
    wallet: { available: yuanOf(available), frozen: yuanOf(frozen), total: yuanOf(available + frozen) },
    rewards: { available: yuanOf(balance(rewardsOf(owner))), pending: '0', earned: '0' },
    tianhanbao: {
      balance: yuanOf(balance(tianhanbaoOf(owner))),
      rate: (interestRate / 100).toFixed(2),
      yesterday: '0',
      earned: '0',
      nextMs: msOf(addDays(dayAt(now), 1)),
    },
    credit: company
      ? {
          limit: yuanOf(company.credit_limit_fen),
          used: yuanOf(company.credit_limit_fen - creditOpen - creditFrozen),
          frozen: yuanOf(creditFrozen),
          available: yuanOf(creditOpen),
        }
      : null,
    limits: {
      recharge: { ...shown(rechargeTerms), presets: rechargeTerms.presets.map(yuanOf) },
      rewardsOut: shown(rewardsOutTerms),
      tianhanbao: shown(tianhanbaoTerms),
    },
    payPassword: call.app.switches.showPayPwd ? ((await hasPayPassword(call, member)) ? 'set' : 'unset') : 'none',
    cards: 0,
  });
}
