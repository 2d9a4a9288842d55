import { carClassNames, carClasses, carSceneNames, carScenes } from './classes.ts';
import type { CarClass, CarScene } from './classes.ts';

export { carClasses, carClassNames, carScenes, carSceneNames };
export type { CarClass, CarScene };

/** First hours of the parts of a day, by which reports count rides. */
const rideBands = [0, 6, 9, 18, 22] as const;

/** Key of a part of the day, beside the days in advance of other products: `118` begins at 18:00. */
export const rideBandOf = (hour: number): string => String(100 + (rideBands.findLast((first) => first <= hour) ?? 0));

/** `18–22 点` by its key. */
export const rideBandNames: Readonly<Record<string, string>> = Object.fromEntries(
  rideBands.map((first, at) => [String(100 + first), `${first}–${rideBands[at + 1] ?? 24} 点`]),
);
