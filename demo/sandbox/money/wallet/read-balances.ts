import { yuanOf } from '#domain/money.ts';
import { memberOf } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { creditOf, frozenWalletOf, reservedTwin, walletOf } from '../ledger/ledger.ts';
import { walletOwner } from './wallet-owner.ts';

/** Wallet and credit line as they are shown, and the balances of `others`, of one moment: they are read in one statement. A child member reads the family's wallet; the credit line is shown to the company's account only. */
export async function readBalances(call: Call, others: readonly string[] = []) {
  const member = memberOf(call);
  const owner = walletOwner(member);
  const [wallet, frozenWallet, line] = [
    walletOf(owner),
    frozenWalletOf(owner),
    creditOf(String(member.creditMemberId)),
  ];
  const rows = await call.db
    .selectFrom('ledger_accounts')
    .where('account', 'in', [wallet, frozenWallet, line, reservedTwin(line), ...others])
    .select(['account', 'balance'])
    .execute();
  const balance = (account: string): number => rows.find((row) => row.account === account)?.balance ?? 0;
  const company =
    member.level === '70'
      ? await call.db
          .selectFrom('companies')
          .where('id', '=', member.creditMemberId)
          .select('credit_limit_fen as limit')
          .executeTakeFirst()
      : undefined;
  const [available, frozen] = [balance(line), balance(reservedTwin(line))];
  return {
    balance,
    wallet: {
      available: yuanOf(balance(wallet)),
      frozen: yuanOf(balance(frozenWallet)),
      total: yuanOf(balance(wallet) + balance(frozenWallet)),
    },
    credit: company
      ? {
          limit: yuanOf(company.limit),
          used: yuanOf(company.limit - available - frozen),
          frozen: yuanOf(frozen),
          available: yuanOf(available),
        }
      : null,
  };
}
