import type { Twin } from '#base/wording.ts';
import type { applicationTexts as chineseApplication, approvalTexts as chineseApproval } from './notice-texts.ts';

export const approvalTexts: Twin<typeof chineseApproval> = {
  asks: 'The company approves this order before it is paid. ',
  by: (steps) => `Expected: ${steps.map(({ people, role }) => `${people.join(', ')} (${role})`).join(', then ')}`,
  hours: (minutes) => `about ${minutes < 60 ? `${minutes} min` : `${Math.round(minutes / 60)} working hours`}`,
  takes: (hours, at) => `, ${hours} (around ${at})`,
  askEarly: (names) => `Once it is sent, get in touch with ${names} early, or it is rejected. `,
  end: '. ',
  separator: ', ',
  held: (clock) =>
    `Seats are held until about ${clock}, as the fare allows; without an approval by then it is cancelled at no charge.`,
  tooLate: (at) => ` The decision is expected ${at}, which may be too late. You may:`,
  within: 'Choose something within policy, which needs no approval: ',
  choose: 'choose again',
  atWork: (hours) => `Send it in the working hours of the approver: ${hours} are enough then`,
  applyFirst: 'Ask for the trip first, and book once it is approved: ',
  apply: 'ask',
  call: (names) =>
    `Send it all the same: tell ${names} or a deputy at once; once cancelled, book it again from the order at the price of then`,
};

export const applicationTexts: Twin<typeof chineseApplication> = {
  one: 'Booked from request ',
  oneEnd: (reason, left) => ` (${reason}); ${left} of its budget left.`,
  several: 'Several trip requests fit: choose one',
  over: (by) => `¥${by} above the budget of the request: a change of it has to be approved first.`,
  unused: 'Not booked from a trip request, its budget stays as it is.',
  without: 'No request',
  none: 'Your company asks for a trip request first, and none fits this trip.',
  apply: 'Ask for the trip',
};
