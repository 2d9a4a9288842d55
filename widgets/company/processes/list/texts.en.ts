import type { Twin } from '#base/wording.ts';
import { listTexts } from '#parts/draft/list-texts.en.ts';
import type { Texts } from './texts.ts';

export const texts: Twin<Texts> = {
  ...listTexts,
  title: 'Approval flows',
  lead: 'A request goes through one flow: the one with the nearest scope, of equal ones the first; where none applies, the default one of its type.',
  add: 'New flow',
  roles: 'Approver roles',
  arrange: 'Change order',
  kinds: 'Type',
  allKinds: 'All types',
  noneOf: { draft: 'No drafts', active: 'No active flows', retired: 'No retired flows' },
  keywordHint: 'Name of the flow',
  columns: { name: 'Flow', kind: 'Type', state: 'Status', scope: 'Applies to', nodes: 'Steps', changed: 'Edited' },
  isDefault: 'Default',
  defaultScope: 'Where no other applies',
  everybody: 'All people, all products',
  nodes: (count) => (count === 1 ? '1 step' : `${count} steps`),
  running: (count) => `${count} in approval`,
  copyOf: (name) => `${name.slice(0, 34)} copy`,
  copied: 'Copied as a new draft',
  retireQuestion: (name, running) => ({
    title: `Retire “${name}”?`,
    text: `New requests go through another flow that applies, or the default one.${running ? ` The ${running} in approval go on with this one.` : ''}`,
    yes: 'Retire',
    no: 'Keep',
    kind: 'danger',
  }),
  removeQuestion: (name) => ({
    title: `Delete “${name}”?`,
    text: 'Its draft and all versions are deleted for good. A flow that has decided requests cannot be deleted: retire it instead.',
    yes: 'Delete',
    no: 'Keep',
    kind: 'danger',
  }),
  none: 'No approval flows yet',
  noneText: 'Without a flow, requests go to the company admin. Make one: it begins with the line manager',
};
