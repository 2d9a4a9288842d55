import type { Twin } from '#base/wording.ts';
import { showDuration } from '#domain/spans.en.ts';
import type { chosenTexts as chinese } from './chosen-texts.ts';

export const chosenTexts: Twin<typeof chinese> = {
  departs: (minutes) => `leaves ${showDuration(Math.abs(minutes))} ${minutes > 0 ? 'later' : 'earlier'}`,
  arrives: (minutes) => `arrives ${showDuration(Math.abs(minutes))} ${minutes > 0 ? 'later' : 'earlier'}`,
  lasts: (minutes) => `takes ${showDuration(Math.abs(minutes))} ${minutes > 0 ? 'more' : 'less'}`,
  otherDay: (day) => `leaves on ${day}`,
  sameTimes: 'At the same times as the old train',
  comma: ', ',
  leavesFrom: (station, old) => `The train leaves from ${station}, no longer from ${old}`,
  arrivesAt: (station, old) => `The train arrives at ${station}, no longer at ${old}`,
  tickets: 'Tickets to be changed',
};
