import type { Twin } from '#base/wording.ts';
import { showMoment } from '#domain/show-moment.en.ts';
import type { texts as chinese } from './texts.ts';

export const texts: Twin<typeof chinese> = {
  title: 'Messages and notices',
  notices: 'Notices',
  link: 'Messages',
  count: (unread) => (unread ? `Messages, ${unread > 99 ? '99+' : unread} unread` : 'Messages'),
  kinds: {
    order: 'Order',
    pay: 'Payment',
    ticket: 'Ticket',
    refund: 'Refund',
    change: 'Change',
    flight: 'Flight',
    stay: 'Hotel',
    approve: 'Approval',
    apply: 'Request',
    bill: 'Bill',
    join: 'Company',
    budget: 'Budget',
  },
  unread: 'unread',
  allRead: 'Mark all as read',
  more: 'Show more',
  none: 'No messages yet',
  noneText: 'Payments, tickets, refunds and changes of flights are told here',
  isOld: 'No connection: these may not be the latest',
  retry: 'Try again',
  moment: showMoment,
};
