import type { Fen } from '../../money.ts';
import type { Bits } from './bits.ts';
import { plain, yuan } from './breaks.ts';
import type { Break } from './breaks.ts';
import type { Ranked } from './rank.ts';
import type { RuleTable } from './rule-table.ts';
import type { Limit, LimitKind, Rule } from '../schema.ts';

type Of<K extends LimitKind> = Extract<Limit, { kind: K }>;
type Won<K extends LimitKind> = Rule & { limit: Of<K> };

/** The rule of a kind that counts, with its limit by that kind. */
export function won<K extends LimitKind>(table: RuleTable, bits: Bits, kind: K): Won<K> | undefined {
  return table.winner(bits, kind)?.rule as Won<K> | undefined;
}

/** Raised by so many percent, in whole yuan. */
const raised = (fen: Fen, percent: number): Fen => Math.round((fen * (100 + percent)) / 10_000) * 100;

export interface Cap {
  rule: Rule;
  fen: Fen;
}

/**
 * A price with its season: the rate of a season raises prices that name none; where a price names a season itself and
 * another season raises the usual one, the higher of both counts.
 */
export function cap(table: RuleTable, bits: Bits, kind: 'price' | 'nightPrice'): Cap | undefined {
  const best = table.winner(bits, kind);
  if (!best) return undefined;
  const rate = won(table, bits, 'upgrade')?.limit.percent ?? 0;
  const usual = best.namesBand ? table.winnerWithoutBand(bits, kind) : best;
  const fenOf = ({ rule: { limit } }: Ranked): Fen => ('fen' in limit ? limit.fen : 0);
  const withRate = usual && { rule: usual.rule, fen: raised(fenOf(usual), rate) };
  if (!best.namesBand) return withRate;
  const named = { rule: best.rule, fen: fenOf(best) };
  return rate > 0 && withRate && withRate.fen > named.fen ? withRate : named;
}

/** Adds the limits that any product may have. */
export function addCommon(
  breaks: Break[],
  table: RuleTable,
  bits: Bits,
  { agreement, advance }: { agreement?: boolean; advance?: number },
): void {
  const closed = won(table, bits, 'closed');
  if (closed) breaks.push(plain(closed, () => '差旅标准不允许此项预订'));
  const ahead = advance === undefined ? undefined : won(table, bits, 'advance');
  if (ahead && advance !== undefined && advance < ahead.limit.days)
    breaks.push(plain(ahead, () => `须提前 ${ahead.limit.days} 天预订，本次提前 ${Math.max(0, advance)} 天`));
  const agreed = agreement === false ? won(table, bits, 'agreement') : undefined;
  if (agreed) breaks.push(plain(agreed, () => '差标仅限协议价'));
}

/** A small excess has the lighter effect of the rule that allows for it. */
export function withLeeway(table: RuleTable, bits: Bits, breaks: readonly Break[]): readonly Break[] {
  const leeway = breaks.length ? won(table, bits, 'leeway') : undefined;
  if (!leeway) return breaks;
  return breaks.map((found) =>
    found.over > 0 && found.over <= leeway.limit.fen
      ? {
          ...found,
          effect: leeway.effect,
          say: () => `${found.say()}；${leeway.message || `超出 ${yuan(leeway.limit.fen)} 以内只作备注`}`,
        }
      : found,
  );
}
