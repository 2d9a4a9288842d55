/** Scenes and classes of rides, as standards and reports name them. */
export const carScenes = ['city', 'overtime', 'duty', 'trip', 'transfer', 'other'] as const;
export type CarScene = (typeof carScenes)[number];
/** Classes of cars from the lowest to the highest. */
export const carClasses = ['taxi', 'express', 'comfort', 'business', 'luxury'] as const;
export type CarClass = (typeof carClasses)[number];

export const carSceneNames: Readonly<Record<CarScene, string>> = {
  city: '市内公务',
  overtime: '加班',
  duty: '值班',
  trip: '差旅',
  transfer: '接送机',
  other: '其他',
};
export const carClassNames: Readonly<Record<CarClass, string>> = {
  taxi: '出租车',
  express: '快车',
  comfort: '专车',
  business: '商务车',
  luxury: '豪华车',
};
