import { contrastPairs, contrast, contrastProblems, readHex } from '#theme/contrast.ts';
import { deriveTheme } from '#theme/derive.ts';
import type { Seeds } from '#theme/derive.ts';
import { defaultTokens } from '#theme/tokens.ts';
import type { TokenName } from '#theme/theme.ts';
import { cssToHex } from './css-colour.ts';
import { colourField, find, make, settled, tabs } from './dom.ts';
import { appIdFrom, cssBlock, seedsFrom, themeFile } from './export-theme.ts';
import type { ThemeDraft } from './export-theme.ts';
import { fieldFor } from './fields.ts';
import { paint } from './paint.ts';
import { startPhoneOrder } from './phone.ts';
import { startPreview, startSizes } from './preview.ts';
import { problemCard, ratioBadge } from './problems.ts';
import { declarationsOf, looksOf } from './read-page.ts';
import { readerSnippet } from './reader-snippet.ts';
import { say } from './words.ts';

const { partner = '' } = find('#bench').dataset;
const editor = location.href.replace(/#.*$/, '');
const preview = startPreview(find('#preview'), partner, () => undefined);
startSizes(find('#sizes'), find('#stage'));
startPhoneOrder();

const seedColours = ['page', 'surface', 'text', 'brand', 'action'] as const;

let seeds: Seeds = {};
/** Tokens that were set by hand; they stay when a seed changes. */
let own: Partial<Record<TokenName, string>> = {};
let draft: ThemeDraft = { appId: 'my-app', colorScheme: 'light', tokens: {} };
let format = 'css';
const all = (): Record<TokenName, string> => ({ ...defaultTokens, ...draft.tokens });

const showLater = settled(120, () =>
  preview.show({
    widget: find<HTMLSelectElement>('#widget').value,
    appId: 'default',
    attributes: { from: 'BJS', to: 'SHA' },
    tokens: draft.tokens as Record<string, string>,
    sign: false,
    user: '',
    page: { background: seeds.page ?? '', color: seeds.text ?? '', font: seeds.font ?? '' },
  }),
);

function changed() {
  const derived = deriveTheme(seeds);
  draft = {
    appId: find<HTMLInputElement>('#app-id').value.trim() || 'my-app',
    colorScheme: derived.colorScheme,
    tokens: { ...derived.tokens, ...own },
  };
  drawProblems();
  drawRatios();
  paint(find('#code'), format === 'css' ? cssBlock(draft) : themeFile(draft));
  history.replaceState(null, '', `#${encodeURIComponent(JSON.stringify({ looks: seeds, own }))}`);
  showLater();
}

/** A colour given by hand: a seed where the token is one, a token of its own where it is not. */
function setToken(name: TokenName, value: string) {
  const seed = (
    {
      'color-text': 'text',
      'color-brand': 'brand',
      'color-action': 'action',
      'color-surface': 'surface',
      'color-bg': 'page',
    } as const
  )[name as string];
  if (seed) seeds = { ...seeds, [seed]: value };
  else own = { ...own, [name]: value };
  drawFields();
  changed();
}

function drawProblems() {
  const problems = contrastProblems(all());
  const seen = new Set<string>();
  // One card for each front colour: its better colour passes on all of its grounds.
  const cards = problems
    .filter(({ front }) => !seen.has(front) && seen.add(front))
    .map((problem) => problemCard(problem, all(), () => setToken(problem.front, problem.better)));
  find('#problems').replaceChildren(
    ...(cards.length
      ? [make('ul', { className: 'problems' }, ...cards)]
      : [make('p', { className: 'good' }, say('readable', { count: contrastPairs.length }))]),
  );
  find('#problem-count').textContent = String(cards.length);
}

const labelOf = (name: string) => document.querySelector<HTMLElement>(`label[for="seed-${name}"]`);
function drawRatios() {
  const { page, surface } = { page: all()['color-bg'], surface: all()['color-surface'] };
  const pairs: [string, string, string][] = [
    ['text', all()['color-text'], surface],
    ['page', all()['color-text'], page],
    ['brand', all()['color-on-brand'], all()['color-brand']],
    ['action', all()['color-on-action'], all()['color-action']],
  ];
  for (const [name, front, ground] of pairs) {
    const [one, other] = [readHex(front), readHex(ground)];
    const label = labelOf(name);
    label?.querySelector('.ratio')?.remove();
    if (one && other) label?.append(ratioBadge(contrast(one, other)));
  }
}

function drawFields() {
  const colours = seedColours.map(
    (name) =>
      colourField(`seed-${name}`, say(name), seeds[name] ?? '', (value) => {
        const hex = cssToHex(value);
        if (!hex) return;
        seeds = { ...seeds, [name]: hex };
        changed();
      }).row,
  );
  const words = (['font', 'fontDisplay', 'radius'] as const).map((name) => {
    const row = fieldFor(
      name,
      null,
      seeds[name] ?? '',
      (value) => {
        seeds = { ...seeds, [name]: value || undefined };
        changed();
      },
      'seed-',
    );
    find('label', row).textContent = say(name);
    return row;
  });
  find('#seeds').replaceChildren(...colours, ...words);
}

/** Everything that was found may be put in a role: a click gives it to the role that is chosen beside it. */
function drawSwatches(found: readonly string[]) {
  const colours = [...new Set(found.map(cssToHex).filter((one) => one !== null))].slice(0, 24);
  const list = colours.map((colour) => {
    const dot = make('i');
    dot.style.background = colour;
    const button = make('button', { type: 'button', title: say('use', { colour }) }, dot, colour);
    button.addEventListener('click', () => {
      seeds = { ...seeds, [find<HTMLSelectElement>('#role').value]: colour };
      drawFields();
      changed();
    });
    return make('li', {}, button);
  });
  find('#swatches').replaceChildren(...list);
  find('#found').hidden = !list.length;
}

function adopt(looks: Readonly<Record<string, unknown>>, said: string) {
  const given = seedsFrom(looks, cssToHex);
  const full = { ...defaultTokens, ...deriveTheme(given).tokens };
  seeds = {
    page: full['color-bg'],
    surface: full['color-surface'],
    text: full['color-text'],
    brand: full['color-brand'],
    action: full['color-action'],
    ...given,
  };
  own = {};
  drawFields();
  changed();
  find('#status').textContent = said;
}

find('#read').addEventListener('click', () => {
  const text = find<HTMLTextAreaElement>('#pasted').value;
  const { colours, guesses } = looksOf(declarationsOf(text.slice(0, 2_000_000)));
  drawSwatches(colours);
  const known = Object.keys(guesses).length;
  if (known) adopt({ ...guesses }, say('found', { count: colours.length, known }));
  else find('#status').textContent = colours.length ? say('noPurpose', { count: colours.length }) : say('noColours');
});

const snippet = readerSnippet(editor);
find<HTMLAnchorElement>('#bookmark').href = `javascript:${encodeURIComponent(snippet)}`;
find('#bookmark').addEventListener('click', (event) => {
  event.preventDefault();
  find('#status').textContent = say('drag');
});
find('#reader').textContent = snippet;
find('#example').addEventListener('click', () => {
  find<HTMLTextAreaElement>('#pasted').value = find('#example-css').textContent?.trim() ?? '';
  find('#read').click();
});
tabs(find('#sources'), (name) => {
  for (const panel of document.querySelectorAll<HTMLElement>('[data-source]'))
    panel.hidden = panel.dataset['source'] !== name;
});
tabs(find('#formats'), (name) => {
  format = name;
  find('#snippet').setAttribute('aria-labelledby', `format-${name}`);
  paint(find('#code'), format === 'css' ? cssBlock(draft) : themeFile(draft));
});
for (const id of ['#app-id', '#widget']) find(id).addEventListener('input', changed);

interface Sent {
  looks?: Record<string, unknown>;
  own?: Record<string, string>;
  from?: string;
}
function start() {
  try {
    const sent = JSON.parse(decodeURIComponent(location.hash.slice(1))) as Sent;
    if (typeof sent.from === 'string') find<HTMLInputElement>('#app-id').value = appIdFrom(sent.from);
    const names = Object.entries(sent.own ?? {}).filter(
      ([name, value]) => name in defaultTokens && typeof value === 'string',
    );
    adopt(sent.looks ?? {}, sent.from ? say('readFrom', { from: sent.from }) : '');
    own = Object.fromEntries(names);
    drawSwatches(Object.values(sent.looks ?? {}).filter((one): one is string => typeof one === 'string'));
    changed();
  } catch {
    adopt({}, '');
  }
}
start();
