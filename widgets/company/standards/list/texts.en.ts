import type { Twin } from '#base/wording.ts';
import { listTexts } from '#parts/draft/list-texts.en.ts';
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
  retireQuestion: (name, left) => ({
    title: left?.without ? `Retire ${name}: ${left.without} cannot book on business` : `Retire ${name}`,
    text: [
      'It no longer applies from tomorrow.',
      left && left.elsewhere > 0 && `Employees who go to another policy: ${left.elsewhere}.`,
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
