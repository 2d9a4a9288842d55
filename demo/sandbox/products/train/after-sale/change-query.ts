import type { z } from 'zod';
import type { TrainSale } from '#contract/train.ts';
import type { TrainChangeOffers } from '#contract/train-sale.ts';
import type { trainSaleSchemas } from '#contract/train-sale.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt, msOf } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import { changeRefusals } from '#domain/rail/change-rules.ts';
import type { ChangeVerdict } from '#domain/rail/change-rules.ts';
import { lastPresaleDay } from '#domain/rail/sale-times.ts';
import { badInput, ok } from '../../../ground/call.ts';
import type { Call } from '../../../ground/call.ts';
import { askedWay } from '../answers/asked-way.ts';
import { classPricesOf } from '../answers/ride-prices.ts';
import { directOn, rideViews } from '../answers/ride-view.ts';
import { changeTotals, rideView } from '../shown/show-sale.ts';
import { readyTimetable, timetable } from '../timetable/trains-of-day.ts';
import {
  changeItems,
  findChanging,
  isHeld,
  isOtherStation,
  keepsDeparture,
  lastDayOf,
  missesRest,
  verdictOf,
} from './changing.ts';

/** Trains that may be changed to, but are not sold at this moment: in the hours of rest, and before their first sale. */
function notSoldNow(sales: readonly TrainSale[]): Pick<TrainChangeOffers, 'refusal' | 'opens'> | undefined {
  const [first] = sales
    .flatMap(({ state, from }) => (from ? [{ state, from }] : []))
    .sort((a, b) => msOf(a.from) - msOf(b.from));
  if (!first) return undefined;
  const at = first.from.slice(5, 16);
  return {
    refusal:
      first.state === 'closed' ? `铁路系统维护中，暂停改签，${at} 恢复` : `这一天的车票 ${at} 起售，届时可以改签`,
    opens: first.from,
  };
}

const sameCity = '新到站与原到站在同一城市，不需要变更到站，请使用改签';

/** Trains of a day that these tickets may be changed to, each class with its sums for all of them. */
export async function queryRailChange(
  input: z.output<typeof trainSaleSchemas.changeQuery>,
  call: Call,
): Promise<Envelope<TrainChangeOffers>> {
  const found = await findChanging(input, call);
  if (!found.ok) return found.answer;
  const { changing } = found;
  const { old, now, chosen } = changing;
  const { fromStation = old.from.telecode, toStation = old.to.telecode } = input;
  const read = askedWay({ fromStation, toStation, date: input.date }, call);
  if (!read.ok) return read.refusal;
  const from = read.asked.from.filter(({ telecode }) => keepsDeparture(changing, telecode, call));
  if (!from.length) return badInput('fromStation', '改签不能变更出发站');
  await readyTimetable();
  const table = timetable();
  const isOther = read.asked.to.some(({ telecode }) => isOtherStation(changing, telecode));
  const base = {
    serverTimeMs: now,
    date: input.date,
    old: rideView(old, changing.rideNo),
    isOtherStation: isOther,
    dates: { from: dayAt(now), to: lastDayOf(changing, lastPresaleDay(now)) },
  };
  if (input.toStation !== undefined && !isOther) return ok({ ...base, refusal: sameCity, rides: [] });
  const dated = directOn(table, { ...read.asked, from });
  const views = await rideViews(call.db, table, dated, {
    nowMs: now,
    settings: call.settings,
    student: false,
    standard: changing.standard,
  });
  let refusal: Exclude<ChangeVerdict, 'ok'> | undefined;
  const later: TrainSale[] = [];
  const rides = views.flatMap((view, at): TrainChangeOffers['rides'] => {
    const ride = dated[at];
    if (!ride || view.sale.state === 'over' || view.sale.state === 'off') return [];
    const departsMs = msOf(view.from.at);
    const verdict = missesRest(changing, view, isOther)
      ? 'missesRest'
      : verdictOf(changing, { departsMs, isOtherStation: isOther });
    if (verdict !== 'ok') {
      refusal = verdict;
      return [];
    }
    if (view.sale.state !== 'open') {
      later.push(view.sale);
      return [];
    }
    const prices = classPricesOf(table, ride);
    const seats = view.seats.flatMap((seat) => {
      if (seat.left < chosen.length || (!isOther && isHeld(changing, { ...view, ...seat }))) return [];
      if (seat.standard?.verdict === 'forbidden') return [];
      const own = prices[seat.seatClass] ?? {};
      const items = changeItems(changing, departsMs, { prices: own });
      // Of berths the dearest, which the sums are of: a tier is chosen with the quote.
      const price = own.adult === undefined ? seat.price : yuanOf(own.adult);
      return items ? [{ ...seat, price, change: changeTotals(items) }] : [];
    });
    return seats.length ? [{ ...view, seats }] : [];
  });
  if (rides.length) return ok({ ...base, refusal: '', rides });
  return ok({ ...base, refusal: refusal ? changeRefusals[refusal] : '', ...notSoldNow(later), rides });
}
