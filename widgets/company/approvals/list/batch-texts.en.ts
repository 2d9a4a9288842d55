import type { Twin } from '#base/wording.ts';
import type { batchTexts as chinese } from './batch-texts.ts';

export const batchTexts: Twin<typeof chinese> = {
  title: 'Decide selected',
  sub: (count) => `${count} selected`,
  choices: { agree: 'Approve', refuse: 'Reject', leave: 'Leave' },
  choiceOf: (name) => `Decision on ${name}`,
  overHint: 'What is out of policy is left: choose one by one',
  reason: 'Reason',
  reasonOf: (name) => `Reason to reject ${name}`,
  needsReason: 'Enter the reason: the applicant is told',
  sum: (agreed, refused, left) => `${agreed} to approve, ${refused} to reject, ${left} left`,
  submit: (count) => (count === 1 ? 'Submit 1 decision' : `Submit ${count} decisions`),
  nothing: 'Approve or reject one at least',
  cancel: 'Cancel',
  close: 'OK',
  result: (done, failed) => `${done} decided${failed ? `, ${failed} not` : ''}`,
  done: { agree: 'Approved', refuse: 'Rejected' },
  failed: 'Not decided',
};
