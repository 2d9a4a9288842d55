import type { Client } from '#api/client.ts';
import { importAgain } from '#base/import-again.ts';
import { newerWording, olderWording } from './login-wording.en.ts';
import { fareWords } from '#domain/flight/fare-choice.en.ts';
import { barTexts, complyTexts, forWhomTexts } from '#widgets/booking-words.en.ts';
import { calendarWords } from '#ui/calendar/calendar-words.en.ts';
import { troubleTexts } from '#runtime/messages/trouble-texts.en.ts';
import { words } from '#ui/base/words.en.ts';
import type { Sentence } from './sentences.ts';
import { texts as login } from '#widgets/account/login/texts.en.ts';
import { texts as loginClassic } from '#widgets/account/login-classic/texts.en.ts';
import { texts as footTexts } from '#widgets/flight/flight-search/form/foot-texts.en.ts';
import { texts as pickerTexts } from '#widgets/flight/flight-search/form/picker-texts.en.ts';
import { flightListTexts as resultTexts } from '#widgets/english.ts';
import { texts as searchTexts } from '#widgets/flight/flight-search/texts.en.ts';

/** Words that one widget has for itself. */
export interface OwnWords {
  /** As `english` below; `nameOf` is the widget's `say`. */
  tables(nameOf: (name: string) => string): Readonly<Record<string, object>>;
  /** Chinese → English, before the words of all widgets. */
  names?: Pick<ReadonlyMap<string, string>, 'get'>;
  /** Texts that the domain and the provider make of names, numbers and data. */
  sentences?: readonly Sentence[];
}

/** Of widgets whose words come in a chunk of their own. */
export const ownWords: Readonly<Record<string, (client: Client) => Promise<OwnWords>>> = {
  'hotel-booking': () => importAgain(() => import('./hotel.ts')).then(({ hotelWords }) => hotelWords()),
  'order-list': (client) => importAgain(() => import('./orders.ts')).then(({ orderWords }) => orderWords(client)),
  wallet: (client) => importAgain(() => import('./account/wallet.ts')).then(({ walletWords }) => walletWords(client)),
  'account-centre': (client) =>
    importAgain(() => import('./account/centre.ts')).then(({ centreWords }) => centreWords(client)),
  'train-booking': (client) => importAgain(() => import('./rail.ts')).then(({ railWords }) => railWords(client)),
};

/** Widgets whose words are all in English; the others stay Chinese as a whole. */
export const inEnglish: ReadonlySet<string> = new Set([
  'flight-search',
  'login',
  'login-classic',
  ...Object.keys(ownWords),
]);

/** The tables by the name that they are read by (`useTexts`, `useWorded`). One name may have several, of different files. */
export const english: Readonly<Record<string, object>> = {
  controls: words,
  calendar: calendarWords,
  trouble: troubleTexts,
  login,
  'login-newer': newerWording,
  'login-classic': loginClassic,
  'login-older': olderWording,
  'flight-search': { ...resultTexts, ...footTexts, ...pickerTexts, ...searchTexts },
  'flight-fares': fareWords,
  'application-bar': barTexts,
  'for-whom': forWhomTexts,
  comply: complyTexts,
};
