import type { Twin } from '#base/wording.ts';
import { mostInBatch } from '#contract/approval.ts';
import type { togetherTexts as chinese } from './together-texts.ts';

export const togetherTexts: Twin<typeof chinese> = {
  titles: { urge: 'Urge selected', handOn: 'Reassign selected' },
  sub: (count) => `${count} selected, at most ${mostInBatch} at a time`,
  rules: {
    urge: 'Approvers who have not decided get a reminder. Each request can be urged once in 30 minutes.',
    handOn:
      'The former approver decides no more, and the progress of each request says so. Where several are asked, choose whose step.',
  },
  to: 'Reassign to',
  choose: 'Choose a colleague',
  note: 'Note (optional)',
  choices: { urge: 'Urge', handOn: 'Reassign', leave: 'Leave' },
  from: (name) => `Step of ${name}`,
  choiceOf: (name) => `Choice for ${name}`,
  waitsFor: (names) => `Waiting for ${names}`,
  off: {
    over: 'Closed, nothing to do',
    urged: (at) => `Can be urged again after ${at}`,
    applicant: (name) => `${name} is the applicant and cannot approve`,
    asked: (name) => `${name} is an approver already`,
  },
  left: (count) => (count ? `${count} left` : ''),
  submits: {
    urge: (count) => `Urge ${count}`,
    handOn: (count) => `Reassign ${count}`,
  },
  cancel: 'Cancel',
  close: 'OK',
  result: (done, failed) => `${done} done${failed ? `, ${failed} not` : ''}`,
  done: { urge: 'Urged', handOn: 'Reassigned' },
  failed: 'Not done',
};
