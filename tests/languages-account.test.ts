import { describe, expect, it } from 'vitest';
import { checkAddress } from '#domain/address/check-address.ts';
import { checkOwnEmail, checkProfile } from '#domain/account/profile.ts';
import { checkTitle } from '#domain/invoice/invoice-title.ts';
import { checkCreditCode } from '#domain/invoice/tax-number.ts';
import { taxWords } from '#domain/invoice/tax-number.en.ts';
import { titleKindLabels } from '#domain/invoice/title-kinds.ts';
import { allRoutes } from '#routes/all.ts';
import { centreNames, centreSentences } from '#entries/languages/account/centre.ts';
import { menuNames } from '#entries/languages/account/menu-names.en.ts';
import { sayWith } from '#entries/languages/languages.ts';
import { memberNames } from '#entries/languages/account/member-names.en.ts';
import { formNames } from '#entries/languages/account/form-names.en.ts';
import { chinese, testTwins } from '#tests/support/suites/twin-suite.ts';

const names = new Map([...memberNames, ...formNames]);

/** Folders of the account centre whose words are in English; the widget itself speaks it once all its screens do. */
const folders = [
  ...['addresses', 'centre', 'invoice-titles', 'recommended', 'security', 'self-info'].map(
    (name) => `widgets/account/${name}`,
  ),
  'src/parts/account/work',
  'widgets/bill/bill',
  'widgets/bill/company-bill',
  'widgets/bill/settlement',
  'src/parts/bill',
  'src/parts/report',
  'widgets/report/report',
  'widgets/workbench/quick-order',
  'widgets/workbench/subordinates',
  'widgets/workbench/workbench',
];

describe('the account centre', () => testTwins(folders, 30));

it('names of members, invoice details and addresses are in English', () => {
  const nothing = { receiver: '', phone: '', province: '', city: '', district: '', street: '', postcode: '1' };
  const given = { ...nothing, province: '1', city: '1', district: '1' };
  const title = { titleName: '', taxNo: '', address: '1'.repeat(81), phone: '1', bank: '', bankAccount: '1' };
  const idNumber = '110101199001011234';
  const said = [
    ...Object.values(titleKindLabels),
    ...Object.values(checkAddress(nothing, () => true)),
    ...Object.values(checkAddress({ ...nothing, province: '1' }, () => true)),
    ...Object.values(checkAddress({ ...nothing, province: '1', city: '1' }, () => true)),
    ...Object.values(checkAddress({ ...given, receiver: '@', phone: '021', street: '1' }, () => false)),
    ...Object.values(checkAddress({ ...given, receiver: idNumber, phone: '1', street: idNumber }, () => true)),
    ...Object.values(checkTitle({ ...title, kind: 'company' }, taxWords)),
    ...Object.values(checkTitle({ ...title, kind: 'company', titleName: '<>', bank: '1', bankAccount: '' }, taxWords)),
    ...Object.values(checkTitle({ ...title, kind: 'personal' }, taxWords)),
    ...Object.values(
      checkTitle({ ...title, kind: 'other', titleName: '1', taxNo: 'A', bank: '1'.repeat(61) }, taxWords),
    ),
    ...['', '@'].map(checkOwnEmail),
    ...['@', ''].flatMap((realName) => [
      ...Object.values(checkProfile({ realName, birthday: '1800-01-01' }, '2026-09-16', true)),
      ...Object.values(checkProfile({ realName, birthday: '2027-01-01' }, '2026-09-16', true)),
    ]),
  ];
  expect([...new Set(said)].filter((text) => chinese.test(names.get(text) ?? text))).toEqual([]);
});

it('a tax number is told what is wrong with it', () => {
  const code = '91110108MA01ABCD';
  expect(['A', `${code}I1`, `${code}V1`].map((taxNo) => checkCreditCode(taxNo, taxWords))).toEqual([
    'A unified social credit code has 18 characters, not 1',
    'A tax number has no letter I: is it the digit 1?',
    'A tax number has no letter V',
  ]);
});

it('every page has an English title', () => {
  const say = sayWith(new Map([...centreNames, ...menuNames]), centreSentences);
  // The tree for developers is no page of the product.
  const titles = allRoutes.map(({ title }) => title).filter((title) => title !== '树形穿梭框');
  expect([...new Set(titles)].filter((title) => chinese.test(say(title)))).toEqual([]);
});

it('every place of an English sentence is one of its Chinese', () => {
  const placesOf = (text: string) => Array.from(text.matchAll(/\{(\w+)/g), ([, name]) => name);
  const wrong = centreSentences.filter(
    ([text, english]) =>
      typeof english === 'string' && placesOf(english).some((name) => !placesOf(text).includes(name)),
  );
  expect(wrong).toEqual([]);
});

it('a text is looked up once, however often it is shown', () => {
  const asked: string[] = [];
  const say = sayWith({ get: (name) => void asked.push(name) }, centreSentences);
  const text = '研发中心 · P6 骨干';
  const said = say(text);
  const once = asked.length;
  expect([once > 0, say(text), asked.length]).toEqual([true, said, once]);
});
