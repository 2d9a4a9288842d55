/** Words that every page about train rides has. */
export const rideTexts = {
  begins: '始',
  ends: '终',
  passes: '过',
  nextDays: (nights: number) => `+${nights}天`,
  ride: (at: number) => `第 ${at} 程`,
} as const;
