import type { Twin } from '#base/wording.ts';
import type { pickerTexts } from './picker-texts.ts';

export const texts: Twin<typeof pickerTexts> = {
  kinds: {
    city: 'City',
    district: 'District',
    area: 'Area',
    metro: 'Metro station',
    landmark: 'Landmark',
    airport: 'Airport',
    brand: 'Brand',
    hotel: 'Hotel',
  },
  noteOf({ kind, note, cityName, lines, centreKm }, say) {
    if (kind === 'hotel') return note;
    if (kind === 'city') return 'City';
    const city = say(cityName);
    if (kind === 'metro' && lines?.length) return `${city} · Line ${lines.join('/')}`;
    return kind === 'airport' && centreKm !== undefined ? `${city} · ${centreKm} km from the centre` : city;
  },
  typeCity: 'City, area, landmark or hotel, in pinyin',
  typeWords: 'Area, metro station, brand or hotel',
  recent: 'Recent',
  reviewsOf: (reviews) => `${reviews.toLocaleString('en-US')} reviews`,
  hot: 'Popular cities',
  areas: 'Popular areas',
  landmarks: 'Popular landmarks',
  popular: 'Popular hotels',
  popularCity: 'City',
  popularAll: (city) => `All hotels in ${city}`,
  fromNight: ' / night',
  none: 'Nothing found, try other words',
  failed: 'No suggestions at the moment, you can search by these words',
  searchWords: (words) => `Search for “${words}”`,
  anywhere: 'Any',
  hotels: (hotels) => (hotels === 1 ? '1 hotel' : `${hotels} hotels`),
  datesTitle: 'Check-in and check-out',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  chooseOut: 'Select the check-out',
  late: 'Arriving before 6:00? Select the night before',
  tooLong: (nights) => `At most ${nights} nights: select an earlier check-out`,
  done: 'Done',
  nights: (nights) => (nights === 1 ? '1 night' : `${nights} nights`),
  peopleTitle: 'Rooms and guests',
  rooms: 'Rooms',
  roomsHint: 'Up to 9 in a booking',
  adults: 'Adults',
  adultsHint: 'In each room',
  children: 'Children',
  childrenHint: 'In each room, aged 0 to 17',
  child: (nth) => `Child ${nth}`,
  ageOf: (nth) => `Age of child ${nth}`,
  chooseAge: 'Age',
  age: (age) => (age ? String(age) : 'Under 1'),
  agesMissing: 'Enter the age of each child: prices and beds depend on it',
};
