import type { Found } from './finding.ts';

/** What the page has been told of once, by the console (src/entries/extras/deprecated.ts). */
export function checkDeprecated(found: Found): void {
  for (const { name } of performance.getEntriesByType('mark')) {
    const [, said] = name.split('travel-embed:deprecated ');
    if (said) found('deprecated', said);
  }
}
