import { effect } from '@preact/signals-core';
import { newRow } from '#domain/car/rows.ts';
import { usualSettlement } from '#domain/company-bill/settlement.ts';
import { plainPreferences } from '#domain/company/preferences.ts';
import type { Preferences } from '#domain/company/preferences.ts';
import type { Services } from '#kit/services.ts';
import { formSuite } from '#tests/support/suites/form-suite.ts';
import { formTexts as carTexts } from '#parts/car/form-texts.ts';
import { createDeputyForm } from '#widgets/company/approvals/deputies/model.ts';
import type { DeputyValues } from '#widgets/company/approvals/deputies/model.ts';
import { deputyTexts } from '#widgets/company/approvals/deputies/deputy-texts.ts';
import { createCarForm } from '#widgets/company/car-standards/form-model.ts';
import { createRoleForm } from '#widgets/company/processes/roles/model.ts';
import { roleTexts } from '#widgets/company/processes/roles/texts.ts';
import { formTexts as subCompanyTexts } from '#widgets/company/sub-companies/form-texts.ts';
import { createAddForm, createBindForm } from '#widgets/company/sub-companies/forms.ts';
import { createSubstituteForm } from '#widgets/company/substitutes/form-model.ts';
import type { SubstituteFormValues } from '#widgets/company/substitutes/form-model.ts';
import { createSettlementForm } from '#widgets/bill/settlement/form-model.ts';
import type { SettlementValues } from '#widgets/bill/settlement/form-model.ts';
import { createLimitForm } from '#widgets/bill/settlement/limit-model.ts';
import { texts as settlementTexts } from '#widgets/bill/settlement/texts.ts';
import { createPreferenceForm } from '#widgets/company/preferences/form-model.ts';
import { texts } from '#widgets/company/preferences/texts.ts';

const { products } = plainPreferences;
const withoutContact: Preferences = {
  ...plainPreferences,
  products: { ...products, hotel: { ...products.hotel, contact: 'company' } },
};

formSuite('the preferences of a company', {
  open: (services) =>
    createPreferenceForm(
      services,
      { preferences: withoutContact, version: 3, costCenters: 2, changedBy: '', changedAt: '' },
      texts,
      () => undefined,
    ),
  filled: { contactName: '差旅部', contactPhone: '13500000001' },
  wrong: { change: { contactPhone: '135' }, path: 'contactPhone' },
  data: {},
});

const { remittance, ...settled } = usualSettlement;
formSuite<SettlementValues>('the settlement of a company', {
  open: (services) =>
    createSettlementForm(
      services,
      {
        today: '2026-11-27',
        version: 0,
        // An invoice without an address for it: one that is not wanted may stay empty.
        inForce: {
          ...settled,
          invoice: { ...settled.invoice, kind: 'paper', titleId: 3 },
          remittance: { accountName: '', bank: '', numberTail: remittance.number },
        },
        pending: null,
        changesFrom: '2026-12-01',
        cycle: { from: '2026-11-01', to: '2026-11-30', closesAt: '2026-12-01 00:05:00', confirmBy: '', dueOn: '' },
        credit: { limit: '10', used: '0', frozen: '0', available: '10', percent: 0, look: 'ok', stopped: '' },
        prepaid: {
          balance: '0',
          movements: [],
          transfer: { accountName: '', bank: '', number: '', reference: '' },
        },
        request: null,
        titles: [{ titleId: 3, titleName: '云帆科技有限公司', taxNo: '' }],
        saved: [],
      },
      () => undefined,
    ),
  filled: {
    dueDays: '20',
    invoice: { kind: 'digital', titleId: 3, email: 'bill@example.com', address: '' },
    contacts: [{ name: '周敏', phone: '13800138000', email: '', roles: ['bill'] }],
  },
  wrong: { change: { dueDays: '3' }, path: 'dueDays' },
  data: {},
});
formSuite('a wish for another credit limit', {
  open: (services) => createLimitForm(services, '300000', settlementTexts, () => undefined),
  filled: { creditLimit: '400000', reason: '旺季出差增加' },
  wrong: { change: { creditLimit: '300000' }, path: 'creditLimit' },
  data: {},
});

/** Whose question before a publication is answered as soon as it stands. */
function openCarForm(services: Services) {
  const form = createCarForm(services, carTexts, { known: null, isCopy: false }, () => undefined);
  effect(() => {
    if (form.isAsked.value) queueMicrotask(() => form.asked.answer(true));
  });
  return form;
}

const carRow = { ...newRow([], 'overtime'), perRide: 80_00 };
formSuite('a car standard', {
  open: openCarForm,
  asksFirst: true,
  filled: {
    standardName: '通用用车标准',
    isForAll: true,
    plan: JSON.stringify({ rows: [carRow], night: null, others: [] }),
  },
  wrong: { change: { standardName: '' }, path: 'standardName' },
  data: { standardId: 1, version: 1, lock: 0, state: 'active' },
});
formSuite('a new sub-company', {
  open: (services) => createAddForm(services, subCompanyTexts, () => undefined),
  filled: { name: '云帆华南', adminName: '郑清越', mobilePhone: '13900001111' },
  wrong: { change: { mobilePhone: '139' }, path: 'mobilePhone' },
  data: { id: 1 },
});
formSuite('the code of a company that is bound', {
  open: (services) => createBindForm(services, subCompanyTexts, () => undefined),
  filled: { code: 'ABCD2345' },
  wrong: { change: { code: 'ABC' }, path: 'code' },
  data: { requests: [] },
});

const person = (id: number, name: string) => ({ kind: 'employee' as const, id, name, note: '' });

formSuite('a role of approvers', {
  open: (services) => createRoleForm(services, null, roleTexts, () => undefined),
  filled: { roleName: '财务 BP', employeeIds: [person(1, '许曼')] },
  wrong: { change: { roleName: '' }, path: 'roleName' },
  data: { roles: [], costCenters: [] },
});

formSuite<SubstituteFormValues>('a substitute', {
  open: (services) => createSubstituteForm(services, null, () => undefined),
  filled: { bookerEmployeeId: [person(1, '许曼')], subjects: [person(2, '陈佳宁')], to: '' },
  wrong: { change: { to: '2026-11-01' }, path: 'to' },
  data: {},
});

formSuite<DeputyValues>('a deputy of an approver', {
  open: (services) => createDeputyForm(services, deputyTexts, () => undefined),
  filled: { toId: [person(1, '许曼')], from: '2027-01-04', to: '2027-01-08' },
  wrong: { change: { to: '2027-01-01' }, path: 'to' },
  data: { rows: [], standsFor: [], people: [], today: '2026-11-22' },
});
