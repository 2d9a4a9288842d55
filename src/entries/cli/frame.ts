import { knownCity } from '#domain/flight/cities/known-cities.ts';
import { cabinGroupNames } from '#domain/flight/list/list-choices.ts';
import { emptySearch } from '#domain/flight/search/search-state.ts';
import { defaultConfig, mergeTheme } from '#theme/default-config.ts';
import type { AppConfig, Theme } from '#theme/theme.ts';
import { tokenSheet } from '#theme/token-sheet.ts';
import baseCss from '#ui/base/base.css?shadow';
import { iconSearch, iconSwap } from '#ui/icons/icons-basic.ts';
import formCss from '#widgets/flight/flight-search/form/form.css?shadow';
import { texts } from '#widgets/flight/flight-search/texts.ts';
import { readManifest, readTheme, themeOf } from './cdn.ts';

/**
 * The first frame (`travel-embed html`): the form of the flight search as markup with a declarative shadow root, which a
 * page paints by itself. It is content of the container: the loader shows it until the widget is ready, and
 * `src/runtime/inside/carry-input.ts` goes on with what was typed.
 */

export interface FrameQuery {
  /** Codes of cities or airports. */
  from?: string | undefined;
  to?: string | undefined;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const icon = (path: string): string =>
  `<svg viewBox="0 0 20 20" class="t-i" aria-hidden="true"><path d="${path}"/></svg>`;
const tick = (label: string): string =>
  `<label class="t-check"><input type="checkbox"><i></i><span>${label}</span></label>`;
/** The browser's own radio button: it keeps the choice before any script is there. */
const choice = (label: string, isOn: boolean): string =>
  `<label><input type="radio" name="trip"${isOn ? ' checked' : ''}>${label}</label>`;
const field = (name: string, label: string, value: string, sub: string): string =>
  `<button type="button" data-field="${name}" class="fs-f"><small>${label}</small>${value}<em class="fs-sub">${sub}</em></button>`;

function city(end: 'from' | 'to', code = ''): string {
  const name = code && escaped(knownCity(code) || code);
  return `<div class="fs-cell"><div class="fs-f"><small aria-hidden="true">${texts[end]}</small><input data-field="${end}" type="text" class="fs-in" aria-label="${texts[end]}" autocomplete="off" spellcheck="false" placeholder="${texts.chooseCity}" maxlength="30" value="${name}"><em class="fs-sub">${escaped(code)}</em></div></div>`;
}

/** Party and cabin that the widget begins with. */
const begun = emptySearch('2026-01-01');

/** The form as the widget paints it. Its day is the one that the widget begins with, by its name: a page may be kept for long. */
function frameForm({ from, to }: FrameQuery, { texts: { providedBy }, telephones }: AppConfig): string {
  const swap = `<button type="button" class="fs-swap" aria-label="${texts.swap}">${icon(iconSwap)}</button>`;
  return [
    `<div class="fs-form" role="search" aria-label="${texts.formLabel}">`,
    `<div class="fs-top"><div role="radiogroup" aria-label="${texts.tripType}" class="t-seg">${choice(texts.oneWay, true)}${choice(texts.round, false)}</div>`,
    `<span class="fs-ticks">${[texts.onlyDirect, texts.withChild, texts.withInfant].map(tick).join('')}</span></div>`,
    `<div class="fs-row"><div class="fs-od">${city('from', from)}${swap}${city('to', to)}</div>`,
    `<div class="fs-cell"><div class="fs-dt">${field('date', texts.departDate, '<b>明天</b>', '')}${field('returnDate', texts.returnDate, `<b class="t-ph">${texts.addReturn}</b>`, '')}</div></div>`,
    `<div class="fs-cell fs-who">${field('people', texts.people, `<b>${texts.party(begun)}</b>`, begun.cabin ? cabinGroupNames[begun.cabin] : texts.anyCabin)}</div>`,
    `<button type="button" class="t-btn t-btn--action fs-go">${icon(iconSearch)}${texts.search}</button></div>`,
    `<div class="fs-his">${wayOut(telephones[0] ?? '')}${providedBy && `<span class="t-3 t-end fs-by">${escaped(providedBy)}</span>`}</div>`,
    '</div>',
  ].join('');
}

/** Where nothing answers for ten seconds: the application's telephone, in the room that is kept below the fields. */
const wayOut = (telephone: string): string =>
  telephone && `<a class="t-link fs-out" href="tel:${escaped(telephone)}">电话预订 ${escaped(telephone)}</a>`;
const wayOutStyles = '.fs-out{animation:fs-out 0s 10s both}@keyframes fs-out{from{visibility:hidden}}';

/** Position behind the bracket that closes the one at `open`. */
function blockEnd(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}' && (depth -= 1) === 0) return at + 1;
  }
  return css.length;
}

/** Parts of a list of selectors. */
function selectorsOf(list: string): string[] {
  const found = [''];
  let depth = 0;
  for (const letter of list) {
    if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) found.push('');
    else found[found.length - 1] += letter;
  }
  return found;
}

/** The rules of a style sheet that may apply to markup with these classes, without those of a pointer above it. */
export function rulesFor(css: string, classes: ReadonlySet<string>): string {
  const isOwn = (selector: string): boolean => {
    const needed = selector.replace(/:not\([^)]*\)/g, '');
    return (
      !/:hover|:active|\[aria-|:has/.test(needed) &&
      Array.from(needed.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g), ([, name = '']) => name).every((name) => classes.has(name))
    );
  };
  let kept = '';
  for (let at = 0; at < css.length;) {
    const open = css.indexOf('{', at);
    const semicolon = css.indexOf(';', at);
    if (semicolon >= 0 && semicolon < open) {
      at = semicolon + 1;
      continue;
    }
    if (open < 0) break;
    const end = blockEnd(css, open);
    const head = css.slice(at, open).trim();
    const body = css.slice(open + 1, end - 1);
    if (/^@(container|media|supports)/.test(head)) {
      const inner = /hover|reduce|forced-colors|print/.test(head) ? '' : rulesFor(body, classes);
      if (inner) kept += `${head}{${inner}}`;
    } else if (!head.startsWith('@')) {
      const own = selectorsOf(head).filter(isOwn);
      if (own.length) kept += `${own.join()}{${body}}`;
    }
    at = end;
  }
  return kept;
}

/** The token sheet with the values that these rules read. */
function tokensFor(config: AppConfig, css: string): string {
  const [, scheme = '', list = ''] = /^\.root\{(color-scheme:\w+);(.*)\}$/.exec(tokenSheet(config)) ?? [];
  // A value may hold semicolons in no other place than between two tokens.
  const lines = new Map(list.split(/;(?=--_)/).map((line) => [line.slice(0, line.indexOf(':')), line]));
  const used = new Set<string>();
  const read = (text: string): void => {
    for (const [name] of text.matchAll(/--_[\w-]+/g)) {
      const line = lines.get(name);
      if (!line || used.has(name)) continue;
      used.add(name);
      read(line);
    }
  };
  read(css);
  return `.root{${scheme};${[...lines].flatMap(([name, line]) => (used.has(name) ? [line] : [])).join(';')}}`;
}

/** The ring of the keyboard is the label's: its button is not seen. */
const radioStyles =
  '.t-seg>*{cursor:pointer;position:relative}.t-seg input{position:absolute;opacity:0}.t-seg>:has(:focus-visible){outline:2px solid}';

/** The style sheet of the form, as small as it can be. */
function frameStyles(config: AppConfig, form: string): string {
  const classes = new Set([
    'root',
    't-root',
    'is-on',
    ...Array.from(form.matchAll(/class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat(),
  ]);
  // Of two radio buttons the browser says which one is on.
  const rules = rulesFor(baseCss + formCss, classes).replace(/(\.t-seg\s*>\s*)\.is-on/g, '$1:has(:checked)');
  return `${tokensFor(config, rules)}${rules}${radioStyles}${wayOutStyles}`.replaceAll('</', '<\\/');
}

/** The container's content: a form that the page paints itself. It stays hidden where a policy refuses its style sheet. */
export function frameMarkup(query: FrameQuery, config: AppConfig, nonce?: string): { markup: string; styles: string } {
  const form = frameForm(query, config);
  const styles = frameStyles(config, form);
  const style = `<style${nonce ? ` nonce="${escaped(nonce)}"` : ''}>${styles}</style>`;
  return {
    styles,
    markup: `<div data-travel-frame><template shadowrootmode="open">${style}<div class="root t-root" lang="zh-CN" dir="ltr" hidden><div class="fs-root">${form}</div></div></template>${texts.formLabel}</div>`,
  };
}

interface Manifest {
  version: string;
  files: Readonly<Record<string, { integrity: string }>>;
}

export interface FrameOptions extends FrameQuery {
  cdn: string;
  appId?: string | undefined;
  /** `--nonce`: a mark that the partner's server replaces. */
  nonce?: string | undefined;
  /** The loader of the major version, which has other files after each release: none is asked for ahead. */
  isEvergreen?: boolean | undefined;
}

/** Tag, container and first frame for a page, and the hash of its style sheet for a strict policy. */
export async function frameSnippet(options: FrameOptions): Promise<{ html: string; styleHash: string }> {
  const { cdn, appId, nonce, isEvergreen, ...query } = options;
  const manifest = (await readManifest(cdn)) as Manifest;
  const theme = themeOf(cdn, appId);
  const config = theme ? mergeTheme((await readTheme(cdn, appId)) as Theme) : defaultConfig;
  const { markup, styles } = frameMarkup(query, config, nonce);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(styles)));
  const attribute = (name: string, value: string | undefined) => (value ? ` ${name}="${escaped(value)}"` : '');
  const loader = isEvergreen ? `v${manifest.version.split('.')[0]}/loader.js` : `${manifest.version}/loader.js`;
  const { integrity } = manifest.files[loader] ?? {};
  const tag = `<script async src="${cdn}/${loader}"${isEvergreen ? '' : attribute('integrity', integrity)} crossorigin${attribute('nonce', nonce)}${attribute('data-app-id', appId)}></script>`;
  const ahead = isEvergreen
    ? []
    : Object.keys(manifest.files)
        .filter((name) => /^assets\/(?:script|flight-search|carry-input)-[\w-]+\.js$/.test(name))
        .map((name) => `<link rel="modulepreload" href="${cdn}/${name}"${attribute('nonce', nonce)}>`);
  if (theme) ahead.push(`<link rel="preload" as="fetch" href="${theme}" crossorigin>`);
  const container = `<div data-travel-widget="flight-search"${attribute('data-from', query.from)}${attribute('data-to', query.to)}>${markup}</div>`;
  return {
    html: [tag, ...ahead, container].join('\n'),
    styleHash: `'sha256-${btoa(String.fromCharCode(...digest))}'`,
  };
}
