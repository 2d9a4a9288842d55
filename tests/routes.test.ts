import fs from 'node:fs';
import process from 'node:process';
import { expect, test } from 'vitest';
import { allRoutes } from '#routes/all.ts';
import { redirectOf } from '#routes/redirects.ts';
import { routesWalked, walkedFile } from './support/routes-walked.ts';

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

const walked = routesWalked();

test('every route has a test that goes to it', () => {
  expect(walked.filter(([, , , , walkedBy]) => !walkedBy)).toEqual([]);
});

test('the table of routes with members and tests is that of the sources', () => {
  const text = [['name', 'path', 'page', 'members', 'walked by', 'screen test'], ...walked]
    .map((line) => `${line.join('\t')}\n`)
    .join('');
  if (process.env['UPDATE_ROUTES']) fs.writeFileSync(walkedFile, text);
  expect(fs.readFileSync(walkedFile, 'utf8'), 'run UPDATE_ROUTES=1 for tests/routes.test.ts').toBe(text);
});
