import { showFen } from '../money.ts';
import type { Fen } from '../money.ts';
import { judge } from '../policy/judge/judge.ts';
import { winnersOf } from '../policy/judge/winners.ts';
import type { CarFacts, OverFlags, PolicyVerdict } from '../policy/facts.ts';
import type { StandardContent } from '../policy/schema.ts';
import { carClasses, carClassNames, carSceneNames } from './names.ts';
import type { CarClass } from './names.ts';
import { carClassRates } from './rates.ts';
import { planOf, rowIdOf } from './rows.ts';
import { clock } from '../spans.ts';
import { dayNames, weekInWords } from './week.ts';

/** A line of the check list beside a verdict: in words, and what another language says it with. */
export interface RideCheck {
  kind: 'scene' | 'hours' | 'city' | 'cross' | 'class' | 'perRide' | 'perDay' | 'perMonth' | 'rides';
  name: string;
  text: string;
  note: string;
  isOk: boolean;
  /** Of an amount: before this ride, and the most; of rides: their number with this one, and the most. */
  figures?: { before: number; most: number };
}

/** The nearest choice that the standard allows. */
export interface NearestRide {
  kind: 'class' | 'hour';
  text: string;
  carClass: CarClass;
  price: Fen;
  /** `22:30` */
  time: string;
  /** Below the price that was asked. */
  saves: Fen;
}

interface TriedRide {
  verdict: PolicyVerdict;
  /** Numbers of the rows that count, from 1. */
  rows: number[];
  checks: RideCheck[];
  nearest: NearestRide | null;
  /** Of the month, where it has a cap. */
  month: { used: Fen; cap: Fen } | null;
}

const yuan = (fen: Fen): string => `¥${showFen(fen)}`;
const left = (rest: Fen): string => (rest >= 0 ? `剩 ${yuan(rest)}` : `超 ${yuan(-rest)}`);

const capNames = { perRide: '单次', perDay: '当日', perMonth: '当月' };

/** Minutes between the hours that are tried, the nearest first. */
const stepMinutes = 30;
const mostSteps = 16;

function nearestOf(facts: CarFacts, content: StandardContent, flags: OverFlags): NearestRide | null {
  const isOk = (other: CarFacts) => judge(other, content, flags).state === 'ok';
  const cheaper = carClasses
    .map((carClass) => ({
      carClass,
      price: Math.round((facts.price * carClassRates[carClass]) / carClassRates[facts.carClass] / 100) * 100,
    }))
    .filter(({ carClass }) => carClass !== facts.carClass)
    // The class just below comes first.
    .reverse()
    .find(({ carClass, price }) => price <= facts.price && isOk({ ...facts, carClass, price }));
  if (cheaper)
    return {
      kind: 'class',
      text: `${carClassNames[cheaper.carClass]}，约 ${yuan(cheaper.price)}`,
      ...cheaper,
      time: clock(facts.time),
      saves: facts.price - cheaper.price,
    };
  for (let step = 1; step <= mostSteps; step += 1)
    for (const sign of [-1, 1]) {
      const at = facts.time + sign * step * stepMinutes;
      // The same day: the next one would have rides of its own.
      if (at < 0 || at >= 1440) continue;
      const time = Math.floor(at / stepMinutes) * stepMinutes;
      if (isOk({ ...facts, time }))
        return {
          kind: 'hour',
          text: `${carClassNames[facts.carClass]}，${clock(time)} 出发`,
          carClass: facts.carClass,
          price: facts.price,
          time: clock(time),
          saves: 0,
        };
    }
  return null;
}

/** The verdict on a ride with the rows behind it, line by line, and the nearest choice that complies. Pure. */
export function tryRide(
  facts: CarFacts,
  content: StandardContent,
  flags: OverFlags,
  names: { city: (code: string) => string; day: number; toCity?: string | undefined },
): TriedRide {
  const verdict = judge(facts, content, flags);
  const won = winnersOf(facts, content);
  const { rows } = planOf(content);
  const numberOf = (ruleId: string): number => rows.findIndex(({ id }) => id === rowIdOf(ruleId)) + 1;
  const rules = [won.carClass, won.perRide, won.perDay, won.perMonth, won.rides, won.closed].filter(
    (rule) => rule !== undefined,
  );
  const found = [...new Set(rules.map(({ id }) => numberOf(id)))].filter((number) => number > 0);
  const main = rows[(found[0] ?? 0) - 1];
  const isCovered = rules.length > 0;
  const isClosed = won.closed !== undefined;
  const { price, used } = facts;
  const cap = (kind: keyof typeof capNames, limit: Fen | undefined, before: Fen): RideCheck[] =>
    limit === undefined
      ? []
      : [
          {
            kind,
            name: capNames[kind],
            text:
              kind === 'perRide'
                ? `${yuan(price)} / ${yuan(limit)}`
                : `${yuan(before)} ＋ ${yuan(price)} ＝ ${yuan(before + price)}`,
            note: left(limit - before - price),
            isOk: before + price <= limit,
            figures: { before, most: limit },
          },
        ];
  const checks: RideCheck[] = [
    {
      kind: 'scene',
      name: '场景',
      text: carSceneNames[facts.scene],
      note: found[0] ? `第 ${found[0]} 条` : '没有规则',
      isOk: isCovered,
    },
    {
      kind: 'hours',
      name: '时段',
      text: main ? weekInWords(main.week) : `${dayNames[names.day as 0] ?? ''} ${clock(facts.time)}`,
      note: isClosed ? '不可用车' : isCovered ? '在内' : '没有标准',
      isOk: isCovered && !isClosed,
    },
    {
      kind: 'city',
      name: '城市',
      text: names.city(facts.city),
      note: isCovered ? '在内' : '—',
      isOk: isCovered,
    },
    ...(names.toCity
      ? [
          {
            kind: 'cross' as const,
            name: '到达',
            text: names.city(names.toCity),
            note: '跨城',
            isOk: isCovered && !isClosed,
          },
        ]
      : []),
    ...(isClosed || !isCovered
      ? []
      : [
          {
            kind: 'class' as const,
            name: '车型',
            text: carClassNames[facts.carClass],
            note: !won.carClass ? '不限' : won.carClass.limit.classes.includes(facts.carClass) ? '允许' : '不允许',
            isOk: !won.carClass || won.carClass.limit.classes.includes(facts.carClass),
          },
          ...cap('perRide', won.perRide?.limit.fen, 0),
          ...cap('perDay', won.perDay?.limit.fen, used.day),
          ...cap('perMonth', won.perMonth?.limit.fen, used.month),
          ...(won.rides
            ? [
                {
                  kind: 'rides' as const,
                  name: '次数',
                  text: `第 ${(won.rides.limit.per === 'day' ? used.ridesOfDay : used.ridesOfMonth) + 1} 次 / ${won.rides.limit.rides} 次`,
                  note: won.rides.limit.per === 'day' ? '每日' : '每月',
                  isOk: (won.rides.limit.per === 'day' ? used.ridesOfDay : used.ridesOfMonth) < won.rides.limit.rides,
                  figures: {
                    before: won.rides.limit.per === 'day' ? used.ridesOfDay : used.ridesOfMonth,
                    most: won.rides.limit.rides,
                  },
                },
              ]
            : []),
        ]),
  ];
  return {
    verdict,
    rows: found,
    checks,
    nearest: verdict.state === 'ok' ? null : nearestOf(facts, content, flags),
    month: won.perMonth ? { used: used.month, cap: won.perMonth.limit.fen } : null,
  };
}
