import type { CarClass, CarScene } from './classes.ts';

export const carSceneNames: Readonly<Record<CarScene, string>> = {
  city: 'Business in town',
  overtime: 'Overtime',
  duty: 'On duty',
  trip: 'Business trip',
  transfer: 'Airport transfer',
  other: 'Other',
};
export const carClassNames: Readonly<Record<CarClass, string>> = {
  taxi: 'Taxi',
  express: 'Economy car',
  comfort: 'Comfort car',
  business: 'Van',
  luxury: 'Luxury car',
};
