import { sql } from 'kysely';
import type { WalletFlow } from '#contract/wallet.ts';
import type { Envelope } from '#contract/row.ts';
import { addDays, isDay, msOf } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { walletOf } from '../ledger/ledger.ts';
import { kindOf } from './movements.ts';
import { walletOwner } from './wallet-owner.ts';

/** A midnight in China as the number of its day since 1970. */
const dayNumber = (at: number): number => Math.floor((at + 28_800_000) / 86_400_000);

interface Sums {
  kind: string | null;
  money_in: number;
  money_out: number;
  count: number;
  opening: number;
  closing: number;
}

/**
 * Opening and closing are stored balances, in and out are sums of the entries between them, kept by day: that they agree
 * is a check of the ledger, not arithmetic. One statement, so one moment.
 */
export async function readFlow(
  { days = { from: '', to: '' } }: { days?: { from: string; to: string } | undefined },
  call: Call,
): Promise<Envelope<WalletFlow>> {
  const account = walletOf(walletOwner(memberOf(call)));
  const from = isDay(days.from) ? msOf(days.from) : 0;
  const to = isDay(days.to) ? msOf(addDays(days.to, 1)) : Number.MAX_SAFE_INTEGER;
  const end = Math.max(from, to);
  const balanceBefore = (at: number) =>
    sql`coalesce((select balance_after from ledger_entries where account = ${account} and nth is not null and at < ${at}::bigint order by at desc, nth desc limit 1), 0)`;
  const { rows } = await sql<Sums>`
    with flow as (
      select kind, sum(money_in)::bigint as money_in, sum(money_out)::bigint as money_out, sum(entries)::int as count
      from wallet_days where account = ${account} and day >= ${dayNumber(from)}::bigint and day < ${dayNumber(end)}::bigint group by kind
    )
    select flow.*, balances.* from (select ${balanceBefore(from)} as opening, ${balanceBefore(end)} as closing) as balances left join flow on true
  `.execute(call.db);
  const kinds = new Map<WalletFlow['kinds'][number]['kind'], { moneyIn: number; moneyOut: number; count: number }>();
  for (const row of rows) {
    if (row.kind === null) continue;
    const kind = kindOf(row.kind);
    const before = kinds.get(kind) ?? { moneyIn: 0, moneyOut: 0, count: 0 };
    kinds.set(kind, {
      moneyIn: before.moneyIn + Number(row.money_in),
      moneyOut: before.moneyOut + Number(row.money_out),
      count: before.count + row.count,
    });
  }
  const sum = (side: 'moneyIn' | 'moneyOut') => [...kinds.values()].reduce((all, one) => all + one[side], 0);
  return ok({
    opening: yuanOf(Number(rows[0]?.opening ?? 0)),
    in: yuanOf(sum('moneyIn')),
    out: yuanOf(sum('moneyOut')),
    closing: yuanOf(Number(rows[0]?.closing ?? 0)),
    kinds: [...kinds].map(([kind, { moneyIn, moneyOut, count }]) => ({
      kind,
      in: yuanOf(moneyIn),
      out: yuanOf(moneyOut),
      count,
    })),
  });
}
