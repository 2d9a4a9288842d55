import type { Twin } from '#base/wording.ts';
import { isEmptyWeek, minutesOf } from '#domain/car/week.ts';
import { reachTexts } from '#parts/draft/reach/reach-texts.en.ts';
import type { PublishTexts } from './publish-texts.ts';

export const publishTexts: Twin<PublishTexts> = {
  title: (name) => `Publish ${name}`,
  ...reachTexts,
  from: 'First day',
  first: 'This is the first version; no car policy applied until now',
  losses: ({ gap, scenes, hours }, nameOf, { hours: hoursOf, weekWords }) => [
    ...(isEmptyWeek(gap) ? [] : [`Gap of ${hoursOf(minutesOf(gap))}, ${weekWords(gap)}: rides are refused`]),
    ...(scenes.length ? [`Occasions without rides: ${scenes.map(nameOf).join(', ')}`] : []),
    ...hours.map(({ scene, week }) => `${nameOf(scene)}, no rides any more: ${weekWords(week)}`),
  ],
  sure: 'Publish even though these rides are no longer possible',
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
