import { fenOf } from '../money.ts';
import type { Fen } from '../money.ts';
import { psgTypeLabel } from '../passenger/psg-types.ts';
import { legName } from '../trip/legs.ts';
import type { OnLeg } from '../trip/legs.ts';

interface Ticket extends OnLeg {
  psgId: string;
  psgType: string;
  tktPrice: string;
  consTax: string;
  fuelTax: string;
  servFee: string;
}

/** One line of the price panel: `成人票 ¥1,120 × 2`. */
interface OrderPriceLine {
  label: string;
  unitFen: Fen;
  count: number;
  sumFen: Fen;
}

/**
 * The parts of an order's price by passenger type: fares (of each leg of a trip with several), fund, fuel,
 * then each insurance of a passenger, and the service fee. Equal amounts share a line; zero shows no line.
 * A rest that the lines do not explain (a hidden service fee) is one line at the end, so that the sum is right.
 */
export function orderPriceLines(
  tickets: readonly Ticket[],
  payprice: string,
  options: { insurances: readonly { name: string; price: string }[]; showServiceFee: boolean },
  /** The flights say whether two legs are a return; without them they are. */
  flightList: readonly OnLeg[] = tickets,
): OrderPriceLine[] {
  const lines = new Map<string, OrderPriceLine>();
  const add = (label: string, yuan: string) => {
    const unitFen = fenOf(yuan);
    if (unitFen === 0) return;
    const line = lines.get(label + unitFen) ?? { label, unitFen, count: 0, sumFen: 0 };
    lines.set(label + unitFen, { ...line, count: line.count + 1, sumFen: line.sumFen + unitFen });
  };
  const types = new Set(tickets.map((ticket) => ticket.psgType));
  for (const type of types) {
    const own = tickets.filter((ticket) => ticket.psgType === type);
    const name = psgTypeLabel(type);
    // Among adults alone the line needs no passenger type.
    const prefix = type === 'ADT' && types.size === 1 ? '' : name;
    for (const ticket of own) add(`${legName(ticket, flightList)}${name}票`, ticket.tktPrice);
    for (const ticket of own) add(`${prefix}机建`, ticket.consTax);
    for (const ticket of own) add(`${prefix}燃油`, ticket.fuelTax);
  }
  for (const { name, price } of options.insurances) add(name, price);
  if (options.showServiceFee) for (const ticket of tickets) add('服务费', ticket.servFee);
  const rest = fenOf(payprice) - [...lines.values()].reduce((sum, line) => sum + line.sumFen, 0);
  if (rest > 0) lines.set('rest', { label: '其他费用', unitFen: rest, count: 1, sumFen: rest });
  return [...lines.values()];
}
