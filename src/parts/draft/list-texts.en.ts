import type { Twin } from '#base/wording.ts';
import type { ListTexts } from './list-texts.ts';

export const listTexts: Twin<ListTexts> = {
  states: {
    all: 'All',
    draft: 'Draft',
    planned: 'Planned',
    active: 'Active',
    over: 'Replaced',
    retired: 'Retired',
  },
  ending: 'Ends soon',
  keyword: 'Search',
  version: (version) => `v${version}`,
  hasDraft: 'Draft open',
  since: (day) => `since ${day}`,
  span: (from, to) => `${from} to ${to}`,
  never: 'never in force',
  more: (names, count) => names.join(', ') + (count ? ` and ${count - names.length} more` : ''),
  and: ', ',
  edit: 'Edit',
  copy: 'Copy',
  retire: 'Retire',
  remove: 'Delete',
  retired: 'Retired',
  removed: 'Deleted',
};
