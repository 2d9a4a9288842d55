import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import layersCss from '#ui/overlay/layers.css?shadow';
import calendarCss from '#ui/calendar/calendar.css?shadow';
import cityGridCss from '#ui/base/city-grid.css?shadow';
import qrCss from '#ui/display/qr.css?shadow';
import listCss from '#ui/list/list.css?shadow';
import tableCss from '#ui/list/table.css?shadow';
import timelineCss from '#ui/display/timeline.css?shadow';
import { moreCss } from '#ui/base/more-styles.ts';
import { defaultTokens } from '#theme/tokens.ts';
import { uiStyles } from '#ui/base/styles.ts';
import accountFrame from '#widgets/shell/account-frame/styles.css?shadow';
import results from '#widgets/flight/flight-search/results/results.css?shadow';

const gzip = (text: string) => gzipSync(text, { level: 9 }).length;
const all = [...uiStyles, layersCss, moreCss, calendarCss, cityGridCss, qrCss, tableCss, timelineCss];

test('the sheets keep to their sizes: the base 3.3 kB, everything 6.6 kB, compressed', () => {
  expect(gzip(uiStyles[0] ?? '')).toBeLessThanOrEqual(3_300);
  expect(gzip(all.join(''))).toBeLessThanOrEqual(6_600);
});

test('colours, sizes and fonts are tokens; only a code to be scanned has colours of its own', () => {
  const own = all
    .filter((sheet) => sheet !== qrCss)
    .join('')
    .match(/#(?!0000\b)[\da-f]{3,8}\b|(?<!\w)(?:rgba?|hsla?)\(/gi);
  expect(own, 'the scrim of browsers whose backdrop inherits no tokens').toEqual(['#0f17247a']);
});

test('the page of a partner shows through: pages are painted with --travel-color-page alone, never with the theme’s own ground', () => {
  const painted = [...uiStyles, results, accountFrame].join('').match(/--_(?:page|bg)\b/g);
  expect(painted).toEqual(['--_page', '--_page', '--_page']);
  expect(defaultTokens['color-page']).toBe('transparent');
});

test('nothing depends on the page: no rem, no viewport units, no fetched file, no import', () => {
  expect(all.join('').match(/\d(?:rem|vw|vh|dvh|svh)\b|url\(|@import|@font-face/g)).toBeNull();
});

test('an element that its page hides stays hidden: no rule for the host outranks the browser’s own for `hidden`', () => {
  expect(all.join('').match(/:host[^{,]*/g)).toEqual([':host(:not([hidden]))']);
});

test('reduced motion gets none, and forced colours keep the marks that only colour shows', () => {
  const text = all.join('');
  expect(text).toContain('@media (prefers-reduced-motion:reduce)');
  expect(text).toContain('@media (forced-colors:active)');
});

test('a range of days takes the width that its line has: in a drawer it leaves no hole', () => {
  expect(/\.t-range\s*\{([^}]*)\}/.exec(listCss)?.[1]).toMatch(/\bflex:\s*1\b/);
});
