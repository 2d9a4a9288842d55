import type { LevelKey } from '#domain/account/level.ts';
import type { OrderFilters } from './orders.ts';
import type { TabTexts } from './texts.ts';

/** Owners that a member may ask for; none for members who see only their own orders. */
export function ownersOf(level: LevelKey, texts: TabTexts): { value: OrderFilters['owner']; label: string }[] {
  if (level === '70') return optionsOf(texts.owners);
  return seesSubordinates(level) ? optionsOf(texts.superiorOwners) : [];
}

/** Distributors and operators have subordinates. */
export const seesSubordinates = (level: LevelKey): boolean => level === '40' || level === '50';

/** Options of a choice from their names. */
export const optionsOf = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  (Object.entries(names) as [Value, string][]).map(([value, label]) => ({ value, label }));
