import type { Twin } from '#base/wording.ts';
import type { TrackTexts } from './track-texts.ts';

export const trackTexts: Twin<TrackTexts> = {
  saleTitles: { refund: 'Refund', change: 'Change' },
  payChange: 'Pay the difference',
  withdraw: 'Withdraw the request',
  withdrawQuestion: {
    title: 'Withdraw the request',
    text: 'Possible until the airline takes it up. The ticket stays as it was. You can ask again; the fee is then that of the new request.',
    yes: 'Withdraw',
    no: 'Keep it',
  },
  withdrawn: 'The request is withdrawn',
  othersLater: 'Other tickets can be refunded or changed once this request is settled',
  oldFlight: 'Old flight',
  newFlight: 'New flight',
};
