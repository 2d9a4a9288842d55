import { expect, test } from 'vitest';
import { availablePages } from '#demo/partner/hostile/serve.mjs';
import { isWhole } from '#tests/support/whole.ts';
import { useLanes } from './support/hostile/use-lanes.ts';

/** Each is a fault that a release could bring; the suite of hostile pages is worth nothing if it overlooks one. */
const faults: [what: string, code: string, seen: RegExp, until?: 'results'][] = [
  [
    'puts a style sheet into the page',
    "document.head.append(document.createElement('style'))",
    /^html more|^sheets more/,
  ],
  ['puts a class on html', "document.documentElement.className = 'travel'", /^html more/],
  ["clears the partner's storage", 'localStorage.clear()', /^stored gone: partner\.cart/],
  ['stores something under a foreign name', "sessionStorage.setItem('token', '1')", /^stored more: token/],
  ['sets a cookie', "document.cookie = 'travel=1'", /^stored more: .*travel=1/],
  ['leaks a listener', "addEventListener('scroll', function () {})", /^after destroy: listeners more: window scroll/],
  ['listens to the end of the page', "addEventListener('unload', function () {})", /^listeners more: window unload/],
  [
    'reloads the page',
    "if (performance.getEntriesByType('navigation')[0].type !== 'reload') location.reload()",
    /^documents more: 2/,
  ],
  [
    'patches a prototype',
    'Array.prototype.last = function () { return this[this.length - 1] }',
    /^changes more: Array\.prototype\.last/,
  ],
  ['replaces fetch', 'window.fetch = fetch.bind(window)', /^changes more: window\.fetch/],
  ['takes the error handler', 'window.onerror = function () {}', /^handlers more: onerror/],
  ['logs', "console.info('travel-embed is here')", /^said more: info travel-embed/],
  ['throws', "setTimeout(function () { throw new Error('mutant') })", /^said more: error mutant/],
  ['has a second global', 'var travelEmbedState = {}', /^globals more: travelEmbedState/],
  ['adds to the history', "history.pushState(null, '', '#travel')", /^address more/],
  [
    'adds a field to every call',
    "var send = window.fetch; window.fetch = function (url, given) { if (given && given.body) given.body += '&extra=1'; return send(url, given) }",
    /^request more: .*extra=1/,
    'results',
  ],
  [
    'stands two pixels off',
    "var sheet = new CSSStyleSheet(); sheet.replaceSync('.t-btn{margin-left:2px}'); setInterval(function () { var root = document.querySelector('[data-travel-widget]').shadowRoot; if (root && root.adoptedStyleSheets.indexOf(sheet) < 0) root.adoptedStyleSheets = root.adoptedStyleSheets.concat(sheet) }, 20)",
    /^search: .* x /,
  ],
  [
    'takes a colour of the page',
    "var tint = new CSSStyleSheet(); tint.replaceSync('.root{color:red}'); setInterval(function () { var root = document.querySelector('[data-travel-widget]').shadowRoot; if (root && root.adoptedStyleSheets.indexOf(tint) < 0) root.adoptedStyleSheets = root.adoptedStyleSheets.concat(tint) }, 20)",
    /^search: .* looks rgb\(255, 0, 0\)/,
  ],
];

/** A fault of each way of noticing it; every fault in a whole run. */
const representative = new Set([
  'puts a style sheet into the page',
  'leaks a listener',
  'patches a prototype',
  'stands two pixels off',
]);
const tried = isWhole ? faults : faults.filter(([what]) => representative.has(what));

const { inLane } = useLanes(2);
const [clean] = availablePages();

test('a loader without a fault is found without one', async () => {
  expect(clean && (await inLane((lane) => lane.hold(clean, { until: 'search', spoil: 'void 0' })))).toEqual([]);
});

test.concurrent.for(tried)('a loader that %s is noticed', async ([, spoil, seen, until = 'search' as const]) => {
  const wrong = clean ? await inLane((lane) => lane.hold(clean, { until, spoil })) : [];
  expect(wrong).toContainEqual(expect.stringMatching(seen));
});
