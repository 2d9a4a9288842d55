import { requestTexts, selectedTexts } from '#widgets/account/vouchers/request-texts.en.ts';
import { texts as vouchers } from '#widgets/account/vouchers/texts.en.ts';
import { texts as intlOrder } from '#widgets/flight/intl-order-detail/texts.en.ts';
import { texts as hotelOrder } from '#widgets/hotel/hotel-order-detail/texts.en.ts';
import { sideTexts as airSide } from '#widgets/order/air-order-detail/words/side-texts.en.ts';
import { texts as airOrder } from '#widgets/order/air-order-detail/texts.en.ts';
import { texts as payFinish } from '#widgets/payment/pay-finish/texts.en.ts';
import {
  externalTexts as guestsImport,
  texts as passengersImport,
} from '#widgets/passenger/passengers/import/texts.en.ts';
import { texts as passengerEdit } from '#widgets/passenger/passengers/edit/texts.en.ts';
import { externalTexts, texts as passengers } from '#widgets/passenger/passengers/texts.en.ts';
import { codeTexts } from '#widgets/payment/pay-order/code/texts.en.ts';
import { texts as payOrder } from '#widgets/payment/pay-order/texts.en.ts';
import { texts as trainChange } from '#widgets/train/train-change/texts.en.ts';
import { texts as trainOrder } from '#widgets/train/train-order-detail/texts.en.ts';
import { texts as trainFinish } from '#widgets/train/train-order-finish/texts.en.ts';
import { hiddenTexts, pinTexts } from '#widgets/account-words.en.ts';
import { importWords } from '#widgets/company-words.en.ts';
import * as decisions from '#widgets/decision-words.en.ts';
import * as parts from '#widgets/order-words.en.ts';
import type { Sentence } from '../../sentences.ts';
import { airSentences } from './orders/air.en.ts';
import { commonSentences } from './orders/common.en.ts';
import { intlSentences } from './orders/intl.en.ts';
import { paySentences } from './orders/pay.en.ts';
import { peopleSentences } from './orders/people.en.ts';
import { railSentences } from './orders/rail.en.ts';
import { staySentences } from './orders/stay.en.ts';
import { voucherSentences } from './orders/vouchers.en.ts';

/** English words of what a member buys: orders of all products, their payment, travellers, receipts. */
export const ordersTables: Readonly<Record<string, object>> = {
  'case-hurry': decisions.hurryTexts,
  'order-approval': decisions.approvalTexts,
  'case-parts': decisions.caseParts,
  'case-talk': decisions.talkTexts,
  'case-times': decisions.timeWords,
  'accept-times': parts.acceptTexts,
  'order-calendar': parts.calendarTexts,
  'order-finish': parts.finishTexts,
  'order-paper': parts.sheetTexts,
  'order-legs': parts.legTexts,
  'air-order-detail': { ...airSide, ...parts.trackTexts, ...airOrder },
  'air-order-rules': parts.ruleTexts,
  'air-after-sale': parts.airSaleTexts,
  'air-paper': parts.paperTexts,
  'hotel-cancel': parts.cancelTexts,
  'hotel-order-detail': hotelOrder,
  'billed-voucher': parts.billedTexts,
  'intl-order-detail': intlOrder,
  'intl-search': { ...parts.intlTexts, ...parts.checklistTexts },
  'intl-slices': parts.sliceTexts,
  'intl-cancel': parts.cancelIntlTexts,
  'intl-refund': parts.intlRefundTexts,
  'intl-change': parts.intlChangeTexts,
  'intl-paper': parts.intlPaperTexts,
  'intl-finish': parts.intlFinishTexts,
  'pay-order': payOrder,
  'pay-code': codeTexts,
  'pay-finish': payFinish,
  'train-order-detail': trainOrder,
  'train-order-finish': trainFinish,
  'train-change': { ...parts.seatTexts, ...parts.kindTexts, ...parts.nothingTexts, ...trainChange },
  'train-change-over': parts.overTexts,
  'train-chosen': parts.chosenTexts,
  'train-departure': parts.departureTexts,
  'train-refund': parts.refundTexts,
  'train-question': parts.questionTexts,
  'rail-cancel': parts.cancelRailTexts,
  'rail-clock': parts.clockTexts,
  'rail-paper': parts.railPaperTexts,
  'rail-wait': parts.waitTexts,
  'rail-seating': parts.seatingTexts,
  passengers,
  'external-passengers': externalTexts,
  'passengers-import': passengersImport,
  'external-passengers-import': guestsImport,
  import: importWords,
  'passenger-edit': passengerEdit,
  'guest-fields': parts.guestTexts,
  vouchers,
  wallet: { ...hiddenTexts, ...pinTexts },
  'voucher-request': { ...requestTexts, ...selectedTexts },
  'voucher-actions': parts.voucherTexts,
};

/** Names and sentences of these, as `OwnWords.sentences` takes them. */
export const ordersSentences: readonly Sentence[] = [
  ...airSentences,
  ...staySentences,
  ...railSentences,
  ...intlSentences,
  ...paySentences,
  ...peopleSentences,
  ...voucherSentences,
  ...commonSentences,
];
