import type { z } from 'zod';
import type { OfferedTrainRide, VerifiedTrain } from '#contract/train-order.ts';
import type { trainOrderSchemas } from '#contract/train-order.schema.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import type { Payer } from '#domain/company/preferences.ts';
import { berthsOf, seatRowsOf } from '#domain/rail/seat-wish.ts';
import type { Berth } from '#domain/rail/seat-wish.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import type { PricedRide } from '../../../ground/database/tables/tables-rail.ts';
import { memberOf, ok } from '../../../ground/call.ts';
import type { Handler } from '../../../ground/call.ts';
import { checkBusiness } from '../../../orders/business/business-terms.ts';
import { bookingApplications } from '../../../orders/applications/covering.ts';
import { bookingTerms, foretold, payerOf } from '../../../orders/business/booking-terms.ts';
import { buyerOf } from '../../../orders/business/buyer.ts';
import { offerJudged } from '../../../orders/business/check-standard.ts';
import type { Buyer } from '../../../orders/business/buyer.ts';
import { holdMs, newVerifyKey } from '../../../orders/holds.ts';
import { limitsOf, standardIn, tripOf, verdictIn } from '../train-standard.ts';
import { showPrices, showRide, showTiers } from '../shown/show-sale.ts';
import { arrangementIn } from '../seats/arrange.ts';
import { seatName } from '../seats/formation.ts';
import { areFree, sectionsBetween } from '../seats/section-mask.ts';
import { companyPart } from './company-part.ts';
import { conflict, gapProblem, listedPrice, offeredRide, railHolds } from './offer.ts';
import type { ReadRide } from './offer.ts';
import { railInsurance } from './insurance.ts';
import { knownStudents } from './students.ts';

type Input = z.output<typeof trainOrderSchemas.verify>;

/** Each tier of a ride's berths with what is left of it; undefined for seats. */
function tiersView({ ride, berths }: ReadRide, isBusiness: boolean, payer: Payer): OfferedTrainRide['tiers'] {
  const { tiers, limits } = ride;
  if (!tiers) return undefined;
  const shown = showTiers(tiers, berths);
  for (const berth of isBusiness ? berthsOf(ride.seatClass) : []) {
    const adult = tiers[berth]?.prices.adult ?? 0;
    const view = shown[berth];
    if (view) view.personal = yuanOf(adult - companyPart(adult, limits.adult, payer));
  }
  return shown;
}

function rideView(
  read: ReadRide,
  { passengers }: Input,
  { standard, travelType }: Buyer,
  payer: Payer,
): OfferedTrainRide {
  const { ride, day, left, standing, facts, classPrices } = read;
  const tiers = tiersView(read, travelType === 'business', payer);
  const { seatClass, fromStop, toStop, seatNo } = ride;
  const isFree = seatNo !== undefined && areFree(day.taken[seatNo] ?? 0, sectionsBetween(fromStop, toStop));
  return {
    ...showRide(ride),
    prices: showPrices(ride.prices),
    left,
    seatRows: seatRowsOf(seatClass),
    berths: berthsOf(seatClass),
    ...(tiers && { tiers }),
    noSeat: left < passengers && standing > 0,
    arrangement: arrangementIn(day, ride, passengers),
    ...(seatNo !== undefined && { plannedSeat: isFree ? seatName(day.formation, seatNo) : '' }),
    ...(seatNo === undefined && {
      classes: read.classes.map(({ seatClass: each, left: rest, fen }) => ({
        seatClass: each,
        left: rest,
        price: yuanOf(fen),
        ...verdictIn(standard, { ...facts, seat: each, price: classPrices[each]?.adult ?? 0 }),
      })),
    }),
    ...verdictIn(standard, facts),
  };
}

const adultOf = ({ prices }: PricedRide): Fen => prices.adult ?? 0;

/** The price that a list shows of a ride: of the asked tier, of a planned seat, else of the cheapest tier that is left. */
function shownPrice({ ride, berths }: ReadRide, asked: Berth | undefined): Fen {
  const { tiers, seatNo, prices, seatClass } = ride;
  if (!tiers || seatNo !== undefined) return prices.adult ?? 0;
  if (asked && berths[asked]) return tiers[asked]?.prices.adult ?? 0;
  return listedPrice(seatClass, prices, tiers, berths);
}

/** Checks rides once more and holds their prices: one, two that follow each other, or the parts of one train. */
export const answerTrainVerify: Handler<Input, VerifiedTrain> = async (input, call) => {
  const refusal = checkBusiness(input.travelType, call.member);
  if (refusal) return refusal;
  const read: ReadRide[] = [];
  for (const wanted of input.rides) {
    const one = await offeredRide(wanted, call);
    if ('refusal' in one) return one.refusal;
    const before = read.at(-1);
    const gap = before && gapProblem(before.ride, one.ride);
    if (gap) return gap;
    if (one.left + one.standing < input.passengers)
      return conflict(
        one.left
          ? `${wanted.trainNumber} 次${seatClassNames[wanted.seatClass]}仅剩 ${one.left} 张，请减少乘车人或改选席别`
          : '该席别刚刚售完，请选择其他席别或车次',
        { kind: 'inventory', trainNumber: wanted.trainNumber, seatClass: wanted.seatClass, left: one.left },
      );
    read.push(one);
  }
  const buyer = await buyerOf(input.travelType, call, { product: 'train', travellers: input.travellers });
  const booking = await bookingTerms(input.travelType, call, 'train');
  const payer = payerOf(booking, buyer.standard);
  for (const { ride, facts, classPrices } of read) ride.limits = limitsOf(buyer.standard, facts, classPrices);
  const rides = read.map(({ ride }) => ride);
  const total = read.reduce((sum, one, at) => sum + shownPrice(one, input.rides[at]?.berth), 0);
  const most = rides.reduce((sum, ride) => sum + adultOf(ride), 0);
  const ofCompany = rides.reduce((sum, ride) => sum + companyPart(adultOf(ride), ride.limits.adult, payer), 0);
  const nowMs = call.now();
  const facts = read.map((one) => one.facts);
  const journey = { ...tripOf(facts), people: input.passengers };
  const applications = await bookingApplications(call, buyer.travelType, {
    ...journey,
    product: 'train',
    amount: ofCompany * input.passengers,
  });
  const offered = { ...journey, facts, standard: buyer.standard, total: total * input.passengers };
  const verified: VerifiedTrain = {
    verifyKey: newVerifyKey(),
    holdUntilMs: nowMs + holdMs,
    serverTimeMs: nowMs,
    travelType: buyer.travelType,
    rides: read.map((one) => rideView(one, input, buyer, payer)),
    total: yuanOf(total),
    ...standardIn(buyer.standard, call),
    ...(buyer.travelType === 'business' && {
      split: { company: yuanOf(ofCompany), personal: yuanOf(most - ofCompany) },
    }),
    costCenters: buyer.costCenters,
    ...(await foretold(booking, call, 'train', offered)),
    ...applications,
    insurance: booking?.insurance === 'none' ? null : railInsurance,
    students: await knownStudents(call, input.rides[0]?.date ?? ''),
  };
  await railHolds.keep(call, memberOf(call), verified, {
    verified,
    rides,
    facts,
    judged: offerJudged(buyer.standard, facts),
    payer,
  });
  const seen = input.seenTotal;
  if (seen !== undefined && fenOf(seen) !== total)
    return conflict(`票价已变动，由 ¥${seen} 变为 ¥${yuanOf(total)}`, {
      kind: 'rate',
      from: seen,
      to: yuanOf(total),
      verified,
    });
  return ok(verified);
};
