import { describe, expect, it } from 'vitest';
import { connectionOf, shiftedStop, stopMarkName } from './connection.ts';

it('a stop is judged by the minutes that it leaves to spare: up to 30 are tight, up to 120 enough', () => {
  const verdicts = [-1, 0, 30, 31, 120, 121].map(
    (spare) => shiftedStop({ minutes: 100, spare: 0, verdict: 'tight' }, spare).verdict,
  );
  expect(verdicts).toEqual(['short', 'tight', 'tight', 'enough', 'enough', 'ample']);
});

it('a transfer of one’s own says that the country has to be entered, where it has', () => {
  expect(stopMarkName('selfTransfer', [{ step: 'walk' }, { step: 'entry' }])).toBe('自行转机 · 须入境');
  expect(stopMarkName('selfTransfer', [{ step: 'walk' }])).toBe('自行转机');
});

interface Case {
  /** `FR CDG.T1 CDG.T2 JP`: from a country, by an airport and its terminal, to another one. */
  way: string;
  /** Of both airports. */
  country: string;
  minutes: number;
  /** By the clock there, where the stop is long. */
  at?: readonly [string, string];
  isThrough?: false;
  kind: string;
  least: number;
  steps: string;
  spare: number;
  verdict: string;
  marks?: string;
  /** The bags are not seen on the way. */
  through: boolean;
}

const day = ['2026-12-12T12:00', '2026-12-12T15:00'] as const;

describe('a connection adds up its steps, and needs them or the minimum of the airport, whichever is more', () => {
  it.each<[string, Case]>([
    [
      'domestic',
      {
        way: 'CN PEK.T3 PEK.T3 CN',
        country: 'CN',
        minutes: 100,
        kind: 'DD',
        least: 60,
        steps: 'walk 15',
        spare: 40,
        verdict: 'enough',
        through: true,
      },
    ],
    [
      'out of China',
      {
        way: 'CN PVG.T2 PVG.T2 FR',
        country: 'CN',
        minutes: 150,
        kind: 'DI',
        least: 120,
        steps: 'walk 15 exit 20 security 20',
        spare: 30,
        verdict: 'tight',
        through: true,
      },
    ],
    [
      'into China, where bags are collected',
      {
        way: 'FR PVG.T2 PVG.T2 CN',
        country: 'CN',
        minutes: 151,
        kind: 'ID',
        least: 120,
        steps: 'walk 15 entry 35 bags 25 recheck 10 security 20',
        spare: 31,
        verdict: 'enough',
        through: false,
      },
    ],
    [
      'international',
      {
        way: 'JP ICN.T1 ICN.T1 GB',
        country: 'KR',
        minutes: 69,
        kind: 'II',
        least: 70,
        steps: 'walk 15 security 15',
        spare: -1,
        verdict: 'short',
        through: true,
      },
    ],
    [
      'at an airport without a row of its own',
      {
        way: 'CN OSL. OSL. GB',
        country: 'NO',
        minutes: 60,
        kind: 'II',
        least: 60,
        steps: 'walk 15 security 15',
        spare: 0,
        verdict: 'tight',
        through: true,
      },
    ],
    [
      'within the Schengen area',
      {
        way: 'FR FRA.T1 FRA.T1 IT',
        country: 'DE',
        minutes: 45,
        kind: 'DD',
        least: 45,
        steps: 'walk 15',
        spare: 0,
        verdict: 'tight',
        through: true,
      },
    ],
    [
      'into the Schengen area: a border, but no bags',
      {
        way: 'CN FRA.T1 FRA.T1 IT',
        country: 'DE',
        minutes: 190,
        kind: 'ID',
        least: 60,
        steps: 'walk 15 entry 35 security 20',
        spare: 120,
        verdict: 'enough',
        through: true,
      },
    ],
    [
      'out of the Schengen area',
      {
        way: 'IT MUC.T2 MUC.T2 CN',
        country: 'DE',
        minutes: 176,
        kind: 'DI',
        least: 45,
        steps: 'walk 15 exit 20 security 20',
        spare: 121,
        verdict: 'ample',
        through: true,
      },
    ],
    [
      'by the United States to another country: everybody enters, nobody is seen out',
      {
        way: 'CN LAX.TB LAX.TB MX',
        country: 'US',
        minutes: 130,
        kind: 'II',
        least: 120,
        steps: 'walk 15 entry 35 bags 25 recheck 10 security 15',
        spare: 10,
        verdict: 'tight',
        through: false,
      },
    ],
    [
      'by Canada within it',
      {
        way: 'CN YYZ.T1 YYZ.T1 CA',
        country: 'CA',
        minutes: 104,
        kind: 'ID',
        least: 90,
        steps: 'walk 15 entry 35 bags 25 recheck 10 security 20',
        spare: -1,
        verdict: 'short',
        through: false,
      },
    ],
    [
      'at another terminal',
      {
        way: 'CN CDG.T1 CDG.T2 GB',
        country: 'FR',
        minutes: 100,
        kind: 'II',
        least: 95,
        steps: 'walk 25 security 15',
        spare: 5,
        verdict: 'tight',
        marks: 'terminal',
        through: true,
      },
    ],
    [
      'at another airport',
      {
        way: 'CN SHA.T2 PVG.T2 FR',
        country: 'CN',
        minutes: 321,
        isThrough: false,
        kind: 'DI',
        least: 195,
        steps: 'walk 15 bags 25 transport 90 recheck 30 exit 20 security 20',
        spare: 121,
        verdict: 'ample',
        marks: 'airport selfTransfer',
        through: false,
      },
    ],
    [
      'at another airport abroad, which is entered for it',
      {
        way: 'CN ICN.T1 GMP. JP',
        country: 'KR',
        minutes: 235,
        isThrough: false,
        kind: 'II',
        least: 190,
        steps: 'walk 15 entry 35 bags 25 transport 90 recheck 30 exit 20 security 20',
        spare: 0,
        verdict: 'tight',
        marks: 'airport selfTransfer',
        through: false,
      },
    ],
    [
      'over a night',
      {
        way: 'CN SIN.T3 SIN.T3 AU',
        country: 'SG',
        minutes: 540,
        at: ['2026-12-12T22:00', '2026-12-13T07:00'],
        kind: 'II',
        least: 60,
        steps: 'walk 15 security 15',
        spare: 480,
        verdict: 'ample',
        marks: 'overnight',
        through: true,
      },
    ],
    [
      'that begins after midnight and ends before five',
      {
        way: 'CN SIN.T3 SIN.T3 AU',
        country: 'SG',
        minutes: 260,
        at: ['2026-12-13T00:10', '2026-12-13T04:30'],
        kind: 'II',
        least: 60,
        steps: 'walk 15 security 15',
        spare: 200,
        verdict: 'ample',
        marks: 'overnight',
        through: true,
      },
    ],
    [
      'of less than four hours over midnight, which is no night',
      {
        way: 'CN SIN.T3 SIN.T3 AU',
        country: 'SG',
        minutes: 239,
        at: ['2026-12-12T22:00', '2026-12-13T01:59'],
        kind: 'II',
        least: 60,
        steps: 'walk 15 security 15',
        spare: 179,
        verdict: 'ample',
        through: true,
      },
    ],
    [
      'of one’s own abroad',
      {
        way: 'CN SIN.T3 SIN.T3 AU',
        country: 'SG',
        minutes: 144,
        isThrough: false,
        kind: 'II',
        least: 120,
        steps: 'walk 15 entry 35 bags 25 recheck 30 exit 20 security 20',
        spare: -1,
        verdict: 'short',
        marks: 'selfTransfer',
        through: false,
      },
    ],
    [
      'of one’s own at home, at another terminal',
      {
        way: 'CN PEK.T2 PEK.T3 CN',
        country: 'CN',
        minutes: 150,
        isThrough: false,
        kind: 'DD',
        least: 140,
        steps: 'walk 25 bags 25 recheck 30 security 20',
        spare: 10,
        verdict: 'tight',
        marks: 'terminal selfTransfer',
        through: false,
      },
    ],
  ])('%s', (_, { way, country, minutes, at = day, isThrough = true, ...expected }) => {
    const [orgCountry = '', one = '', two = '', dstCountry = ''] = way.split(' ');
    const end = (text: string, when: string) => {
      const [airport = '', term = ''] = text.split('.');
      return { airport, term, at: when };
    };
    const { steps, marks, ...rest } = connectionOf({
      arrives: { orgCountry, ...end(one, at[0]) },
      departs: { dstCountry, ...end(two, at[1]) },
      country,
      minutes,
      isThrough,
    });
    const said = steps.map((each) => `${each.step} ${each.minutes}`).join(' ');
    expect({ ...rest, steps: said, marks: marks.join(' ') }).toEqual({ marks: '', ...expected, minutes });
    const taken = steps.reduce((sum, each) => sum + each.minutes, 0);
    expect(minutes - Math.max(taken, rest.least)).toBe(rest.spare);
  });
});
