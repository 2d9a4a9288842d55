import { billChannels, billPeriods } from '#contract/bill.ts';
import type { BillKind, BillType } from '#contract/bill.ts';
import type { FilterField } from '#ui/filter/fields.ts';
import type { BillFilters } from './model.ts';
import type { Texts } from './texts.ts';

/** Types that a bill can be filtered by. */
const typesOf = (kind: BillKind): readonly (BillType | 'all')[] =>
  kind === 'transaction'
    ? ['all', 'pay', 'refund', 'recharge', 'withdraw', 'returned', 'rewardsOut', 'tianhanbaoIn', 'tianhanbaoOut']
    : kind === 'putforward'
      ? ['all', 'withdraw', 'returned']
      : ['all', 'earn', 'back'];

export const fieldsOf = (kind: BillKind, t: Texts): Readonly<Record<keyof BillFilters, FilterField<BillFilters>>> => {
  const [placeholder, short] = t.wordsHints[kind] ?? t.wordsHint;
  return {
    days: { kind: 'days', key: 'days', label: t.days, isPast: () => true, months: true },
    type: {
      kind: 'select',
      key: 'type',
      label: t.type,
      options: typesOf(kind).map((value) => ({ value, label: t.types[value] })),
    },
    channel: {
      kind: 'select',
      key: 'channel',
      label: t.channel,
      options: billChannels.map((value) => ({ value, label: t.channels[value] })),
    },
    by: {
      kind: 'select',
      key: 'by',
      label: t.by,
      options: billPeriods.map((value) => ({ value, label: t.periods[value] })),
    },
    words: { kind: 'text', key: 'words', label: t.words, placeholder: placeholder ?? '', short: short ?? '' },
  };
};
