import type { Twin } from '#base/wording.ts';
import type { reachTexts as Texts } from './reach-texts.ts';

const employees = (count: number): string => (count === 1 ? '1 employee' : `${count} employees`);

export const reachTexts: Twin<typeof Texts> = {
  publishLead: (day, people) =>
    `From ${day} on it applies to ${employees(people)}. Orders already made keep their version.`,
  publishDay: (day) => `It applies from ${day} on. Orders already made keep their version.`,
  reachLeft: (elsewhere, without) =>
    [
      elsewhere > 0 && `${employees(elsewhere)} will use another policy`,
      without > 0 && `${employees(without)} will have none`,
    ]
      .filter(Boolean)
      .join(', '),
  nobody: 'Applies to nobody yet: select them before you publish.',
  assignNow: 'Select now',
};
