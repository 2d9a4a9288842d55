import type { Twin } from '#base/wording.ts';
import type { checklistTexts as chinese } from './checklist-texts.ts';

export const checklistTexts: Twin<typeof chinese> = {
  title: 'Documents',
  sub: 'By passport and stop, point by point; airline and border decide who may travel',
  until: (day, reason) => `Documents have to be valid on ${day}: ${reason}`,
  verified: 'Verified',
  unverified: 'Not verified',
  source: 'Source:',
  unread: 'embassies and airlines have the last word',
  good: (day) => `compared with it, good until ${day}`,
  old: (day) => `checked until ${day}: embassies and airlines have the last word`,
  kinds: { entry: 'Entry', transit: 'Transit', passport: 'Validity', minor: 'Minors' },
  verdicts: { ok: 'Nothing to do', need: 'Needed', check: 'Please check' },
  read: (day) => `as of ${day}`,
  met: 'Met',
  unmet: 'Not met',
  holds: (name, day) => `✓ ${name}: document until ${day}`,
  lacks: (name, day, until) => `✗ ${name}: document until ${day}, before ${until}`,
  visa: 'Visa given',
  hasVisa: (name) => `✓ ${name}: visa given`,
  other: (name, country) => `${name} (nationality: ${country}): this line is not about them, ask the consulate`,
};
