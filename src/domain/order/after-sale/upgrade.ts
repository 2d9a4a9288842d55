import { cabinNames } from '../../flight/list/list-flight.ts';

type CabinClass = keyof typeof cabinNames;

const heights: Readonly<Record<CabinClass, number>> = { Y: 0, W: 1, C: 2, F: 3 };

/** A seat of a higher class than the one that is held. */
export const isUpgrade = (from: CabinClass, to: CabinClass): boolean => heights[to] > heights[from];

interface Rule {
  baggageKg: number;
  freeChanges: number;
}

/** Benefits of the higher class of the same flight: `公务舱 · 托运行李 20 → 30 kg`. */
export function upgradeText(cabinClass: CabinClass, old: Rule, fresh: Rule | undefined): string {
  const gains = [cabinNames[cabinClass]];
  if (fresh && fresh.baggageKg > old.baggageKg) gains.push(`托运行李 ${old.baggageKg} → ${fresh.baggageKg} kg`);
  if (fresh && fresh.freeChanges > old.freeChanges) gains.push(`免费改期 ${fresh.freeChanges} 次`);
  return gains.join(' · ');
}
