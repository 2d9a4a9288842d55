import type { z } from 'zod';
import type { flightSchemas } from '#contract/flight.schema.ts';
import type { FlightConflict } from '#contract/flight.ts';
import type { Envelope } from '#contract/row.ts';
import { fenOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { badInput, refuse } from '../../../ground/call.ts';
import type { Database } from '../../../ground/call.ts';
import { flightOfId } from '../schedule/flights-of-day.ts';
import type { DayFlight } from '../schedule/flights-of-day.ts';
import { newsOf } from '../seats/inventory.ts';
import { isAdultsOnly, offerOf } from '../prices/offers.ts';
import type { Needs, Offer } from '../prices/offers.ts';
import { isOnSale } from './trip-checks.ts';
import type { Checked } from './trip-checks.ts';
import { maxDomesticLegs } from '#domain/flight/chosen-seats.ts';
import { byLeg, legOf } from '#domain/trip/legs.ts';
import type { OnLeg } from '#domain/trip/legs.ts';

type VerifyInput = z.output<typeof flightSchemas.verify>;

/** A chosen seat that exists, with what it costs now and what the traveller saw. */
export interface ChosenSegment extends OnLeg {
  flight: DayFlight;
  offer: Offer;
  seenFare: Fen;
}

const wrong = (refusal: Envelope<never>): { ok: false; refusal: Envelope<never> } => ({ ok: false, refusal });

/** Domestic trips have one leg or two: the return flight is the same pair reversed, after the arrival of the outbound one. */
function checkOrder(chosen: readonly (OnLeg & { flight: DayFlight })[]): Envelope<never> | undefined {
  const [out, back] = chosen;
  if (!out || chosen.length > maxDomesticLegs || chosen.some((one, at) => legOf(one) !== at + 1))
    return badInput('seats', '请先选择去程航班，再选择返程航班');
  if (!back) return undefined;
  const isReversed =
    out.flight.service.orgCity === back.flight.service.dstCity &&
    out.flight.service.dstCity === back.flight.service.orgCity;
  if (!isReversed) return badInput('seats', '返程航班须与去程往返同一城市，请重新选择返程');
  return back.flight.depMs <= out.flight.arrMs
    ? badInput('seats', '返程起飞时间须晚于去程到达时间，请重新选择返程')
    : undefined;
}

const soldOut = (
  flight: DayFlight,
  cabinCode: string,
  seatsLeft: number,
  message: string,
  adultsOnly = false,
): Envelope<never> => {
  const conflict: FlightConflict = {
    kind: 'soldOut',
    flightId: flight.flightId,
    cabinCode,
    seatsLeft,
    ...(adultsOnly && { adultsOnly }),
  };
  return refuse(409, message, conflict);
};

/** The flights and classes behind a verify call, or why they cannot be sold to this party now. */
export async function chosenSegments(
  db: Database,
  input: VerifyInput,
  needs: Needs,
  nowMs: number,
): Promise<Checked<ChosenSegment[]>> {
  const wishes = [...input.seats].sort(byLeg);
  const { counts, changes } = await newsOf(
    db,
    wishes.map(({ flightId }) => flightId),
  );
  const flights: (OnLeg & { wish: VerifyInput['seats'][number]; flight: DayFlight })[] = [];
  for (const wish of wishes) {
    if (!/^\d{1,7}(\.\d{1,2})?$/.test(wish.parPrice)) return wrong(badInput('seats', '票价格式不正确，请重新查询航班'));
    const flight = flightOfId(wish.flightId, changes);
    if (!flight) return wrong(refuse(404, '没有找到所选航班，请重新查询'));
    flights.push({ wish, triptype: wish.triptype, flight });
  }
  const disorder = checkOrder(flights);
  if (disorder) return wrong(disorder);
  const segments: ChosenSegment[] = [];
  for (const { wish, triptype, flight } of flights) {
    const { flightNo } = flight.service;
    if (flight.isOff)
      return wrong(soldOut(flight, wish.cabinCode, 0, `${flightNo} 已被航司取消或改期，请选择其他航班`));
    if (!isOnSale(flight, nowMs))
      return wrong(soldOut(flight, wish.cabinCode, 0, `${flightNo} 距起飞不足 45 分钟，已停止销售，请选择其他航班`));
    const offer = offerOf(flight, wish.cabinCode, nowMs, counts, needs);
    if (!offer) return wrong(refuse(404, `${flightNo} 没有所选舱位，请重新选择`));
    if (needs.hasMinors && isAdultsOnly(flight.service, offer.cabin)) {
      return wrong(
        soldOut(
          flight,
          wish.cabinCode,
          0,
          `${flightNo} ${offer.cabin.code} 舱仅限成人购买，儿童与婴儿请选择其他舱位`,
          true,
        ),
      );
    }
    if (offer.seatsLeft < needs.seats) {
      const left = offer.seatsLeft > 0 ? `仅剩 ${offer.seatsLeft} 张，不足 ${needs.seats} 人` : '已售完';
      return wrong(
        soldOut(
          flight,
          wish.cabinCode,
          offer.seatsLeft,
          `${flightNo} ${offer.cabin.code} 舱${left}，请选择其他舱位或航班`,
        ),
      );
    }
    segments.push({ triptype, flight, offer, seenFare: fenOf(wish.parPrice) });
  }
  return { ok: true, value: segments };
}
