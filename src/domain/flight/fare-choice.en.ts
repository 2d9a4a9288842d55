import type { FareWords } from './fare-choice.ts';

const cabins: Readonly<Record<string, string>> = {
  经济舱: 'Economy',
  超级经济舱: 'Premium economy',
  公务舱: 'Business',
  头等舱: 'First',
};

export const fareWords: FareWords = {
  lowest: 'Cheapest',
  flexible: 'Flexible',
  higherCabin: 'Higher cabin',
  cabinOf: (name) => cabins[name] ?? name,
  moreBaggage: 'More baggage',
  withBaggage: 'With baggage',
  checked: (kg) => `${kg} kg checked`,
  freeChange: 'Free change',
  freeChangeNow: 'changed free of charge now',
  freeRefund: 'Free refund',
  freeRefundNow: 'refunded free of charge now',
  refundSaves: (sum) => `refund costs ¥${sum} less`,
  changeSaves: (sum) => `change costs ¥${sum} less`,
  freeChanges: (times) => `${times} free ${times === 1 ? 'change' : 'changes'}`,
  moreKg: (kg) => `${kg} kg more checked`,
  cheapestOf: (cabin) => `in ${cabins[cabin] ?? cabin}`,
  cheapestCompliant: 'within your standard',
  forbidden: 'above your standard, cannot be booked',
  cheapestOver: 'all are above your standard',
  baggageFirst: 'with checked baggage, ',
  noBaggage: ', no free checked baggage',
  more: (sum) => `¥${sum} more`,
  comma: ', ',
};
