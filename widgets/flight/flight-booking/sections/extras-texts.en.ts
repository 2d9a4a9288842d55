import type { Twin } from '#base/wording.ts';
import type { extrasTexts as chinese } from './extras-texts.ts';

export const extrasTexts: Twin<typeof chinese> = {
  insurance: 'Insurance',
  insuranceSub: 'Voluntary, not chosen beforehand',
  insuranceFirst: 'Choose passengers first',
  insuranceAgeOff: 'not at this age',
  perPerson: ' / passenger',
  perPersonFlight: ' / passenger / flight',
  unnamed: (at) => `Passenger ${at}`,
  voucher: 'Receipt',
  voucherElectronic: 'Electronic itinerary',
  voucherElectronicSub:
    'Issued by the airline after the trip; ask for it within 180 days under Receipts, by email if you like',
  voucherNone: 'None for now',
  voucherNoneSub: 'Ask for one under Receipts within 180 days after the trip',
  refundTitle: 'What a refund pays back',
  today: 'Today',
  departure: 'Departure',
  back: '',
  refundNow: (lost, feeKept) => ` (¥${lost}${feeKept} kept)`,
  feeKept: (name, amount) => ` and ¥${amount} of ${name.toLowerCase()}`,
  refundNowHead: 'Cancelled now, an adult ticket pays back ',
  refundNowBoth: 'Cancelled now, both flights of an adult pay back ',
  refundLabel: (parts) => `Paid back: ${parts}`,
  refundStep: (until, amount) => `until ${until} ¥${amount}`,
  soldOutTitle: 'This class is sold out',
  adultsOnlyTitle: 'This class is for adults',
};
