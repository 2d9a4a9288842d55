import type { StayChoice } from './stay-choice.ts';

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** `1 room · 2 adults · 1 child`; of several rooms `2 rooms · each 2 adults`. */
export function partyText({ rooms, adults, childAges }: Pick<StayChoice, 'rooms' | 'adults' | 'childAges'>): string {
  const children = childAges.length ? ` · ${counted(childAges.length, 'child', 'children')}` : '';
  return `${counted(rooms, 'room', 'rooms')} · ${rooms > 1 ? 'each ' : ''}${counted(adults, 'adult', 'adults')}${children}`;
}
