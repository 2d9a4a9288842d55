import { msOf } from '../../china-time.ts';
import { feeAt } from '../../flight/list/list-fees.ts';
import type { FeeBand } from '../../flight/list/list-fees.ts';
import type { Fen } from '../../money.ts';

/** A ticket with what was paid for it, differences of earlier changes included. */
export interface HeldTicket {
  depTime: string;
  rule: { refund: readonly FeeBand[]; change: readonly FeeBand[]; freeChanges: number };
  isInfant: boolean;
  fareFen: Fen;
  taxesFen: Fen;
  servFen: Fen;
  insuFen: Fen;
  /** How often it was changed. */
  changes: number;
}

interface RefundAmounts {
  /** null: the fare does not come back. */
  feePercent: number | null;
  charge: Fen;
  servFeeKept: Fen;
  insuranceKept: Fen;
  back: Fen;
}

/**
 * A refund of one ticket at a moment. Fund and fuel come back whole; the airline's fee is a share of the fare, nothing
 * for infants and for involuntary reasons. Service fees come back where the traveller is not the reason, insurance
 * until the flight leaves.
 */
export function refundOf(ticket: HeldTicket, voluntary: boolean, nowMs: number): RefundAmounts {
  const isFree = !voluntary || ticket.isInfant;
  const fee = isFree ? { percent: 0, fen: 0 } : feeAt(ticket.rule.refund, ticket.depTime, nowMs, ticket.fareFen);
  const charge = Math.min(fee.fen ?? ticket.fareFen, ticket.fareFen);
  const servFeeKept = voluntary ? ticket.servFen : 0;
  const insuranceKept = nowMs < msOf(ticket.depTime) ? 0 : ticket.insuFen;
  const paid = ticket.fareFen + ticket.taxesFen + ticket.servFen + ticket.insuFen;
  return {
    feePercent: fee.percent,
    charge,
    servFeeKept,
    insuranceKept,
    back: paid - charge - servFeeKept - insuranceKept,
  };
}

interface RefundSum {
  charge: Fen;
  back: Fen;
}

const refundSumOf = (tickets: readonly HeldTicket[], voluntary: boolean, nowMs: number): RefundSum =>
  tickets
    .map((ticket) => refundOf(ticket, voluntary, nowMs))
    .reduce((sum, { charge, back }) => ({ charge: sum.charge + charge, back: sum.back + back }), {
      charge: 0,
      back: 0,
    });

const hourMs = 3_600_000;

/** The next moment from which less comes back; null where nothing worse is to come. */
export function nextRiseOf(
  tickets: readonly HeldTicket[],
  voluntary: boolean,
  nowMs: number,
): (RefundSum & { atMs: number }) | null {
  const now = refundSumOf(tickets, voluntary, nowMs);
  const edges = tickets.flatMap(({ rule, depTime }) => [
    msOf(depTime),
    ...rule.refund.flatMap(({ toHours }) => (toHours === null ? [] : [msOf(depTime) - toHours * hourMs])),
  ]);
  for (const atMs of edges.filter((ms) => ms > nowMs).sort((a, b) => a - b)) {
    const then = refundSumOf(tickets, voluntary, atMs);
    if (then.back < now.back) return { atMs, ...then };
  }
  return null;
}

/** The flight that a ticket is changed to, as this passenger pays it. */
interface NewTicket {
  fareFen: Fen;
  fuelFen: Fen;
  servFen: Fen;
  servDiscountFen: Fen;
}

interface ChangeAmounts {
  feePercent: number | null;
  charge: Fen;
  changeSpread: Fen;
  changeFuelTaxSpread: Fen;
  changeServiceFee: Fen;
  discountChangeServiceFee: Fen;
  /** Negative where money comes back. */
  due: Fen;
}

/**
 * The reason of a change decides its costs: nothing where the airline is the reason and the class stays, no fees for
 * other involuntary ones. An upgrade on the same flight changes no date, so the airline takes the difference alone.
 */
export type ChangeTerms = 'voluntary' | 'upgrade' | 'involuntary' | 'byAirline';

/** A change of one ticket at a moment; undefined where its fare may not be changed any more. */
export function changeOf(
  ticket: HeldTicket & { fuelFen: Fen },
  fresh: NewTicket,
  terms: ChangeTerms,
  nowMs: number,
): ChangeAmounts | undefined {
  if (terms === 'byAirline')
    return {
      feePercent: 0,
      charge: 0,
      changeSpread: 0,
      changeFuelTaxSpread: 0,
      changeServiceFee: 0,
      discountChangeServiceFee: 0,
      due: 0,
    };
  const isFree = terms === 'involuntary' || ticket.isInfant || ticket.changes < ticket.rule.freeChanges;
  const free = { percent: 0, fen: 0 };
  const byRule = isFree ? free : feeAt(ticket.rule.change, ticket.depTime, nowMs, ticket.fareFen);
  if (byRule.fen === null) return undefined;
  const fee = terms === 'upgrade' ? free : { percent: byRule.percent, fen: byRule.fen };
  const changeSpread = fresh.fareFen - ticket.fareFen;
  const changeFuelTaxSpread = fresh.fuelFen - ticket.fuelFen;
  const hasServiceFee = (terms === 'voluntary' || terms === 'upgrade') && !ticket.isInfant;
  const changeServiceFee = hasServiceFee ? fresh.servFen : 0;
  const discountChangeServiceFee = hasServiceFee ? fresh.servDiscountFen : 0;
  return {
    feePercent: fee.percent,
    charge: fee.fen,
    changeSpread,
    changeFuelTaxSpread,
    changeServiceFee,
    discountChangeServiceFee,
    due: changeSpread + changeFuelTaxSpread + changeServiceFee - discountChangeServiceFee + fee.fen,
  };
}
