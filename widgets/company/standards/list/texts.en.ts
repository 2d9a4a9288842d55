import type { Twin } from '#base/wording.ts';
import { listTexts } from '#parts/draft/list-texts.en.ts';
import { endTexts } from '#parts/draft/reach/reach-texts.en.ts';
import type { Texts } from './texts.ts';

export const texts: Twin<Texts> = {
  ...listTexts,
  title: 'Travel policies',
  lead: 'One policy counts for each employee: their own first, then that of the travel level, of the nearest department, and of the company.',
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
  conflict: (subject) => `${subject} also has`,
  other: (name) => name,
  moreConflicts: (count) => `${count} overlaps in all. `,
  wayOut: 'Remove it from one of them, or let this policy take over when you publish.',
  solve: 'Fix it',
  rules: (count) => (count === 1 ? '1 rule' : `${count} rules`),
  copyOf: (name) => `Copy of ${name.slice(0, 32)}`,
  copied: 'Copied as a new draft',
  ...endTexts,
  removeQuestion: (name) => ({
    title: `Delete ${name}`,
    text: 'The draft and all versions are deleted for good. A policy that has judged orders cannot be deleted: retire it instead.',
    yes: 'Delete',
    no: 'Keep',
    kind: 'danger',
  }),
  none: 'No travel policies yet',
  noneText: 'Employees without a policy cannot book on business. Make one, perhaps for the whole company first',
};
