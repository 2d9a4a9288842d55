import type { Twin } from '#base/wording.ts';
import { showDate } from '#domain/china-time.en.ts';
import type { Texts } from './texts.ts';

const dated = (day: string): string => `${showDate(day)} ${day.slice(0, 4)}`;

export const joiningTexts: Twin<Texts> = {
  title: 'Invitation of a company',
  lead: (companyName) => `${companyName} invites you to join`,
  until: (day) => `Valid until ${dated(day)}`,
  askedBy: 'Invited by',
  as: 'You join as',
  jobNumber: (no) => `Employee no. ${no}`,
  sees: 'The company sees',
  seesText:
    'Business orders, requests and expenses from the day you join. It sees no orders from before, and no private ones after',
  keeps: 'Stays yours',
  keepsText:
    'Private orders, wallet, travellers and invoice details. When you leave, your account is a personal one again with all of these',
  rules:
    'Your name becomes the one that the company has registered. Business bookings follow its travel policy and approvals',
  share: 'Share my own documents so that colleagues can book for me (numbers partly hidden, every look is recorded)',
  agree: 'Join',
  refuse: 'Decline',
  reason: 'Reason (optional, the company sees it)',
  refuseYes: 'Decline',
  back: 'Back',
  agreed: (companyName) => `You have joined ${companyName}`,
  refused: 'Declined. The company is told',
  joinedTitle: 'Your company',
  joined: (companyName, day) => `You joined ${companyName} with your own account on ${dated(day)}`,
  sharing: 'The company can see your own documents',
  notSharing: 'You share no documents: colleagues cannot book for you where a document is needed',
  startSharing: 'Share documents',
  stopSharing: 'Stop sharing',
  shared: 'Your documents are shared with the company',
  notShared: 'The company no longer sees your documents',
  stopQuestion: {
    title: 'Stop sharing documents?',
    text: 'Colleagues can no longer book flights and trains for you. Existing orders stay.',
    yes: 'Stop sharing',
    no: 'Cancel',
  },
};
