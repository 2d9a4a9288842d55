import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { answerCodes } from '#demo/sandbox/app/docs/wording.ts';
import { settings as doctorsSettings, widgetAttributes } from '#doctor/attributes.ts';
import { allFindings } from '../scripts/build/docs/all-findings.ts';
import { apps } from '#demo/sandbox/ground/apps.ts';
import { operations } from '#demo/sandbox/app/operations.ts';
import { deprecations } from '#routes/deprecations.ts';
import { propsOf, widgetNames } from '#routes/public-widgets.ts';
import { heightAt, heightRule } from '#loader/height-rule.ts';
import { defaultTokens } from '#theme/tokens.ts';
import { explained } from '#tests/support/api-report.ts';
import { eventTypes, playgroundHash } from '../scripts/build/docs/example.ts';
import { readGuide } from '../scripts/build/docs/generate.ts';
import { navigation } from '../scripts/build/docs/navigation.ts';
import { kebab } from '../scripts/build/row-values.ts';

/** The guide is compared with the sources: all public parts are in it, and all that is in it can be used. */
const { pages } = readGuide('docs');
const sourceOf = (name: string): string => fs.readFileSync(`docs/${name}.md`, 'utf8');
const everything = pages.map(({ row }) => sourceOf(row.name)).join('\n');
const examples = pages.flatMap(({ rendered }) => rendered.examples);

function* filesBelow(folder: string): Generator<string> {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const full = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(full);
    else if (/\.tsx?$/.test(entry.name) && !entry.name.includes('.test.')) yield full;
  }
}
/** Shipped sources of these folders, without comments. */
const code = (...folders: string[]): string =>
  folders
    .flatMap((folder) => Array.from(filesBelow(folder)))
    .map((file) => fs.readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''))
    .join('\n');

const matches = (text: string, pattern: RegExp): string[] =>
  [...new Set(Array.from(text.matchAll(pattern), ([, found = '']) => found))].toSorted();

const loader = code('src/loader');
/** Read once a widget is mounted. */
const later = fs.readFileSync('src/entries/tag-props.ts', 'utf8');
/** Settings that the loader reads from attributes, or takes by script under the names of attributes. */
const settings = [
  ...new Set([
    ...matches(loader + later, /\bsaid\([\w.]+, '([\w-]+)'\)/g),
    ...matches(loader, /\bown\((?:element|node), '([\w-]+)'/g),
    ...[
      ...matches(loader, /dataset(?:\?\.)?\['(\w+)'\]/g),
      ...matches(later, /now\['(\w+)'\]/g),
      ...matches(/interface Configured \{(.*?)\n\}/s.exec(loader)?.[1] ?? '', /^ {2}(\w+)\?: string;/gm),
    ].map(kebab),
  ]),
]
  .map((name) => `data-${name}`)
  .toSorted();
const properties = widgetNames.flatMap(propsOf);

describe('attributes', () => {
  it('every attribute that the loader reads has its row and, until it is deprecated, a running example', () => {
    expect(settings).toContain('data-app-id');
    expect(settings.length).toBeGreaterThanOrEqual(10);
    expect(explained('attributes', /`(data-[\w-]+)`/g).toSorted()).toEqual(settings);
    // A deprecated name is not shown in use.
    for (const name of settings.filter((one) => !Object.hasOwn(deprecations, one)))
      expect(
        examples.filter((example) => example.code.includes(name)),
        name,
      ).not.toEqual([]);
  });

  it('every property of a public widget has its row', () => {
    expect(properties.length).toBeGreaterThanOrEqual(12);
    // Two widgets may have a property of one name, each with its row.
    const names = (list: readonly string[]) => [...new Set(list)].toSorted();
    const rows = explained('widgets', /`data-([\w-]+)`/g);
    expect(names(rows)).toEqual(names(properties.map(kebab)));
    // The doctor warns of attributes that it does not know.
    expect(names(Object.values(widgetAttributes).flat())).toEqual(names(rows));
    expect([...doctorsSettings].map((name) => `data-${name}`).toSorted()).toEqual(settings);
  });

  it('the app id stands on the container where a page loses the attributes of a script tag', () => {
    for (const page of ['start', 'jquery'])
      expect(sourceOf(page)).toMatch(/```html run[^`]*<div data-travel-widget="[\w-]+" data-app-id="/);
  });

  it('no page names an attribute that does not exist', () => {
    const known = new Set([...settings, ...properties.map((name) => `data-${kebab(name)}`)]);
    expect(matches(everything, /(?<![\w-])(data-[a-z]+(?:-[a-z]+)*)\b/g).filter((name) => !known.has(name))).toEqual(
      [],
    );
  });
});

describe('the way to the playground', () => {
  it('takes widget, app id, attributes, tokens and sign of an example along', () => {
    const hash = playgroundHash(
      '<script async src="/loader.js" data-app-id="skyline" data-sign="SIGN_FROM_YOUR_SERVER"></script><style>.a { --travel-color-brand: #123456; }</style><div class="a" data-travel-widget="flight-search" data-return-date="open" data-load="eager"></div>',
    );
    expect(JSON.parse(decodeURIComponent(hash))).toEqual({
      widget: 'flight-search',
      appId: 'skyline',
      attributes: { 'return-date': 'open' },
      tokens: { 'color-brand': '#123456' },
      sign: true,
    });
  });

  it('is not offered where a script or a second container makes the example', () => {
    const container = '<div data-travel-widget="login"></div>';
    expect(playgroundHash(container)).not.toBe('');
    expect(playgroundHash(container + container)).toBe('');
    expect(playgroundHash(`${container}<script>go()</script>`)).toBe('');
  });
});

describe('events', () => {
  const emitted = matches(
    code('src', 'widgets'),
    /\b(?:emit|tell)\('(\w+)'|(?<=CustomEvent\()[`']travel:(\w+)[`']/g,
  ).filter(Boolean);
  const all = [
    ...new Set([
      ...emitted,
      ...matches(code('src/loader', 'src/runtime', 'src/entries'), /CustomEvent\('travel:(\w+)'/g),
    ]),
  ].toSorted();

  it('every event that a widget emits has its row, its section and a running example', () => {
    expect(all).toContain('search');
    expect(eventTypes.toSorted()).toEqual(all);
    expect(explained('events', /`travel:(\w+)`/g).toSorted()).toEqual(all);
    for (const type of all) {
      expect(sourceOf('events'), type).toContain(`\n## travel:${type}\n`);
      expect(
        examples.filter((example) => example.code.includes(`'travel:${type}'`)),
        type,
      ).not.toEqual([]);
    }
  });

  it('no page names an event that does not exist', () => {
    expect(matches(everything, /travel:([a-z]+)/g).filter((type) => !all.includes(type))).toEqual([]);
  });
});

describe('calls', () => {
  const documented = explained('calls', /`TravelEmbed\.(\w+)`/g);

  it('every call has its section and a running example (the browser test holds the list against the page)', () => {
    for (const name of documented) {
      expect(sourceOf('calls'), name).toMatch(new RegExp(String.raw`^## .*TravelEmbed\.${name}\b`, 'm'));
      expect(
        examples.filter(
          (example) =>
            example.code.includes(`TravelEmbed.${name}`) || (name === 'push' && example.code.includes('.push(')),
        ),
        name,
      ).not.toEqual([]);
    }
  });

  it('no page names a call that does not exist', () => {
    expect(matches(everything, /TravelEmbed\.(\w+)/g).filter((name) => !documented.includes(name))).toEqual([]);
  });
});

describe('looks', () => {
  it('the table of tokens is the table of the theme, with its defaults', () => {
    const rows = Array.from(
      sourceOf('tokens').matchAll(/^\| `--travel-([\w-]+)` \| `([^`]+)` \| .+ \|$/gm),
      ([, name, value]) => [name, value],
    );
    expect(Object.fromEntries(rows)).toEqual(defaultTokens);
  });

  it('no page names a token that does not exist', () => {
    expect(
      matches(everything, /--travel-([a-z0-9]+(?:-[a-z0-9]+)*)/g).filter((name) => !(name in defaultTokens)),
    ).toEqual([]);
  });

  it('heights to reserve are those that the loader reserves, for every public widget, also in what a reader copies', () => {
    const { markup = '' } = pages.find(({ row }) => row.name === 'theming')?.rendered ?? {};
    const rows = Array.from(
      markup.matchAll(/<tr><td>([\w-]+)<\/td>((?:<td>\d+ px<\/td>){3})<\/tr>/g),
      ([, name = '', cells = '']) => [name, Array.from(cells.matchAll(/\d+/g), Number)],
    );
    expect(rows).toEqual(widgetNames.map((name) => [name, [1280, 800, 375].map((width) => heightAt(name, width))]));
    const rules = [
      ...everything.matchAll(
        /^ *(\S+\[[\w-]+="([\w-]+)"\]|\[[\w-]+="([\w-]+)"\]) \{ display: flow-root; \}\n *\1::before \{.*\}$/gm,
      ),
    ];
    expect(rules.length).toBeGreaterThan(0);
    for (const [text, selector, tag, name = tag] of rules)
      expect(text.replace(/^ +/gm, '')).toBe(heightRule(name ?? '', selector));
    // None that the pattern above does not know.
    expect(rules.length).toBe(everything.split('display: flow-root').length - 1);
  });

  it('every part has its row, and each one styled in an example exists', () => {
    const attributes = matches(code('src', 'widgets'), /<[A-Za-z]\w*[^>]*?\spart=(\{[^}]+\}|"[^"]+")/g);
    // The forms and filters of flights and hotels are the same parts.
    const parts = [...new Set(attributes.flatMap((value) => matches(value, /['"]([a-z-]+)['"]/g)))].toSorted();
    expect(parts).toContain('search');
    expect(explained('theming', /`([a-z-]+)`/g).toSorted()).toEqual(parts);
    expect(matches(everything, /::part\(([\w-]+)\)/g).filter((name) => !parts.includes(name))).toEqual([]);
  });
});

describe('the content of a container', () => {
  it('is Chinese and a way to go on, in every example and in the README', () => {
    const texts = [
      ['README.md', fs.readFileSync('README.md', 'utf8')],
      ...examples.map(({ id, code: shown }) => [id, shown]),
    ] as const;
    const contents = texts.flatMap(([where = '', text = '']) =>
      Array.from(
        text.matchAll(/<(div|travel-widget)\b[^>]*\b(?:data-travel-widget|name)="[a-z-]+"[^>]*>([\s\S]*?)<\/\1>/g),
        ([, , content = '']) => ({ where, content }),
      ),
    );
    expect(contents.length).toBeGreaterThan(40);
    expect(contents.filter(({ content }) => !/<(?:a href|button)[^>]*>[^<]*[一-鿿]/.test(content))).toEqual([]);
  });
});

describe('demo pages', () => {
  const folder = 'demo/partner';
  const index = fs.readFileSync(`${folder}/index.html`, 'utf8');
  const shown = fs
    .readdirSync(folder)
    .filter((name) => /^(?!index|preview).*\.html$/.test(name))
    .map((name) => ({ name, text: fs.readFileSync(`${folder}/${name}`, 'utf8') }));

  it('the index lists every page, and every public widget is on one', () => {
    expect(matches(index, /href="([\w-]+\.html)"/g)).toEqual(shown.map(({ name }) => name).toSorted());
    const placed = shown.flatMap(({ text }) => matches(text, /(?:data-travel-widget|<travel-widget name)="([\w-]+)"/g));
    expect([...new Set(placed)].toSorted()).toEqual([...widgetNames].toSorted());
  });

  it('an application has the older login dialog, another one hotels, trains and flights abroad without a login, each with a page', () => {
    const appsOf = (widget: string) =>
      shown
        .filter(({ text }) => text.includes(`data-travel-widget="${widget}"`))
        .map(({ text }) => apps.get(/data-app-id="(\w+)"/.exec(text)?.[1] ?? 'default'));
    expect(appsOf('order-list').map((app) => app?.loginDialog)).toEqual(['classic']);
    const open = [['flight', 'intl', 'hotel', 'train']];
    expect(appsOf('hotel-booking').map((app) => app?.publicQuery)).toEqual(open);
    expect(appsOf('train-booking').map((app) => app?.publicQuery)).toEqual(open);
    expect(shown.filter(({ text }) => text.includes('data-route="/intl/')).map(({ name }) => name)).toEqual([
      'abroad.html',
    ]);
  });
});

describe('height before the loader', () => {
  it('is reserved by the rules in every example with a container, in the README and on the demo pages, as the loader reserves it', () => {
    const pages = [
      'README.md',
      'docs/start.md',
      ...fs
        .readdirSync('demo/partner')
        .filter((name) => /^(?!index|preview).*\.html$/.test(name))
        .map((name) => `demo/partner/${name}`),
    ];
    const texts = [
      ...pages.map(
        (file) =>
          [
            file,
            fs.readFileSync(file, 'utf8') +
              (/strict/.test(file) ? fs.readFileSync('demo/partner/strict.css', 'utf8') : ''),
          ] as const,
      ),
      ...examples.map(({ id, code: shown }) => [id, shown] as const),
    ];
    const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll("'", '"');
    const flat = texts.flatMap(([where, text]) =>
      /loader\.js/.test(text)
        ? matches(text, /^\s*(?:<section[^>]*>)?<div\b[^>]*\bdata-travel-widget="([\w-]+)"/gm)
            .filter((name) => !squeeze(text).includes(squeeze(heightRule(name))))
            .map((name) => `${where}: ${name}`)
        : [],
    );
    expect(flat).toEqual([]);
  });
});

describe('codes', () => {
  it('every code of travel:error has its row, and no other', () => {
    const codes = matches(code('src/loader', 'src/runtime', 'src/entries'), /code: '([A-Z_]{4,})'/g);
    expect(codes.length).toBeGreaterThanOrEqual(2);
    const section = /## Codes of travel:error\n([\s\S]*?)\n## /.exec(sourceOf('errors'))?.[1] ?? '';
    expect(matches(section, /^\| `([A-Z_]+)`/gm)).toEqual(codes);
  });

  it('every code of TravelError has its row, and no other', () => {
    const codes = matches(fs.readFileSync('src/entries/travel-error.ts', 'utf8'), /\| '([A-Z_]+)'/g);
    expect(codes.length).toBeGreaterThanOrEqual(9);
    const section = /## Mistakes in a call\n([\s\S]*?)\n## /.exec(sourceOf('errors'))?.[1] ?? '';
    expect(matches(section, /^\| `([A-Z_]+)`/gm)).toEqual(codes);
  });

  it('every finding of the doctor has its anchor on the page that it names', () => {
    const anchors = pages.find(({ row }) => row.name === 'troubleshooting')?.rendered.links ?? [];
    expect(Object.keys(allFindings).filter((name) => !anchors.includes(`#${name}`))).toEqual([]);
  });

  it('every ret of the provider has its row, and no other', () => {
    const rets = answerCodes.flatMap(({ ret, meaning }) => [ret, ...matches(meaning, /(\d{4,})/g)]).toSorted();
    expect(explained('errors', /^`(\d+)`$/g).toSorted()).toEqual(rets);
  });

  it('every reason to refuse a sign has its row', () => {
    const source =
      fs.readFileSync('demo/sandbox/ground/member/read-sign.ts', 'utf8') +
      fs.readFileSync('demo/sandbox/app/account/login/log-in-by-sign.ts', 'utf8');
    const reasons = matches(source, /(?:wrong\(|return |'sign', )[`'](签名[^`']+)[`']/g);
    expect(reasons.length).toBeGreaterThanOrEqual(8);
    const known = sourceOf('errors');
    expect(
      reasons.filter(
        (reason) =>
          !known.includes(reason.replace(/\$\{signLifeSeconds\}/, '120').replace(/（\$\{.*/, '（')) &&
          reason !== '签名内容不正确',
      ),
    ).toEqual([]);
  });
});

describe('addresses', () => {
  it('every link leads to a page, a heading or a file that exists', () => {
    const targets = new Map(
      pages.map(({ row, rendered }) => [
        `${row.name}.html`,
        new Set(rendered.links.filter((link) => link.startsWith('#'))),
      ]),
    );
    const outside = new Set(['/docs']);
    const dead = pages.flatMap(({ row, rendered }) =>
      rendered.links
        .filter((link) => !link.startsWith('#') && !outside.has(link) && !link.startsWith('{{'))
        .filter((link) => {
          const [file = '', anchor] = link.split('#');
          const anchors = targets.get(file || `${row.name}.html`);
          return anchors ? anchor !== undefined && !anchors.has(`#${anchor}`) : !fs.existsSync(path.join('docs', file));
        })
        .map((link) => `${row.name}: ${link}`),
    );
    expect(dead).toEqual([]);
  });

  it('every page of the menu has a source, and every source is in the menu', () => {
    const named = navigation
      .flatMap((group) => group.pages)
      .map(({ name }) => `${name}.md`)
      .toSorted();
    expect(
      fs
        .readdirSync('docs')
        .filter((name) => name.endsWith('.md'))
        .toSorted(),
    ).toEqual(named);
  });

  it('sandbox helpers and calls that a page names are served', () => {
    const served = matches(code('demo/sandbox'), /['`]\/sandbox\/(\w+)/g);
    expect(matches(everything, /(?<!\.build|demo)\/sandbox\/(\w+)/g).filter((name) => !served.includes(name))).toEqual(
      [],
    );
    const paths = new Set(operations.map(({ row }) => row.path));
    expect(matches(everything, /path=(\/[\w/]+)/g).filter((name) => !paths.has(name))).toEqual([]);
  });
});

test('a table without heads has no empty row, and a name', () => {
  const page = pages.find(({ row }) => row.name === 'server-events');
  expect(page?.rendered.markup).toMatch(/aria-label="scheme, delivery, retries, log"><table><tbody>/);
  for (const { row, rendered } of pages) expect(rendered.markup, row.name).not.toMatch(/aria-label="[ ,]*"/);
});
