import { describe, expect, it } from 'vitest';
import { documentRules } from './document-rules.ts';
import type { TripPoint } from './document-rules.ts';
import { entryRules } from './entry-rules.ts';
import { notOf, standingsOf } from './meets-rule.ts';

const point = (country: string, at: TripPoint['at'] = 'end'): TripPoint => ({
  triptype: 1,
  airport: `${country}X`,
  country,
  countryName: country,
  day: '2026-12-14',
  leaves: '2026-12-14',
  isOut: true,
  at,
  from: { airport: 'HOM', country: country === 'CN' ? 'SG' : 'CN' },
});
const chinese = { nationalities: ['CN'], hasMinors: false };
const free = {
  country: 'SG',
  nationality: 'CN',
  verdict: 'ok' as const,
  text: '免签',
  source: '领事网',
  url: 'https://example.test/',
  date: '2026-11-01',
};
const shown = (lines: ReturnType<typeof documentRules>) =>
  lines.map(({ kind, country, verdict }) => [kind, country, verdict]);

describe('the checklist of documents', () => {
  it('has a line for each country that is entered, each transit, and how long the passport must be valid', () => {
    const points = [point('AE', 'stop'), point('FR'), point('DE'), point('CN')];
    expect(shown(documentRules(points, chinese, '2026-11-26'))).toEqual([
      ['transit', 'AE', 'check'],
      ['entry', 'FR', 'need'],
      ['passport', 'FR', 'need'],
    ]);
  });

  it.each([
    ['2026-11-26', 'ok'],
    ['2027-04-30', 'ok'],
    ['2027-05-01', 'check'],
  ])('on %s calls a visa-free entry that was read on the first of November %s', (today, verdict) => {
    const [line] = documentRules([point('SG')], chinese, today, [free]);
    expect(line).toMatchObject({ verdict, date: '2026-11-01', expires: '2027-04-30', source: '领事网' });
  });

  it('asks for entry where the traveller has to enter on the way, and asks who holds another passport to ask', () => {
    const [home, america] = [
      documentRules([point('US', 'stop')], chinese, '2026-11-26'),
      documentRules([point('SG', 'break')], chinese, '2026-11-26', [free]),
    ];
    expect(home[0]).toMatchObject({ kind: 'transit', verdict: 'need' });
    expect(america[0]?.text).toContain('自行转机');
    const foreign = documentRules([point('CN'), point('SG')], { nationalities: ['DE'], hasMinors: true }, '2026-11-26');
    expect(foreign.map(({ kind, nationality, verdict }) => [kind, nationality, verdict])).toEqual([
      ['entry', 'DE', 'check'],
      ['entry', 'DE', 'check'],
      ['passport', '', 'need'],
      ['minor', '', 'check'],
    ]);
    // Minors are checked where the trip crosses the border of China.
    const minorOf = (points: TripPoint[]) =>
      documentRules(points, { ...chinese, hasMinors: true }, '2026-11-26').at(-1);
    expect(minorOf([point('AE', 'stop'), point('FR')])).toMatchObject({
      airport: 'HOM',
      url: 'https://www.nia.gov.cn/',
    });
    expect(minorOf([{ ...point('FR'), from: { airport: 'SIN', country: 'SG' } }])?.airport).toBe('');
  });

  it('judges each traveller: a passport by its last day, a visa by its area, and the rest stays open', () => {
    const [entry, passport] = documentRules([point('FR'), point('CN')], chinese, '2026-11-26');
    const holder = { name: 'LIN/ZHIYUAN', certValidDate: '2036-01-01', nationality: 'CN', visaCountry: 'DE' };
    const others = [
      holder,
      { ...holder, certValidDate: '2027-03-13', visaCountry: 'US' },
      { ...holder, certValidDate: '', nationality: 'FR' },
    ] as const;
    expect(passport?.until).toBe('2027-03-14');
    const met = (rule: typeof entry) => rule && standingsOf(rule, others).map(({ isMet }) => isMet);
    expect([met(passport), met(entry)]).toEqual([
      [true, false, undefined],
      [true, undefined],
    ]);
  });

  it('names a source with an address for each rule, and no country twice for a passport', () => {
    for (const { source, url, date } of entryRules) {
      expect([source !== '', /^https?:\/\/[^ ]+\/$|^https:\/\/[^ ]+$/.test(url)]).toEqual([true, true]);
      expect(date).toMatch(/^$|^\d{4}-\d\d-\d\d$/);
    }
    const keys = entryRules.map(({ country, nationality }) => `${country} ${nationality}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('names with each line where an authority says it, and promises nothing of a text that it has not read there', () => {
    const points = [point('GB', 'stop'), point('XX', 'stop'), point('BR'), point('FR'), point('SG')];
    const lines = documentRules(points, { ...chinese, hasMinors: true }, '2026-11-26');
    expect(lines.map(({ kind, country, url }) => [kind, country, new URL(url).host])).toEqual([
      ['transit', 'GB', 'www.gov.uk'],
      ['transit', 'XX', 'cs.mfa.gov.cn'],
      ['entry', 'BR', 'cs.mfa.gov.cn'],
      ['entry', 'FR', 'eur-lex.europa.eu'],
      ['entry', 'SG', 'cs.mfa.gov.cn'],
      ['passport', 'BR', 'cs.mfa.gov.cn'],
      ['passport', 'SG', 'cs.mfa.gov.cn'],
      ['passport', 'FR', 'eur-lex.europa.eu'],
      ['minor', 'CN', 'www.nia.gov.cn'],
    ]);
    // The list of visas was read, for whom the transit is free was not.
    const dated = (country: string, at: TripPoint['at']) =>
      documentRules([point(country, at)], chinese, '2026-06-01').map(({ date, expires }) => [date, expires])[0];
    expect([dated('GB', 'end'), dated('GB', 'stop'), dated('JP', 'end')]).toEqual([
      ['2026-04-29', '2026-10-26'],
      ['', ''],
      ['', ''],
    ]);
  });

  it('names the travellers whose passport is of another country than the one that a line tells of', () => {
    const holders = ['CN', 'US', ''].map((nationality) => ({
      name: nationality,
      certValidDate: '' as const,
      nationality,
      visaCountry: '',
    }));
    const names = (kind: string) => notOf({ kind, nationality: 'CN' }, holders).map(({ name }) => name);
    expect([names('entry'), names('transit'), names('passport')]).toEqual([['US'], ['US'], []]);
  });
});
