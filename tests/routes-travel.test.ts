import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { intlStatus } from '#domain/product/intl-status.ts';
import { railStatus } from '#domain/product/rail-status.ts';
import { allRoutes } from '#routes/all.ts';
import { routesWalked } from './support/routes-walked.ts';

/** Every route, call, state and rule of trains (area I) and flights abroad (area J), with the test that shows it; written by hand. */
const rows = fs
  .readFileSync('tests/tables/travel-walked.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));
const named = (area: string, kind: string): string[] =>
  rows.flatMap(([of, what, name = '']) => (of === area && what === kind ? [name] : []));

/** The addresses of the calls that a contract describes. */
const callsOf = (start: 'train' | 'intl'): string[] =>
  fs
    .readdirSync('src/contract')
    .filter((file) => file.startsWith(start) && /^[\w-]+\.ts$/.test(file))
    .flatMap(
      (file) => fs.readFileSync(`src/contract/${file}`, 'utf8').match(/(?<=')\/(train|intl)\/[A-Za-z/]+(?=')/g) ?? [],
    );

const areas = [
  { area: 'I', of: 'trains', start: 'train', isOwn: /^train_/, status: railStatus },
  { area: 'J', of: 'flights abroad', start: 'intl', isOwn: /^intl_(?!applycation)/, status: intlStatus },
] as const;

describe.each(areas)('the table of $of', ({ area, start, isOwn, status }) => {
  it('has every route, call and state, once', () => {
    const routes = allRoutes.map(({ name }) => name).filter((name) => isOwn.test(name));
    expect(named(area, 'route').toSorted()).toEqual(routes.toSorted());
    const calls = callsOf(start);
    expect(calls.length).toBeGreaterThan(10);
    expect(named(area, 'call').toSorted()).toEqual(calls.toSorted());
    const states = status.codes.map((code) => status.look(code).label);
    expect(named(area, 'state').toSorted()).toEqual(states.toSorted());
  });

  it('has rules, each once', () => {
    const rules = named(area, 'rule');
    expect(rules.length).toBeGreaterThan(20);
    expect(new Set(rules).size).toBe(rules.length);
  });
});

it.each(rows)('%s %s %s has its test', (_area, kind, _name, file = '', test = '') => {
  expect(['route', 'call', 'state', 'rule']).toContain(kind);
  expect(test.length).toBeGreaterThan(10);
  expect(fs.readFileSync(file, 'utf8')).toContain(test);
});

it('the tests of screens that the table of routes names are those of their page, the one with its name first', () => {
  const screenOf = (name: string) => routesWalked().find(([route]) => route === name)?.[5];
  expect(screenOf('train_order_pay')).toBe('widgets/payment/pay-order/pay-order.test.tsx');
  expect(screenOf('train_order_details')).toBe('widgets/train/train-order-detail/train-order-detail.test.tsx');
  expect(screenOf('train_ab_query_list')).toBe('widgets/train/train-change/train-change.test.tsx');
});
