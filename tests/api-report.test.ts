import fs from 'node:fs';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { broken, nextReport, readApi, reportFile } from './support/api-report.ts';
import type { Api, ApiReport } from './support/api-report.ts';

/** All that may be called is one committed report; `UPDATE_API=1` writes it again after an addition. */
const { version } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { version: string };
const now = readApi();
const kept = JSON.parse(fs.readFileSync(reportFile, 'utf8')) as ApiReport;

/** One line for a name: a change is seen in a review. */
const written = (report: ApiReport): string =>
  `${JSON.stringify(report, null, 1).replace(/\[\s+([^\]]*?)\s+\]/g, (_, list: string) => `[${list.replace(/\s*\n\s*/g, ' ')}]`)}\n`;

describe('the report of the interface', () => {
  it('is that of the sources, and nothing promised by this major version is gone', () => {
    const next = nextReport(kept, now, version);
    if (process.env['UPDATE_API']) fs.writeFileSync(reportFile, written(next));
    expect(JSON.parse(fs.readFileSync(reportFile, 'utf8')), 'run UPDATE_API=1 for tests/api-report.test.ts').toEqual(
      next,
    );
  });

  it('has every kind of thing that partners use', () => {
    for (const [kind, names] of Object.entries(now)) expect(Object.keys(names).length, kind).toBeGreaterThan(3);
    expect(now['http calls']?.['POST /airTicket/queryFlight']).toEqual(
      expect.arrayContaining(['for public', 'takes orgCity', 'takes infants?', 'answers flights']),
    );
  });

  it('has its version and its additions in the changelog', () => {
    const [first = ''] = Array.from(
      fs.readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (.*)$/gm),
      ([, name]) => name,
    );
    const hasAdded = Object.keys(kept.added).length > 0;
    expect(first).toMatch(hasAdded ? /^Unreleased$/ : /^(Unreleased|\d+\.\d+\.\d+ .*)$/);
    expect(fs.readFileSync('CHANGELOG.md', 'utf8')).toContain(`\n## ${version} `);
  });
});

describe('a change', () => {
  const call = (...facts: string[]): Api => ({ 'http calls': { 'POST /a': facts } });
  const before = call('for login', 'takes x', 'takes y?', 'answers z');
  const report: ApiReport = { version: '1.2.0', promised: before, added: {} };

  it('that takes something away is refused within a major version, and taken by the next', () => {
    const less = call('for login', 'takes x', 'answers z');
    expect(() => nextReport(report, less, '1.3.0')).toThrow('POST /a: takes y?');
    expect(nextReport(report, less, '2.0.0')).toEqual({ version: '2.0.0', promised: less, added: {} });
    expect(broken(before, {})).toHaveLength(5);
  });

  it('decides the number of the next version: a correction, an addition, a removal', () => {
    const more: Api = { ...before, tokens: { '--a': [] } };
    expect(nextReport(report, before, '1.2.1').version).toBe('1.2.1');
    expect(() => nextReport(report, more, '1.2.1')).toThrow('need version 1.3.0, not 1.2.1');
    expect(nextReport(report, more, '1.10.0').version).toBe('1.10.0');
    expect(() => nextReport(report, {}, '1.3.0')).toThrow('would break');
  });

  it('that demands a field, or lets others call, is refused', () => {
    expect(broken(before, call('for login', 'takes x', 'takes y', 'answers z'))).not.toEqual([]);
    expect(broken(before, call('for login', 'takes x', 'takes y?', 'takes w', 'answers z'))).toEqual([
      'http calls: POST /a: takes w',
    ]);
    expect(broken(before, call('for 70', 'takes x', 'takes y?', 'answers z'))).toEqual([
      'http calls: POST /a: for login',
    ]);
  });

  it('that adds, or no longer demands a field, is taken down', () => {
    const more: Api = { ...call('for login', 'takes x?', 'takes y?', 'takes w?', 'answers z'), tokens: { '--a': [] } };
    expect(nextReport(report, more, '1.2.0').added).toEqual({
      'http calls': { 'POST /a': ['takes x?', 'takes w?'] },
      tokens: { '--a': [] },
    });
    expect(nextReport(report, more, '1.3.0')).toEqual({ version: '1.3.0', promised: more, added: {} });
  });
});
