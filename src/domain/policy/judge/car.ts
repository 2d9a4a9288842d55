import type { Fen } from '../../money.ts';
import type { CarFacts } from '../facts.ts';
import { carClassNames } from '../fields.ts';
import { coverOf } from '../limits.ts';
import type { Rule } from '../schema.ts';
import type { Bits } from './bits.ts';
import { excess, plain, yuan } from './breaks.ts';
import type { Break, Weighed } from './breaks.ts';
import { addCommon, withLeeway, won } from './shared-limits.ts';
import type { RuleTable } from './rule-table.ts';

export function bitsOfCar(table: RuleTable, facts: CarFacts): Bits {
  const bits = table.start();
  table.narrow(bits, 'level', facts.level);
  table.narrow(bits, 'scene', facts.scene);
  table.narrowPlace(bits, facts.city, facts.day);
  table.narrow(bits, 'time', facts.time);
  table.narrow(bits, 'carClass', facts.carClass);
  table.narrow(bits, 'crossCity', facts.crossCity ? '1' : '0');
  return bits;
}

/** Rides that no rule is about are refused: a company grants cars by its rules. */
const noStandard: Rule = { id: '', product: 'car', when: [], limit: { kind: 'closed' }, effect: 'forbid' };

const spans = { perRide: '每次', perDay: '当日', perMonth: '当月' } as const;

export function weighCar(table: RuleTable, facts: CarFacts, used = facts.used): Weighed {
  const { price } = facts;
  const bits = bitsOfCar(table, facts);
  if (!coverOf.car.some((kind) => table.winner(bits, kind)))
    return {
      breaks: [plain(noStandard, () => '用车标准里没有适用的规则，不可用车')],
      overBy: 0,
      companyPays: 0,
    };
  const breaks: Break[] = [];
  const classes = won(table, bits, 'carClass');
  if (classes && !classes.limit.classes.includes(facts.carClass)) {
    const names = classes.limit.classes.map((name) => carClassNames[name]).join('、');
    breaks.push(plain(classes, () => `可用${names}，所选为${carClassNames[facts.carClass]}`));
  }
  const left: Fen[] = [];
  for (const kind of ['perRide', 'perDay', 'perMonth'] as const) {
    const rule = won(table, bits, kind);
    if (!rule) continue;
    const before = kind === 'perRide' ? 0 : kind === 'perDay' ? used.day : used.month;
    const rest = Math.max(0, rule.limit.fen - before);
    left.push(rest);
    if (price <= rest) continue;
    const past = kind === 'perRide' ? '' : `已用 ${yuan(before)}，`;
    const figures = { price, limit: rule.limit.fen, over: price - rest };
    breaks.push(
      excess(
        rule,
        table.content,
        figures,
        () => `${spans[kind]}标准 ${yuan(rule.limit.fen)}，${past}本次 ${yuan(price)}，超出 ${yuan(figures.over)}`,
      ),
    );
  }
  const rides = won(table, bits, 'rides');
  const taken = rides?.limit.per === 'day' ? used.ridesOfDay : used.ridesOfMonth;
  if (rides && taken >= rides.limit.rides)
    breaks.push(
      plain(rides, () => `${rides.limit.per === 'day' ? '当日' : '当月'}限 ${rides.limit.rides} 次，已用 ${taken} 次`),
    );
  addCommon(breaks, table, bits, {});
  const overBy = breaks.reduce((most, { over }) => Math.max(most, over), 0);
  return {
    breaks: withLeeway(table, bits, breaks),
    overBy,
    limit: left.length ? Math.min(...left) : undefined,
    companyPays: price - overBy,
  };
}
