import { expect, it } from 'vitest';
import { rule } from '#tests/support/policy/sample.ts';
import { sentenceOf, sentenceParts } from './sentence.ts';
import type { PolicyNames } from './condition-words.ts';

const names: PolicyNames = {
  level: (id) => `P${id}`,
  city: (code) => ({ CAN: '广州', BJS: '北京', SHA: '上海' })[code] ?? code,
};

it.each([
  [
    rule('hotel', { kind: 'nightPrice', fen: 600_00 }, [
      { field: 'tier', op: 'in', value: ['一线'] },
      { field: 'level', op: 'in', value: ['5', '6'] },
    ]),
    'P5、P6 住一线城市，每间每晚不超过 ¥600',
  ],
  [
    rule('hotel', { kind: 'nightPrice', fen: 350_00 }, [{ field: 'tier', op: 'in', value: [''] }]),
    '住其他城市，每间每晚不超过 ¥350',
  ],
  [
    rule('hotel', { kind: 'nightPrice', fen: 900_00 }, [
      { field: 'city', op: 'in', value: ['CAN'] },
      { field: 'band', op: 'in', value: ['广交会'] },
    ]),
    '广交会期间住广州，每间每晚不超过 ¥900',
  ],
  [
    rule('hotel', { kind: 'upgrade', percent: 20 }, [{ field: 'band', op: 'in', value: ['旺季'] }]),
    '旺季期间，限额上浮 20%',
  ],
  [rule('hotel', { kind: 'sharing', formula: 'higherPercent', percent: 120 }), '合住限额取较高一人的 120%'],
  [
    rule('hotel', { kind: 'closed' }, [
      { field: 'stars', op: 'atLeast', value: 5 },
      { field: 'agreement', op: 'in', value: ['0'] },
    ]),
    '五星级酒店，没有协议价，不可预订',
  ],
  [
    rule('train', { kind: 'seat', seat: 'second' }, [
      { field: 'level', op: 'in', value: ['7'] },
      { field: 'trainKind', op: 'in', value: ['G', 'D', 'C'] },
    ]),
    'P7 乘 G/D/C，不高于二等座',
  ],
  [rule('flight', { kind: 'discount', percent: 65 }), '不高于 6.5 折'],
  [rule('flight', { kind: 'lowest', hours: 2, tolerance: 0 }, [], 'hint'), '前后 2 小时最低价提醒'],
  [rule('flight', { kind: 'lowest', hours: 2, tolerance: 100_00 }), '不高于前后 2 小时最低价加 ¥100'],
  [
    rule('flight', { kind: 'cabin', cabin: 'C' }, [
      { field: 'haul', op: 'atLeast', value: 270 },
      { field: 'level', op: 'notIn', value: ['5'] },
    ]),
    '除 P5 外的人员行程 4.5 小时及以上，不高于公务舱',
  ],
  [
    rule('car', { kind: 'leeway', fen: 20_00 }, [{ field: 'time', op: 'in', value: [{ from: 1320, to: 360 }] }]),
    '22:00–06:00，超出 ¥20 以内只作备注',
  ],
  [
    rule('car', { kind: 'closed' }, [{ field: 'weekday', op: 'in', value: ['1', '3', '6', '7'] }]),
    '周一、周三、周六、周日，不可预订',
  ],
])('%#: a rule reads as a sentence', (of, sentence) => {
  expect(sentenceOf(of, names)).toBe(sentence);
});

it('parts of a sentence name the condition or the limit that they show', () => {
  const [level, verb, lead, value] = sentenceParts(
    rule('hotel', { kind: 'nightPrice', fen: 600_00 }, [
      { field: 'tier', op: 'in', value: ['一线'] },
      { field: 'level', op: 'in', value: ['5'] },
    ]),
    { ...names, level: () => '骨干' },
  );
  expect([level, verb, lead, value]).toEqual([
    { text: '骨干', at: 1 },
    { text: '住一线城市', at: 0 },
    { text: '，每间每晚不超过 ' },
    { text: '¥600', at: 'limit' },
  ]);
});
