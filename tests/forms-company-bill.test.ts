import type { BillDispute, CompanyBillDetail, CompanyBillRowView } from '#contract/company-bill.ts';
import { commandSuite } from '#tests/support/suites/command-suite.ts';
import { formSuite } from '#tests/support/suites/form-suite.ts';
import { createConfirm } from '#parts/bill/confirm-model.ts';
import { createDisputeForm } from '#widgets/bill/company-bill/acts/dispute-model.ts';
import type { DisputeValues } from '#widgets/bill/company-bill/acts/dispute-model.ts';
import { createPayForm } from '#widgets/bill/company-bill/acts/pay-model.ts';
import type { PayValues } from '#widgets/bill/company-bill/acts/pay-model.ts';
import { actTexts } from '#widgets/bill/company-bill/acts/texts.ts';
import { createDisputes } from '#widgets/bill/company-bill/disputes/model.ts';
import { disputeTexts } from '#widgets/bill/company-bill/disputes/texts.ts';
import { createBillModel } from '#widgets/bill/company-bill/model.ts';

const nothing = () => undefined;
const bill = {
  billId: 1,
  hash: 'a'.repeat(64),
  version: 2,
  mode: 'prepaid',
  rest: '1080',
  claimed: '0',
  prepaid: '0',
  wallet: '5000',
  payments: [],
} as unknown as CompanyBillDetail;
const row = { no: 3, claimable: '100' } as CompanyBillRowView;
const dispute = { disputeId: 7, billId: 1, state: 'refused' } as BillDispute;

formSuite<DisputeValues>('a dispute of a row', {
  open: (services) => createDisputeForm(services, { billId: 1, row, t: actTexts, done: nothing }).form,
  filled: { reason: 'twice', claim: '80.50', text: '服务费收了两次' },
  wrong: { change: { claim: '100.01' }, path: 'claim' },
  data: dispute,
});

formSuite<PayValues>('a payment for a bill', {
  open: (services) =>
    createPayForm(services, { bill, t: actTexts, digest: (typed) => typed, done: nothing, changed: nothing }),
  filled: { method: 'wallet', amount: '80.00', payPassword: '246810' },
  secrets: { payPassword: '246810' },
  wrong: { change: { amount: '1080.01' }, path: 'amount' },
  data: bill,
});

commandSuite('confirming a bill', {
  open(services) {
    const { run } = createConfirm(services, actTexts, nothing);
    return () => run(bill);
  },
  data: bill,
  asks: false,
});

commandSuite('taking the confirmation of a bill back', {
  open(services) {
    const { reopen } = createBillModel(services, 1);
    return () => reopen.run(bill);
  },
  data: bill,
  asks: true,
});

commandSuite('a further word on a dispute', {
  open(services) {
    const { reply } = createDisputes(services, disputeTexts, 1);
    return () => reply.run({ disputeId: 7, act: 'add', text: '附上当日的行程单', attachmentIds: [] });
  },
  data: dispute,
  asks: false,
});

commandSuite('withdrawing a dispute', {
  open(services) {
    const { withdraw } = createDisputes(services, disputeTexts, 1);
    return () => withdraw.run(dispute);
  },
  data: dispute,
  asks: true,
});
