import type { ApplicationRefusal } from '#contract/application-views.ts';
import { commandSuite } from '#tests/support/suites/command-suite.ts';
import { formSuite } from '#tests/support/suites/form-suite.ts';
import * as acts from '#parts/application/acts.ts';
import { actTexts } from '#parts/application/words/act-texts.ts';
import { createTalk } from '#parts/process/talk/talk-model.ts';
import { talkTexts } from '#parts/process/talk/texts.ts';
import { createSubmitForm } from '#widgets/company/applications/form/form-model.ts';
import { formTexts } from '#widgets/company/applications/form/texts.ts';
import { blankValues } from '#parts/application/form/values.ts';
import type { FormValues } from '#parts/application/form/values.ts';

const filled: Partial<FormValues> = {
  reason: '供应商复审',
  tripType: 'supplier',
  from: '2026-12-07',
  to: '2026-12-09',
  travellers: [{ kind: 'employee', employeeId: 71, name: '陈佳宁', note: '', mobilePhone: '' }],
  legs: [
    {
      legId: 'leg-1',
      product: 'flight',
      from: 'BJS',
      to: 'SHA',
      day: '2026-12-07',
      toDay: '',
      travellers: 1,
      units: 0,
    },
  ],
  budgets: { flight: '1200.50' },
};

formSuite<FormValues>('a trip application', {
  open: (services) =>
    createSubmitForm(services, formTexts, {
      key: 'application.new',
      first: blankValues,
      terms: () => ({ today: services.clock.today(), known: null }),
      stored: () => true,
      done: () => undefined,
      refused: (outcome) => !outcome.ok && (outcome.data as ApplicationRefusal | null | undefined)?.kind === 'changed',
    }),
  filled,
  wrong: { change: { budgets: { flight: '12.345' } }, path: 'budgets.flight' },
  data: { applicationId: '1', no: '', state: 0, version: 1, lock: 1, savedAt: '2026-11-20 10:00:00' },
});

formSuite('a remark in a case', {
  open: (services) => createTalk(services, talkTexts, { no: 'SQ2611270001', said: () => undefined }),
  filled: { comment: '请说明会议时间' },
  wrong: { change: { comment: ' ' }, path: 'comment' },
  data: { no: 'SQ2611270001', state: 'running', version: 2, waitsFor: [] },
});

const seen = { applicationId: '1', lock: 3, reason: '供应商复审' };
const nothing = () => undefined;
commandSuite('withdrawing an application', {
  open(services) {
    const { run } = acts.createWithdraw(services, actTexts, nothing);
    return () => run(seen);
  },
  data: seen,
  asks: true,
});
commandSuite('deleting a draft', {
  open(services) {
    const { run } = acts.createRemove(services, actTexts, nothing);
    return () => run(seen);
  },
  data: seen,
  asks: true,
});
commandSuite('closing an application', {
  open(services) {
    const { run } = acts.createClose(services, actTexts, nothing);
    return () => run(seen);
  },
  data: seen,
  asks: true,
});
commandSuite('urging the approvers of an application', {
  open(services) {
    const { run } = acts.createUrge(services, actTexts, nothing);
    return () => run('SQ2611270001');
  },
  data: { no: 'SQ2611270001', state: 'running', version: 1, waitsFor: ['许曼'] },
  asks: false,
});
