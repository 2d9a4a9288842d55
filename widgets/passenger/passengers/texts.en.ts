import type { Twin } from '#base/wording.ts';
import type { Texts } from './texts.ts';

export const texts: Twin<Texts> = {
  title: 'Travellers',
  add: 'New traveller',
  import: 'Import',
  keyword: 'Search',
  keywordHint: 'Name, pinyin, last 4 of a document',
  groups: { all: 'All', own: 'Added by me', company: 'Colleagues', attention: 'To do' },
  relation: 'Group',
  allRelations: 'All groups',
  relations: { family: 'Family', friend: 'Friend', colleague: 'Colleague', client: 'Client' },
  person: 'Traveller',
  self: 'You',
  years: (age) => ` ${age}`,
  documents: 'Documents',
  guest: 'Host and reason',
  noHost: 'Host has left',
  addedBy: (name) => `Added by ${name}`,
  noExpiry: 'no expiry recorded',
  over: (day) => `Expired ${day}`,
  noDocuments: 'No documents',
  reveal: 'Show',
  revealOf: (name, document) => `Show the ${document} number of ${name}`,
  edit: 'Edit',
  remove: 'Delete',
  removeQuestion: (name) => ({
    title: 'Delete traveller',
    text: `Data and documents of ${name} are deleted; orders that are over stay. With open orders this is not possible. Delete?`,
    yes: 'Delete',
    no: 'Keep',
    kind: 'danger',
  }),
  removed: 'Deleted',
  none: 'No travellers yet',
  noneText: 'Save those who travel often, and select them when you book',
};

export const externalTexts: Twin<Texts> = {
  ...texts,
  title: 'Guests',
  add: 'New guest',
  keywordHint: 'Name, pinyin, host, last 4',
  person: 'Guest',
  removeQuestion: (name) => ({ ...texts.removeQuestion(name), title: 'Delete guest' }),
  none: 'No guests yet',
  noneText: 'Save visitors and candidates; colleagues can select them for business trips',
};
