import { describe, expect, it } from 'vitest';
import { appIdFrom, cssBlock, seedsFrom, themeFile } from '#demo/tools/export-theme.ts';
import { readState, writeState } from '#demo/tools/page-state.ts';
import { declarationsOf, looksOf } from '#demo/tools/read-page.ts';
import { snippetOf } from '#demo/tools/snippets.ts';

const looks = (text: string) => looksOf(declarationsOf(text)).guesses;

describe('the looks of a page', () => {
  it('are read from a style sheet, custom properties put in', () => {
    const css = `/* body { color: red } */
      :root { --brand: #c2410c; --ink: rgb(59 47 42); }
      body { background: #fdf8f3; color: var(--ink); font: 16px/1.6 Georgia, serif; }
      @media (min-width: 600px) { h1, h2 { font-family: "Playfair Display", serif } }
      a { color: var(--brand, blue) } a:hover { color: black }
      .card { background: #fff; border-radius: 14px }
      .btn { background: gray } .btn-primary { background: #f59e0b; border-radius: 24px } .btn-primary:hover { background: #000 }`;
    expect(looks(css)).toEqual({
      page: '#fdf8f3',
      surface: '#fff',
      text: 'rgb(59 47 42)',
      brand: '#c2410c',
      action: '#f59e0b',
      font: 'Georgia, serif',
      fontDisplay: '"Playfair Display", serif',
      radius: '24px',
    });
  });

  it('are read from a page: its style elements, style attributes and theme colour', () => {
    const html = `<!doctype html><meta name="theme-color" content="#0d6b73"><style>a{color:#0d6b73}</style>
      <body style="background:#fbf9f5;color:#2a2622"><button class="btn cta" style="background: teal; border-radius: 4px">Go</button>`;
    expect(looks(html)).toMatchObject({
      page: '#fbf9f5',
      text: '#2a2622',
      brand: '#0d6b73',
      action: 'teal',
      radius: '4px',
    });
  });

  it('of nothing, or of something broken, are none', () => {
    for (const text of [
      '',
      'hello',
      '{{{',
      'a{',
      '<style>',
      'a { color',
      '@media {',
      ':root{--a:var(--a)} a{color:var(--a)}',
    ])
      expect(() => looks(text)).not.toThrow();
    expect(looks('hello')).toEqual({});
  });

  it('count the colours, the most used first', () => {
    expect(
      looksOf(declarationsOf('a{color:#111} b{color:#222} i{color:#222;background:#333 url(x.png)}')).colours,
    ).toEqual(['#222', '#111', '#333']);
  });
});

describe('an exported theme', () => {
  const draft = {
    appId: 'my-app',
    colorScheme: 'dark' as const,
    tokens: { 'color-brand': '#ff9900', font: '"PingFang SC", O\'Neil' },
  };

  it('is a file of themes/<appId>/', () => {
    expect(themeFile(draft)).toBe(`import type { Theme } from '#theme/theme.ts';

const theme: Theme = {
  appId: 'my-app',
  colorScheme: 'dark',
  heroLight: 'night',
  tokens: {
    'color-brand': '#ff9900',
    font: '"PingFang SC", O\\'Neil',
  },
};

export default theme;
`);
  });

  it('is a block of CSS that no value leaves', () => {
    expect(cssBlock({ tokens: { 'color-brand': '#ff9900', font: 'x; } body { display: none' } })).toBe(
      '[data-travel-widget],\ntravel-widget {\n  --travel-color-brand: #ff9900;\n  --travel-font: x  body  display: none;\n}\n',
    );
  });

  it('takes from an address only what it understands', () => {
    const asHex = (text: string) => (text === 'red' ? '#ff0000' : null);
    expect(
      seedsFrom({ brand: 'red', text: 'url(x)', page: 7, font: 'a}b', radius: '4px', other: 'red' }, asHex),
    ).toEqual({ brand: '#ff0000', radius: '4px' });
    expect(['www.Blog.example:8080', '山海.cn', 'a_b.c'].map(appIdFrom)).toEqual(['blog', 'my-app', 'a-b']);
  });
});

const known = { widgets: ['flight-search', 'login'], appIds: ['default', 'skyline'] };
const loader = 'https://cdn.example/v1/loader.js';

describe('the address of the playground', () => {
  it('comes back as it was sent', () => {
    const state = {
      ...readState('', known),
      widget: 'login',
      appId: 'skyline',
      attributes: { reason: '100 % "ok" & <b>' },
      tokens: { 'color-brand': '#123456' },
      sign: true,
      user: 'u-1',
      page: { background: '#000000' },
    };
    expect(readState(`#${writeState(state)}`, known)).toEqual(state);
  });

  it.each([
    '%',
    '{}',
    '[]',
    '"x"',
    encodeURIComponent('{"widget":"evil","appId":7,"attributes":{"from":{}},"user":"<b>","sign":"yes"}'),
  ])('that says %s is not believed', (hash) => {
    expect(readState(`#${hash}`, known)).toMatchObject({
      widget: 'flight-search',
      appId: 'default',
      sign: false,
      user: 'reader-1001',
    });
  });
});

describe('a snippet', () => {
  const state = {
    ...readState('', known),
    appId: 'skyline',
    attributes: { from: 'BJS', 'return-date': '2027-01-02', to: '' },
    tokens: { 'color-brand': '#123456', font: '"A" serif' },
    sign: true,
  };

  it('as a script tag', () => {
    expect(snippetOf(state, 'tag', loader))
      .toBe(`<script async src="https://cdn.example/v1/loader.js" data-app-id="skyline" data-access-type="THIRD_PARTY" data-sign="SIGN_FROM_YOUR_SERVER"></script>
<style>
  [data-travel-widget="flight-search"] { display: flow-root; }
  [data-travel-widget="flight-search"]::before { content: ""; float: left; padding-top: calc(184px + clamp(0px, (959.02px - 100%) * 9999, 136px) + clamp(0px, (719.02px - 100%) * 9999, 90px)); }
  [data-travel-widget] {
    --travel-color-brand: #123456;
    --travel-font: "A" serif;
  }
</style>
<div data-travel-widget="flight-search" data-from="BJS" data-return-date="2027-01-02">
  <a href="tel:4000006060">Book by phone 400-000-6060</a>
</div>
`);
  });

  it('as a custom element, in React and in Vue says the same', () => {
    expect(snippetOf(state, 'element', loader)).toContain(
      '<travel-widget name="flight-search" from="BJS" return-date="2027-01-02">\n  <a href="tel:',
    );
    expect(snippetOf(state, 'react', loader)).toContain(
      '<FlightSearch from="BJS" returnDate="2027-01-02">\n        <a href="tel:',
    );
    expect(snippetOf(state, 'react', loader)).toContain(`'--travel-font': '"A" serif',`);
    expect(snippetOf(state, 'vue', loader)).toContain(
      'data-travel-widget="flight-search" data-from="BJS" data-return-date="2027-01-02"',
    );
  });

  it('reserves the height of its widget, with tokens or without', () => {
    const login = { ...state, widget: 'login', tokens: {} };
    for (const form of ['tag', 'vue'] as const)
      expect(snippetOf(login, form, loader), form).toContain(
        '  [data-travel-widget="login"]::before { content: ""; float: left; padding-top: calc(460px',
      );
    expect(snippetOf(login, 'element', loader)).toContain('  travel-widget[name="login"] { display: flow-root; }');
  });

  it('keeps what was typed inside of its quotes', () => {
    expect(snippetOf({ ...state, attributes: { reason: '"><script>' } }, 'tag', loader)).toContain(
      'data-reason="&quot;>&lt;script>"',
    );
  });
});
