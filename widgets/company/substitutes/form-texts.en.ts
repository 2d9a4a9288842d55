import type { Twin } from '#base/wording.ts';
import type { FormTexts } from './form-texts.ts';

export const formTexts: Omit<Twin<FormTexts>, 'logText'> & Pick<FormTexts, 'logText'> = {
  lead: 'Lets an employee book for colleagues on business. A booker sees and selects only these travellers; orders for others, of other products or at other times are refused.',
  editTitle: 'Edit booker',
  bookerHint: 'The employee who books',
  subjectsHint: 'Employees and departments; a department with all departments below it',
  selfHint: 'Bookers need no right for themselves: they are left out when saved',
  from: 'From',
  to: 'Until',
  toHint: 'Empty: no end',
  rules: 'Whose rules count',
  approverOf: 'Approver',
  costCenterOf: 'Cost centre',
  effects: {
    standardOf: {
      traveller: 'Orders are judged by the travel policy of the traveller.',
      booker: 'Orders are judged by the travel policy of the booker.',
    },
    approverOf: { traveller: 'Approved as orders of the traveller.', booker: 'Approved as orders of the booker.' },
    costCenterOf: {
      traveller: 'The cost centre of the traveller is on the order.',
      booker: 'The cost centre of the booker is on the order.',
    },
  },
  notice: 'Notice to travellers',
  noticeHint: 'When ordered, ticketed, refunded or changed',
  saved: 'Saved',
  log: 'Log',
  logNone: 'Nothing yet',
  endedLead: 'This booker has ended: only the log is left.',
  logText: (text, say) => say(text),
};
