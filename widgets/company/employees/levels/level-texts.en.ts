import type { Twin } from '#base/wording.ts';
import type { levelTexts as own } from './level-texts.ts';

export const levelTexts: Twin<typeof own> = {
  title: 'Travel levels',
  lead: 'A level decides whether trips, costs, changes and bookings out of policy need approval',
  add: 'Add level',
  edit: 'Edit',
  remove: 'Delete',
  inUse: 'In use, cannot be deleted',
  people: (count) => (count === 1 ? '1 employee' : `${count} employees`),
  none: 'No levels yet. Add one and assign it to employees',
  noFlags: 'No approval needed, nothing out of policy',
  name: 'Name',
  rank: 'Rank',
  rankHint: '1 is the lowest',
  rankFault: 'A whole number from 1 to 99',
  overFault: 'Allow bookings out of policy first',
  flags: {
    approveFlag: 'Trips need a request first',
    feeFlag: 'Costs need approval',
    changeApprove: 'Changes and refunds need approval',
    overproof: 'May book out of policy',
    overApprove: 'Out of policy needs approval',
  },
  rules: 'Approval and policy',
  removeQuestion: (name) => ({
    title: 'Delete level',
    text: `Delete ${name}?`,
    yes: 'Delete',
    no: 'Keep',
    kind: 'danger',
  }),
  removed: 'Level deleted',
  saved: 'Saved',
  cancel: 'Cancel',
  save: 'Save',
};
