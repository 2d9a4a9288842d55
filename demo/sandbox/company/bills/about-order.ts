import { carClassNames, carSceneNames } from '#domain/car/names.ts';
import type { BillCount, BillFact, BillFigure } from '#domain/company-bill/bill-row.ts';
import { daysBetween, momentAt } from '#domain/china-time.ts';
import { cityNameOf } from '#domain/flight/cities/cities.ts';
import { fenOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import type { RawRow } from './facts/raw-row.ts';

export type Figures = Partial<Record<BillFigure, Fen>>;
export type Facts = Partial<Record<BillFact, string>>;
export type Counts = Partial<Record<BillCount, number>>;

interface Part {
  figures: Figures;
  facts?: Facts;
  counts?: Counts;
}

const aboutFlight = ({ air }: RawRow): Part => {
  if (!air) return { figures: {} };
  const [first] = air.flights;
  const last = air.flights.at(-1);
  const discount = first?.discount ? Math.round(first.discount * 100) : 0;
  return {
    figures: { ...(air.verdict === 'over' && { overAmount: air.overAmount }) },
    counts: { tickets: air.tickets, discount },
    facts: {
      supplier: first?.airlineName ?? '',
      carrier: first?.airlineName ?? '',
      number: air.flights.map(({ flightNo }) => flightNo).join('、'),
      from: first ? `${first.orgcityname} ${first.orgAirportName}` : '',
      to: first ? `${first.dstcityname} ${first.dstAirportName}` : '',
      departsAt: first?.depTime ?? '',
      arrivesAt: last?.arrTime ?? '',
      cabin: first ? `${first.productName || '舱位'} ${first.cabinCode}` : '',
      ticketNo: air.ticketNos.join('、'),
      reason: air.reason,
      overReason: air.verdict === 'over' ? air.overReason : '',
    },
  };
};

const aboutRail = ({ rail }: RawRow): Part => {
  if (!rail) return { figures: {} };
  const { rides, travelReason, overReason, overAmount, verdict } = rail.content;
  const booked = rides.filter(({ changedFrom }) => changedFrom === null);
  const [first] = booked;
  return {
    figures: { ...(verdict === 'over' && { overAmount }) },
    counts: { tickets: rail.tickets },
    facts: {
      supplier: '中国铁路',
      carrier: '中国铁路',
      number: booked.map(({ trainNumber }) => trainNumber).join('、'),
      from: first?.from.station ?? '',
      to: booked.at(-1)?.to.station ?? '',
      departsAt: first?.from.at ?? '',
      arrivesAt: booked.at(-1)?.to.at ?? '',
      cabin: first ? seatClassNames[first.seatClass] : '',
      reason: travelReason,
      overReason: verdict === 'over' ? overReason : '',
    },
  };
};

const aboutIntl = ({ intl }: RawRow): Part => {
  if (!intl) return { figures: {} };
  const { slices, travelReason, overReason, overAmount, verdict } = intl.content;
  const flights = slices.filter(({ changedFrom }) => changedFrom === null).flatMap((slice) => slice.flights);
  const [first] = flights;
  return {
    figures: { ...(verdict === 'over' && { overAmount }) },
    counts: { tickets: intl.tickets },
    facts: {
      supplier: first?.airlineName ?? '',
      carrier: first?.airlineName ?? '',
      number: flights.map(({ flightNo }) => flightNo).join('、'),
      from: first?.orgcityname ?? '',
      to: flights.at(-1)?.dstcityname ?? '',
      departsAt: first?.depTime ?? '',
      arrivesAt: flights.at(-1)?.arrTime ?? '',
      cabin: first ? `${first.cabin} ${first.cabinCode}` : '',
      ticketNo: intl.ticketNos.join('、'),
      reason: travelReason,
      overReason: verdict === 'over' ? overReason : '',
    },
  };
};

const aboutStay = ({ hotel }: RawRow): Part => {
  if (!hotel) return { figures: {} };
  const { content, checkIn, checkOut, rooms } = hotel;
  return {
    figures: { ...(content.overStandard && { overAmount: fenOf(content.rate.standard?.overBy ?? '0') }) },
    counts: { nights: rooms * daysBetween(checkIn, checkOut) },
    facts: {
      supplier: content.hotel.name,
      carrier: content.hotel.name,
      to: cityNameOf(content.hotel.city),
      departsAt: checkIn,
      arrivesAt: checkOut,
      cabin: content.room.name,
      reason: content.travelReason,
      overReason: content.overStandard ? content.overReason : '',
      note: `${checkIn.slice(5)} 至 ${checkOut.slice(5)} 共 ${daysBetween(checkIn, checkOut)} 晚`,
    },
  };
};

const aboutRide = ({ car }: RawRow): Part => {
  if (!car) return { figures: {} };
  return {
    figures: { ...(car.verdict === 'over' && { overAmount: car.overAmount }) },
    counts: { tickets: 1 },
    facts: {
      supplier: '用车平台',
      carrier: carClassNames[car.carClass as keyof typeof carClassNames] ?? '',
      from: car.from,
      to: car.to,
      departsAt: momentAt(car.at),
      cabin: carClassNames[car.carClass as keyof typeof carClassNames] ?? '',
      overRule: car.verdict === 'over' ? car.note : '',
      reason: car.reason || (carSceneNames[car.scene as keyof typeof carSceneNames] ?? ''),
      note: carSceneNames[car.scene as keyof typeof carSceneNames] ?? '',
    },
  };
};

/** Facts that a row of any kind has of its order, whatever its product. */
export function aboutOrder(raw: RawRow): Required<Part> {
  const found: Required<Part> = { figures: {}, facts: {}, counts: {} };
  for (const of of [aboutFlight, aboutRail, aboutIntl, aboutStay, aboutRide]) {
    const part = of(raw);
    Object.assign(found.figures, part.figures);
    Object.assign(found.facts, part.facts);
    Object.assign(found.counts, part.counts);
  }
  return found;
}
