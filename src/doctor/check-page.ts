import type { Facts, Found } from './finding.ts';
import { classOf, nameOfElement } from './finding.ts';

/** `…/v1/loader.js`, `…/1.5.3/loader.js` */
const loaderPath = /\/(v?\d+(?:\.\d+)*)\/loader\.js(?=[?#]|$)/;
const ownKey = /^travel-embed:[\w.-]+:.+/;

/** Checks the page as a whole: browser, tags, names, storage, history. */
export function checkPage({ script, version, containers }: Facts, found: Found): void {
  const missing = [
    !('adoptedStyleSheets' in document) && 'adopted style sheets',
    !('container' in document.documentElement.style) && 'container queries',
  ].filter(Boolean);
  if (missing.length) found('unsupported-browser', `missing: ${missing.join(', ')}`);
  if (!('popover' in HTMLElement.prototype)) found('no-popover', 'HTMLElement.popover is missing');
  checkTags(script, version, found);
  const named = document.getElementById('TravelEmbed') ?? document.getElementsByName('TravelEmbed')[0];
  if (named) found('name-taken', `${nameOfElement(named)} answers to window.TravelEmbed`, named);
  for (const name of ['sessionStorage', 'localStorage'] as const) checkStorage(name, found);
  checkHistory([script, ...containers.keys()], found);
  checkDeprecated(found);
}

/** Everything that the page has been told of by the console (src/entries/extras/deprecated.ts). */
export function checkDeprecated(found: Found): void {
  for (const { name } of performance.getEntriesByType('mark')) {
    const [, said] = name.split('travel-embed:');
    if (said) found('deprecated', said);
  }
}

/** A widget that keeps its place in the address needs entries of the history: the present one is written as it is. */
function checkHistory(tags: (Element | undefined)[], found: Found) {
  const routed = tags.find((tag) => /^(hash|history)$/.test(routerOf(tag)));
  if (!routed) return;
  const refused = (why: string) =>
    found('history-refused', `${nameOfElement(routed)} has router="${routerOf(routed)}": ${why}`, routed);
  if (location.protocol === 'about:') return refused(`${location.href} is no address`);
  try {
    history.replaceState(history.state, '', location.href);
  } catch (error) {
    refused(`history.replaceState throws ${classOf(error)}`);
  }
}

const routerOf = (tag: Element | undefined): string =>
  tag?.getAttribute('data-router') ?? (tag?.localName === 'travel-widget' ? tag.getAttribute('router') : null) ?? '';

function checkTags(script: HTMLScriptElement | undefined, version: string, found: Found) {
  if (!script) return;
  const tags = [...document.scripts].filter(
    ({ src }) => loaderPath.test(src) && new URL(src).origin === new URL(script.src).origin,
  );
  const channels = new Set(tags.map(({ src }) => loaderPath.exec(src)?.[1]));
  if (channels.size > 1)
    found(
      'loader-versions',
      `${[...channels].join(' and ')}; version ${version} is the one that runs`,
      tags.find((tag) => tag !== script),
    );
  else if (tags.length > 1)
    found(
      'loader-twice',
      `${tags.length} tags ask for loader.js`,
      tags.find((tag) => tag !== script),
    );
  if (!script.async && !script.defer && script.type !== 'module')
    found('script-blocking', 'neither async nor defer', script);
}

function checkStorage(name: 'sessionStorage' | 'localStorage', found: Found) {
  try {
    const storage = window[name];
    const probe = 'travel-embed:doctor:probe';
    storage.setItem(probe, '1');
    storage.removeItem(probe);
    for (const key of Object.keys(storage))
      if (key.startsWith('travel-embed') && !(ownKey.test(key) && isJson(storage.getItem(key))))
        found('storage-collision', `${name} holds "${key}", which travel-embed has not written`);
  } catch (error) {
    found('storage-blocked', `${name}: ${classOf(error)}`);
  }
}

function isJson(text: string | null): boolean {
  try {
    JSON.parse(text ?? '');
    return true;
  } catch {
    return false;
  }
}
