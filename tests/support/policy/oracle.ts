import type { Facts, OverFlags } from '#domain/policy/facts.ts';
import type { Rule, StandardContent } from '#domain/policy/schema.ts';
import { amount, chosen, isMet, priceLimit, roundYuan } from './oracle-rules.ts';
import type { Unit } from './oracle-rules.ts';

/**
 * A second reading of the standards, rule by rule and without any table: it knows the types and nothing of the code
 * under test. It answers figures and rules, not words.
 */
interface Expected {
  state: 'ok' | 'over' | 'forbidden';
  effect: string | null;
  overBy: number;
  rules: string[];
  companyPays: number | undefined;
}

const heavier = ['record', 'hint', 'reason', 'approve', 'forbid'];
const cabinHeight: Record<string, number> = { Y: 1, W: 2, C: 3, F: 4 };
const seatHeight =
  'standing hardSeat softSeat second hardSleeper first premium bulletSleeper softSleeper business deluxeSleeper'.split(
    ' ',
  );
interface Found {
  rule: Rule;
  over: number;
  note?: boolean;
}

/** Limits that are the same for every product. */
function general(
  rules: readonly Rule[],
  unit: Unit,
  content: StandardContent,
  facts: { advance?: number; agreement?: boolean },
): Found[] {
  const found: Found[] = [];
  const closed = chosen(rules, unit, content, 'closed');
  if (closed) found.push({ rule: closed, over: 0 });
  const advance = chosen(rules, unit, content, 'advance');
  if (advance?.limit.kind === 'advance' && facts.advance !== undefined && advance.limit.days > facts.advance)
    found.push({ rule: advance, over: 0 });
  const agreement = chosen(rules, unit, content, 'agreement');
  if (agreement && facts.agreement === false) found.push({ rule: agreement, over: 0 });
  return found;
}

interface Figures {
  found: Found[];
  overBy: number;
  companyPays: number | undefined;
  /** The unit whose leeway counts. */
  unit: Unit;
}

const unitOf = (facts: Exclude<Facts, { product: 'hotel' }>, more: Record<string, string | number>): Unit => ({
  day: facts.day,
  city: facts.city,
  values: {
    level: facts.level,
    time: facts.time,
    ...('from' in facts && { from: facts.from, advance: facts.advance }),
    ...('airline' in facts && { airline: facts.airline, agreement: facts.agreement ? '1' : '0' }),
    ...more,
  },
});

function readFlight(
  facts: Extract<Facts, { product: 'flight' }>,
  rules: readonly Rule[],
  content: StandardContent,
): Figures {
  const unit = unitOf(facts, { haul: facts.haul, cabin: facts.cabin });
  const found: Found[] = [];
  const cabin = chosen(rules, unit, content, 'cabin');
  const granted = cabin?.limit.kind === 'cabin' ? cabin.limit.cabin : undefined;
  if (cabin && granted && (cabinHeight[facts.cabin] ?? 0) > (cabinHeight[granted] ?? 0))
    found.push({ rule: cabin, over: 0 });
  const limits: { rule: Rule; fen: number }[] = [];
  const discount = chosen(rules, unit, content, 'discount');
  if (discount?.limit.kind === 'discount')
    limits.push({ rule: discount, fen: roundYuan((facts.fullFares.Y * discount.limit.percent) / 100) });
  const price = priceLimit(rules, unit, content, 'price');
  if (price) limits.push(price);
  const full = granted && facts.fullFares[granted];
  if (!limits.length && cabin && full !== undefined) limits.push({ rule: cabin, fen: full });
  let limit: { rule: Rule; fen: number } | undefined;
  for (const one of limits) if (!limit || one.fen < limit.fen) limit = one;
  let overBy = 0;
  if (limit && facts.price > limit.fen) {
    overBy = facts.price - limit.fen;
    found.push({ rule: limit.rule, over: overBy });
  }
  const lowest = chosen(rules, unit, content, 'lowest');
  if (lowest?.limit.kind === 'lowest') {
    const { hours, tolerance } = lowest.limit;
    const highest = cabinHeight[granted ?? facts.cabin] ?? 0;
    const others = (facts.nearby ?? []).filter(
      (other) =>
        Math.abs(other.depMs - (facts.depMs ?? 0)) <= hours * 3_600_000 && (cabinHeight[other.cabin] ?? 9) <= highest,
    );
    const least = Math.min(...others.map((other) => other.price));
    if (least + tolerance < facts.price) {
      const isNote = lowest.effect === 'record' || lowest.effect === 'hint';
      if (!isNote) {
        found.push({ rule: lowest, over: facts.price - least - tolerance });
        overBy = Math.max(overBy, facts.price - least - tolerance);
      } else if (!found.length) found.push({ rule: lowest, over: 0, note: true });
    }
  }
  found.push(...general(rules, unit, content, facts));
  const companyPays = limit ? Math.min(facts.price, limit.fen + content.tolerance) : facts.price;
  return { found, overBy, companyPays, unit };
}

function readIntl(
  facts: Extract<Facts, { product: 'intl' }>,
  rules: readonly Rule[],
  content: StandardContent,
): Figures {
  const units = facts.slices.map((slice) => unitOf(facts, { haul: slice.haul, cabin: slice.cabin }));
  const found: Found[] = [];
  let above = 0;
  facts.slices.forEach((slice, at) => {
    const rule = chosen(rules, units[at] as Unit, content, 'cabin');
    if (rule?.limit.kind !== 'cabin' || (cabinHeight[slice.cabin] ?? 0) <= (cabinHeight[rule.limit.cabin] ?? 0)) return;
    const cheapest = slice.cheapest?.[rule.limit.cabin];
    if (cheapest !== undefined && cheapest < slice.price) above += slice.price - cheapest;
    if (!found.some((one) => one.rule.id === rule.id)) found.push({ rule, over: 0 });
  });
  if (found[0]) found[0].over = above;
  let longest = 0;
  facts.slices.forEach((slice, at) => {
    if (slice.haul > (facts.slices[longest]?.haul ?? 0)) longest = at;
  });
  const unit = units[longest] as Unit;
  const total = facts.slices.reduce((sum, slice) => sum + slice.price, 0);
  const price = priceLimit(rules, unit, content, 'price');
  const ofPrice = price && total > price.fen ? total - price.fen : 0;
  if (price && ofPrice) found.push({ rule: price.rule, over: ofPrice });
  found.push(...general(rules, unit, content, facts));
  const overBy = above > ofPrice ? above : ofPrice;
  return { found, overBy, companyPays: total - overBy, unit };
}

function readTrain(
  facts: Extract<Facts, { product: 'train' }>,
  rules: readonly Rule[],
  content: StandardContent,
): Figures {
  const unit = unitOf(facts, {
    trainKind: facts.trainKind,
    overnight: facts.overnight ? '1' : '0',
    haul: facts.haul,
    seat: facts.seat,
  });
  const found: Found[] = [];
  let pays = facts.price;
  const seat = chosen(rules, unit, content, 'seat');
  const sleeper = chosen(rules, unit, content, 'sleeper');
  const height = seatHeight.indexOf(facts.seat);
  const mayLie =
    facts.overnight &&
    facts.seat.endsWith('Sleeper') &&
    sleeper?.limit.kind === 'sleeper' &&
    height <= seatHeight.indexOf(sleeper.limit.seat);
  if (seat?.limit.kind === 'seat' && height > seatHeight.indexOf(seat.limit.seat) && !mayLie) {
    const classes = seatHeight.slice(0, seatHeight.indexOf(seat.limit.seat) + 1).toReversed();
    const priced = classes.map((name) => facts.classPrices[name as keyof typeof facts.classPrices]);
    const limit = priced.find((price) => price !== undefined) ?? facts.price;
    found.push({ rule: seat, over: Math.max(0, facts.price - limit) });
    pays = Math.min(pays, limit);
  }
  const price = priceLimit(rules, unit, content, 'price');
  if (price) {
    pays = Math.min(pays, price.fen);
    if (facts.price > price.fen) found.push({ rule: price.rule, over: facts.price - price.fen });
  }
  found.push(...general(rules, unit, content, { advance: facts.advance }));
  return { found, overBy: Math.max(0, ...found.map(({ over }) => over)), companyPays: pays, unit };
}

function readHotel(
  facts: Extract<Facts, { product: 'hotel' }>,
  rules: readonly Rule[],
  content: StandardContent,
): Figures {
  const at = (day: string, level: string): Unit => ({
    day,
    city: facts.city,
    values: {
      level,
      shared: facts.mate === undefined ? '0' : '1',
      agreement: facts.agreement ? '1' : '0',
      stars: facts.stars,
      nights: facts.nights.length,
      advance: facts.advance,
    },
  });
  const dear: { rule: Rule; over: number }[] = [];
  let company = 0;
  for (const { day, price } of facts.nights) {
    const own = priceLimit(rules, at(day, facts.level), content, 'nightPrice');
    let limit = own;
    const mate = facts.mate === undefined ? undefined : priceLimit(rules, at(day, facts.mate), content, 'nightPrice');
    if (own && mate) {
      const a = Math.max(own.fen, mate.fen);
      const b = Math.min(own.fen, mate.fen);
      const sharing = chosen(rules, at(day, facts.level), content, 'sharing')?.limit;
      if (sharing?.kind === 'sharing') {
        const formulas = {
          sumPercent: (part: number) => ((a + b) * part) / 100,
          higherPercent: (part: number) => (a * part) / 100,
          higherAndPercent: (part: number) => a + (b * part) / 100,
          higherPlus: (fen: number) => a + fen,
          meanPlus: (fen: number) => (a + b) / 2 + fen,
        };
        const fen = formulas[sharing.formula]('percent' in sharing ? sharing.percent : sharing.fen);
        limit = { rule: own.rule, fen: roundYuan(fen) };
      } else {
        const wanted = content.together === 'higher' ? a : b;
        limit = own.fen === wanted ? own : mate;
      }
    }
    company += limit ? Math.min(limit.fen, price) : price;
    if (limit && price > limit.fen) dear.push({ rule: limit.rule, over: price - limit.fen });
  }
  const found: Found[] = [];
  for (const { rule } of dear)
    if (!found.some((one) => one.rule.id === rule.id))
      found.push({ rule, over: Math.max(...dear.filter((one) => one.rule.id === rule.id).map(({ over }) => over)) });
  const unit = at(facts.nights[0]?.day ?? '', facts.level);
  const stars = chosen(rules, unit, content, 'stars');
  if (stars?.limit.kind === 'stars' && stars.limit.stars < facts.stars) found.push({ rule: stars, over: 0 });
  const nights = chosen(rules, unit, content, 'nights');
  if (nights?.limit.kind === 'nights' && nights.limit.nights < facts.nights.length)
    found.push({ rule: nights, over: 0 });
  found.push(...general(rules, unit, content, facts));
  const overBy = dear.reduce((sum, { over }) => sum + over, 0) * facts.rooms;
  return { found, overBy, companyPays: company * facts.rooms, unit };
}

function readCar(facts: Extract<Facts, { product: 'car' }>, rules: readonly Rule[], content: StandardContent): Figures {
  const unit = unitOf(facts, { scene: facts.scene, carClass: facts.carClass, crossCity: facts.crossCity ? '1' : '0' });
  const holding = rules.filter(
    (rule) => rule.limit.kind !== 'leeway' && rule.when.every((condition) => isMet(condition, unit, content)),
  );
  if (!holding.length) {
    const none: Rule = { id: '', product: 'car', when: [], limit: { kind: 'closed' }, effect: 'forbid' };
    return { found: [{ rule: none, over: 0 }], overBy: 0, companyPays: 0, unit };
  }
  const found: Found[] = [];
  const classes = chosen(rules, unit, content, 'carClass');
  if (classes?.limit.kind === 'carClass' && classes.limit.classes.indexOf(facts.carClass) < 0)
    found.push({ rule: classes, over: 0 });
  const used = { perRide: 0, perDay: facts.used.day, perMonth: facts.used.month };
  for (const kind of ['perRide', 'perDay', 'perMonth'] as const) {
    const rule = chosen(rules, unit, content, kind);
    if (!rule) continue;
    // More than the ride itself cannot be above the limit.
    const over = Math.min(facts.price, used[kind] + facts.price - amount(rule.limit));
    if (over > 0) found.push({ rule, over });
  }
  const rides = chosen(rules, unit, content, 'rides');
  if (rides?.limit.kind === 'rides') {
    const taken = { day: facts.used.ridesOfDay, month: facts.used.ridesOfMonth }[rides.limit.per];
    if (taken + 1 > rides.limit.rides) found.push({ rule: rides, over: 0 });
  }
  found.push(...general(rules, unit, content, {}));
  const overBy = Math.max(0, ...found.map(({ over }) => over));
  return { found, overBy, companyPays: facts.price - overBy, unit };
}

function read(facts: Facts, rules: readonly Rule[], content: StandardContent): Figures {
  switch (facts.product) {
    case 'flight':
      return readFlight(facts, rules, content);
    case 'intl':
      return readIntl(facts, rules, content);
    case 'train':
      return readTrain(facts, rules, content);
    case 'hotel':
      return readHotel(facts, rules, content);
    case 'car':
      return readCar(facts, rules, content);
  }
}

export function expectedOf(facts: Facts, content: StandardContent, flags: OverFlags): Expected {
  const rules = content.rules.filter(({ product }) => product === facts.product);
  const { found, overBy, companyPays, unit } = read(facts, rules, content);
  const leeway = chosen(rules, unit, content, 'leeway');
  let heaviest = -1;
  let isOver = false;
  for (const { rule, over, note } of found) {
    let effect: string = rule.effect;
    if (leeway && over > 0 && over <= amount(leeway.limit)) effect = leeway.effect;
    if (['reason', 'approve', 'forbid'].includes(effect)) {
      if (!flags.overproof) effect = 'forbid';
      else if (effect === 'reason' && flags.overApprove) effect = 'approve';
    }
    heaviest = Math.max(heaviest, heavier.indexOf(effect));
    if (!note) isOver = true;
  }
  const effect = heavier[heaviest] ?? null;
  return {
    state: effect === 'forbid' ? 'forbidden' : isOver ? 'over' : 'ok',
    effect,
    overBy,
    rules: found.map(({ rule }) => rule.id).toSorted(),
    companyPays,
  };
}
