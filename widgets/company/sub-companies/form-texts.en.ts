import type { Twin } from '#base/wording.ts';
import type { Texts } from './form-texts.ts';

export const formTexts: Twin<Texts> = {
  acts: 'Activity',
  addTitle: 'New subsidiary',
  addLead: 'Name an administrator, who logs in by SMS with the mobile number and sets a password',
  renameTitle: 'Rename company',
  bindTitle: 'Bind a company',
  bindLead: 'The company makes a code under Subsidiaries. It is bound once it agrees',
  name: 'Name of the company',
  adminName: 'Administrator',
  mobilePhone: 'Mobile number of the administrator',
  codeField: 'Code',
  codeHint: '8 letters and digits',
  saved: 'Saved',
  asked: 'Request sent, waiting for their consent',
  nameMissing: 'A name has 2 to 40 characters',
  adminMissing: 'Enter the name of the administrator',
  phoneMissing: 'Enter a valid mobile number',
  codeMissing: 'A code has 8 letters and digits',
  actColumns: { time: 'Time', by: 'By', text: 'Action' },
  actsNone: 'No activity yet',
};
