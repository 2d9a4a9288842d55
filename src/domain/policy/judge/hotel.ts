import type { Fen } from '../../money.ts';
import type { HotelFacts } from '../facts.ts';
import type { Rule, Sharing, StandardContent } from '../schema.ts';
import type { Bits } from './bits.ts';
import { ownWords, plain, yuan } from './breaks.ts';
import type { Break, Weighed } from './breaks.ts';
import { cap, addCommon, withLeeway, won } from './shared-limits.ts';
import type { Cap } from './shared-limits.ts';
import type { RuleTable } from './rule-table.ts';
import type { Day } from '../../china-time.ts';

/** Rules that may hold for a night of the stay. */
function bitsOfStay(table: RuleTable, facts: HotelFacts, level = facts.level): Bits {
  const bits = table.start();
  table.narrow(bits, 'level', level);
  table.narrow(bits, 'shared', facts.mate === undefined ? '0' : '1');
  table.narrow(bits, 'agreement', facts.agreement ? '1' : '0');
  table.narrow(bits, 'stars', facts.stars);
  table.narrow(bits, 'nights', facts.nights.length);
  table.narrow(bits, 'advance', facts.advance);
  return bits;
}

function onDay(table: RuleTable, ofStay: Bits, { city }: HotelFacts, day: Day): Bits {
  const bits = ofStay.slice();
  table.narrowPlace(bits, city, day);
  return bits;
}

export const bitsOfNight = (table: RuleTable, facts: HotelFacts, day: Day, level = facts.level): Bits =>
  onDay(table, bitsOfStay(table, facts, level), facts, day);

const wholeYuan = (fen: number): Fen => Math.round(fen / 100) * 100;

/** Limit of a room with two guests, by the limits of both. */
function sharedLimit(sharing: Sharing, one: Fen, other: Fen): Fen {
  const [a, b] = one >= other ? [one, other] : [other, one];
  switch (sharing.formula) {
    case 'sumPercent':
      return wholeYuan(((a + b) * sharing.percent) / 100);
    case 'higherPercent':
      return wholeYuan((a * sharing.percent) / 100);
    case 'higherAndPercent':
      return wholeYuan(a + (b * sharing.percent) / 100);
    case 'higherPlus':
      return a + sharing.fen;
    case 'meanPlus':
      return wholeYuan((a + b) / 2 + sharing.fen);
  }
}

/** Limit of one night; of a shared room by its formula, without one by the higher or lower guest. */
function nightCap(table: RuleTable, facts: HotelFacts, day: Day, bits: Bits): Cap | undefined {
  const own = cap(table, bits, 'nightPrice');
  if (!own || facts.mate === undefined) return own;
  const other = cap(table, bitsOfNight(table, facts, day, facts.mate), 'nightPrice');
  if (!other) return own;
  const sharing = won(table, bits, 'sharing');
  if (sharing) return { rule: own.rule, fen: sharedLimit(sharing.limit, own.fen, other.fen) };
  const isOwn = table.content.together === 'higher' ? own.fen >= other.fen : own.fen <= other.fen;
  return isOwn ? own : other;
}

interface DearNight {
  rule: Rule;
  price: Fen;
  limit: Fen;
  over: Fen;
}

/** `2 晚中有 1 晚高于差标 ¥500/晚，共超出 ¥160` */
function usualWords(dear: readonly DearNight[], nights: number, total: Fen): string {
  const where = dear.length < nights ? `${nights} 晚中有 ${dear.length} 晚` : '';
  const limits = dear.map(({ limit }) => limit);
  const [least, most] = [Math.min(...limits), Math.max(...limits)];
  const limit = least === most ? `${yuan(least)}/晚` : `（每晚 ${yuan(least)} 至 ${yuan(most)}）`;
  return `${where}高于差标${least === most ? ' ' : ''}${limit}，共超出 ${yuan(total)}`;
}

function priceBreaks(content: StandardContent, dear: readonly DearNight[], { nights, rooms }: HotelFacts): Break[] {
  const total = dear.reduce((sum, { over }) => sum + over, 0) * rooms;
  const dearest = dear.reduce((most, night) => (night.over > most.over ? night : most));
  const say = (): string =>
    ownWords(dearest.rule, content, { ...dearest, count: dear.length, total }) ??
    usualWords(dear, nights.length, total);
  const rules = [...new Map(dear.map((night) => [night.rule.id, night.rule])).values()];
  // One sentence for all nights: that of the first rule.
  return rules.map((rule, at) => ({
    rule,
    over: Math.max(...dear.filter((night) => night.rule.id === rule.id).map(({ over }) => over)),
    say: at === 0 ? say : () => '',
  }));
}

const chinese = ['零', '一', '二', '三', '四', '五'];

/** Each night of each room stands against the limit by itself: a cheap night does not pay for a dear one. */
export function weighHotel(table: RuleTable, facts: HotelFacts): Weighed {
  const dear: DearNight[] = [];
  let company = 0;
  let limit: Fen | undefined;
  /** Of the nights so far. */
  let most = 0;
  let first: Bits | undefined;
  const ofStay = bitsOfStay(table, facts);
  for (const { day, price } of facts.nights) {
    const bits = onDay(table, ofStay, facts, day);
    first ??= bits;
    const found = nightCap(table, facts, day, bits);
    company += found ? Math.min(price, found.fen) : price;
    if (!found) continue;
    const over = Math.max(0, price - found.fen);
    if (limit === undefined || over > most) limit = found.fen;
    most = Math.max(most, over);
    if (over > 0) dear.push({ rule: found.rule, price, limit: found.fen, over });
  }
  if (!first) return { breaks: [], overBy: 0 };
  const breaks: Break[] = dear.length ? priceBreaks(table.content, dear, facts) : [];
  const stars = won(table, first, 'stars');
  if (stars && facts.stars > stars.limit.stars)
    breaks.push(
      plain(stars, () => `差标不高于${chinese[stars.limit.stars] ?? ''}星，所选为${chinese[facts.stars] ?? ''}星`),
    );
  const longest = won(table, first, 'nights');
  if (longest && facts.nights.length > longest.limit.nights)
    breaks.push(plain(longest, () => `连住不超过 ${longest.limit.nights} 晚，本次 ${facts.nights.length} 晚`));
  addCommon(breaks, table, first, facts);
  return {
    breaks: withLeeway(table, first, breaks),
    overBy: dear.reduce((sum, { over }) => sum + over, 0) * facts.rooms,
    overByNight: most,
    limit,
    companyPays: company * facts.rooms,
  };
}
