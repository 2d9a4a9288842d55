import type { Twin } from '#base/wording.ts';
import type { outOfReachTexts as chinese } from './out-of-reach-texts.ts';

export const outOfReachTexts: Twin<typeof chinese> = {
  flight: {
    brokenTitle: 'This flight is gone',
    brokenText: 'The link is incomplete or too old, choose a flight again',
    refusedTitle: 'This flight cannot be booked',
    failedTitle: 'The price could not be checked',
  },
  intl: {
    brokenTitle: 'This flight is gone',
    brokenText: 'Choose a flight again',
    refusedTitle: 'This trip cannot be booked',
    failedTitle: 'The price could not be checked',
  },
  hotel: {
    brokenTitle: 'This room is gone',
    brokenText: 'The link is incomplete or too old, choose a hotel and a room again',
    refusedTitle: 'This room cannot be booked',
    failedTitle: 'Rooms and price could not be checked',
  },
  train: {
    brokenTitle: 'This train is gone',
    brokenText: 'The link is incomplete or too old, choose a train and a class again',
    refusedTitle: 'This train cannot be booked',
    failedTitle: 'Seats and price could not be checked',
  },
};
