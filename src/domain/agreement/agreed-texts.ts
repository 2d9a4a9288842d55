import { dayAt } from '#domain/china-time.ts';
import type { OrderType } from '#domain/product/names.ts';

/** Versions of a text, oldest first, each with the day from which it is in force. */
type Versions = readonly (readonly [version: string, from: string])[];

const first = ['2024.1', '2024-01-01'] as const;
const ofTheYear = [first, ['2026.1', '2026-01-01']] as const;

/** Texts that a member accepts by a tick. */
export const textVersions = {
  service_agreement: [...ofTheYear, ['2026.2', '2026-07-01']],
  privacy: ofTheYear,
  dangerous_goods: ofTheYear,
  hotel_rules: ofTheYear,
  train_rules: ofTheYear,
  intl_rules: ofTheYear,
} as const satisfies Readonly<Record<string, Versions>>;

export type AgreedText = keyof typeof textVersions;

const isText = (name: string): name is AgreedText => name in textVersions;

/** The version in force on a day; before the first one it is that. */
const versionOn = (text: AgreedText, day: string): string =>
  (textVersions[text] as Versions).findLast(([, from]) => from <= day)?.[0] ?? first[0];

/** Texts that the tick of a form names; the refund rules of a fare are kept with its order. */
const ticked: Readonly<Record<'register' | OrderType, readonly AgreedText[]>> = {
  register: ['service_agreement', 'privacy'],
  airTicket: ['service_agreement', 'dangerous_goods'],
  gp: ['service_agreement', 'dangerous_goods'],
  intl: ['intl_rules'],
  hotel: ['hotel_rules'],
  train: ['train_rules'],
};

/** As it is kept beside the order or the member: `service_agreement 2026.2,privacy 2026.1`. `at`: the moment of the tick. */
export const keptTexts = (form: keyof typeof ticked, at: number): string =>
  ticked[form].map((text) => `${text} ${versionOn(text, dayAt(at))}`).join();

/** Of a kept row; none where nothing was kept, as of orders before it. */
export const readTexts = (kept: string | null): { text: AgreedText; version: string; isInForce: boolean }[] =>
  (kept ?? '').split(',').flatMap((one) => {
    const [text = '', version = ''] = one.split(' ');
    return isText(text) ? [{ text, version, isInForce: textVersions[text].at(-1)?.[0] === version }] : [];
  });
