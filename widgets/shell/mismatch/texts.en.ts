import type { Twin } from '#base/wording.ts';
import type { texts as chinese } from './texts.ts';

export const texts: Twin<typeof chinese> = {
  unknownTitle: 'Page not found',
  appTitle: 'This link is wrong',
  refusedTitle: 'This page cannot be opened',
  unknownText: 'There is no such page. Please check the address.',
  back: 'Back',
  home: 'Home',
  start: 'Dashboard',
  help: 'Need help? Call',
};
