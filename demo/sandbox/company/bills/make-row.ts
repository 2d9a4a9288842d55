import { billCounts, billFacts, billParts, billRowFigures } from '#domain/company-bill/bill-row.ts';
import type { BillRowKind, BillSettle, CompanyBillRow } from '#domain/company-bill/bill-row.ts';
import { dayAt, daysBetween, momentAt } from '#domain/china-time.ts';
import { tripProofName } from '#domain/invoice/voucher.ts';
import type { Fen } from '#domain/money.ts';
import { aboutOrder } from './about-order.ts';
import type { Counts, Facts, Figures } from './about-order.ts';
import { ruleOf } from './facts/fee-rule.ts';
import type { RawRow } from './facts/raw-row.ts';

type Item = Record<string, unknown>;
const sumOf = (items: readonly Item[], ...names: string[]): Fen =>
  items.reduce((sum, item) => sum + names.reduce((one, name) => one + Number(item[name] ?? 0), 0), 0);

const negated = (figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).map(([name, fen]) => [name, -fen]));

/** All payers' money of the event. */
const totalOf = ({ amount, personal }: RawRow): Fen => Number(amount) + Number(personal);

/** The parts of what was sold; together they are what all payers have paid. */
function soldParts(raw: RawRow): Figures {
  const total = totalOf(raw);
  const { air, rail, intl, car } = raw;
  if (air)
    return {
      fare: air.fare,
      constructionTax: air.cons,
      fuelTax: air.fuel,
      serviceFee: air.service,
      insurance: air.insurance,
    };
  if (intl) return { fare: intl.fare, otherTax: intl.tax, serviceFee: intl.service };
  // The deposit of an order that waits is more than its tickets will cost.
  if (rail) return { fare: Math.abs(total) - rail.insurance, insurance: rail.insurance };
  if (raw.hotel) return { roomFee: raw.hotel.payprice };
  return car ? { rideFee: car.companyPays } : {};
}

function refundParts({ sale }: RawRow): Figures {
  const items = (sale?.content.items ?? []) as unknown as Item[];
  const [cons, fuel, other] = [sumOf(items, 'consTax'), sumOf(items, 'fuelTax'), sumOf(items, 'tax')];
  const [fare, service, insurance] = [sumOf(items, 'fare'), sumOf(items, 'servFee'), sumOf(items, 'insurance')];
  const kept = sumOf(items, 'servFeeKept', 'insuranceKept');
  const back = sumOf(items, 'back');
  return {
    fare: -fare,
    constructionTax: -cons,
    fuelTax: -fuel,
    otherTax: -other,
    serviceFee: -service,
    insurance: -insurance,
    kept,
    refundFee: fare + cons + fuel + other + service + insurance - kept - back,
  };
}

function changeParts({ sale }: RawRow): Figures {
  const items = (sale?.content.items ?? []) as unknown as Item[];
  const due = sumOf(items, 'due');
  const changeFee = sumOf(items, 'charge');
  const taxSpread = sumOf(items, 'changeFuelTaxSpread', 'taxSpread');
  const serviceFee = sumOf(items, 'changeServiceFee') - sumOf(items, 'discountChangeServiceFee');
  return { changeFee, taxSpread, serviceFee, changeSpread: due - changeFee - taxSpread - serviceFee };
}

/** Kind and parts of an event; together with what others pay they are the amount. */
function partsOf(raw: RawRow): { kind: BillRowKind; figures: Figures; note?: string } {
  const { sale, hotel, kind: booked, amount } = raw;
  if (booked === 'billCredit')
    return { kind: 'credit', figures: { [hotel ? 'roomFee' : raw.car ? 'rideFee' : 'fare']: amount } };
  const isBack = booked === 'refund';
  // Named in the key: a decided request. Without it the whole payment goes back.
  const ofRequest = isBack && raw.key.split(':').length > 2;
  if (sale?.kind === 'refund') return { kind: 'refund', figures: refundParts(raw) };
  if (sale?.kind === 'change')
    return { kind: 'change', figures: isBack && !ofRequest ? negated(changeParts(raw)) : changeParts(raw) };
  if (!isBack) return { kind: 'sale', figures: soldParts(raw) };
  if (raw.key.startsWith('refund:wait:')) return { kind: 'refund', figures: { fare: totalOf(raw) }, note: '候补退差' };
  if (hotel && ofRequest)
    return {
      kind: hotel.penalty ? 'kept' : 'refund',
      figures: { roomFee: -hotel.payprice, kept: hotel.penalty },
      note: !hotel.penalty ? '取消' : hotel.penalty < hotel.payprice ? '取消后保留部分房费' : '取消，房费不退',
    };
  return { kind: 'refund', figures: negated(soldParts(raw)), note: '订单未成，全额退回' };
}

const verdictOf = ({ air, rail, intl, hotel, car }: RawRow): CompanyBillRow['verdict'] => {
  const found =
    air?.verdict ??
    rail?.content.verdict ??
    intl?.content.verdict ??
    car?.verdict ??
    (hotel ? (hotel.content.overStandard ? 'over' : hotel.content.rate.standard ? 'in' : 'none') : 'none');
  return found === 'in' ? 'ok' : found;
};

const without0 = <Name extends string, Value>(names: readonly Name[], given: Partial<Record<Name, Value>>) =>
  Object.fromEntries(names.flatMap((name) => (given[name] ? [[name, given[name]]] : []))) as Partial<
    Record<Name, Value>
  >;

/** `GL-260826-000413` */
export const movementNo = (at: number, movement: number): string =>
  `GL-${dayAt(at).slice(2).replaceAll('-', '')}-${String(movement).padStart(6, '0')}`;

interface MadeRow {
  row: CompanyBillRow;
  /** The same amount from the order's parts and the other payers: what is to be invoiced. */
  voucher: Fen;
}

/** A row of the bill out of the facts of an event. */
export function makeRow(raw: RawRow, no: number, settle: BillSettle): MadeRow {
  const amount = Number(raw.amount);
  const { kind, figures: parts, note = '' } = partsOf(raw);
  const about = aboutOrder(raw);
  const figures: Figures = { ...about.figures, ...parts };
  if (raw.personal) figures.otherPayers = -Number(raw.personal);
  const voucher = billParts.reduce((sum, name) => sum + (figures[name] ?? 0), 0);
  const { order, car, origin, air, rail, intl, hotel } = raw;
  const facts: Facts = {
    ...about.facts,
    movement: movementNo(raw.at, raw.movement),
    ...(origin && kind !== 'sale' && { originBill: origin.no, originRow: String(origin.row) }),
    bookedAt: order ? momentAt(order.createdAt) : car ? momentAt(car.at) : '',
    booker: raw.booker,
    employeeNo: raw.jobNumber,
    departmentPath: raw.departmentPath,
    approvalNo: raw.approvalNo,
    rule: ruleOf(raw),
    // No number: the invoices of the bill are the only tax documents.
    voucherKind: order ? tripProofName : '',
    ...(note && { note }),
  };
  const counts: Counts = {
    ...about.counts,
    ...(order &&
      kind === 'sale' && { aheadDays: Math.max(0, daysBetween(dayAt(order.createdAt), dayAt(order.travelAt))) }),
  };
  const costCentre =
    air?.costCenter ??
    rail?.content.costCenter ??
    intl?.content.costCenter ??
    hotel?.content.costCenter ??
    car?.costCenter;
  return {
    voucher,
    row: {
      id: `${raw.movement}`,
      no,
      at: momentAt(raw.at),
      product: order?.kind ?? 'car',
      kind,
      settle,
      orderId: raw.orderId,
      title: order?.title ?? car?.title ?? raw.orderId,
      travellers: order ? order.names.join('、') : raw.booker,
      department: raw.department,
      costCentre: costCentre || raw.ownCentre,
      project: raw.project,
      verdict: verdictOf(raw),
      facts: without0(billFacts, facts),
      counts: without0(billCounts, counts),
      figures: without0(billRowFigures, figures),
      amount,
    },
  };
}
