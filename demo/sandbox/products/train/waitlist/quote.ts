import type { z } from 'zod';
import type { TrainWaitQuote } from '#contract/train-wait.ts';
import type { trainWaitSchemas } from '#contract/train-wait.schema.ts';
import { momentAt, msOf } from '#domain/china-time.ts';
import type { Payer } from '#domain/company/preferences.ts';
import { yuanOf } from '#domain/money.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { depositOf, partyPrice, waitDeadlines } from '#domain/rail/wait.ts';
import type { WaitDeadline } from '#domain/rail/wait.ts';
import { badInput, memberOf, ok } from '../../../ground/call.ts';
import type { Handler } from '../../../ground/call.ts';
import type { PricedRide } from '../../../ground/database/tables/tables-rail.ts';
import { holdMs, holdsOf, newVerifyKey } from '../../../orders/holds.ts';
import { checkBusiness } from '../../../orders/business/business-terms.ts';
import { bookingApplications } from '../../../orders/applications/covering.ts';
import { offerJudged } from '../../../orders/business/check-standard.ts';
import type { OfferJudged } from '../../../orders/business/check-standard.ts';
import { bookingTerms, foretold, payerOf } from '../../../orders/business/booking-terms.ts';
import { buyerOf } from '../../../orders/business/buyer.ts';
import { knownStudents } from '../orders/students.ts';
import { conflict, offeredRide } from '../orders/offer.ts';
import { limitsOf, standardIn, verdictIn, waitTripOf } from '../train-standard.ts';
import type { RideFacts } from '../train-standard.ts';
import { depositShares, termsOfWish } from './wish-terms.ts';
import { aheadOf, showWish } from '../waiting/wishes.ts';

export interface WaitOffer {
  wishes: PricedRide[];
  /** Judged by the standards of the travellers, wish by wish. */
  facts: RideFacts[];
  judged: OfferJudged;
  deadlines: WaitDeadline[];
  verified: Pick<TrainWaitQuote, 'travelType' | 'costCenters' | 'standard' | 'booking'>;
  payer: Payer;
}

export const waitHolds = holdsOf<WaitOffer>('trainWait');

/** Holds the prices of trains and classes to wait for. Seats are held once they come back. */
export const answerWaitQuote: Handler<z.output<typeof trainWaitSchemas.quote>, TrainWaitQuote> = async (
  { wishes: wanted, ticketTypes, travelType, travellers },
  call,
) => {
  const refusal = checkBusiness(travelType, call.member);
  if (refusal) return refusal;
  const nowMs = call.now();
  const wishes: PricedRide[] = [];
  const facts: RideFacts[] = [];
  const { standard, ...buyer } = await buyerOf(travelType, call, { product: 'train', travellers });
  const left: number[] = [];
  for (const [at, wish] of wanted.entries()) {
    const read = await offeredRide(wish, call);
    if ('refusal' in read) return read.refusal;
    const { ride } = read;
    if (partyPrice(ride.prices, ticketTypes) === undefined)
      return badInput(`wishes.${at}.seatClass`, `${seatClassNames[ride.seatClass]}不发售所选票种，请改选席别`);
    const isTwice = wishes.some(
      (one) =>
        one.trainNumber === ride.trainNumber && one.firstDay === ride.firstDay && one.seatClass === ride.seatClass,
    );
    if (isTwice) return badInput(`wishes.${at}.seatClass`, '同一车次的同一席别只能候补一次');
    wishes.push({ ...ride, limits: limitsOf(standard, read.facts, read.classPrices) });
    facts.push(read.facts);
    left.push(read.left);
  }
  const deadlines = waitDeadlines(
    wishes.map(({ from }) => msOf(from.at)),
    nowMs,
  );
  if (!deadlines.length) return conflict('距开车不足 1 小时，不能再候补', { kind: 'over' });
  const booking = await bookingTerms(travelType, call, 'train');
  const payer = payerOf(booking, standard);
  const shares =
    buyer.travelType === 'business'
      ? depositShares(wishes.map((wish) => termsOfWish(wish, ticketTypes, payer)))
      : undefined;
  const deposit = shares
    ? shares.company + shares.personal
    : depositOf(wishes.map(({ prices }) => partyPrice(prices, ticketTypes) ?? 0));
  const journey = { ...waitTripOf(facts), people: ticketTypes.length };
  const applications = await bookingApplications(call, travelType, {
    ...journey,
    product: 'train',
    amount: shares?.company ?? deposit,
  });
  const verified = {
    travelType: buyer.travelType,
    costCenters: buyer.costCenters,
    ...standardIn(standard, call),
    ...(await foretold(booking, call, 'train', { ...journey, facts, standard, total: deposit, isWait: true })),
  };
  const ahead = await aheadOf(call.db, wishes, { place: nowMs });
  const quote: TrainWaitQuote = {
    verifyKey: newVerifyKey(),
    holdUntilMs: nowMs + holdMs,
    serverTimeMs: nowMs,
    wishes: wishes.map((wish, at) => ({
      ...showWish(wish, ticketTypes, { left: left[at] ?? 0, ahead: ahead[at] ?? 0 }),
      ...facts.slice(at, at + 1).map((one) => verdictIn(standard, one))[0],
    })),
    deposit: yuanOf(deposit),
    ...verified,
    students: await knownStudents(call, wanted[0]?.date ?? ''),
    ...applications,
    ...(shares && { split: { company: yuanOf(shares.company), personal: yuanOf(shares.personal) } }),
    deadlines: deadlines.map(({ atMs, hoursBefore }) => ({ atMs, at: momentAt(atMs), hoursBefore })),
  };
  await waitHolds.keep(call, memberOf(call), quote, {
    wishes,
    facts,
    judged: offerJudged(standard, facts),
    deadlines,
    verified,
    payer,
  });
  return ok(quote);
};
