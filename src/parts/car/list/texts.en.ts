import type { Twin } from '#base/wording.ts';
import { rowInWords } from '#domain/car/words.en.ts';
import { listTexts } from '../../draft/list-texts.en.ts';
import { fallbacks } from '../../draft/reach/reach-texts.en.ts';
import type { Texts } from './texts.ts';

export const texts: Omit<Twin<Texts>, 'sentencesOf'> & Pick<Texts, 'sentencesOf'> = {
  ...listTexts,
  title: 'Car policies',
  lead: 'One car policy counts for each employee: their own first, then that of the travel level, of the nearest department, and of the company.',
  add: 'New policy',
  noneOf: {
    draft: 'No drafts',
    planned: 'No planned policies',
    active: 'No active policies',
    over: 'No replaced policies',
    retired: 'No retired policies',
  },
  keywordHint: 'Name of a policy',
  columns: { name: 'Policy', state: 'State', assigned: 'Applies to', rules: 'Rules', changed: 'Last change' },
  people: (count) => `${count === 1 ? '1 employee' : `${count} employees`} today`,
  nobody: 'Not assigned',
  conflict: (names) => `Overlaps with ${names}`,
  noRules: 'No rules yet',
  moreRules: (count) => `${count} rules in all`,
  sentencesOf: ({ rows }, say) => rows.map((row) => rowInWords(row, say)),
  enable: 'Activate',
  disable: 'Retire',
  disableQuestion: (name, left) => ({
    title: `Retire ${name}`,
    text: [
      left && left.elsewhere > 0 && `Employees who go to another car policy: ${left.elsewhere}${fallbacks(left)}.`,
      left &&
        left.without > 0 &&
        `Employees left without one, whose rides are recorded and not judged, and paid by the company: ${left.without}.`,
      !left && 'Rides of employees without another car policy are recorded and not judged, and paid by the company.',
      'Records are kept.',
    ]
      .filter(Boolean)
      .join(' '),
    yes: 'Retire',
  }),
  disabled: 'Retired',
  enabled: 'Active now',
  removeQuestion: (name) => ({
    title: `Delete ${name}`,
    text: 'Deleted for good. A policy that is active or has judged rides cannot be deleted.',
    yes: 'Delete',
    kind: 'danger',
  }),
  none: 'No car policies yet',
  noneText: 'Set occasions, hours, cities, car classes and amounts, and every ride is judged',
};
