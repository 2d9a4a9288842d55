import type { CarScene } from './names.ts';
import { carScenes } from './names.ts';
import { coverageOf, rowsAt } from './coverage.ts';
import type { CarRow } from './rows.ts';
import { common, isEmptyWeek, joined, noWeek, wholeWeek, without } from './week.ts';
import type { Week } from './week.ts';

/** Rides that were possible and are no more. */
export interface CarLosses {
  /** Hours at which no scene has a row, though there was one before. */
  gap: Week;
  /** Without any ride, though there were some before. */
  scenes: CarScene[];
  /** Hours beside the gap that a scene, which still has others, loses. */
  hours: { scene: CarScene; week: Week }[];
}

const sum = (rows: readonly CarRow[]): Week => rows.reduce((week, row) => joined(week, row.week), noWeek);

/** Hours at which a ride of a scene is possible; a row that names the city counts before one that names none. */
function openAt(rows: readonly CarRow[], scene: CarScene, city: string): Week {
  const all = rowsAt(rows, scene, city);
  const of = (isNamed: boolean, isClosed: boolean) =>
    sum(all.filter((row) => row.cities.length > 0 === isNamed && row.isClosed === isClosed));
  const general = without(of(false, false), of(false, true));
  return joined(without(general, of(true, true)), without(of(true, false), of(true, true)));
}

/** Cities where the rows differ; "": all others. Where every row names its cities the others have none on purpose. */
const citiesOf = (rows: readonly CarRow[]): string[] => {
  const named = [...new Set(rows.flatMap(({ cities }) => cities))];
  return rows.length > 0 && rows.every(({ cities }) => cities.length > 0) ? named : ['', ...named];
};

const gapAt = (rows: readonly CarRow[], city: string): Week =>
  carScenes
    .filter((scene) => rowsAt(rows, scene, city).length > 0)
    .reduce((week, scene) => common(week, coverageOf(rows, scene, city).gap), wholeWeek);

/** Hours without a row of any scene. */
const gapOf = (rows: readonly CarRow[]): Week => gapAt(rows, citiesOf(rows)[0] ?? '');

/** Losses of people who had `before`; null: no standard, so that every ride was possible. */
export function lossesOf(before: readonly CarRow[] | null, after: readonly CarRow[]): CarLosses {
  if (!before) return { gap: gapOf(after), scenes: [], hours: [] };
  const cities = [...new Set([...citiesOf(before), ...citiesOf(after)])];
  const gap = cities.reduce((week, city) => joined(week, without(gapAt(after, city), gapAt(before, city))), noWeek);
  const lost = carScenes.map((scene) => ({
    scene,
    isGone: !after.some((row) => row.scene === scene && !row.isClosed),
    week: cities.reduce(
      (week, city) => joined(week, without(openAt(before, scene, city), openAt(after, scene, city))),
      noWeek,
    ),
  }));
  const some = lost.filter(({ week }) => !isEmptyWeek(week));
  return {
    gap,
    scenes: some.filter(({ isGone }) => isGone).map(({ scene }) => scene),
    hours: some
      .filter(({ isGone }) => !isGone)
      .map(({ scene, week }) => ({ scene, week: without(week, gap) }))
      .filter(({ week }) => !isEmptyWeek(week)),
  };
}

/** Losses of several groups of people as one. */
export function allLosses(groups: readonly CarLosses[]): CarLosses {
  const scenes = carScenes.filter((scene) => groups.some((one) => one.scenes.includes(scene)));
  const hours = carScenes.map((scene) => ({
    scene,
    week: groups
      .flatMap((one) => one.hours)
      .reduce((week, one) => (one.scene === scene ? joined(week, one.week) : week), noWeek),
  }));
  return {
    gap: groups.reduce((week, one) => joined(week, one.gap), noWeek),
    scenes,
    hours: hours.filter(({ week }) => !isEmptyWeek(week)),
  };
}

export const hasLosses = ({ gap, scenes, hours }: CarLosses): boolean =>
  !isEmptyWeek(gap) || scenes.length + hours.length > 0;
