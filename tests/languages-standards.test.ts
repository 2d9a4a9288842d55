import { expect, it } from 'vitest';
import { fields } from '#domain/policy/fields.ts';
import { limitTable, messageMarks } from '#domain/policy/limits.ts';
import { prove } from '#domain/policy/proof/prove.ts';
import { effectNames, emptyContent, policyProductNames } from '#domain/policy/schema.ts';
import type { Condition, Limit, LimitKind, Rule } from '#domain/policy/schema.ts';
import { sentenceOf } from '#domain/policy/words/sentence.ts';
import { policyWords } from '#domain/policy/words/sentence.en.ts';
import { standardsNames } from '#entries/languages/account/centre/standards.ts';
import { railNames } from '#entries/languages/rail-names.en.ts';
import { blankCondition, blankRule } from '#parts/policy/rule/edit-rule.ts';
import { names as namesOfAll } from '#entries/languages/names.en.ts';
import { chinese, testTwins } from '#tests/support/suites/twin-suite.ts';

const said = new Map([...Object.entries(namesOfAll), ...railNames, ...standardsNames]);
const notSaid = (texts: readonly string[]) =>
  [...new Set(texts)].filter((text) => chinese.test(said.get(text) ?? text));

testTwins(
  [
    'src/parts/car',
    'src/parts/draft',
    'widgets/company/car-standards',
    'widgets/company/my-standard',
    'src/parts/policy/bands',
    'src/parts/policy/rule',
    'src/parts/policy/what-if',
    'widgets/company/standards',
  ],
  13,
);

const names = {
  level: (id: string) => `P${id}`,
  city: (code: string) => ({ BJS: 'Beijing', CTU: 'Chengdu' })[code] ?? code,
  airline: (code: string) => code,
  words: policyWords,
};
const rule = (
  product: Rule['product'],
  limit: Limit,
  when: readonly Condition[] = [],
  effect: Rule['effect'] = 'reason',
): Rule => ({
  id: 'r1',
  product,
  when,
  limit,
  effect,
});

it('fields, limits, effects, products and marks of a policy are in English', () => {
  expect(
    notSaid([
      ...Object.values(fields).flatMap((field) => [
        field.label,
        ...(field.type === 'number' ? [field.unit] : []),
        ...(field.type === 'choice' && typeof field.choices !== 'string' ? field.choices.map(({ name }) => name) : []),
      ]),
      ...Object.values(limitTable).map(({ label }) => label),
      ...Object.values(effectNames),
      ...Object.values(policyProductNames),
      ...messageMarks.map(({ name }) => name),
    ]),
  ).toEqual([]);
});

it('every limit and condition is a sentence in English, each part with its control', () => {
  const choices = (name: keyof typeof fields) => {
    const field = fields[name];
    return field.type === 'choice' && typeof field.choices !== 'string' ? field.choices : [{ code: '1', name: '1' }];
  };
  for (const kind of Object.keys(limitTable) as LimitKind[])
    for (const field of Object.keys(fields) as (keyof typeof fields)[])
      for (const op of ['in', 'notIn', 'atLeast', 'below'] as const) {
        const blank = blankCondition(field, choices);
        const isNumber = typeof blank.value === 'number';
        if (isNumber !== (op === 'atLeast' || op === 'below')) continue;
        const one = rule('hotel', blankRule('r1', 'hotel', kind).limit, [{ ...blank, op } as Condition]);
        const parts = policyWords.parts(one, names);
        expect(parts.map(({ at }) => at).filter((at) => at !== undefined)).toEqual([0, 'limit']);
        expect(parts.map(({ text }) => text).join('')).toMatch(/^[A-Z¥\d][\u0020-\u007e¥·–]+$/);
      }
});

it('sentences name people, season, place and limit in this order', () => {
  const when: Condition[] = [
    { field: 'tier', op: 'in', value: ['Tier 1', ''] },
    { field: 'level', op: 'notIn', value: ['5', '6', '7'] },
    { field: 'weekday', op: 'in', value: ['1', '2', '3', '6'] },
    { field: 'band', op: 'in', value: ['Fair'] },
  ];
  const hours: Condition = { field: 'time', op: 'in', value: [{ from: 1320, to: 360 }] };
  expect([
    sentenceOf(rule('hotel', { kind: 'nightPrice', fen: 600_00 }, when), names),
    sentenceOf(
      rule('flight', { kind: 'discount', percent: 60 }, [{ field: 'city', op: 'in', value: ['BJS', 'CTU'] }]),
      names,
    ),
    sentenceOf(rule('flight', { kind: 'lowest', hours: 2, tolerance: 100_00 }, [], 'hint'), names),
    sentenceOf(rule('train', { kind: 'seat', seat: 'second' }, [{ field: 'haul', op: 'below', value: 360 }]), names),
    sentenceOf(rule('car', { kind: 'closed' }, [hours]), names),
    sentenceOf(rule('car', { kind: 'rides', rides: 1, per: 'day' }), names),
    sentenceOf(rule('hotel', { kind: 'sharing', formula: 'meanPlus', fen: 100_00 }), names),
    sentenceOf(rule('flight', { kind: 'agreement' }), names),
  ]).toEqual([
    'Not P5, P6 or P7 · During Fair · On Mon–Wed and Sat · In Tier 1 or other cities: at most ¥600 a room and night',
    'To Beijing or Chengdu: at most 60% of the full fare',
    'Point to the lowest fare within 2 hours plus ¥100',
    'Trips under 6 hours: at most Second class',
    'At 22:00–06:00: not to be booked',
    'At most 1 ride a day',
    'Sharing a room, the mean of both limits plus ¥100',
    'Agreement airlines only',
  ]);
});

it('findings of the proof are told in English, with the days of a season', () => {
  const content = {
    ...emptyContent,
    bands: [{ name: 'Fair', from: '2026-04-28', to: '2026-05-03', city: 'CTU' }],
    rules: [
      rule('hotel', { kind: 'nightPrice', fen: 600_00 }, [{ field: 'city', op: 'in', value: ['BJS'] }]),
      {
        ...rule('hotel', { kind: 'nightPrice', fen: 700_00 }, [{ field: 'band', op: 'in', value: ['Fair'] }]),
        id: 'r2',
      },
    ],
  };
  const { findings } = prove(content, ['5'], names);
  expect(findings.map(({ kind, words }) => `${kind}: ${words}`)).toEqual(['gap: In Chengdu · 21 Apr – 27 Apr']);
});
