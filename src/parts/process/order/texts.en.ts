import type { Twin } from '#base/wording.ts';
import { showMoment } from '#domain/show-moment.en.ts';
import type { ApprovalTexts } from './texts.ts';

export const approvalTexts: Twin<ApprovalTexts> = {
  title: 'Approval',
  kinds: { order: 'Order approval', change: 'Change approval', refund: 'Refund approval' },
  states: { running: 'Pending', agreed: 'Approved', refused: 'Rejected', withdrawn: 'Withdrawn', lapsed: 'Lapsed' },
  no: (no) => `No. ${no}`,
  list: (parts) => parts.join(', '),
  moment: showMoment,
  whys: {
    over: 'Out of policy',
    fee: 'Costs need approval',
    change: 'Changes need approval',
    refund: 'Refunds need approval',
  },
  waits: (names) => `Waiting for ${names}`,
  held: 'Held for ',
  heldEnd: '. Without approval by then, the order is cancelled',
  tooLate: (at) =>
    `By their usual reply times, approvers are done at ${at}, which may be after the seats are released. Remind them or call them, or the order is cancelled`,
  asked: (at) => `Submitted ${at}. Done by itself once approved; no other refund or change until then`,
  withdraw: 'Withdraw',
  withdrawQuestion: {
    title: 'Withdraw this request?',
    text: 'Tickets stay as they are, and you can ask again.',
    yes: 'Withdraw',
  },
  withdrawn: 'Withdrawn, the order stays as it is',
  next: {
    order: 'Book another flight, train or hotel within the policy, or talk to the approver and submit again',
    change: 'The order stays as it is. Ask for another change',
    refund: 'The order stays as it is. Add an explanation and ask again',
  },
  talk: 'Leave a message',
  urge: 'Remind',
  urged: 'Approvers reminded',
  urgeFrom: (clock) => `Again from ${clock}`,
  moved: (from, to, by) => `Approved. The price has gone from ¥${from} to ¥${to} (${by}): confirm it to pay`,
  confirm: 'Confirm price',
  confirmed: 'Price confirmed. Pay in time',
  fold: 'Hide',
  unfold: 'See the steps',
  failed: 'The approval could not be loaded',
  retry: 'Try again',
  refused: (comment) => `Rejected: ${comment}`,
};
