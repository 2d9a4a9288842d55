import { sql } from 'kysely';
import type { z } from 'zod';
import type { SettlementPreview, YearByTerms } from '#contract/settlement.ts';
import type { settlementSchemas } from '#contract/settlement.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { addDays, dayAt, msOf } from '#domain/china-time.ts';
import { replay } from '#domain/company-bill/replay.ts';
import type { CreditMove, ReplayedYear } from '#domain/company-bill/replay.ts';
import { changesFrom, cycleIn, nextCycles, usualSettlement, versionOn } from '#domain/company-bill/settlement.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call, Database } from '../../ground/call.ts';
import { rememberedUntil } from '../../ground/database/statements/remembered.ts';
import { settlementsOf } from '../../ground/member/settlements-of.ts';
import { creditOf, reservedTwin } from '../../money/ledger/ledger.ts';
import { cycleView, yearBefore } from './view.ts';

/** Longer than any bill is open: a cycle, its days to pay, and holidays. */
const daysBefore = 120;
const shownCycles = 3;

/** Movements are read once while a form is typed in. */
const remembering = rememberedUntil<CreditMove[]>(['ledger_movements', 'ledger_entries']);
const keptMs = 60_000;

export async function previewSettlement(
  { creditLimit, mode, ...terms }: z.output<typeof settlementSchemas.preview>,
  call: Call,
): Promise<Envelope<SettlementPreview>> {
  const companyId = memberOf(call).creditMemberId;
  const today = dayAt(call.now());
  const versions = await settlementsOf(call.db, companyId);
  const inForce = versionOn(versions, today)?.settlement ?? usualSettlement;
  const wanted = {
    ...inForce,
    ...terms,
    ...(mode && { mode }),
    creditLimit: creditLimit === undefined ? inForce.creditLimit : fenOf(creditLimit),
  };
  const from = changesFrom(versions, today);
  const begun = versions.filter((version) => version.from <= today);
  const next = nextCycles([...begun, { version: 0, from, settlement: wanted }], from, shownCycles);
  const { from: first, to: last } = yearBefore(today);
  const moves = await remembering(call.db, `${companyId} ${today}`, call.now(), async () => ({
    answer: await movesOf(call.db, companyId, addDays(first, -daysBefore), last),
    until: call.now() + keptMs,
  }));
  const by = (given: typeof wanted) => yearView(replay(given, inForce, moves, first, last));
  return ok({
    cycles: [cycleIn(begun, today), ...next].map(cycleView),
    year: moves.length ? { from: first, to: last, inForce: by(inForce), wanted: by(wanted) } : null,
  });
}

/** Movements of both accounts of the line that belong to an order: what is only kept for a payment moves nothing. */
async function movesOf(db: Database, companyId: number, from: string, to: string): Promise<CreditMove[]> {
  const line = creditOf(String(companyId));
  const { rows } = await sql<{ at: number; order_id: string; fen: number; driven: boolean }>`
    select m.at, m.order_id, m.key like 'ride:%' as driven, -sum(e.amount)::bigint as fen
    from ledger_entries e join ledger_movements m on m.movement = e.movement
    where e.account in (${line}, ${reservedTwin(line)}) and m.order_id is not null
      and m.at >= ${msOf(from)} and m.at < ${msOf(addDays(to, 1))}
    group by m.movement, m.at, m.order_id, m.key having sum(e.amount) <> 0
    order by m.at, m.movement`.execute(db);
  return rows.map(({ at, order_id, fen, driven }) => ({
    day: dayAt(Number(at)),
    orderId: order_id,
    fen: Number(fen),
    ...(driven && { isDriven: true }),
  }));
}

const yearView = ({ highest, refused, days, due, ...rest }: ReplayedYear): YearByTerms => ({
  ...rest,
  highest: yuanOf(highest),
  refused: yuanOf(refused),
  days: days.map(yuanOf),
  due: due.map(({ sum, ...bill }) => ({ ...bill, sum: yuanOf(sum) })),
});
