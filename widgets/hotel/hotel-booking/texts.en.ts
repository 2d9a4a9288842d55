import { partyText } from '#domain/hotel/stay-choice.en.ts';
import type { Twin } from '#base/wording.ts';
import type { Texts } from './texts.ts';

export const texts: Twin<Texts> = {
  formLabel: 'Hotel search',
  travelType: 'Trip type',
  business: 'Business',
  private: 'Private',
  city: 'Destination',
  cityHint: 'City, area, landmark or hotel',
  chooseCity: 'City or place',
  words: 'Keyword',
  wordsHint: 'Area, metro, brand or hotel',
  anywhere: 'Any',
  dates: 'Check-in — check-out',
  people: 'Rooms · guests',
  partyText,
  nights: (nights) => (nights === 1 ? '1 night' : `${nights} nights`),
  search: 'Search hotels',
  searchAgain: 'Search',
  noCity: 'Select a destination',
  recent: 'Recent',
  linkProblems: {
    city: 'The city of the link is not known: select a destination',
    dates: 'The dates of the link are incomplete: changed to dates that can be booked',
    pastDate: 'The check-in of the link is past: changed to today',
    farDate: 'Stays can be booked 180 days ahead: changed to today',
    nights: 'A stay has 1 to 28 nights: changed to 1 night',
    rooms: 'A booking has 1 to 9 rooms: changed to 1 room',
    adults: 'A room has 1 to 6 adults: changed to 1 adult',
    ages: 'The ages of the children in the link are wrong: enter them again',
    travelType: 'The trip type of the link is not known',
    choice: 'Some filters of the link are not known and were left out',
  },
  partFailed: 'Loading failed, check the network',
  retry: 'Try again',
  failedTitle: 'The hotel page could not be loaded',
};
