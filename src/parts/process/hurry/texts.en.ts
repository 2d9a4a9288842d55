import type { Twin } from '#base/wording.ts';
import type { HurryTexts } from './texts.ts';

export const hurryTexts: Twin<HurryTexts> = {
  up: (name, to) => `Hand up from ${name} to ${to}`,
  beside: (name, to) => `Ask ${to} as well as ${name}`,
  deputy: (name, of) => `${name} (for ${of})`,
  ends: (moment) => `decided about ${moment}`,
  once: 'Each step can be hurried once; those concerned are told',
  done: 'Hurried',
};
