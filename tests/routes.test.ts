import fs from 'node:fs';
import { expect, test } from 'vitest';
import { allRoutes } from '#routes/all.ts';
import { redirectOf } from '#routes/redirects.ts';

/** The specification's table, copied: path, name, access, members, domain, title, becomes, note. */
const table = fs
  .readFileSync('tests/tables/routes.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

test.each(
  table.map(
    ([path = '', name = '', access = '', members = '', domain = '', title = '']) =>
      [name, { path, access, members, domain, title }] as const,
  ),
)('route %s is as in the table', (name, row) => {
  const route = allRoutes.find((known) => known.name === name);
  expect(
    route && {
      path: route.path,
      access: route.access,
      members: (route.members ?? []).join(' '),
      domain: route.domain,
      title: route.title,
    },
  ).toEqual(row);
});

/** The specification names no page of an order of international flights and none of its payment: these are ours. */
const own = ['intl_order_details', 'intl_order_pay'];

test('there is no route beside the table and our own', () => {
  expect(allRoutes.map((route) => route.name).sort()).toEqual([...table.map(([, name]) => name), ...own].sort());
});

test('every row has its page or leads elsewhere: none is closed', () => {
  const wrong = allRoutes.filter((route) => {
    const leadsElsewhere = redirectOf({ name: route.name, params: {}, query: {} }) !== null || route.name === 'index';
    return (route.widget !== undefined) === leadsElsewhere;
  });
  expect(wrong).toEqual([]);
});
