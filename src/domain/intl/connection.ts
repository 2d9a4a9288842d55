import { entersInTransit, areaOf } from './border.ts';
import { leastMinutes } from './least-minutes.ts';
import type { StopKind } from './least-minutes.ts';

export type StopMark = 'overnight' | 'terminal' | 'airport' | 'selfTransfer';
/** `walk` also by a bus of the airport, `transport` by road to another airport. */
export type StopStep = 'walk' | 'entry' | 'bags' | 'transport' | 'recheck' | 'exit' | 'security';
/** `short`: the next flight is missed; `tight` and `enough`: so little to spare (`spareLimits`). */
export type StopVerdict = 'short' | 'tight' | 'enough' | 'ample';

export const stopVerdicts: Readonly<Record<StopVerdict, { label: string; dot: 'bad' | 'warn' | 'ok' }>> = {
  short: { label: '来不及', dot: 'bad' },
  tight: { label: '偏紧', dot: 'warn' },
  enough: { label: '够用', dot: 'ok' },
  ample: { label: '充裕', dot: 'ok' },
};
export const stopStepNames: Readonly<Record<StopStep, string>> = {
  walk: '步行',
  entry: '入境边检',
  bags: '取行李',
  transport: '换机场交通',
  recheck: '重新托运',
  exit: '出境边检',
  security: '安检',
};
const stopMarkNames: Readonly<Record<StopMark, string>> = {
  overnight: '过夜',
  terminal: '换航站楼',
  airport: '换机场',
  selfTransfer: '自行转机',
};

/** A transfer of one's own says whether the country has to be entered for it. */
export const stopMarkName = (mark: StopMark, steps: readonly { step: StopStep }[]): string =>
  mark === 'selfTransfer' && steps.some(({ step }) => step === 'entry')
    ? `${stopMarkNames[mark]} · 须入境`
    : stopMarkNames[mark];

interface Arriving {
  orgCountry: string;
  airport: string;
  term: string;
  /** `YYYY-MM-DD HH:mm`, by the clock there. */
  at: string;
}
interface Departing {
  dstCountry: string;
  airport: string;
  term: string;
  at: string;
}

interface Connecting {
  arrives: Arriving;
  departs: Departing;
  /** Of both airports. */
  country: string;
  /** Between arrival and departure. */
  minutes: number;
  /** Both flights are on one ticket. */
  isThrough: boolean;
}

export interface Connection {
  kind: StopKind;
  minutes: number;
  least: number;
  steps: { step: StopStep; minutes: number }[];
  spare: number;
  verdict: StopVerdict;
  marks: StopMark[];
  through: boolean;
}

/** The most minutes to spare of a verdict. */
export const spareLimits = { tight: 30, enough: 120 };
const verdictOf = (spare: number): StopVerdict =>
  spare < 0 ? 'short' : spare <= spareLimits.tight ? 'tight' : spare <= spareLimits.enough ? 'enough' : 'ample';

/** A stop that lasts so many minutes longer, as a flight before or after it was moved. */
export function shiftedStop<Stop extends Pick<Connection, 'minutes' | 'spare' | 'verdict'>>(
  stop: Stop,
  longer: number,
): Stop {
  const spare = stop.spare + longer;
  return { ...stop, minutes: stop.minutes + longer, spare, verdict: verdictOf(spare) };
}

/** A stop of four hours or more that passes midnight or ends before five in the morning. Times: local, `YYYY-MM-DDTHH:mm`. */
const isOvernight = (from: string, to: string, minutes: number): boolean =>
  minutes >= 240 && (from.slice(0, 10) !== to.slice(0, 10) || to.slice(11) < '05:00');

/** Minutes by road between two airports of a city, traffic of a working day included. */
const roadMinutes = 90;

/** The time at a stop against the time that it takes: its steps one after the other, and what the airport asks for at least. */
export function connectionOf({ arrives, departs, country, minutes, isThrough }: Connecting): Connection {
  const area = areaOf(country);
  const [isDomesticIn, isDomesticOut] = [areaOf(arrives.orgCountry) === area, areaOf(departs.dstCountry) === area];
  const kind: StopKind = `${isDomesticIn ? 'D' : 'I'}${isDomesticOut ? 'D' : 'I'}`;
  const isOtherAirport = arrives.airport !== departs.airport;
  const isOtherTerminal = !isOtherAirport && arrives.term !== departs.term;
  const leaves = isOtherAirport || !isThrough;
  const enters = !isDomesticIn && (isDomesticOut || leaves || entersInTransit(country));
  // Within the Schengen area the bags of one ticket go on to where it ends.
  const fetches = leaves || (enters && ((kind === 'ID' && area === country) || entersInTransit(country)));
  const steps = [
    { step: 'walk' as const, minutes: isOtherTerminal ? 25 : 15 },
    ...(enters ? [{ step: 'entry' as const, minutes: 35 }] : []),
    ...(fetches ? [{ step: 'bags' as const, minutes: 25 }] : []),
    ...(isOtherAirport ? [{ step: 'transport' as const, minutes: roadMinutes }] : []),
    ...(fetches ? [{ step: 'recheck' as const, minutes: leaves ? 30 : 10 }] : []),
    ...(!isDomesticOut && (isDomesticIn || (enters && !entersInTransit(country)))
      ? [{ step: 'exit' as const, minutes: 20 }]
      : []),
    ...(kind === 'DD' && !leaves ? [] : [{ step: 'security' as const, minutes: kind === 'II' && !leaves ? 15 : 20 }]),
  ];
  const least = leastMinutes(arrives.airport, kind, { isOtherTerminal, isOtherAirport, isThrough });
  const taken = steps.reduce((sum, { minutes: each }) => sum + each, 0);
  const spare = minutes - Math.max(least, taken);
  return {
    kind,
    minutes,
    least,
    steps,
    spare,
    verdict: verdictOf(spare),
    marks: [
      ...(isOvernight(arrives.at, departs.at, minutes) ? (['overnight'] as const) : []),
      ...(isOtherTerminal ? (['terminal'] as const) : []),
      ...(isOtherAirport ? (['airport'] as const) : []),
      ...(isThrough ? [] : (['selfTransfer'] as const)),
    ],
    through: !fetches,
  };
}
