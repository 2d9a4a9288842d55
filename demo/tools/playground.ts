import { shapes, widgetAttributes } from '#doctor/attributes.ts';
import { defaultTokens } from '#theme/tokens.ts';
import { colourField, find, make, settled, tabs } from './dom.ts';
import { fieldFor } from './fields.ts';
import { paint } from './paint.ts';
import { readState, writeState } from './page-state.ts';
import { startPhoneOrder } from './phone.ts';
import { note, startPreview, startSizes } from './preview.ts';
import { snippetOf } from './snippets.ts';
import type { SnippetForm } from './snippets.ts';
import { say } from './words.ts';

const { api = '', partner = '' } = find('#bench').dataset;
const radios = (name: string) => Array.from(document.querySelectorAll<HTMLInputElement>(`input[name=${name}]`));
const known = { widgets: radios('widget').map(({ value }) => value), appIds: radios('app').map(({ value }) => value) };
let shown = readState(location.hash, known);

const log = find('#log');
const count = find('#count');
const preview = startPreview(find('#preview'), partner, (type, detail) => {
  note(log, type, detail);
  count.textContent = String(log.childElementCount);
});
startSizes(find('#sizes'), find('#stage'));

startPhoneOrder();

let form: SnippetForm = 'tag';
const showCode = () => paint(find('#code'), snippetOf(shown, form, `${api}/cdn/v1/loader.js`));
const showLater = settled(180, () => preview.show(shown));
const choosePage = (radio?: HTMLInputElement) => {
  shown.page =
    !radio || radio.value === '#ffffff' ? {} : { background: radio.value, color: radio.dataset['ink'] ?? '' };
  drawChoices();
};
/** Everything that follows from the state: code and address at once, the preview after a pause in typing. */
function changed() {
  showCode();
  history.replaceState(null, '', `#${writeState(shown)}`);
  find<HTMLAnchorElement>('#alone').href = preview.address(shown);
  showLater();
}

/** Looks that change an impression most; the others are added by name. */
const firstTokens = ['color-brand', 'color-action', 'color-surface', 'color-text', 'radius-button', 'font'];

function drawAttributes() {
  const ofPage = ['router', 'load'];
  const rows = [...(widgetAttributes[shown.widget] ?? []), ...ofPage].map((name) =>
    fieldFor(
      name,
      ofPage.includes(name) ? shapes[name]![1].split(', ') : null,
      shown.attributes[name] ?? '',
      (value) => {
        shown.attributes[name] = value;
        changed();
      },
    ),
  );
  find('#attributes').replaceChildren(...rows);
}

function drawTokens() {
  const names = [...new Set([...firstTokens, ...Object.keys(shown.tokens)])];
  const all: Readonly<Record<string, string>> = defaultTokens;
  const rows = names.map((name) => {
    const set = (value: string) => {
      shown.tokens[name] = value === all[name] ? '' : value;
      changed();
    };
    const value = shown.tokens[name] || all[name] || '';
    return name.startsWith('color-')
      ? colourField(`token-${name}`, name, value, set).row
      : fieldFor(name, null, value, set, 'token-');
  });
  find('#tokens').replaceChildren(...rows);
  const more = find<HTMLSelectElement>('#more');
  more.replaceChildren(
    make('option', { value: '' }, say('addToken')),
    ...Object.keys(all)
      .filter((name) => !names.includes(name))
      .map((name) => make('option', { value: name }, `--travel-${name}`)),
  );
}

function drawChoices() {
  for (const radio of radios('widget')) radio.checked = radio.value === shown.widget;
  for (const radio of radios('app')) radio.checked = radio.value === shown.appId;
  for (const radio of radios('page')) radio.checked = radio.value === (shown.page.background ?? '#ffffff');
  find<HTMLInputElement>('#sign').checked = shown.sign;
  const user = find<HTMLInputElement>('#user');
  user.value = shown.user;
  user.disabled = !shown.sign;
}

function draw() {
  drawChoices();
  drawAttributes();
  drawTokens();
  changed();
}

find('#settings').addEventListener('change', ({ target }) => {
  const field = target as HTMLInputElement;
  if (field.name === 'widget') {
    shown = {
      ...shown,
      widget: field.value,
      attributes: field.value === 'flight-search' ? { from: 'BJS', to: 'SHA' } : {},
    };
    drawAttributes();
  } else if (field.name === 'app') {
    shown.appId = field.value;
    // A dark theme is made for a dark page.
    choosePage(radios('page').find(({ value }) => value === field.dataset['page']));
  } else if (field.name === 'page') choosePage(field);
  else if (field.id === 'sign') {
    shown.sign = field.checked;
    drawChoices();
  } else if (field.id === 'user') shown.user = field.value.trim() || 'reader-1001';
  else if (field.id === 'more' && field.value) {
    shown.tokens[field.value] = (defaultTokens as Readonly<Record<string, string>>)[field.value] ?? '';
    const { value } = field;
    drawTokens();
    find(`#token-${value}`).focus();
  } else return;
  changed();
});

find('#reset').addEventListener('click', () => {
  shown = readState('', known);
  draw();
});
find('#reload').addEventListener('click', () => preview.reload(shown));
find('#clear').addEventListener('click', () => {
  log.replaceChildren();
  count.textContent = '0';
});
addEventListener('hashchange', () => {
  shown = readState(location.hash, known);
  draw();
});
tabs(find('#forms'), (name) => {
  form = name as SnippetForm;
  find('#snippet').setAttribute('aria-labelledby', `form-${name}`);
  showCode();
});
draw();
