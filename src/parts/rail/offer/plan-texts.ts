/** Words of an order of several trains, or of several seats on one. */
export const planTexts = {
  plan: (trains: number) => `${trains} 程联程，全部占到才出票`,
  seatChanges: (changes: number) => `换座 ${changes} 次`,
};
