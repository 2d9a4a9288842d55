import fs from 'node:fs';
import { expect, it } from 'vitest';
import type { Passenger } from '#contract/passenger.ts';
import { commandSuite } from '#tests/support/suites/command-suite.ts';
import type { Address } from '#contract/address.ts';
import { createDisown } from '#parts/account/past/disown.ts';
import { pastTexts } from '#parts/account/past/past-texts.ts';
import { createSetAlert, createSignOut } from '#widgets/account/security/models.ts';
import { texts as securityTexts } from '#widgets/account/security/texts.ts';
import { createMakeDefault, createRemove as createRemoveAddress } from '#widgets/account/addresses/model.ts';
import { texts as addressTexts } from '#widgets/account/addresses/texts.ts';
import type { InvoiceTitle } from '#contract/invoice.ts';
import * as titles from '#widgets/account/invoice-titles/model.ts';
import { texts as titleTexts } from '#widgets/account/invoice-titles/texts.ts';
import { createCancelBenefit, createPurchase } from '#widgets/account/centre/benefits/model.ts';
import { texts as benefitTexts } from '#widgets/account/centre/benefits/texts.ts';
import type { PayCode } from '#contract/pay-auth.ts';
import { createRevokeCode } from '#widgets/wallet/wallet/codes/model.ts';
import { texts as codeTexts } from '#widgets/wallet/wallet/codes/texts.ts';
import { createRemovePhoto, createUsePhoto } from '#widgets/account/self-info/photo-model.ts';
import { texts as profileTexts } from '#widgets/account/self-info/texts.ts';
import { createCancelStay } from '#widgets/hotel/hotel-order-detail/model.ts';
import { texts as stayTexts } from '#widgets/hotel/hotel-order-detail/texts.ts';
import { createWithdraw } from '#parts/flight/order-page/withdraw.ts';
import { createApply } from '#widgets/passenger/passengers/import/apply.ts';
import { texts as importTexts } from '#widgets/passenger/passengers/import/texts.ts';
import { createForget, createUnlink } from '#parts/rail/account/model.ts';
import { texts as railTexts } from '#parts/rail/account/texts.ts';
import { createRemove } from '#widgets/passenger/passengers/model.ts';
import { externalSources } from '#widgets/passenger/passengers/source.ts';
import { createGiveUp } from '#widgets/payment/pay-order/give-up.ts';
import { texts as payTexts } from '#widgets/payment/pay-order/texts.ts';
import type { Subordinate } from '#contract/subordinate.ts';
import * as standards from '#widgets/company/standards/list/model.ts';
import { texts as standardTexts } from '#widgets/company/standards/list/texts.ts';
import * as standardWrites from '#widgets/company/standards/editor/writes.ts';
import { texts as editorTexts } from '#widgets/company/standards/editor/texts.ts';
import { emptyContent } from '#domain/policy/schema.ts';
import { sourcesIn } from './support/shape/sources.ts';
import * as subordinates from '#widgets/workbench/subordinates/model.ts';
import { texts as subordinateTexts } from '#widgets/workbench/subordinates/texts.ts';
import { externalTexts, texts } from '#widgets/passenger/passengers/texts.ts';

const railAccount = { isLogin: false, account: '', since: '', historyList: [] };
commandSuite('ending the link of an account of 12306', {
  open(services) {
    const { run } = createUnlink(services, railTexts, () => undefined);
    return () => run({});
  },
  data: railAccount,
  asks: true,
});

commandSuite('deleting an account of 12306 from the history', {
  open(services) {
    const { run } = createForget(services, railTexts, () => undefined);
    return () => run({ historyId: '1', account: 'li***a', lastUsed: '2026-11-20 10:00:00' });
  },
  data: railAccount,
  asks: true,
});

commandSuite('deleting a frequent passenger', {
  open(services) {
    const { run } = createRemove(services, texts, () => undefined);
    return () => run({ id: '1', name: '林知夏' } as Passenger);
  },
  data: { id: '1' },
  asks: true,
});

commandSuite('revoking a payment code', {
  open(services) {
    const { run } = createRevokeCode(services, codeTexts, () => undefined);
    return () => run({ codeId: '1', codeEnd: 'ABCD' } as PayCode);
  },
  data: { codeId: '1' },
  asks: true,
});

const someAddress = { addressId: '1', receiver: '张三', province: '上海市', city: '上海市' } as Address;
commandSuite('deleting an address', {
  open(services) {
    const { run } = createRemoveAddress(services, addressTexts, () => undefined);
    return () => run(someAddress);
  },
  data: { addressId: '1' },
  asks: true,
});

commandSuite('making an address the default', {
  open(services) {
    const { run } = createMakeDefault(services, addressTexts, () => undefined);
    return () => run(someAddress);
  },
  data: { addressId: '1' },
  asks: false,
});

const someSubordinate = { memberId: '1', realName: '林可欣', state: 'active' } as Subordinate;
commandSuite('freezing a subordinate', {
  open(services) {
    const { run } = subordinates.createFreeze(services, subordinateTexts, () => undefined);
    return () => run(someSubordinate);
  },
  data: { memberId: '1', state: 'frozen' },
  asks: true,
});

commandSuite('resetting the password of a subordinate', {
  open(services) {
    const { run } = subordinates.createResetPassword(services, subordinateTexts, () => undefined);
    return () => run(someSubordinate);
  },
  data: { memberId: '1' },
  asks: true,
});

const someStandard = { standardId: 1, name: '通用差旅标准', people: 3 };
const savedStandard = { standardId: 1, version: 2, lock: 3, state: 'draft' };
const seenStandard = { standard: someStandard, lock: 1, published: 2 };
commandSuite('copying a travel standard', {
  open(services) {
    const { run } = standards.createCopy(services, standardTexts, () => undefined);
    return () => run(someStandard);
  },
  data: savedStandard,
  asks: false,
});

commandSuite('retiring a travel standard', {
  open(services) {
    const today = { ...services, clock: { ...services.clock, today: () => '2026-11-22' } };
    const { run } = standards.createRetire(today, standardTexts, () => undefined);
    return () => run(seenStandard);
  },
  data: savedStandard,
  asks: true,
});

commandSuite('removing a travel standard', {
  open(services) {
    const { run } = standards.createRemove(services, standardTexts, () => undefined);
    return () => run(seenStandard);
  },
  data: { standardId: 1 },
  asks: true,
});

const standardDraft = { name: '通用', content: emptyContent, assigned: [], note: '', from: '2026-12-01' };
commandSuite('saving the draft of a travel standard', {
  open(services) {
    const { run } = standardWrites.createSave(services, editorTexts, () => undefined);
    return () => run({ standardId: 0, draft: standardDraft, lock: 0 });
  },
  data: savedStandard,
  asks: false,
});

commandSuite('publishing a travel standard', {
  open(services) {
    const { run } = standardWrites.createPublish(services, editorTexts, () => undefined);
    return () => run({ standardId: 1, lock: 1, from: '2026-12-01', takeOver: false });
  },
  data: savedStandard,
  asks: false,
});

const someTitle = { titleId: '1', titleName: '云帆科技有限公司' } as InvoiceTitle;
commandSuite('deleting an invoice title', {
  open(services) {
    const { run } = titles.createRemove(services, titleTexts, () => undefined);
    return () => run(someTitle);
  },
  data: { titleId: '1' },
  asks: true,
});

commandSuite('making an invoice title the default', {
  open(services) {
    const { run } = titles.createMakeDefault(services, titleTexts, () => undefined);
    return () => run(someTitle);
  },
  data: { titleId: '1' },
  asks: false,
});

commandSuite('deleting an external traveller', {
  open(services) {
    const source = externalSources.personnel_external;
    const { run } = createRemove(services, externalTexts, () => undefined, source);
    return () => run({ id: '1', name: '秦牧野' } as Passenger);
  },
  data: { id: '1' },
  asks: true,
});

commandSuite('importing passengers', {
  open(services) {
    const { run } = createApply(services, importTexts, () => undefined);
    return () => run({ rows: [], guardianConsent: false });
  },
  data: { rows: [{ line: 2, state: 'added' }] },
  asks: false,
});

commandSuite('buying a benefit', {
  open(services) {
    const { run } = createPurchase(services, benefitTexts, () => undefined);
    return () => run({ item: 'card-200' });
  },
  data: { orderId: 'QY1', businessType: 'buffetCard' },
  asks: false,
});

commandSuite('cancelling the order of a benefit', {
  open(services) {
    const { run } = createCancelBenefit(services, benefitTexts, () => undefined);
    return () => run({ orderId: 'QY1' });
  },
  data: { orderId: 'QY1', state: 'voided' },
  asks: true,
});

commandSuite('withdrawing a refund', {
  open(services) {
    const { run } = createWithdraw(services, () => undefined);
    return () => run({ kind: 'refund', saleId: 'S1' });
  },
  data: { orderId: 'A1', status: 2 },
  asks: true,
});

commandSuite('cancelling a stay', {
  open(services) {
    const { run } = createCancelStay(services, 'H1', stayTexts, () => undefined);
    return () =>
      run({ penalty: '0', refund: '0', shares: [], arrives: '', until: null, sentence: '尚未付款，取消不产生费用' });
  },
  data: { orderNo: 'H1', status: 5 },
  asks: true,
});

for (const [what, type, data] of [
  ['a flight order', 'dometicketOrderPay', { orderId: 'A1', status: 5 }],
  ['a stay', 'hotelPay', { orderNo: 'H1', status: 5 }],
  ['a change', 'changeTicket', { orderId: 'A1', status: 2 }],
] as const)
  commandSuite(`giving up ${what} at the cashier`, {
    open(services) {
      const { run } = createGiveUp(
        services,
        payTexts,
        () => undefined,
        () => false,
      );
      return () => run(type, 'A1');
    },
    data,
    asks: true,
  });

commandSuite('ending the session of another device', {
  open(services) {
    const { run } = createSignOut(services, securityTexts, () => undefined);
    return () => run('others');
  },
  data: { sessions: [] },
  asks: true,
});

commandSuite('disowning the login of a new device', {
  open(services) {
    const { run } = createDisown(services, pastTexts, () => undefined);
    return () => run('2026-11-20 08:00:00');
  },
  data: { sessions: [] },
  asks: true,
});

commandSuite('turning a kind of texts off', {
  open(services) {
    const { run } = createSetAlert(services, securityTexts, () => undefined);
    return () => run({ alert: 'flight', isOn: false });
  },
  data: { sessions: [] },
  asks: false,
});

commandSuite('using an uploaded photo', {
  open(services) {
    const { run } = createUsePhoto(services, profileTexts, () => undefined);
    return () => run('0d4a7f30-6d0c-4c53-9f46-6b6d3a1c9b10');
  },
  data: { memberId: '1' },
  asks: false,
});

commandSuite('taking the photo away', {
  open(services) {
    const { run } = createRemovePhoto(services, profileTexts, () => undefined);
    return () => run(null);
  },
  data: { memberId: '1' },
  asks: true,
});

/** Every file that makes a command, by what it is called here. A new one gets a `commandSuite`. */
const covered = [
  'src/parts/account/ActingBar.tsx',
  'src/parts/account/past/disown.ts',
  'widgets/company/employee-import/model.ts',
  'widgets/company/sub-companies/commands.ts',
  'src/parts/flight/order-page/withdraw.ts',
  'src/parts/intl/order/cancel-intl.ts',
  'src/parts/order/cancel-order.ts',
  'src/parts/order/schedule/accept-times.ts',
  'src/parts/process/hurry/hurry-model.ts',
  'src/parts/process/order/approval-model.ts',
  'src/parts/rail/account/model.ts',
  'src/parts/rail/order/cancel-rail.ts',
  'widgets/account/addresses/model.ts',
  'widgets/account/centre/benefits/model.ts',
  'widgets/account/centre/joining/model.ts',
  'widgets/account/invoice-titles/model.ts',
  'widgets/account/security/models.ts',
  'widgets/account/self-info/photo-model.ts',
  'widgets/hotel/hotel-order-detail/model.ts',
  'widgets/passenger/passengers/import/apply.ts',
  'widgets/passenger/passengers/model.ts',
  'widgets/payment/pay-order/give-up.ts',
  'widgets/company/employees/departments/department-model.ts',
  'widgets/company/employees/form/form-model.ts',
  'widgets/company/employees/levels/level-model.ts',
  'src/parts/application/acts.ts',
  'widgets/company/car-standards/model.ts',
  'widgets/company/processes/editor/writes.ts',
  'widgets/company/processes/arrange/model.ts',
  'widgets/company/processes/list/model.ts',
  'widgets/company/processes/roles/model.ts',
  'widgets/company/standards/editor/writes.ts',
  'widgets/company/standards/list/model.ts',
  'widgets/company/approvals/budgets/budget-model.ts',
  'src/parts/process/burn/warnings-model.ts',
  'widgets/company/approvals/deputies/model.ts',
  'widgets/company/approvals/detail/model.ts',
  'widgets/company/approvals/list/batch-model.ts',
  'widgets/company/approvals/list/together-model.ts',
  'src/parts/bill/confirm-model.ts',
  'src/parts/bill/pending/take-back.ts',
  'widgets/bill/company-bill/disputes/model.ts',
  'widgets/bill/company-bill/model.ts',
  'widgets/bill/settlement/limit-model.ts',
  'widgets/company/substitutes/model.ts',
  'widgets/workbench/subordinates/model.ts',
  'widgets/wallet/wallet/codes/model.ts',
];

it('holds every command of the sources', () => {
  const files = [...sourcesIn('src'), ...sourcesIn('widgets')];
  const makers = files.filter(
    (file) => file !== 'src/kit/forms/command.ts' && /\bcreateCommand\(/.test(fs.readFileSync(file, 'utf8')),
  );
  expect(makers.toSorted()).toEqual(covered.toSorted());
});
