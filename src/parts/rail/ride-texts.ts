import { showDuration } from '#domain/spans.ts';

/** Words of a ride in one line. */
export const rideTexts = {
  /** Names of places are longer than Chinese ones. */
  isLong: false as boolean,
  lasts: showDuration,
  daysOn: (nights: number) => `+${nights}天`,
};
