import { showDuration } from '#domain/spans.ts';

/** Words of a ride in one line. */
export const rideTexts = {
  lasts: showDuration,
  daysOn: (nights: number) => `+${nights}天`,
};
