/** What a ride is for. */
export const carScenes = ['city', 'overtime', 'duty', 'trip', 'transfer', 'other'] as const;
export type CarScene = (typeof carScenes)[number];
export const carSceneNames: Readonly<Record<CarScene, string>> = {
  city: '市内公务',
  overtime: '加班',
  duty: '值班',
  trip: '差旅',
  transfer: '接送机',
  other: '其他',
};

/** From the simplest to the dearest. */
export const carClasses = ['taxi', 'express', 'comfort', 'business', 'luxury'] as const;
export type CarClass = (typeof carClasses)[number];
export const carClassNames: Readonly<Record<CarClass, string>> = {
  taxi: '出租车',
  express: '快车',
  comfort: '专车',
  business: '商务车',
  luxury: '豪华车',
};

/** Hundredths of an express ride's price for the same way: an estimate of ours, to name a cheaper choice. */
export const carClassRates: Readonly<Record<CarClass, number>> = {
  taxi: 108,
  express: 100,
  comfort: 148,
  business: 185,
  luxury: 260,
};

/** First hours of the parts of a day, by which reports count rides. */
export const rideBands = [0, 6, 9, 18, 22] as const;

/** Key of a part of the day, beside the days in advance of other products: `118` begins at 18:00. */
export const rideBandOf = (hour: number): string => String(100 + (rideBands.findLast((first) => first <= hour) ?? 0));

/** `18:00–22:00` by its key. */
export const rideBandNames: Readonly<Record<string, string>> = Object.fromEntries(
  rideBands.map((first, at) => [String(100 + first), `${first}–${rideBands[at + 1] ?? 24} 点`]),
);
