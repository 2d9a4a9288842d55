import type { productWords as chinese } from './words.ts';

/** As of the Chinese reports: a room for a night stands where a ticket does, the first that fits counts. */
const hotelWords: Readonly<Record<string, string>> = {
  'Order no., passenger or flight': 'Order no., guest or hotel',
  'once tickets are issued, changed or refunded': 'once stays end or are cancelled',
  'See late tickets': 'See late bookings',
  'issued less than': 'booked less than',
  'Ticketed spend': 'Room spend',
  'ticketed spend': 'room spend',
  Tickets: 'Nights',
  tickets: 'nights',
  ticket: 'night',
  'Base fare': 'Room price',
  fares: 'rates',
  fare: 'rate',
  Fare: 'Rate',
  Issued: 'Check-out',
  Ticketing: 'Check-out',
  issued: 'booked',
  refunded: 'cancelled',
  Refunds: 'Cancellations',
  Refunded: 'Cancelled',
  Refund: 'Cancellation',
  routes: 'cities',
  route: 'city',
  Route: 'City',
  Airline: 'Hotel',
  Cabin: 'Stars',
  Passenger: 'Guest',
  Departs: 'Check-in',
  Trip: 'Hotel',
};

/** The letter of a train stands where an airline does, the class of its seats where a cabin does. */
const trainWords: Readonly<Record<string, string>> = {
  'Order no., passenger or flight': 'Order no., passenger or train',
  'Base fare': 'Fare',
  Airline: 'Train type',
  Cabin: 'Class',
};

/** The scene stands where an airline does, the class of the car where a cabin does. */
const carWords: Readonly<Record<string, string>> = {
  'Order no., passenger or flight': 'Ride no., rider or place',
  'once tickets are issued, changed or refunded': 'once employees take rides',
  'Days ahead': 'Time of day',
  'issued less than': 'taken less than',
  'Ticketed spend': 'Ride spend',
  'ticketed spend': 'ride spend',
  Tickets: 'Rides',
  tickets: 'rides',
  ticket: 'ride',
  'Base fare': 'Fare',
  Issued: 'Ride',
  Ticketing: 'Ride',
  routes: 'cities',
  route: 'city',
  Route: 'City',
  Airline: 'Scene',
  Cabin: 'Car class',
  Passenger: 'Rider',
  'Booked by': 'Rider',
  Departs: 'Pick-up',
};

export const productWords: typeof chinese = { hotel: hotelWords, train: trainWords, car: carWords };
