import type { Twin } from '#base/wording.ts';
import type { LintWords } from './preference-lint.ts';
import * as words from './preference-words.ts';
import { requirable } from './preferences.ts';
import type { BookedProduct, Preference, RequiredField } from './preferences.ts';

const products: Readonly<Record<BookedProduct, string>> = {
  flight: 'domestic flights',
  intl: 'international flights',
  train: 'trains',
  hotel: 'hotels',
};
const fields: Readonly<Record<RequiredField, string>> = {
  costCenter: 'cost centre',
  project: 'project',
  travelReason: 'reason for travel',
};
const listOf = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}` : (names[0] ?? '');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const namesOf = (all: readonly BookedProduct[]): string => listOf(all.map((product) => products[product]));

export function effectsOf(product: BookedProduct, preference: Preference): Record<keyof Preference, string> {
  const { payer, insurance, insurancePayer, required, contact } = preference;
  const asked = requirable.filter((field) => required.includes(field)).map((field) => fields[field]);
  return {
    payer: {
      company: 'The company pays the whole order, also what is out of policy.',
      split: `The company pays up to the policy${product === 'flight' ? ' and the flight tolerance' : ''}; the traveller pays the rest at checkout.`,
      personal: 'The traveller pays the whole order; company credit is not used.',
    }[payer],
    insurance: {
      none: 'Insurance is not shown, and orders with it are refused.',
      offered: 'Insurance is shown; the booker ticks it.',
      default: 'Insurance is ticked at first and can be taken off.',
    }[insurance],
    insurancePayer:
      insurance === 'none'
        ? 'Without insurance this has no effect.'
        : {
            asFare:
              payer === 'split'
                ? 'Part of what the company pays up to the policy; the traveller pays the rest.'
                : 'Paid by whoever pays the fare.',
            company: 'Paid by the company, apart from the limit of the policy.',
            traveller: 'Paid by the traveller.',
          }[insurancePayer],
    required: asked.length
      ? `Orders of ${products[product]} need: ${listOf(asked)}.`
      : 'Cost centre, project and reason may be left empty.',
    contact: {
      booker: 'At first the name and mobile number of the booker; can be changed.',
      traveller: 'At first those of the first traveller; can be changed.',
      company: 'At first the contact of the company; can be changed.',
    }[contact],
  };
}

export const holdText = (minutes: number): string =>
  minutes < 60 ? `${minutes} minutes` : minutes === 60 ? '1 hour' : `${minutes / 60} hours`;
export const holdEffect = (minutes: number): string =>
  `Seats and rooms are held for ${holdText(minutes)} while an order waits for approval, then cancelled; a shorter limit of the airline, railway or hotel counts first.`;

const examples: Readonly<Record<BookedProduct, string>> = {
  flight: 'Fare ¥1,620, limit ¥1,300, tolerance ¥200',
  intl: 'Fare ¥6,200, within policy ¥5,400',
  train: 'Business class ¥1,998, policy second class ¥662',
  hotel: '¥620 a night, limit ¥500',
};
export const previewOf = (product: BookedProduct, preference: Preference): ReturnType<typeof words.previewOf> => ({
  ...words.previewOf(product, preference),
  what: examples[product],
});

export const lintWords: Twin<LintWords> = {
  noPhone: 'Enter a mobile number',
  company: (using, fault) => `Contact of the company for ${namesOf(using)}: ${fault}`,
  unused: 'No product uses the contact of the company: what is entered has no effect',
  mixed: (paid) => `On one trip ${namesOf(paid)} are paid by the traveller, the rest by the company. Is that meant?`,
  of: (product, text) => `${capital(products[product])}: ${text}`,
  noInsurance: 'there is no insurance to sell, select "Not offered"',
  noCostCenters: 'the company has no cost centres, nobody could book with them required',
  insuranceApart: 'the company pays the fare and the traveller the insurance: each such order is paid twice',
  fareApart: 'the traveller pays the fare and the company the insurance: each such order is paid twice',
  unaware: 'the traveller pays for insurance that is ticked at first, maybe without noticing',
  noBill: 'the traveller pays: the cost centre gets no company bill',
};
