import type { Twin } from '#base/wording.ts';
import type { ActTexts } from './act-texts.ts';

export const actTexts: Twin<ActTexts> = {
  edit: 'Go on',
  withdraw: 'Withdraw',
  withdrawChange: 'Withdraw change',
  copy: 'Copy',
  modify: 'Change',
  remove: 'Delete',
  discard: 'Discard change',
  close: 'Close',
  book: 'Book',
  urge: 'Remind',
  look: 'View',

  withdrawQuestion: (reason) => ({
    title: 'Withdraw this request?',
    text: `The approval of “${reason}” stops. You can edit it and submit it again.`,
    yes: 'Withdraw',
    no: 'Keep',
  }),
  withdrawChangeQuestion: (reason) => ({
    title: 'Withdraw this change?',
    text: `The change of “${reason}” is not approved any further. You can edit it and submit it again; the approved version stays as it is.`,
    yes: 'Withdraw',
    no: 'Keep',
  }),
  withdrawn: 'Withdrawn. You can edit it and submit it again',
  submitted: (no) => (no ? `Submitted as ${no}` : 'Submitted'),
  removeQuestion: (reason) => ({
    title: 'Delete this draft?',
    text: reason ? `“${reason}” is deleted for good.` : 'This draft is deleted for good.',
    yes: 'Delete',
    no: 'Keep',
    kind: 'danger',
  }),
  removed: 'Draft deleted',
  discardQuestion: (reason) => ({
    title: 'Discard this change?',
    text: `The change of “${reason}” is deleted; the approved version stays as it is.`,
    yes: 'Discard',
    no: 'Keep',
    kind: 'danger',
  }),
  discarded: 'Change discarded',
  closeQuestion: (reason) => ({
    title: 'Close this request?',
    text: `Nothing more can be booked from “${reason}”. Its orders stay as they are.`,
    yes: 'Close request',
    no: 'Keep',
    kind: 'danger',
  }),
  closed: 'Request closed',
  urged: (names) => (names.length ? `${names.join(', ')} reminded` : 'Approvers reminded'),
};
