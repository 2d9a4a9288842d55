import type { Twin } from '#base/wording.ts';
import type { effectTexts as own } from './effect-texts.ts';

const orNone = (value: string): string => value || 'none';
const peopleOf = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

export const effectTexts: Twin<typeof own> = {
  lead: 'Once saved',
  names: { travel: 'Travel standard', car: 'Car standard', approver: 'Approver', costCenter: 'Cost centre' },
  change: (name, { from, to, people }, among) =>
    among
      ? `${name}: ${orNone(from)} → ${orNone(to)}${among > 1 ? ` (${peopleOf(people)})` : ''}`
      : `${name}: ${orNone(to)}`,
  orphan: (what, { before, after }, among) =>
    among > 1
      ? before === after
        ? `${what}: ${peopleOf(after)}, unchanged`
        : `${what}: ${before} → ${peopleOf(after)}`
      : !after
        ? `Solved: ${what}`
        : before
          ? `Still: ${what}`
          : `${what}: to be settled before booking`,
  same: 'Standards, approver and cost centre stay as they are',
};
