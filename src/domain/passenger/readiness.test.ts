import { expect, it } from 'vitest';
import { readinessOf } from './readiness.ts';

const today = '2026-11-20';
const adult = { bornDate: '1988-03-06' };

it.each([
  ['an ID card', [{ certType: '1' }], ['可订', '缺通行证', '无护照', '可订']],
  ['no document', [], ['缺证件', '缺通行证', '无护照', '缺证件']],
  ['a passport for years', [{ certType: '2', certValidDate: '2031-01-01' }], ['凭护照', '缺通行证', '可订', '可订']],
  [
    'a passport for five months',
    [{ certType: '2', certValidDate: '2027-04-20' }],
    ['凭护照', '缺通行证', '不足 6 个月', '可订'],
  ],
  [
    'a passport that ended yesterday',
    [{ certType: '2', certValidDate: '2026-11-19' }],
    ['证件已过期', '缺通行证', '护照过期', '证件已过期'],
  ],
  ['a military card', [{ certType: '3' }], ['可订', '缺通行证', '无护照', '缺证件']],
  [
    'an old and a new passport',
    [
      { certType: '2', certValidDate: '2026-01-01' },
      { certType: '2', certValidDate: '2033-01-01' },
    ],
    ['凭护照', '缺通行证', '可订', '可订'],
  ],
  [
    'an ID card and a permit that ends in a week',
    [{ certType: '1' }, { certType: '8', certValidDate: '2026-11-27' }],
    ['可订', '30 天内到期', '无护照', '可订'],
  ],
] as const)('with %s the trips stand at %j', (_name, documents, labels) => {
  expect(readinessOf({ ...adult, documents }, today).map(({ label }) => label)).toEqual(labels);
});

it('a child under 6 travels free by train, one under 14 on a child’s ticket', () => {
  const train = (bornDate: string) => readinessOf({ bornDate, documents: [{ certType: '1' }] }, today).at(-1)?.label;
  expect([train('2020-11-21'), train('2020-11-20'), train('2012-11-21'), train('2012-11-20')]).toEqual([
    '免票',
    '儿童票',
    '儿童票',
    '可订',
  ]);
});

it('a resident of Hong Kong or Macao needs the permit to the mainland, which is enough for the way home too', () => {
  const home = (nationality: string, documents: Parameters<typeof readinessOf>[0]['documents']) =>
    readinessOf({ ...adult, nationality, documents }, today)[1]?.label;
  expect([
    home('HK', [{ certType: '5', certValidDate: '2031-01-01' }]),
    home('CN', [{ certType: '5', certValidDate: '2031-01-01' }]),
    home('MO', [{ certType: '5', certValidDate: '2026-11-19' }]),
    home('HK', [{ certType: '2', certValidDate: '2031-01-01' }]),
  ]).toEqual(['可订', '可订', '回乡证过期', '缺回乡证']);
});

it('a foreigner needs a passport for Hong Kong, Macao and Taiwan, not a permit', () => {
  const beyond = (certValidDate: string) =>
    readinessOf({ ...adult, nationality: 'US', documents: [{ certType: '2', certValidDate }] }, today)[1];
  expect([beyond('2031-01-01')?.label, beyond('2026-11-19')?.label]).toEqual(['可订', '护照过期']);
});
