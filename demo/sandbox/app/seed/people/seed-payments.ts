import { createHash } from 'node:crypto';
import { dayAt, dayMs } from '#domain/china-time.ts';
import { sumAmounts } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { hashPassword } from '../../../ground/member/password-hash.ts';
import { book, creditOf, outside } from '../../../money/ledger/ledger.ts';
import { recharge } from '../../../money/ledger/recharge.ts';
import { companyId } from './seed-employees.ts';
import type { Seeder } from './seeding.ts';

/** The pay password of the sandbox accounts that have one, as a person types it. */
export const sandboxPayPassword = '135790';

/** Wallets by member id (seed-members.ts) where there are no two years of money (wallet/seed); other members start with nothing. */
export const seedWallets: Readonly<Record<string, Fen>> = {
  '20250010': 5_312_60,
  '20250020': 1_280_00,
  '20250030': 8_860_00,
  '20250040': 23_500_00,
  '20250041': 12_000_00,
  '20250050': 50_000_00,
  '20250071': 312_60,
  '20250072': 860_00,
  '20250073': 2_000_00,
  '20250074': 50_00,
};

/** The family account and the market staff have none yet, so that the pay page's hint can be seen. */
export const withPayPassword: readonly string[] = [
  '20250010',
  '20250030',
  '20250040',
  '20250041',
  '20250050',
  '20250070',
  '20250071',
  '20250072',
  '20250073',
];

/** Of the company's line: granted, and spent where no order says on what. 186,420 yuan are then open. */
export const creditLimitFen: Fen = 300_000_00;
const creditSpentFen: Fen = 113_580_00;

/** When the wallets were filled, oldest first, and how much of the balance came with it. */
const recharges = [
  { daysAgo: 640, method: 'weChatPay', part: 0 },
  { daysAgo: 402.3, method: 'alipay', part: 0.1 },
  { daysAgo: 210.6, method: 'alipay', part: 0.2 },
  { daysAgo: 75.4, method: 'weChatPay', part: 0.1 },
  { daysAgo: 9.2, method: 'alipay', part: 0.2 },
] as const;

/** Recharges of whole hundreds of yuan, and an oldest one of what they leave of the balance. */
function rechargesTo(balance: Fen) {
  const later = recharges
    .slice(1)
    .map(({ part, ...rest }) => ({ ...rest, amount: Math.round((balance * part) / 100_00) * 100_00 }));
  const [oldest] = recharges;
  return [{ ...oldest, amount: balance - sumAmounts(later) }, ...later].filter(({ amount }) => amount > 0);
}

export const seedPayments: Seeder = async ({ tx, now, hasPast }) => {
  const credit = creditOf(String(companyId));
  await book(tx, {
    key: `opening:${credit}`,
    kind: 'opening',
    at: now,
    moves: { [outside]: -creditLimitFen, [credit]: creditLimitFen },
  });
  // With a past, its orders and bills explain each fen of the line.
  if (!hasPast)
    await book(tx, {
      key: `spent:${credit}`,
      kind: 'opening',
      at: now,
      moves: { [credit]: -creditSpentFen, [outside]: creditSpentFen },
    });
  for (const [memberId, fen] of hasPast ? [] : Object.entries(seedWallets)) {
    for (const [at, { daysAgo, method, amount }] of rechargesTo(fen).entries()) {
      const moment = now - daysAgo * dayMs;
      await recharge(tx, {
        number: `CZ${dayAt(moment).replaceAll('-', '')}${memberId.slice(-4)}${String(at).padStart(2, '0')}`,
        memberId,
        method,
        amount,
        at: moment,
      });
    }
  }
  const hash = await hashPassword(createHash('md5').update(sandboxPayPassword).digest('hex'));
  await tx
    .insertInto('pay_passwords')
    .values(withPayPassword.map((member_id) => ({ member_id, hash })))
    .execute();
};
