import type { SeatClass } from './seat-classes.ts';

export const seatClassNames: Readonly<Record<SeatClass, string>> = {
  business: 'Business class',
  first: 'First class',
  second: 'Second class',
  deluxeSleeper: 'Deluxe sleeper',
  softSleeper: 'Soft sleeper',
  hardSleeper: 'Hard sleeper',
  softSeat: 'Soft seat',
  hardSeat: 'Hard seat',
  standing: 'No seat',
};
