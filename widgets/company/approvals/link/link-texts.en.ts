import type { Twin } from '#base/wording.ts';
import type { linkTexts as chinese } from './link-texts.ts';

export const linkTexts: Twin<typeof chinese> = {
  title: 'Log in with the account of this notice',
  text: (name, own) => `It was sent to ${name}; you are logged in as ${own}.`,
  change: 'Change account',
  toList: 'What I approve',
};
