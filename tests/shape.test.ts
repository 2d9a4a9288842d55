import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { circles } from './support/shape/circles.ts';
import { codeIn, linesOf, needlessExports, overBudget, sourcesIn, valuesFrom } from './support/shape/sources.ts';

/**
 * The shape of the client (shape-server.test.ts: of the server): lines of a screen, size of folders, circles. Each
 * exception has a name and the number of the day when it was noted, which may only shrink.
 */
const files = [...sourcesIn('src'), ...sourcesIn('widgets')];
const graph = new Map(files.map((file) => [file, valuesFrom(file).filter((to) => files.includes(to))]));

/** Own lines of a screen without its tests and its tables of English words, which are data: a row for each Chinese one, that is counted. */
const budgets = { list: 200, form: 200, detail: 300, booking: 700, search: 900 };
type Kind = keyof typeof budgets;

/** The screens of each widget; files that they share are divided among them. A widget of another kind has no budget. */
const screens: Readonly<Record<string, readonly Kind[] | 'other'>> = {
  'account/addresses': ['list', 'form'],
  'account/centre': 'other',
  'account/invoice-titles': ['list', 'form'],
  'account/login': 'other',
  'account/login-classic': 'other',
  'account/recommended': ['list'],
  'account/security': ['form', 'form', 'form', 'form'],
  'account/self-info': ['form'],
  'account/vouchers': ['list', 'form'],
  'bill/bill': ['list'],
  // Terms, invoice and contacts, a wish for another limit; the preview; the saves.
  'bill/settlement': ['form', 'form', 'form', 'detail', 'list'],
  // Cycles, rows, disputes, the match; the page of a bill, its proof, the amount of a row, a dispute; forms: dispute,
  // answer, confirmation, payment, comparison.
  'bill/company-bill': [
    ...Array<Kind>(4).fill('list'),
    ...Array<Kind>(4).fill('detail'),
    ...Array<Kind>(5).fill('form'),
  ],
  // Trips and orders; their pages; the parts of the form: draft, two versions, difference, reason, travellers, people
  // from outside, legs, one leg, cities, budgets, files, path.
  'company/applications': ['list', 'list', 'detail', 'detail', ...Array<Kind>(12).fill('form')],
  // The tree, the panel of an employee, and forms: employee, state, department, level, several at once.
  'company/employees': ['list', 'list', 'detail', ...Array<Kind>(7).fill('form')],
  'company/my-standard': ['detail', 'list'],
  'company/preferences': ['list', 'form'],
  // Cases and deputies, one case; forms of a batch, a decision, other people, words and a deputy, of urging several and
  // of handing several on.
  'company/approvals': ['list', 'list', 'list', 'detail', ...Array<Kind>(9).fill('form')],
  'company/substitutes': ['list', 'form', 'detail'],
  // The editor of a standard: head, rules, tiers, bands, reasons, sides, and a form each in its dialogs.
  'company/standards': ['list', 'detail', 'list', ...Array<Kind>(8).fill('form')],
  // The list, its order, roles; the designer with its test run and its what-if; forms: role, owner, scope, publishing.
  'company/processes': ['list', 'list', 'list', 'detail', 'detail', 'detail', 'form', 'form', 'form', 'form'],
  'company/car-standards': ['list', 'form'],
  // The file, the difference, the report of an import, and the list of imports.
  'company/employee-import': ['form', 'detail', 'detail', 'list'],
  // The companies and what was done inside; forms to add, bind and rename.
  'company/sub-companies': ['list', 'list', 'form', 'form', 'form'],
  'flight/flight-booking': ['booking'],
  'flight/flight-search': ['search'],
  // Its second one shows the chosen trip.
  'flight/intl-search': ['search', 'detail'],
  'flight/intl-order': ['booking'],
  'flight/intl-order-detail': ['detail'],
  'home/home': 'other',
  'home/partner-plan': ['form'],
  'hotel/hotel-booking': ['search', 'detail'],
  'hotel/hotel-order': ['booking'],
  'hotel/hotel-order-detail': ['detail'],
  // Its dialogs of refund and change are forms.
  'order/air-order-detail': ['detail', 'form', 'form'],
  'order/order-list': ['list', 'list'],
  'passenger/passengers': ['list', 'form'],
  'payment/pay-finish': ['detail'],
  'payment/pay-order': 'other',
  'report/report': ['list', 'form', 'detail'],
  'shell/account-frame': 'other',
  'shell/agreement': 'other',
  'shell/bare-header': 'other',
  'shell/breadcrumb': 'other',
  'shell/mismatch': 'other',
  'shell/site-footer': 'other',
  'shell/site-header': 'other',
  'shell/tree-transfer-demo': 'other',
  'shell/welcome': 'other',
  // The second one is of plans with a change.
  'train/train-booking': ['search', 'list'],
  'train/train-change': ['list', 'form'],
  // An order of trains, and one that waits for them.
  'train/train-order': ['booking', 'booking'],
  'train/train-order-detail': ['detail'],
  'train/train-order-finish': ['detail'],
  'wallet/wallet': [...Array<Kind>(7).fill('list'), ...Array<Kind>(7).fill('form')],
  'workbench/quick-order': ['form'],
  'workbench/subordinates': ['list', 'form', 'detail'],
  'workbench/workbench': 'other',
};
const longScreens: Readonly<Record<string, number>> = {
  'account/addresses': 491,
  'account/recommended': 330,
  'account/self-info': 520,
  'account/vouchers': 538,
  'bill/bill': 929,
  'flight/flight-booking': 1688,
  'flight/flight-search': 4465,
  'home/partner-plan': 658,
  'hotel/hotel-booking': 4132,
  'hotel/hotel-order': 791,
  'hotel/hotel-order-detail': 389,
  'order/air-order-detail': 1980,
  'order/order-list': 791,
  'passenger/passengers': 1328,
  'payment/pay-finish': 595,
  'report/report': 1955,
  'wallet/wallet': 3528,
  'workbench/quick-order': 1049,
  'workbench/subordinates': 841,
};

/** Rows of one kind: their number says nothing about the folder. */
const tables = new Set(['src/contract', 'src/routes']);
const mostSources = 15;

/** Lists, forms and details look like all others; a sheet of their own is one look more. */
const styled: Readonly<Record<string, number>> = {
  'account/recommended': 1,
  'account/self-info': 1,
  'home/partner-plan': 1,
  'order/air-order-detail': 1,
  'report/report': 1,
  'wallet/wallet': 1,
  'workbench/quick-order': 1,
};

/** The two states that a screen waits in, and the view of both. */
const loading = new Set(['src/kit/resources/resource.ts', 'src/kit/resources/listing.ts', 'src/ui/states/Pending.tsx']);
const otherLoading: Readonly<Record<string, number>> = {
  'src/parts/booking/hold.ts': 1,
  'src/parts/traveller/roster/roster.ts': 1,
};

const widgetFolders = files
  .filter((file) => /^widgets\/[^/]+\/[^/]+\/index\.tsx?$/.test(file))
  .map((file) => path.posix.dirname(file).replace('widgets/', ''));
const ownSources = (widget: string) => sourcesIn(`widgets/${widget}`).filter((file) => !file.endsWith('.en.ts'));
const kindsOf = (widget: string): readonly Kind[] => {
  const kinds = screens[widget];
  return kinds === undefined || kinds === 'other' ? [] : kinds;
};
const counted = (names: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

test('each widget has its kind in the table', () => {
  expect(widgetFolders.length).toBeGreaterThan(30);
  expect(Object.keys(screens).toSorted()).toEqual(widgetFolders.toSorted());
});

test('a screen has as few lines of its own as its kind needs', () => {
  const lines = Object.fromEntries(
    widgetFolders
      .filter((widget) => kindsOf(widget).length)
      .map((widget) => [widget, ownSources(widget).reduce((sum, file) => sum + linesOf(file), 0)]),
  );
  const budgetOf = (widget: string) => kindsOf(widget).reduce((sum, kind) => sum + budgets[kind], 0);
  expect(overBudget(lines, budgetOf, longScreens)).toEqual([]);
});

test('a folder has at most 15 sources, but for tables of equal rows', () => {
  const counts = counted(files.map((file) => path.posix.dirname(file)).filter((folder) => !tables.has(folder)));
  expect(overBudget(counts, () => mostSources, {})).toEqual([]);
});

test('no list, form or detail has a style sheet of its own', () => {
  const plain = widgetFolders.filter(
    (widget) => kindsOf(widget).length && kindsOf(widget).every((kind) => ['list', 'form', 'detail'].includes(kind)),
  );
  const sheets = Object.fromEntries(
    plain.map((widget) => [
      widget,
      fs.readdirSync(`widgets/${widget}`, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))
        .length,
    ]),
  );
  expect(overBudget(sheets, () => 0, styled)).toEqual([]);
});

test('a file with a dialog has no form tag of its own: Form is none inside a form', () => {
  const own = files.filter((file) =>
    /<Dialog\b[\s\S]*<form\b|<form\b[\s\S]*<Dialog\b/.test(fs.readFileSync(file, 'utf8')),
  );
  expect(own).toEqual([]);
});

test('no view styles by a public token, which has another name inside a shadow root', () => {
  expect(files.filter((file) => file.endsWith('.tsx') && /var\(--travel-/.test(fs.readFileSync(file, 'utf8')))).toEqual(
    [],
  );
});

test('loading has one spelling: ResourceState and ListingState', () => {
  const spelled = files.filter(
    (file) =>
      !loading.has(file) &&
      /\{ state: 'loading' \}\s*[|;]|'loading'\s*\||\|\s*'loading'/.test(fs.readFileSync(file, 'utf8')),
  );
  expect(overBudget(counted(spelled), () => 0, otherLoading)).toEqual([]);
});

test('no rooms and no files import each other in a circle', () => {
  const roomOf = (file: string): string => (file.startsWith('src/') ? (file.split('/')[1] ?? '') : 'widgets');
  const rooms = new Map<string, string[]>();
  for (const [file, imports] of graph) {
    const room = roomOf(file);
    const others = imports.map(roomOf).filter((other) => other !== room);
    rooms.set(room, [...(rooms.get(room) ?? []), ...others]);
  }
  expect(circles(rooms)).toEqual([]);
  expect(circles(graph)).toEqual([]);
});

test('a value or type is exported only where another file names it', () => {
  const readers = [
    ...['src', 'widgets', 'demo', 'themes', 'tests', 'scripts'].flatMap((folder) => codeIn(folder)),
    ...fs.readdirSync('.').filter((file) => file.endsWith('.config.ts')),
  ];
  const ours = readers.filter(
    (file) =>
      /^(?:src|widgets|themes|demo\/sandbox|tests\/(?:support|e2e)|scripts)\/.*\.tsx?$/.test(file) &&
      // The builds put these in the place of others, or find them by their name.
      !/^src\/(?:preact|entries)\/|\.en\.ts$|\.d\.ts$/.test(file),
  );
  expect(needlessExports(ours, readers)).toEqual([]);
});

const comments = ['src', 'widgets', 'demo', 'themes', 'tests', 'scripts']
  .flatMap((folder) => codeIn(folder, /\.(?:m?[jt]sx?|css)$/))
  .flatMap((file) =>
    fs
      .readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /^\s*(?:\/\/|\/?\*)|^\s*(?:\]\)|(?:test|it|describe)(?:\.\w+)*)\(['"`]/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

test('comments and names of tests have no pronoun of one sex: a person is named by the role', () => {
  expect(comments.filter((line) => /\b(?:s?he|him|hers?|his|(?:him|her)self)\b/i.test(line))).toEqual([]);
});

test('comments name only documents that the repository has', () => {
  const named = comments.filter((line) =>
    Array.from(line.matchAll(/[\w/-]+\.md\b/g), ([name]) => name).some(
      (name) => !['', 'docs/', 'src/', 'src/entries/'].some((folder) => fs.existsSync(folder + name)),
    ),
  );
  expect(named).toEqual([]);
});

test('the map in src/README.md names every folder of the shared rooms and of the floors of the sandbox', () => {
  const map = fs.readFileSync('src/README.md', 'utf8');
  const floors = ['ground', 'money', 'orders', 'company', 'app'].map((floor) => `demo/sandbox/${floor}`);
  const folders = ['src', 'src/ui', 'src/parts', ...floors].flatMap((room) =>
    fs
      .readdirSync(room, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'decisions')
      .map(({ name }) => `${room}/${name}`),
  );
  expect(folders.filter((folder) => !new RegExp(`[\`/]${path.basename(folder)}/?\``).test(map))).toEqual([]);
});

test('circles are found, and an exception that grew, or that nothing needs, is told', () => {
  const arrows = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', []],
  ]);
  expect(circles(arrows)).toEqual([['a', 'b', 'c']]);
  const told = (found: Record<string, number>, exceptions: Record<string, number>) =>
    overBudget(found, () => 10, exceptions).length;
  expect([told({ a: 10 }, {}), told({ a: 11 }, {}), told({ a: 11 }, { a: 12 })]).toEqual([0, 1, 0]);
  expect([told({ a: 13 }, { a: 12 }), told({ a: 10 }, { a: 12 }), told({}, { a: 12 })]).toEqual([1, 1, 1]);
});
