import type { Twin } from '#base/wording.ts';
import { isDocumentHeading } from '#domain/passenger/documents/cert-words.ts';
import { importTexts } from '#parts/import/texts.en.ts';
import type { Texts } from './texts.ts';

const counts = (added: number, updated: number): string =>
  [added && `${added} added`, updated && `${updated} updated`].filter(Boolean).join(', ');
const travellersOf = (count: number): string => `${count} ${count === 1 ? 'traveller' : 'travellers'}`;

export const texts: Twin<Texts> = {
  ...importTexts('travellers'),
  title: 'Import travellers',
  lead: 'Put the list in a sheet, and import several travellers at once',
  steps: ['Upload', 'Check', 'Done'],
  file: 'File of travellers',
  tips: [
    'One traveller a row, with name and document number at least; columns in any order, unknown ones are assigned after the upload',
    'Document numbers as text, or their last digits become 0; two documents of a traveller have a column each',
    'A document that is known updates the traveller; empty cells change nothing',
    'The file is read for this import only and is not kept',
  ],
  soFar: (text) => `Imported: ${text}. The others are not imported yet, you can go on`,
  result: 'Result',
  ignoredMore: (titles) =>
    titles.some(isDocumentHeading) ? 'At most two documents a row; add others to the traveller after the import' : '',
  columns: {
    name: 'Name',
    certificate: 'Document',
    person: 'Birth and sex',
    kind: 'Type and nationality',
    phone: 'Mobile',
  },
  fields: {
    name: 'Name',
    englishName: 'English name',
    certType: 'Document type',
    certNo: 'Document number',
    certValidDate: 'Valid until',
    issueCountry: 'Issued by',
    bornDate: 'Date of birth',
    sex: 'Sex',
    psgType: 'Passenger type',
    nationality: 'Nationality',
    mobilePhone: 'Mobile number',
    otherCertType: 'Second document type',
    otherCertNo: 'Second document number',
    otherCertValidDate: 'Second document valid until',
  },
  sexes: { M: 'Male', F: 'Female' },
  until: (day) => `until ${day}`,
  added: 'New',
  updated: 'Update',
  consent: 'Consent',
  consentTick: 'These travellers agree that their data are kept for bookings',
  guardian: 'Consent of a guardian',
  guardianTick: 'There are children under 14; I am their guardian, or the guardian agrees',
  consentMissing: 'Confirm the consent first',
  guardianMissing: 'The guardian has to agree',
  apply: (count) => (count ? `Import ${travellersOf(count)}` : 'Import'),
  done: (added, updated) => (added + updated ? `Imported: ${counts(added, updated)}` : 'Nothing was imported'),
  noneDone: 'Nothing was imported',
  doneText: counts,
  left: (count) => `${count} ${count === 1 ? 'row is' : 'rows are'} not imported`,
  mend: 'Go on editing',
  downloadLeft: 'Download these rows',
  back: 'Back to travellers',
  next: 'Import another file',
};

export const externalTexts: Twin<Texts> = {
  ...texts,
  title: 'Import guests',
  lead: 'Put the list of visitors in a sheet, and import several guests at once',
  back: 'Back to guests',
};
