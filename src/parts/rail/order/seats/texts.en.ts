import type { Twin } from '#base/wording.ts';
import type { seatingTexts as chinese } from './texts.ts';

export const seatingTexts: Twin<typeof chinese> = {
  title: 'Your seats',
  sub: (trains, people) => `${trains} · ${people} ${people === 1 ? 'person' : 'people'}`,
  sent: 'Order placed',
  since: (time) => `at ${time}`,
  asking: 'Asking the railway for your seats',
  ahead: (orders) =>
    orders ? `${orders} ${orders === 1 ? 'order' : 'orders'} for the same train before yours` : 'No order before yours',
  next: 'Seats held',
  seatsOf: (people) => (people > 1 ? `${people} together if possible` : 'In the class that you chose'),
  toPay: 'Payment',
  fromThen: 'Your time to pay starts once the seats are held; unpaid in time they are released',
  toApprove: 'Approval by your company',
  approval: 'Asked for once the seats are held, which are kept meanwhile',
  onceApproved: 'Once it is approved; unpaid in time the seats are released',
  note: 'The payment opens by itself once the seats are held. Without seats nothing is charged, and you are told why. You may leave this page and find the order later.',
  approvalNote:
    'Your company decides once the seats are held; you pay after that. Without seats nothing is charged, and you are told why. You may leave this page and find the order later.',
  refusedTitle: 'What you can do now',
  refusedNote:
    'No seats were held, and nothing was charged. Passengers and contact are kept on this page: no need to enter them again.',
  again: 'Book again',
  wait: (trainNumber, seatClass) => `Join the queue for ${trainNumber}, ${seatClass}`,
  others: 'Other trains',
  classes: 'Other classes of this train',
};
