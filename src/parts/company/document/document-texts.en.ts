import type { Twin } from '#base/wording.ts';
import type { documentTexts as own } from './document-texts.ts';

export const documentTexts: Twin<typeof own> = {
  title: (name) => `Document of ${name}`,
  certType: 'Document type',
  certNo: 'Document number',
  certValidDate: 'Valid until',
  issueCountry: 'Issued by',
  englishName: 'Name in Latin letters',
  englishNameHint: 'LAST/FIRST as on the document, like ZHANG/SAN',
  bornDate: 'Date of birth',
  bornForm: 'Like 1990-05-01',
  sex: 'Sex',
  sexes: { M: 'Male', F: 'Female' },
  consent: 'Consent',
  consentTick: 'The employee agrees that the company keeps this document for bookings',
  replaces: 'Replaces the document of this type that is kept now',
  cancel: 'Cancel',
  save: 'Save document',
};
