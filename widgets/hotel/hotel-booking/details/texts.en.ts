import { cancelSentence } from '#domain/hotel/cancel-rule.en.ts';
import { showDate } from '#domain/china-time.en.ts';
import type { Twin } from '#base/wording.ts';
import type { RoomWithRates } from '#contract/hotel.ts';
import { texts as list } from '../list/texts.en.ts';
import type { DetailTexts } from './texts.ts';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** A reason that this version does not know is shown as it was sent. */
function fullNote({ full, fullNote: sent, nextCheckIn }: RoomWithRates): string {
  if (full?.reason === 'guests') return `At most ${counted(full.most, 'guest')} in a room: add rooms or move guests`;
  if (full?.reason === 'few') return `Only ${counted(full.left, 'room')} left of ${full.asked}: book fewer rooms`;
  if (full?.reason === 'rate') return 'No rate for this number of nights';
  if (full?.reason !== 'nights') return sent;
  const none = `Sold out on ${full.days.map((day) => showDate(day)).join(', ')}`;
  return nextCheckIn ? `${none}; ${counted(full.left, 'room')} from ${showDate(nextCheckIn)} on` : none;
}

export const texts: Twin<DetailTexts> = {
  home: 'Hotels',
  way: 'You are here',
  missingTitle: 'This hotel was not found',
  missingText: 'It may not be offered any more. Please choose another one',
  toList: 'See other hotels',
  failedTitle: 'The hotel page could not be loaded',
  retry: 'Try again',
  oldRates: 'Rates not updated: these are those of before',
  agreement: 'Corporate hotel',
  agreementPrice: 'Corporate rate',
  bestOf: (isFree) => (isFree ? 'Lowest with free cancellation' : 'Lowest'),
  metroOf: list.metroOf,
  seeMap: 'Show map',
  mapTitle: 'Location',
  chooseRoom: 'Choose a room',
  allPhotos: (photos) => `All ${photos} pictures`,
  photosOf: (room, photos) => `${room}, all ${photos} pictures`,
  reviews: list.reviews,
  sections: {
    rooms: 'Rooms and rates',
    facilities: 'Facilities',
    reviews: 'Guest reviews',
    around: 'Location',
    rules: 'Good to know',
  },
  reviewMarks: { all: 'All', good: 'Good', fair: 'Fair', poor: 'Poor' },
  latest: (shown) => `Latest ${shown}`,
  noReviews: 'No such reviews lately',
  sectionsLabel: 'Sections of the page',
  quick: {
    breakfast: 'Breakfast',
    freeCancel: 'Free cancellation',
    special: 'Special VAT invoice',
    within: 'Within standard',
  },
  standardOf: 'Standard',
  standardIn: (city) => `Standard in ${city}`,
  approval: { all: ', more needs an approval', some: ', more may need an approval' },
  perRoomNight: ' / room and night',
  priceMode: 'Prices',
  perNight: 'Per night',
  total: 'Total',
  columns: ['Room', 'Breakfast', 'Cancellation', 'Payment', 'Invoice', 'Standard', 'Price'],
  breakfastNames: ['No breakfast', '1 breakfast', '2 breakfasts', '3 breakfasts', '4 breakfasts'],
  breakfastsEach: (breakfasts) => `${breakfasts} each night`,
  noBreakfast: 'Sold at the hotel',
  cancelNames: { free: 'Free cancellation', partial: 'Partly refundable', none: 'Non-refundable' },
  ruleOf: ({ cancel, total, payKind }) => cancelSentence(cancel.steps, total, payKind === 'guarantee'),
  rule: 'Details',
  hideRule: 'Hide',
  payNames: { prepaid: 'Pay now', atHotel: 'Pay at hotel', guarantee: 'Pay at hotel, guaranteed' },
  instant: 'Confirmed at once',
  later: 'Confirmed in 30 min',
  guaranteeNote: (amount) => `First night ¥${amount} paid now`,
  platform: 'Our invoice',
  desk: 'Invoice at the desk',
  special: 'Special VAT',
  average: (total) => `per night · ¥${total} in all`,
  totalOf: (nights, rooms, perNight) =>
    `${counted(nights, 'night')}${rooms > 1 ? `, ${rooms} rooms` : ''} · ¥${perNight} a night`,
  left: list.left,
  book: 'Book',
  bookOf: (room, rate) => `Book ${room}, ${rate}`,
  forbidden: 'Above standard, not bookable',
  merged: (rates) => `Show ${counted(rates, 'more rate')}`,
  hideMerged: 'Show fewer rates',
  nightly: 'Each night',
  nightsTotal: (nights, rooms) => `${counted(nights, 'night')}${rooms > 1 ? ` × ${rooms} rooms` : ''}`,
  overNights: 'Above standard',
  none: 'none',
  minNights: (nights) => `${nights} nights or more`,
  advance: (days) => `${counted(days, 'day')} ahead`,
  fullTitle: 'Sold out',
  fullNote,
  floors: ({ floor, floors }) => {
    if (!floors) return floor;
    const [low, high] = floors;
    return low === high ? `Floor ${low}` : `Floors ${low}–${high}`;
  },
  moveTo: (day) => `Move to ${day}`,
  noRates: 'No rates with these filters',
  clearQuick: 'Clear filters',
  maxGuests: (guests) => `up to ${counted(guests, 'guest')}`,
  area: (area) => `${area} m²`,
  similar: 'Similar hotels nearby with rooms',
  similarText: 'Sold out on these dates',
  opened: (opened, renovated, rooms) =>
    `Opened ${opened}${renovated > opened ? `, renovated ${renovated}` : ''}, ${counted(rooms, 'room')}`,
  phone: 'Telephone',
  around: { metro: 'Metro', landmark: 'Landmark', station: 'Railway', airport: 'Airport' },
  km: (km) => `${km} km`,
  stayBar: (nights, rooms) => `${counted(nights, 'night')}, ${counted(rooms, 'room')}`,
  from: ' and up',
  fromNight: ' / night',
};
