import { describe, expect, it } from 'vitest';
import { splitOrder } from '../payment/split.ts';
import { lintPreferences } from './preference-lint.ts';
import { changesOf, effectsOf, nameOfField, previewOf } from './preference-words.ts';
import { bookedProducts, missingField, plainPreferences, termsOf } from './preferences.ts';
import type { BookedProduct, Preference, Preferences } from './preferences.ts';

const having = (product: BookedProduct, part: Partial<Preference>, more: Partial<Preferences> = {}): Preferences => ({
  ...plainPreferences,
  ...more,
  products: { ...plainPreferences.products, [product]: { ...plainPreferences.products[product], ...part } },
});
const facts = { costCenters: 3 };
const fields = (preferences: Preferences, known = facts) =>
  lintPreferences(preferences, known).map(({ kind, field }) => `${kind} ${field}`);

describe('the lint of preferences', () => {
  it('finds nothing in those of a company that has decided nothing', () => {
    expect(lintPreferences(plainPreferences, { costCenters: 0 })).toEqual([]);
  });

  it.each([
    ['the company’s contact is wanted and missing', having('hotel', { contact: 'company' }), 'stop contactName'],
    ['an insurance of a product without one', having('intl', { insurance: 'default' }), 'stop intl.insurance'],
    [
      'the traveller insures what the company pays',
      having('flight', { payer: 'company', insurancePayer: 'traveller' }),
      'warn flight.insurancePayer',
    ],
    [
      'the company insures what the traveller pays',
      having('train', { payer: 'personal', insurancePayer: 'company' }),
      'warn train.insurancePayer',
    ],
    [
      'the traveller pays an insurance that is ticked in advance',
      having('flight', { insurance: 'default', insurancePayer: 'traveller' }),
      'warn flight.insurance',
    ],
    [
      'a cost centre of an order that the traveller pays',
      having('hotel', { payer: 'personal', required: ['costCenter'] }),
      'warn hotel.required',
    ],
    ['a contact that no product begins with', having('hotel', {}, { contactName: '差旅部' }), 'warn contactName'],
  ])('names %s', (_, preferences, finding) => {
    expect(fields(preferences)).toContain(finding);
  });

  it('stops a required cost centre only while the company has none', () => {
    const required = having('train', { required: ['costCenter'] });
    expect(fields(required)).toEqual([]);
    expect(fields(required, { costCenters: 0 })).toEqual(['stop train.required']);
  });
});

it('every part of a preference has a sentence for each of its values', () => {
  for (const product of bookedProducts)
    for (const payer of ['company', 'split', 'personal'] as const)
      for (const text of Object.values(effectsOf(product, { ...plainPreferences.products[product], payer })))
        expect(text).toMatch(/。$/);
});

it('differences are named in words, by product and part', () => {
  const after = having(
    'flight',
    { payer: 'personal', required: ['travelReason', 'costCenter'] },
    { contactName: '李静' },
  );
  expect(changesOf(plainPreferences, after)).toEqual([
    { field: 'flight.payer', from: '超标部分个人支付', to: '个人支付' },
    { field: 'flight.required', from: '无', to: '成本中心、出行事由' },
    { field: 'contactName', from: '无', to: '李静' },
  ]);
  expect([nameOfField('flight.payer'), nameOfField('contactName')]).toEqual(['国内机票 · 支付方式', '公司联系人姓名']);
});

it('a required field is missing while it is empty or only spaces', () => {
  const terms = termsOf(having('hotel', { required: ['project', 'costCenter'] }), 'hotel');
  expect(missingField(terms, { project: 'A' })).toBe('costCenter');
  expect(missingField(terms, { project: ' ', costCenter: 'RD' })).toBe('project');
  expect(missingField(terms, { project: 'A', costCenter: 'RD' })).toBeUndefined();
});

it('the example is paid as orders are', () => {
  const preview = (part: Partial<Preference>) => {
    const { company, personal } = previewOf('flight', { ...plainPreferences.products.flight, ...part });
    return [company, personal];
  };
  expect(preview({ payer: 'split' })).toEqual(['¥1,500', '¥120']);
  expect(preview({ payer: 'company', insurance: 'default' })).toEqual(['¥1,650', '¥0']);
  expect(preview({ payer: 'split', insurance: 'default', insurancePayer: 'company' })).toEqual(['¥1,530', '¥120']);
  expect(preview({ payer: 'personal' })).toEqual(['¥0', '¥1,620']);
});

it('an order is split by the decided payer, and its insurance by its own', () => {
  const share = { costFen: 1600, taxesFen: 100, limitsFen: [0], serviceFen: 10, insuranceFen: 30 };
  const split = (payer: Preference['payer'], insurancePayer: Preference['insurancePayer']) => {
    const { company, personal, insurance } = splitOrder([{ ...share, costFen: 30_000 }], { payer, insurancePayer });
    return [company, personal, insurance];
  };
  expect(split('company', 'asFare')).toEqual([30_000, 0, 0]);
  expect(split('company', 'traveller')).toEqual([29_970, 30, 30]);
  expect(split('split', 'asFare')).toEqual([20_100, 9900, 30]);
  expect(split('split', 'company')).toEqual([20_130, 9870, 0]);
  expect(split('personal', 'asFare')).toEqual([0, 30_000, 30]);
  expect(split('personal', 'company')).toEqual([30, 29_970, 0]);
});
