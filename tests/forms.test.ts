import { signal } from '@preact/signals-core';
import type { AirOrder } from '#contract/order.ts';
import type { Profile } from '#contract/profile.ts';
import { msOf } from '#domain/china-time.ts';
import type { Services } from '#kit/services.ts';
import { formSuite } from '#tests/support/suites/form-suite.ts';
import { partThere } from '#tests/support/given/part-there.ts';
import { walletAccount, withdrawTerms } from '#tests/support/given/wallet-answers.ts';
import { givenFlight, givenFlightChoice } from '#tests/support/given/given-flight.ts';
import { givenRide, givenRideChoice } from '#tests/support/given/given-ride.ts';
import { givenChoice, givenStay } from '#tests/support/given/given-stay.ts';
import { createAddressForm } from '#widgets/account/addresses/form-model.ts';
import {
  createCloseForm,
  createEmailForm,
  createPasswordForm,
  createPhoneForm,
} from '#widgets/account/security/models.ts';
import { texts as securityTexts } from '#widgets/account/security/texts.ts';
import { createProfileForm } from '#widgets/account/self-info/form-model.ts';
import { taxWords } from '#domain/invoice/tax-number.ts';
import { createTitleForm } from '#widgets/account/invoice-titles/form-model.ts';
import { blankTraveller as blankPassenger } from '#parts/traveller/draft.ts';
import { createOrderForm as createFlightForm } from '#widgets/flight/flight-booking/order/order-form.ts';
import { createOrderForm } from '#widgets/hotel/hotel-order/order/order-form.ts';
import * as flightRules from '#widgets/flight/flight-booking/order/rules.ts';
import * as intlRules from '#widgets/flight/intl-order/order/rules.ts';
import * as railRules from '#widgets/train/train-order/order/rules.ts';
import * as stayRules from '#widgets/hotel/hotel-order/order/rules.ts';
import { texts as flightTexts } from '#widgets/flight/flight-booking/texts.ts';
import { texts as stayTexts } from '#widgets/hotel/hotel-order/texts.ts';
import { createOrderForm as createIntlForm } from '#widgets/flight/intl-order/order/order-form.ts';
import { texts as intlTexts } from '#widgets/flight/intl-order/texts.ts';
import { givenAbroad, givenIntl, givenIntlChoice } from '#tests/support/given/given-intl.ts';
import { createOrderForm as createRailForm } from '#widgets/train/train-order/order/order-form.ts';
import { texts as railTexts } from '#widgets/train/train-order/texts.ts';
import { createChange } from '#widgets/order/air-order-detail/after-sale/change-model.ts';
import { createRefund } from '#widgets/order/air-order-detail/after-sale/refund-model.ts';
import type { SaleEnds } from '#widgets/order/air-order-detail/after-sale/refund-model.ts';
import { texts as saleTexts } from '#parts/flight/order-page/words/sale-texts.ts';
import { createPassengerForm } from '#widgets/passenger/passengers/edit/model.ts';
import { externalSources } from '#widgets/passenger/passengers/source.ts';
import { createPartnerPlan } from '#widgets/home/partner-plan/model.ts';
import { aboutOf, createBind } from '#widgets/wallet/wallet/cards/bind-model.ts';
import { texts as cardTexts } from '#widgets/wallet/wallet/cards/texts.ts';
import { createUnbind } from '#widgets/wallet/wallet/cards/unbind-model.ts';
import { createPayPassword } from '#widgets/wallet/wallet/pay-password/model.ts';
import { texts as payPasswordTexts } from '#widgets/wallet/wallet/pay-password/texts.ts';
import { createCodePay } from '#widgets/payment/pay-order/code/code-pay.ts';
import { texts as codeTexts } from '#widgets/wallet/wallet/codes/texts.ts';
import { createCodeForm } from '#widgets/wallet/wallet/codes/model.ts';
import type { CodeValues } from '#widgets/wallet/wallet/codes/model.ts';
import { createTransfer } from '#widgets/wallet/wallet/savings/transfer.ts';
import { createQuickOrder } from '#widgets/workbench/quick-order/model.ts';
import * as quickRest from '#widgets/workbench/quick-order/rest.ts';
import { texts as quickTexts } from '#widgets/workbench/quick-order/texts.ts';
import { createSubordinateForm } from '#widgets/workbench/subordinates/form-model.ts';
import { createWithdraw } from '#widgets/wallet/wallet/withdraw/model.ts';
import { texts as withdrawTexts } from '#widgets/wallet/wallet/withdraw/texts.ts';
import { amountWords } from '#domain/wallet/amount.ts';

formSuite('the application for the partner plan', {
  open: (services) => createPartnerPlan(services, '请勾选').form,
  filled: {
    company: '云帆国际贸易有限公司',
    contact: '周若宁',
    mobilePhone: '13500000001',
    city: '上海',
    kind: 'agent',
    note: '',
    agreed: true,
  },
  wrong: { change: { city: '9' }, path: 'city' },
  data: { applicationNo: 'HB2026010100000001' },
});

const passport = {
  certType: '2' as const,
  certNo: 'EA1234567',
  certValidDate: '2031-01-01',
  issueCountry: 'CN',
  kept: '',
};
formSuite('a frequent passenger', {
  open: (services) => createPassengerForm(services, null, () => undefined),
  filled: { name: '沈星河', bornDate: '1990-05-06', documents: [passport], consent: true },
  wrong: { change: { documents: [{ ...passport, certValidDate: '' }] }, path: 'documents.0.certValidDate' },
  data: { id: '1' },
});

formSuite('an external traveller', {
  open: (services) => createPassengerForm(services, null, () => undefined, externalSources.personnel_external),
  filled: {
    name: '沈星河',
    bornDate: '1990-05-06',
    documents: [passport],
    hostId: '710071',
    visitReason: '技术交流',
    consent: true,
  },
  wrong: { change: { visitReason: '' }, path: 'visitReason' },
  data: { id: '1' },
});

formSuite<CodeValues>('a payment code', {
  open: (services) =>
    createCodeForm(services, {
      payPassword: 'set',
      t: codeTexts,
      digest: (text) => text,
      done: () => undefined,
    }),
  filled: { capEach: '500', capTotal: '1000', uses: '2', payPassword: '135790' },
  wrong: { change: { capTotal: '10' }, path: 'capTotal' },
  data: { codeId: '1', code: 'ABCDEFGHJKLM' },
  secrets: { payPassword: '135790' },
});

formSuite('a payment by a code', {
  open: (services) =>
    createCodePay(
      services,
      { ask: () => Promise.resolve(null) },
      { outTradeNo: 'TE1', businessType: 'dometicketOrderPay', body: '机票' },
      () => undefined,
    ),
  filled: { code: 'ABCDEFGHJKLM' },
  wrong: { change: { code: 'ABC' }, path: 'code' },
  data: { state: 'paid', orderId: '1', paid: [] },
  secrets: { code: 'ABCDEFGHJKLM' },
});

formSuite('a postal address', {
  open: (services) => createAddressForm(services, null, () => undefined),
  filled: {
    receiver: '张三',
    phone: '021-62345678',
    province: '上海市',
    city: '上海市',
    district: '浦东新区',
    street: '世纪大道 100 号',
  },
  wrong: { change: { phone: '62345678' }, path: 'phone' },
  data: { addressId: '1' },
});

formSuite('a quick order', {
  open: (services) => createQuickOrder(services, quickTexts, partThere(quickRest)).form,
  filled: {
    segments: [{ flightNo: 'CA1501', cabin: 'Y', date: '2026-12-30', from: 'PEK', to: 'SHA' }],
    passengers: [
      {
        name: '沈星河',
        psgType: 'ADT',
        certType: '3',
        certNo: '1234567',
        bornDate: '1990-05-06',
        certValidDate: '',
        mobilePhone: '',
      },
    ],
    contact: { name: '陆文博', mobilePhone: '13800000041' },
    agreed: true,
    documentConsent: true,
  },
  wrong: { change: { contact: { name: '陆文博', mobilePhone: '1' } }, path: 'contact.mobilePhone' },
  data: { orderId: 'A1' },
});

formSuite('a subordinate', {
  open: (services) => createSubordinateForm(services, { known: null, superiorType: 40 }, () => undefined),
  filled: { mobilePhone: '13900001111', realName: '季晓棠', memberType: '10', commission: '0.5' },
  wrong: { change: { commission: '1.6' }, path: 'commission' },
  data: { memberId: '1' },
});

formSuite('an invoice title', {
  open: (services) => createTitleForm(services, null, taxWords, () => undefined),
  filled: { kind: 'company', titleName: '云帆科技有限公司', taxNo: '91350100M000100Y43' },
  wrong: { change: { taxNo: '91350100M000100Y44' }, path: 'taxNo' },
  data: { titleId: '1' },
});

/** Two adults with tickets for one flight in ten days. */
const flight = {
  triptype: 1,
  changeNo: 0,
  depTime: '2026-12-01 08:00:00',
  arrTime: '2026-12-01 10:00:00',
  schedule: null,
};
const ticket = {
  triptype: 1,
  changeNo: 0,
  psgType: 'ADT',
  tktPrice: '900',
  ticketNo: '9991',
  ticketStatus: 'OPEN FOR USE',
};
const ticketed = {
  orderId: 'A1',
  flightList: [flight],
  psgList: [
    { id: 'P1', name: '周砚清', psgType: 'ADT', insus: [] },
    { id: 'P2', name: '林知夏', psgType: 'ADT', insus: [] },
  ],
  psgFlightList: [
    { ...ticket, psgId: 'P1' },
    { ...ticket, psgId: 'P2' },
  ],
  afterSales: [],
} as unknown as AirOrder;
const ends: SaleEnds = {
  now: () => msOf('2026-11-20 08:00:00'),
  settle: () => undefined,
  payChange: () => undefined,
  load: () => undefined,
};
const withPage = (services: Services): Services => ({ ...services, visible: signal(true) });
formSuite('a refund', {
  open: (services) => createRefund(withPage(services), ticketed, saleTexts, ends).form,
  filled: { psgIds: ['P1'] },
  wrong: { change: { psgIds: [] }, path: 'psgIds' },
  data: { ...ticketed, status: 9 },
});
formSuite('a change', {
  open: (services) => createChange(withPage(services), ticketed, saleTexts, ends).form,
  filled: { psgIds: ['P1'], flightId: 'CA1', cabinCode: 'Y' },
  wrong: { change: { psgIds: [] }, path: 'psgIds' },
  data: { ...ticketed, status: 11 },
});

const digest = (text: string): string => `digest of ${text}`;
const payPassword = '135790';
const moved = { account: walletAccount, errors: amountWords, digest, done: () => undefined };
formSuite<{ amount: string; payPassword: string }>('a transfer into tianhanbao', {
  open: (services) => createTransfer(services, { kind: 'tianhanbaoIn', ...moved }),
  filled: { amount: '500', payPassword },
  wrong: { change: { amount: '12846.51' }, path: 'amount' },
  secrets: { payPassword },
  data: { id: 'ZZ1' },
});
formSuite<{ cardId: string; amount: string; payPassword: string }>('a withdrawal', {
  open: (services) =>
    createWithdraw(services, {
      terms: { data: signal(withdrawTerms), load: () => Promise.resolve(null) },
      first: withdrawTerms,
      payPassword: 'set',
      t: withdrawTexts,
      digest,
      done: () => undefined,
    }),
  filled: { cardId: 'YK1', amount: '1000', payPassword },
  wrong: { change: { amount: '9.99' }, path: 'amount' },
  secrets: { payPassword },
  data: { id: 'TX1' },
});
formSuite('a first pay password', {
  open: (services) =>
    createPayPassword(services, {
      mode: 'set',
      t: payPasswordTexts,
      digest,
      done: () => undefined,
      settle: () => undefined,
    }),
  filled: { smsCode: '408316', payPswd: payPassword, again: payPassword },
  wrong: { change: { payPswd: '123456', again: '123456' }, path: 'payPswd' },
  secrets: { payPswd: payPassword, again: payPassword },
  data: { isSetup: true },
});
const newCard = { cardNo: '6214830112345678', holder: '周砚清', mobilePhone: '13800000010', code: '408316' };
formSuite('a new bank card', {
  open(services) {
    const form = createBind(services, { holder: '' }, cardTexts, () => undefined);
    form.sent.value = { cardId: 'YK1', about: aboutOf(newCard) };
    return form;
  },
  filled: newCard,
  wrong: { change: { code: '4' }, path: 'code' },
  secrets: { cardNo: newCard.cardNo, code: newCard.code },
  data: { cardId: 'YK1' },
});
formSuite('the end of a bank card', {
  open: (services) => createUnbind(services, { cardId: 'YK1', mobilePhone: '138****0010' }, () => undefined),
  filled: { code: '408316' },
  wrong: { change: { code: '4' }, path: 'code' },
  data: { cardId: 'YK1' },
});

formSuite('the order of a stay', {
  open: (services) => {
    const ends = { ready: () => true as const, done: () => undefined, refused: () => false };
    const held = signal(givenStay());
    return createOrderForm(services, givenChoice, held, stayTexts, ends, partThere(stayRules));
  },
  filled: {
    guests: [[{ name: '林知远', pinyin: '' }]],
    contact: { name: '周砚清', mobilePhone: '13800000010', email: '' },
    agreed: true,
  },
  wrong: { change: { guests: [[{ name: '林', pinyin: '' }]] }, path: 'guests.0.0.name' },
  data: { orderNo: '260916143207', payprice: '1056', needsPayment: true },
});

formSuite('the order of international flights', {
  open: (services) =>
    createIntlForm(services, givenIntlChoice, signal(givenIntl()), intlTexts, partThere(intlRules), {
      ready: () => true as const,
      done: () => undefined,
      refused: () => false,
      accepted: () => undefined,
    }),
  filled: {
    people: [{ ...blankPassenger('p1'), ...givenAbroad() }],
    contact: { name: '周砚清', mobilePhone: '13800000010', email: '' },
    agreed: true,
    documentConsent: true,
  },
  wrong: { change: { contact: { name: '周砚清', mobilePhone: '1380', email: '' } }, path: 'contact.mobilePhone' },
  data: { orderNo: '260916143207', payprice: '6980', payDeadline: '', payDeadlineMs: 0 },
});

formSuite('the order of train tickets', {
  open: (services) => {
    const ends = { ready: () => true as const, done: () => undefined, refused: () => false };
    const held = signal(givenRide());
    return createRailForm(services, givenRideChoice, held, railTexts, partThere(railRules), ends);
  },
  filled: {
    people: [
      { ...blankPassenger('p1'), name: '林知远', papers: { 1: { certNo: '34052419800101001X', certValidDate: '' } } },
    ],
    contact: { name: '周砚清', mobilePhone: '13800000010', email: '' },
    agreed: true,
  },
  wrong: { change: { contact: { name: '周砚清', mobilePhone: '1380', email: '' } }, path: 'contact.mobilePhone' },
  data: { orderNo: '260916143207', payprice: '662', payDeadline: '', payDeadlineMs: 0 },
});

formSuite('the order of flights', {
  open: (services) =>
    createFlightForm(services, givenFlightChoice, flightTexts, signal(givenFlight()), {
      rules: partThere(flightRules),
      ready: () => true,
      refused: () => false,
      acceptsDuplicate: () => false,
      done: () => undefined,
    }).form,
  filled: {
    people: [
      { ...blankPassenger('p1'), name: '林知远', papers: { 1: { certNo: '34052419800101001X', certValidDate: '' } } },
    ],
    contact: { name: '周砚清', mobilePhone: '13800000010', email: '' },
    agreed: true,
    documentConsent: true,
  },
  wrong: { change: { contact: { name: '周砚清', mobilePhone: '1380', email: '' } }, path: 'contact.mobilePhone' },
  data: { orderId: 'A1', orderNo: '260916143207', payprice: '1070' },
});

formSuite('the own profile', {
  open: (services) =>
    createProfileForm(
      services,
      { realName: '', sex: '', birthday: '', markName: '', remark: '', nameBy: 'self' } as Profile,
      () => undefined,
    ),
  filled: { realName: '周砚清', sex: 'F', birthday: '1990-03-07', markName: '小周' },
  wrong: { change: { birthday: '2999-01-01' }, path: 'birthday' },
  data: { memberId: '1' },
});
const newPassword = { oldPsw: 'travel123', newPsw: 'anders-9', again: 'anders-9' };
formSuite('another login password', {
  open: (services) => createPasswordForm(services, { t: securityTexts, digest, done: () => undefined }),
  filled: newPassword,
  wrong: { change: { newPsw: '1', again: '1' }, path: 'newPsw' },
  secrets: newPassword,
  data: { sessions: [] },
});
formSuite('the own e-mail', {
  open: (services) => createEmailForm(services, '', () => undefined),
  filled: { email: 'zhou@example.com' },
  wrong: { change: { email: 'zhou@' }, path: 'email' },
  data: { memberId: '1' },
});
formSuite<{ oldCode: string; mobilePhone: string; newCode: string }>('another phone', {
  open: (services) => createPhoneForm(services, { t: securityTexts, done: () => undefined }),
  filled: { mobilePhone: '13711112222', newCode: '408316' },
  wrong: { change: { mobilePhone: '137' }, path: 'mobilePhone' },
  secrets: { newCode: '408316' },
  data: { sessions: [] },
});
formSuite<{ code: string; understood: boolean }>('closing the account', {
  open: (services) => createCloseForm(services, { t: securityTexts, done: () => undefined }),
  filled: { code: '408316', understood: true },
  wrong: { change: { understood: false }, path: 'understood' },
  secrets: { code: '408316' },
  data: { closed: true },
});
