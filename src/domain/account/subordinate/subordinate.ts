import { levelNames } from '../../menu/level-names.ts';
import type { LevelKey } from '../level.ts';
import { profitShare } from '../../income/income-rules.ts';

/** Kinds of members that a distributor (40) and an operator (50) may have below them. */
const typesBelow: Readonly<Partial<Record<number, readonly number[]>>> = {
  40: [30, 20, 10],
  50: [40, 30, 20, 10],
};

export const typesOf = (superiorType: number): readonly number[] => typesBelow[superiorType] ?? [];

/** Distributors and operators have subordinates; others only recommend. */
export const hasSubordinates = (memberType: number): boolean => memberType in typesBelow;

export const typeName = (memberType: number): string => levelNames[String(memberType) as LevelKey] ?? '会员';

/** Thousandths of the fare that a superior earns on private orders of direct subordinates, by the superior's member type. */
export const ownRate = (superiorType: number): number => profitShare[superiorType] ?? 0;

/** `15` → `1.5%` */
export const showRate = (permille: number): string => `${(permille / 10).toFixed(1)}%`;
