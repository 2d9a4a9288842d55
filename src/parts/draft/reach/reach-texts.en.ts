import type { Twin } from '#base/wording.ts';
import type { Left } from './left-without.ts';
import type { endTexts as EndTexts, reachTexts as Texts } from './reach-texts.ts';

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
  formerOf: (name, people) => `${employees(people)} now under ${name}; under this policy:`,
  nobody: 'Applies to nobody yet: select them before you publish.',
  assignNow: 'Select now',
};

/** ` (General 97)`: the policies that people go to. */
export const fallbacks = ({ next = [] }: Left): string =>
  next.length ? ` (${next.map(({ name, people }) => `${name} ${people}`).join(', ')})` : '';

export const endTexts: Twin<typeof EndTexts> = {
  retireQuestion: (name, left) => ({
    title: left?.without ? `Retire ${name}: ${left.without} cannot book on business` : `Retire ${name}`,
    text: [
      'It no longer applies from tomorrow.',
      left && left.elsewhere > 0 && `Employees who go to another policy: ${left.elsewhere}${fallbacks(left)}.`,
      left && left.without > 0 && `Employees who have no other one and cannot book on business: ${left.without}.`,
      !left && 'Employees without another policy cannot book on business.',
      'Orders already made stay as they are.',
    ]
      .filter(Boolean)
      .join(' '),
    yes: left?.without ? 'Retire anyway' : 'Retire',
    no: 'Keep',
    kind: 'danger',
  }),
};
