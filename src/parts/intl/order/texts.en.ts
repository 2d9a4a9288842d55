import type { Twin } from '#base/wording.ts';
import { cancelTexts } from '#parts/order/tab/button-texts.en.ts';
import { ticketSalesTexts } from '#parts/order/sale/words/ticket-texts.en.ts';
import type {
  cancelIntlTexts as chineseCancel,
  intlOrderTexts as chinese,
  intlSalesTexts as chineseSales,
  sliceTexts as chineseSlices,
} from './texts.ts';

export const cancelIntlTexts: Twin<typeof chineseCancel> = {
  cancelQuestion: {
    ...cancelTexts.cancelQuestion,
    text: 'The seats are released at once, at no charge. Cancel this order?',
  },
  cancelled: cancelTexts.cancelled,
  withdrawQuestion: {
    title: 'Withdraw the change',
    text: 'The seats of the new flights are released and the old tickets stay valid, at no cost. Withdraw it?',
    yes: 'Withdraw',
    no: 'Keep it',
    kind: 'danger',
  },
  withdrawn: 'The change is withdrawn, the old tickets stay valid',
};

export const intlSalesTexts: Twin<typeof chineseSales> = {
  ...ticketSalesTexts,
  oldFlights: 'Old flights',
  newFlights: 'New flights',
};

export const intlOrderTexts: Twin<typeof chinese> = {
  ...cancelIntlTexts,
  tickets: 'Tickets',
  ticketsSub: {
    1: 'Every passenger has one number; each way has a state of its own',
    2: 'Every passenger has one for each way, with a state of its own',
  },
  refund: 'Refund',
  change: 'Change',
  refundNow: (fee, back) => `Refund now: ${fee ? `${fee} kept` : 'no fee'}, ${back} comes back`,
  noTicketNo: 'Not issued yet',
};

export const sliceTexts: Twin<typeof chineseSlices> = {
  business: 'Business',
  over: 'Above policy',
  old: 'Old flights',
  fresh: 'New flights',
  moved: (change) => `${change} (local time)`,
  accepted: (change) => `${change} (local time). You have accepted it: refund and change stay free until the departure`,
  freed: (change) => `${change} (local time). The airline is the reason: refund and change are free`,
};
