import fs from 'node:fs';
import { expect, test } from 'vitest';
import { allRoutes } from '#routes/all.ts';
import { guardRoute } from '#routes/guard.ts';
import { isPlain } from '#routes/plain.ts';
import { seedAccounts } from '#demo/sandbox/app/seed/people/seed-members.ts';
import { accounts } from '#tests/support/viewers.ts';
import type { KnownViewer } from '#tests/support/viewers.ts';

/** Every sandbox account at every route of the specification's table: the members column and the menus' special rules. */
const table = fs
  .readFileSync('tests/tables/routes.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([path = '', name = '', access = '', members = '', , , becomes = '']) => ({
    path,
    name,
    access,
    members: members.split(' '),
    becomes,
  }));

/** Routes that a level may open but these accounts may not. */
const applications = [
  'travel_application',
  'travel_application_add',
  'travel_application_order',
  'travel_add_applycation',
];
const audits = [
  'travel_audit',
  'travel_audit_order',
  'travel_audit_details',
  'travel_examination_list',
  'travel_examination_info',
];
const imports = [
  'quick_order',
  'city_quick_order',
  'airSale_bill',
  'airRefund_bill',
  'airChanges_bill',
  'bill_airSaleBill',
  'bill_airRefundBill',
  'bill_airChangesBill',
];
const closed: Record<string, string[]> = {
  distributor: imports,
  'employee, approval': audits,
  'employee, auditor': applications,
  'employee, overproof': audits,
  'employee, no flag': [...applications, ...audits],
};

/** Targets of rows with "becomes" when they are opened without a query. */
const leadsTo: Record<string, string> = {
  index: '/th_business_index',
  mismatch: 'mismatch',
  my_order_list_air: '/myCenter/order_list/airTicket',
  my_train_order_list: '/myCenter/order_list/train',
  hotel_order_list: '/myCenter/order_list/hotel',
  my_order_detail: '/ticket/OrderDetails/7',
  my_order_domestic_detail: '/ticket/OrderDetails/7',
  my_train_order_detail: '/train/OrderDetails/7',
  travel_applycation_list: '/travel/application',
  travel_add_applycation: '/travel/application/add',
  travel_examination_install_list: '/travel/processSettings',
  travel_standard_install_list: '/travel/standardSettings',
};

const visitor = {
  routes: allRoutes,
  viewer: null,
  hasToken: false,
  query: {},
  held: null,
  host: { isFirstParty: true, singleBrand: false, appId: '' },
  homePageName: '',
  publicQuery: ['flight'],
};

/** The path behind a redirect, its kind for every other decision. */
function answer(name: string, who: Partial<Parameters<typeof guardRoute>[0]>): string {
  const decision = guardRoute({ ...visitor, ...who, place: { name, params: { id: '7' }, query: {} } });
  if (decision.kind !== 'redirect') return decision.kind;
  const path = allRoutes.find((route) => route.name === decision.name)?.path ?? '';
  return path.replaceAll(/:(\w+)\??/g, (_, key: string) => decision.params[key] ?? '').replace(/(.)\/$/, '$1');
}

function expected({ name, access, members }: (typeof table)[number], { name: who, level }: KnownViewer): string {
  const mayOpen = access === 'public' || (members.includes(level) && !closed[who]?.includes(name));
  if (!mayOpen) return 'mismatch';
  return name === 'travel_applycation_list' && level === '70' ? '/travel/audit' : (leadsTo[name] ?? 'show');
}

test.each(accounts)('every route for $name', (account) => {
  const wrong = table
    .filter((row) => answer(row.name, { viewer: account.viewer, hasToken: true }) !== expected(row, account))
    .map(({ name }) => name);
  expect(wrong).toEqual([]);
});

test("no redirect leads the company's account to a page that it may not open", () => {
  const who = accounts.find(({ level }) => level === '70');
  const ends = (name: string, query: Record<string, string>, steps = 0): string => {
    const decision = guardRoute({
      ...visitor,
      viewer: who?.viewer ?? null,
      hasToken: true,
      place: { name, params: { id: '7' }, query },
    });
    return decision.kind === 'redirect' && steps < 5 ? ends(decision.name, decision.query, steps + 1) : decision.kind;
  };
  const open = table.filter(({ members, name }) => members.includes('70') && name !== 'mismatch');
  const queries: Record<string, string>[] = [{}, { noteType: '1' }];
  const refused = open.flatMap(({ name }) =>
    queries.filter((query) => ends(name, query) !== 'show').map((query) => [name, query]),
  );
  expect(refused).toEqual([]);
});

test('every route for a visitor: public ones open, every other one asks for a login', () => {
  const redirects: Record<string, string> = { index: '/th_business_index', mismatch: '/th_business_index' };
  const wrong = table
    .filter(({ name, access }) => answer(name, {}) !== (access === 'login' ? 'login' : (redirects[name] ?? 'show')))
    .map(({ name }) => name);
  expect(wrong).toEqual([]);
});

test.each([...accounts, { name: 'a visitor', viewer: null }])(
  'what is shown without the guard is what the guard shows, most pages of $name',
  ({ viewer }) => {
    const plain = allRoutes.filter((route) => isPlain(route, viewer));
    const shown = (name: string) => answer(name, viewer ? { viewer, hasToken: true } : {});
    expect(plain.filter(({ name }) => shown(name) !== 'show')).toEqual([]);
    const open = allRoutes.filter(({ name, widget }) => widget && shown(name) === 'show');
    // The home pages ask for the application's own one.
    expect(plain.length).toBeGreaterThanOrEqual(open.length - 3);
  },
);

test('every "becomes" of the table is tried here, the two home pages aside', () => {
  const tried = [...Object.keys(leadsTo), 'th_official_index', 'th_business_index'];
  expect(
    table
      .filter(({ becomes }) => becomes)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(tried.toSorted());
});

test('the viewers are what the sandbox seeds', () => {
  const seeded = seedAccounts.map(
    ({ mobilePhone, memberType, employeeId = 0, femaleEndId = 0, pnrImport = false, isCredit = false }) => ({
      mobilePhone,
      memberType,
      employeeId,
      femaleEndId,
      pnrImport,
      isCredit,
    }),
  );
  const known = accounts.map(({ mobilePhone, viewer }) => ({
    mobilePhone,
    memberType: viewer.memberType,
    employeeId: viewer.creditEmployeeId,
    femaleEndId: viewer.femaleEndId,
    pnrImport: viewer.pnrImport === 1,
    isCredit: viewer.creditMemberId > 0,
  }));
  expect(known).toEqual(seeded);
});
