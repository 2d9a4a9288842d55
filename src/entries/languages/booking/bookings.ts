import type { Client } from '#api/client.ts';
import { extrasTexts as flightExtras } from '#widgets/flight/flight-booking/sections/extras-texts.en.ts';
import { conflictTexts as flightConflict } from '#widgets/flight/flight-booking/order/conflict-texts.en.ts';
import { orderTexts as flightOrder } from '#widgets/flight/flight-booking/order/order-texts.en.ts';
import { texts as flight } from '#widgets/flight/flight-booking/texts.en.ts';
import { pickerTexts as intlPickers } from '#widgets/flight/intl-search/form/picker-texts.en.ts';
import { texts as intlSearch } from '#widgets/flight/intl-search/texts.en.ts';
import { texts as intl } from '#widgets/flight/intl-order/texts.en.ts';
import { conflictTexts as hotelConflict } from '#widgets/hotel/hotel-order/conflict-texts.en.ts';
import { texts as hotel } from '#widgets/hotel/hotel-order/texts.en.ts';
import { conflictTexts as trainConflict } from '#widgets/train/train-order/conflict-texts.en.ts';
import { texts as train } from '#widgets/train/train-order/texts.en.ts';
import { texts as wait } from '#widgets/train/train-order/wait/texts.en.ts';
import * as parts from '#widgets/booking-words.en.ts';
import { orderCaseSentences } from '../account/order-case-sentences.en.ts';
import { formNames } from '../account/form-names.en.ts';
import type { OwnWords } from '../english.ts';
import { ordersTables } from '../account/centre/orders.ts';
import { orderWords } from '../orders.ts';
import type { Sentence } from '../sentences.ts';
import { bookingSentences } from './booking-sentences.en.ts';
import { conflictSentences } from './conflict-sentences.en.ts';
import { noticeSentences } from './notice-sentences.en.ts';

type Product = keyof typeof parts.outOfReachTexts;

/** A form of an order: its words are laid over those of its parts, which come later than the form. */
const form = (product: Product, table: object, say: (text: string) => string) => ({
  ...parts.outOfReachTexts[product],
  ...parts.askedTexts,
  ...parts.cardTexts,
  pasteFailed: say('暂时无法识别，请手动填写'),
  ...table,
  say,
  stillMissing: (who: string) => `, missing: ${say(who)}`,
});

/** English words of the forms of orders and of their parts, by the names that they are read by. */
export const bookingTables = (say: (text: string) => string): Readonly<Record<string, object>> => ({
  'flight-booking': form('flight', { ...flightOrder, ...flightExtras, ...flight }, say),
  'flight-conflict': flightConflict,
  'flight-gp': parts.gpTexts,
  'flight-rules': parts.fareTexts,
  'flight-shares': parts.shareTexts,
  'intl-order': form('intl', intl, say),
  'intl-search': { ...intlWords, ...intlSearch },
  'intl-pickers': intlPickers,
  'intl-popular': parts.popularTexts,
  'intl-results': parts.intlListTexts,
  comply: parts.complyTexts,
  'intl-conflict': parts.intlConflictTexts,
  'intl-traveller': parts.intlTravellerTexts,
  'hotel-order': form('hotel', hotel, say),
  'hotel-conflict': hotelConflict,
  'train-order': form('train', { ...parts.seatTexts, ...train }, say),
  'train-wait': form('train', wait, say),
  'train-conflict': trainConflict,
  'rail-account': parts.accountTexts,
  'rail-classes': parts.classTexts,
  'rail-held': parts.heldTexts,
  'restored-day': parts.restoredTexts,
  'rail-insurance': parts.insuranceTexts,
  'rail-plan': parts.planTexts,
  'rail-plan-taken': parts.takenTexts,
  'rail-student': parts.studentTexts,
  'application-bar': parts.barTexts,
  'for-whom': parts.forWhomTexts,
  'booked-application': parts.applicationTexts,
  'booked-approval': parts.approvalTexts,
  'business-section': { ...parts.verdictTexts, ...parts.businessTexts },
  'pasted-travellers': parts.pasteTexts,
  'traveller-fields': parts.fieldTexts,
});

export const bookingRows: readonly Sentence[] = [
  ...noticeSentences,
  ...conflictSentences,
  ...bookingSentences,
  ...orderCaseSentences,
];
const names = new Map(formNames);
const { 'intl-search': intlWords } = ordersTables;

/** Words of the screens that open from a search: forms of orders, their payment, and the orders. */
export async function bookingWords(client: Client): Promise<OwnWords> {
  const orders = await orderWords(client);
  return {
    tables: (nameOf) => ({ ...orders.tables(nameOf), ...bookingTables(nameOf) }),
    names: { get: (name) => orders.names?.get(name) ?? names.get(name) },
    sentences: [...bookingRows, ...(orders.sentences ?? [])],
  };
}
