import type { Twin } from '#base/wording.ts';
import type { HurryTexts } from './texts.ts';

export const hurryTexts: Twin<HurryTexts> = {
  up: (name, to) => `Hand up from ${name} to ${to}`,
  beside: (name, to) => `Ask ${to} as well as ${name}`,
  deputy: (name, of) => `${name} (for ${of})`,
  ends: (moment) => `decided about ${moment}`,
  held: (kind, until, end) =>
    `${kind === 'order' ? 'Held until' : 'Lapses'} ${until}${end && `; expected decision ${end}`}. One more approver takes longer: without a decision by then it is cancelled`,
  once: 'Each step can be hurried once; those concerned are told',
  done: 'Hurried',
};
