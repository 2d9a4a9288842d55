import { feeAt } from '../../flight/list/list-fees.ts';
import type { FeeBand } from '../../flight/list/list-fees.ts';
import { fenOf } from '../../money.ts';
import type { Fen } from '../../money.ts';
import { flightOf } from './open-tickets.ts';
import { sameSegment } from '../../trip/legs.ts';
import type { OnLeg } from '../../trip/legs.ts';

interface Ticket extends OnLeg {
  psgId: string;
  changeNo: number;
  psgType: string;
  tktPrice: string;
  changeSpread: string;
}

interface Leg extends OnLeg {
  changeNo: number;
  depTime: string;
  rule: { change: readonly FeeBand[]; freeChanges: number };
  schedule: { kind: string } | null;
}

interface Quoted {
  voluntary: boolean;
  lines: readonly (OnLeg & { psgId: string; charge: string; servFeeKept: string; insuranceKept: string })[];
}

interface Advice {
  /** Everything that does not come back when the tickets are refunded now. */
  refundFen: Fen;
  /** The fee of a change to the same fare now; null where a ticket cannot be changed. */
  changeFen: Fen | null;
  /** The cheaper of both where they differ. */
  cheaper: 'refund' | 'change' | null;
  /** The airline has cancelled a flight of theirs: the ticket cannot be kept. */
  isCancelled: boolean;
}

/** Net cost of refund and change of the quoted tickets. Infants are changed for nothing, and so is a flight that the airline has changed. */
export function adviceFor(
  { voluntary, lines }: Quoted,
  { flightList, psgFlightList }: { flightList: readonly Leg[]; psgFlightList: readonly Ticket[] },
  nowMs: number,
): Advice {
  let refundFen = 0;
  let changeFen: Fen | null = 0;
  let isCancelled = false;
  for (const line of lines) {
    refundFen += fenOf(line.charge) + fenOf(line.servFeeKept) + fenOf(line.insuranceKept);
    const ticket = psgFlightList.find((one) => one.psgId === line.psgId && sameSegment(one, line));
    const leg = ticket && flightOf({ flightList }, ticket);
    isCancelled ||= leg?.schedule?.kind === 'cancelled';
    if (!leg || changeFen === null) continue;
    const isFree = !voluntary || ticket.psgType === 'INF' || leg.rule.freeChanges > ticket.changeNo;
    const fare = fenOf(ticket.tktPrice) + fenOf(ticket.changeSpread);
    const fee: Fen | null = isFree ? 0 : feeAt(leg.rule.change, leg.depTime, nowMs, fare).fen;
    changeFen = fee === null ? null : changeFen + fee;
  }
  const cheaper = changeFen === null || changeFen === refundFen ? null : changeFen < refundFen ? 'change' : 'refund';
  return { refundFen, changeFen, cheaper, isCancelled };
}
