import type { Twin } from '#base/wording.ts';
import type { RoundTexts } from './texts.ts';

export const roundTexts: Twin<RoundTexts> = {
  title: 'Submissions',
  round: (number) => `No. ${number}`,
  states: {
    approving: 'In approval',
    approved: 'Approved',
    refused: 'Rejected',
    withdrawn: 'Withdrawn',
    expired: 'Expired',
  },
  current: 'Shown',
  open: 'Open',
  openLabel: (number) => `Open submission ${number}`,
  former: (number, latest) => `This is submission ${number}, to read only; the latest is ${latest}`,
  again: (number, state, why) => `This is submission ${number}; the one before: ${state}, ${why}`,
  toLatest: 'See the latest',
  next: (number) => `Changed in submission ${number}`,
  nextSub: 'Only what differs',
  same: 'Both submissions ask for the same',
  item: 'Item',
  before: (number) => `No. ${number}`,
  by: 'Change',
};
