import type { BankCard } from '#contract/bank.ts';
import type { WalletAccount } from '#contract/wallet.ts';
import type { WithdrawQuote } from '#contract/withdraw.ts';

/** The account of a member with money in every part of it. */
export const walletAccount: WalletAccount = {
  serverTimeMs: 0,
  owner: 'own',
  mayMove: true,
  wallet: { available: '12846.5', frozen: '1190', total: '14036.5' },
  rewards: { available: '326', pending: '40', earned: '900' },
  tianhanbao: { balance: '8000', rate: '1.85', yesterday: '0.44', earned: '63.18', nextMs: 0 },
  credit: null,
  transfer: null,
  limits: {
    recharge: { min: '1', max: '50000', presets: ['100', '500', '1000'] },
    rewardsOut: { min: '1', max: '5000' },
    tianhanbao: { min: '1', max: '200000' },
  },
  payPassword: 'set',
  cards: 2,
};

export const bankCard: BankCard = {
  cardId: 'YK1',
  bankCode: 'CMB',
  bankName: '招商银行',
  cardType: 'debit',
  last4: '5678',
  holder: '*砚清',
  mobilePhone: '138****0010',
  boundTime: '2026-09-01 10:00:00',
};

export const withdrawQuote: WithdrawQuote = {
  available: '12846.5',
  fee: '',
  net: '',
  arriveBy: '2026-09-17',
  reason: '',
  limits: {
    min: '10',
    max: '50000',
    daily: '100000',
    dailyLeft: '100000',
    dailyTimes: 3,
    timesLeft: 2,
    most: '12846.5',
  },
  feeRule: { rate: '0.1', min: '1', max: '25' },
};

export const withdrawTerms = { quote: withdrawQuote, cards: [bankCard] };

interface Sent {
  path: string;
  fields: URLSearchParams;
}

/** Answers the named calls with these data, all others by the sandbox; `sent` has what the named ones were asked. */
export function answering(
  answers: Readonly<Record<string, unknown>>,
  wire: typeof fetch = fetch,
): { fetch: typeof fetch; sent: Sent[] } {
  const sent: Sent[] = [];
  return {
    sent,
    async fetch(input, init) {
      const path = Object.keys(answers).find((known) => String(input).endsWith(known));
      if (path === undefined) return await wire(input, init);
      sent.push({ path, fields: new URLSearchParams(String(init?.body ?? '')) });
      const answer = answers[path];
      return Response.json(
        answer && typeof answer === 'object' && 'ret' in answer ? answer : { ret: 0, msg: '', data: answer },
      );
    },
  };
}
