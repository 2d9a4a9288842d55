import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { defaultConfig } from '#theme/default-config.ts';
import { frameMarkup, rulesFor } from './frame.ts';

test('rules stay that apply to the classes alone', () => {
  const css =
    '@charset "utf-8";.a,.b>i{c:d}.a:hover{e:f}@media (hover:none){.a{g:h}}@container t (width<9px){.a{i:j}.b{k:l}}@keyframes a{to{m:n}}';
  expect(rulesFor(css, new Set(['a']))).toBe('.a{c:d}@container t (width<9px){.a{i:j}}');
});

test('texts of page and partner are text in the markup, which has at most 4 kB; tokens are those of the partner', () => {
  const { markup, styles } = frameMarkup(
    { from: 'BJS', to: '"><img src=x>' },
    {
      ...defaultConfig,
      tokens: { 'color-action': 'rebeccapurple' },
      texts: { ...defaultConfig.texts, providedBy: '<b>云</b>' },
    },
    'n"1',
  );
  expect(gzipSync(markup).length).toBeLessThanOrEqual(4000);
  expect(markup).toContain('value="北京"');
  expect(markup).toContain('&#60;b&#62;云');
  expect(markup).toContain('nonce="n&#34;1"');
  expect(markup).not.toMatch(/<img|<b>云/);
  expect(styles).toContain('--_action:var(--travel-color-action,rebeccapurple)');
  expect(styles).not.toContain('--_star:');
});

test('the trip is chosen by radio buttons of the browser, the cabin is that of the widget, and a telephone waits for silence', () => {
  const { markup, styles } = frameMarkup({}, defaultConfig);
  expect(markup.match(/<input type="radio" name="trip"[^>]*>/g)).toHaveLength(2);
  expect(styles).toContain(':has(:checked)');
  expect(styles).not.toContain('.is-on');
  expect(markup).toContain('经济舱');
  expect(markup).toContain(`href="tel:${defaultConfig.telephones[0]}"`);
  expect(styles).toContain('.fs-out{animation:fs-out 0s 10s both}');
  expect(frameMarkup({}, { ...defaultConfig, telephones: [] }).markup).not.toContain('tel:');
});
