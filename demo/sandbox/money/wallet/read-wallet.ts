import { sql } from 'kysely';
import type { AmountLimits, WalletAccount } from '#contract/wallet.ts';
import type { Envelope } from '#contract/row.ts';
import { addDays, dayAt, msOf } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import {
  companyRechargeTerms,
  interestRate,
  rechargeTerms,
  rewardsOutTerms,
  tianhanbaoTerms,
} from '#domain/wallet/terms.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { heldRewardsOf, rewardsOf, tianhanbaoOf } from '../ledger/ledger.ts';
import { payPasswordOf } from '../password/pay-password.ts';
import { interestKey } from './interest.ts';
import { readBalances } from './read-balances.ts';
import { walletOwner } from './wallet-owner.ts';

const shown = ({ min, max }: { min: number; max: number }): AmountLimits => ({ min: yuanOf(min), max: yuanOf(max) });

/** Of the provider. */
export const providerAccount = { bankName: '招商银行上海虹桥支行', account: '121912345610886' } as const;

/** The account of ours that companies send money to; the sandbox books what its staff would book. */
const transferTo = (accountName: string, companyId: number): WalletAccount['transfer'] => ({
  accountName,
  ...providerAccount,
  remark: `企业钱包 ${companyId}`,
});

/** All balances of one moment. */
export async function readWallet(_input: object, call: Call): Promise<Envelope<WalletAccount>> {
  const member = memberOf(call);
  const owner = walletOwner(member);
  const now = call.now();
  const { balance, wallet, credit } = await readBalances(call, [
    rewardsOf(owner),
    heldRewardsOf(owner),
    tianhanbaoOf(owner),
  ]);
  const sums = await sumsOf(call, owner, now);
  const recharges = member.level === '70' ? companyRechargeTerms : rechargeTerms;
  return ok({
    serverTimeMs: now,
    owner: member.femaleEndId > 0 ? 'family' : member.level === '70' ? 'company' : 'own',
    mayMove: member.femaleEndId <= 0,
    wallet,
    rewards: {
      available: yuanOf(balance(rewardsOf(owner))),
      pending: yuanOf(balance(heldRewardsOf(owner))),
      earned: yuanOf(sums.released),
    },
    tianhanbao: {
      balance: yuanOf(balance(tianhanbaoOf(owner))),
      rate: (interestRate / 100).toFixed(2),
      yesterday: yuanOf(sums.yesterday),
      earned: yuanOf(sums.interest),
      nextMs: msOf(addDays(dayAt(now), 1)),
    },
    credit,
    transfer: credit ? transferTo(call.app.texts.company, member.creditMemberId) : null,
    limits: {
      recharge: { ...shown(recharges), presets: recharges.presets.map(yuanOf) },
      rewardsOut: shown(rewardsOutTerms),
      tianhanbao: shown(tianhanbaoTerms),
    },
    payPassword: await payPasswordOf(call, member),
    cards: sums.cards,
  });
}

/** Rewards, interest and cards of a wallet, each by its own index. */
async function sumsOf({ db }: Call, owner: string, now: number) {
  const key = interestKey(owner, addDays(dayAt(now), -1));
  const sumOf = (account: string, kind: string) =>
    sql`coalesce((select sum(amount) from ledger_entries where account = ${account} and kind = ${kind} and nth is not null), 0)::bigint`;
  const { rows } = await sql<Record<'released' | 'interest' | 'yesterday' | 'cards', number>>`select
    ${sumOf(rewardsOf(owner), 'rewardReleased')} as released,
    ${sumOf(tianhanbaoOf(owner), 'interest')} as interest,
    coalesce((select e.amount from ledger_entries e join ledger_movements m using (movement) where m.key = ${key} and e.account = ${tianhanbaoOf(owner)}), 0)::bigint as yesterday,
    (select count(*)::int from bank_cards where member_id = ${owner} and state = 'bound') as cards
  `.execute(db);
  const [row] = rows;
  return {
    released: Number(row?.released ?? 0),
    interest: Number(row?.interest ?? 0),
    yesterday: Number(row?.yesterday ?? 0),
    cards: row?.cards ?? 0,
  };
}
