import type { SeatClass } from './seat-classes.ts';

export const seatClassNames: Readonly<Record<SeatClass, string>> = {
  business: 'Business class',
  premium: 'Premium first class',
  first: 'First class',
  second: 'Second class',
  deluxeSleeper: 'Deluxe sleeper',
  softSleeper: 'Soft sleeper',
  bulletSleeper: 'Bullet train sleeper',
  hardSleeper: 'Hard sleeper',
  softSeat: 'Soft seat',
  hardSeat: 'Hard seat',
  standing: 'No seat',
};
