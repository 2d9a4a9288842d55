import type { CaseFigure, CaseLine } from '#contract/approval.ts';
import { showFen, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import type { PolicyVerdict } from '#domain/policy/facts.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import type { SeatClass } from '#domain/rail/seat-classes.ts';
import type { OrderHead } from '../../ground/database/tables/tables-order.ts';
import type { BareFacts, Standing } from '../business/check-standard.ts';

const yuan = (fen: Fen): string => `¥${showFen(fen)}`;

/** Price of one traveller, of one night, or of the whole trip where only its slices have prices. */
function priceOf(facts: BareFacts): Fen {
  if ('nights' in facts) return Math.max(0, ...facts.nights.map(({ price }) => price));
  if ('slices' in facts) return facts.slices.reduce((sum, { price }) => sum + price, 0);
  return facts.price;
}

/** The cheapest choice of the list that the applicant had before him, where the offer knows it. */
function cheapestOf(facts: BareFacts): CaseFigure | null {
  if ('nearby' in facts) {
    const [first] = (facts.nearby ?? []).toSorted((a, b) => a.price - b.price);
    return first ? { label: '最低', value: yuan(first.price), note: first.name } : null;
  }
  if ('classPrices' in facts) {
    const [first] = Object.entries(facts.classPrices).toSorted(([, a], [, b]) => a - b);
    return first ? { label: '最低', value: yuan(first[1]), note: seatClassNames[first[0] as SeatClass] } : null;
  }
  return null;
}

const actualOf = (facts: BareFacts): CaseFigure => ({
  label: '实际',
  value: yuan(priceOf(facts)),
  note: 'nights' in facts ? '每间每晚' : 'seat' in facts ? seatClassNames[facts.seat] : '每人',
});

const standardOf = ({ limit, message }: PolicyVerdict): CaseFigure | null =>
  limit === undefined && !message
    ? null
    : { label: '差标', value: limit === undefined ? '见说明' : yuan(limit), note: message };

/** Titles of the parts of an order, one for each flight or ride; else the one of all. */
function titlesOf({ card, title }: OrderHead, count: number): { title: string; sub: string }[] {
  const flights = card.flightList.map(({ orgcityname, dstcityname, flightNo, depTime }) => ({
    title: `${orgcityname} → ${dstcityname}　${flightNo}`,
    sub: depTime.slice(0, 16),
  }));
  const rides = (card.train?.rides ?? []).map(({ trainNumber, from, to, seatClass }) => ({
    title: `${from.station} → ${to.station}　${trainNumber}`,
    sub: `${from.at.slice(0, 16)} · ${seatClassNames[seatClass]}`,
  }));
  const parts = flights.length ? flights : rides;
  const { hotel } = card;
  if (parts.length === count) return parts;
  return Array.from({ length: count }, () => ({
    title,
    sub: hotel ? `${hotel.checkIn} 至 ${hotel.checkOut} · ${hotel.room} · ${hotel.rooms} 间` : (parts[0]?.sub ?? ''),
  }));
}

/** An order as the people who decide on it see it: each part with its verdict, the standard, its price and the cheapest one. */
export function linesOf(head: OrderHead, { judged }: Standing, reason: string): CaseLine[] {
  const people = head.card.psgNames;
  const titles = titlesOf(head, Math.max(1, judged.length));
  return titles.map((named, at): CaseLine => {
    const one = judged[at];
    const { facts, verdict } = one ?? {};
    const isOver = verdict !== undefined && verdict.state !== 'ok';
    return {
      product: facts?.product ?? 'flight',
      ...named,
      travellers: people,
      verdict: isOver ? 'over' : 'ok',
      verdictText: isOver ? (verdict.overBy ? `超标 ${yuan(verdict.overBy)}` : '超标') : verdict ? '合规' : '未设差标',
      tags: [],
      total: yuanOf(titles.length === 1 || !facts ? head.amount : priceOf(facts) * people.length),
      standard: verdict ? standardOf(verdict) : null,
      actual: facts ? actualOf(facts) : null,
      cheapest: facts ? cheapestOf(facts) : null,
      reason: isOver ? reason : '',
    };
  });
}
