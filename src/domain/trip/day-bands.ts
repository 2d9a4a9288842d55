/** Quarters of a day, as filters of a list name them. */
export const timeBands = ['00-06', '06-12', '12-18', '18-24'] as const;
export type TimeBand = (typeof timeBands)[number];

/** The quarter of an hour of the day. */
export const bandOfHour = (hour: number): TimeBand => timeBands[Math.floor(hour / 6)] ?? '18-24';
