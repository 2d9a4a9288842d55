import { createHash } from 'node:crypto';
import type { Fen } from '#domain/money.ts';
import { hashPassword } from '../account/password-hash.ts';
import { book, creditOf, outside, walletOf } from '../payments/ledger.ts';
import { companyId } from './seed-company.ts';
import type { Seeder } from './seed.ts';

/** The pay password of the sandbox accounts that have one, as a person types it. */
export const sandboxPayPassword = '135790';

/** Wallets by member id (seed-members.ts); other members start with nothing. */
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
export const withPayPassword: readonly string[] = ['20250010', '20250030', '20250040', '20250041', '20250050', '20250070', '20250071', '20250072', '20250073'];

/** Of the company's line: granted, and spent before the sandbox began. 186,420 yuan are open. */
const creditLimitFen: Fen = 300_000_00;
const creditSpentFen: Fen = 113_580_00;

export const seedPayments: Seeder = async ({ tx, now }) => {
  const credit = creditOf(String(companyId));
  await book(tx, { key: `opening:${credit}`, kind: 'opening', at: now, moves: { [outside]: -creditLimitFen, [credit]: creditLimitFen } });
  await book(tx, { key: `spent:${credit}`, kind: 'opening', at: now, moves: { [credit]: -creditSpentFen, [outside]: creditSpentFen } });
  for (const [memberId, fen] of Object.entries(seedWallets)) {
    const wallet = walletOf(memberId);
    await book(tx, { key: `opening:${wallet}`, kind: 'opening', at: now, moves: { [outside]: -fen, [wallet]: fen } });
  }
  const hash = await hashPassword(createHash('md5').update(sandboxPayPassword).digest('hex'));
  await tx
    .insertInto('pay_passwords')
    .values(withPayPassword.map((member_id) => ({ member_id, hash })))
    .execute();
};
