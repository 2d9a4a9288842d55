import type { Twin } from '#base/wording.ts';
import { reachTexts } from '#parts/draft/reach/reach-texts.en.ts';
import type { PublishTexts } from './publish-texts.ts';

export const publishTexts: Twin<PublishTexts> = {
  title: (name) => `Publish ${name}`,
  ...reachTexts,
  from: 'First day',
  first: 'This is the first version',
  change: { added: 'Added', removed: 'Removed', changed: 'Changed' },
  noChanges: 'The rules are those of the version that counts',
  subject: (name) => `Applies to ${name}`,
  wholeCompany: 'The whole company',
  night: 'Way home at night',
  others: 'Rules with other conditions',
  noteAsked: 'Note on this version (optional)',
  cancel: 'Cancel',
  publish: 'Publish',
};
