import { scriptOnly, settings, shapes, switchOf, widgetAttributes } from './attributes.ts';
import type { Theme } from './check-provider.ts';
import { classOf, nameOfElement, within } from './finding.ts';
import type { Facts, Found } from './finding.ts';
import { nearest } from './nearest.ts';

const isCustom = (element: Element) => element.localName === 'travel-widget';
const widgetOf = (element: HTMLElement) =>
  element.dataset['travelWidget'] ||
  element.dataset['travelOpen'] ||
  (isCustom(element) && element.getAttribute('name')) ||
  '';
const like = (word: string, known: readonly string[], before = '') => {
  const best = nearest(word, known);
  return best ? `; did you mean ${before}${best}?` : '';
};

export const checkContainers = { elements, product, states };

/** The page may be painted before the loader runs. */
const isLate = (script: HTMLScriptElement | undefined) =>
  script && (script.async || script.defer || script.type === 'module');

/**
 * A container of the page's own markup has its widget's height from the first paint on: by the guide's rules, the page's
 * own, or the first frame that `travel-embed html` writes into it.
 */
function checkHeight(element: HTMLElement, found: Found): void {
  const isKept =
    parseFloat(getComputedStyle(element, '::before').paddingTop) > 0 ||
    parseFloat(getComputedStyle(element).minHeight) > 0 ||
    element.querySelector('[data-travel-frame]');
  if (!isKept && element.offsetHeight && widgetOf(element) && element.dataset['load'] !== 'click')
    found('height-not-kept', `${nameOfElement(element)} has no height before the loader runs`, element);
}

/** A widget whose product the application does not sell shows a telephone alone. */
function product(element: HTMLElement, { switches }: Theme, appId: string, found: Found): void {
  const name = switchOf[widgetOf(element)];
  if (name && switches?.[name] === false)
    found('product-closed', `${nameOfElement(element)}: switch ${name} of "${appId}" is off`, element);
}

/** Every container of the page, and what is wrong with its words. */
function elements({ containers, script, given }: Facts, found: Found): HTMLElement[] {
  const marked = document.querySelectorAll<HTMLElement>('[data-travel-widget],travel-widget');
  const all = [...new Set([...containers.keys(), ...marked])];
  const named = [...all, ...document.querySelectorAll<HTMLElement>('[data-travel-open]')];
  if (!named.length) found('no-container', 'no element has data-travel-widget, and nothing was mounted by script');
  if (script) {
    checkAttributes(script, settings, found);
    checkValues(script, settings, found);
  }
  checkGiven('configure', given, [...settings, 'signProvider'], found);
  for (const element of named) {
    const name = containers.get(element)?.name || widgetOf(element);
    if (!(name in widgetAttributes)) {
      found(
        'unknown-widget',
        `${nameOfElement(element)} asks for "${name}"${like(name, Object.keys(widgetAttributes))}`,
        element,
      );
      continue;
    }
    const own = widgetAttributes[name] ?? [];
    checkAttributes(element, [...own, ...settings], found);
    checkGiven(nameOfElement(element), containers.get(element)?.given() ?? {}, [...own, 'extras'], found, element);
    checkValues(element, [...own, ...settings], found);
    // A button of the page holds nothing of ours.
    if (!all.includes(element)) continue;
    checkContent(element, found);
    if (isLate(script)) checkHeight(element, found);
  }
  return all;
}

/** Other people's `data-` attributes are theirs: on a plain element only what looks like one of ours is named. */
function checkAttributes(element: HTMLElement, known: readonly string[], found: Found) {
  for (const { name } of element.attributes) {
    const isData = name.startsWith('data-');
    if (
      !isData &&
      (!isCustom(element) ||
        /^(class|id|style|name|slot|hidden|title|lang|dir|role|tabindex|part|inert|aria-.*|on.*)$/.test(name))
    )
      continue;
    const own = isData ? name.slice(5) : name;
    const guess = like(own, known, isData ? 'data-' : '');
    const isScripts = isData && scriptOnly.includes(own) && element.localName !== 'script';
    if (isScripts || (!known.includes(own) && (guess || (isCustom(element) && !isData))))
      found(
        'unknown-attribute',
        `${nameOfElement(element)} has ${name}${isScripts ? ', which counts on the script tag alone' : guess}`,
        element,
      );
  }
}

/** Names that a script has given; those of attributes are written otherwise there. */
function checkGiven(to: string, given: object, known: readonly string[], found: Found, element?: Element) {
  const names = known.map((name) => name.replace(/-./g, (two) => two.slice(1).toUpperCase()));
  for (const name of Object.keys(given))
    if (!names.includes(name)) found('unknown-setting', `${to} was given ${name}${like(name, names)}`, element);
}

function checkValues(element: HTMLElement, known: readonly string[], found: Found) {
  for (const name of known) {
    const value = element.getAttribute(`data-${name}`) || (isCustom(element) && element.getAttribute(name));
    const [looks, said] = shapes[name] ?? [];
    if (value && looks && !looks.test(value))
      found('unknown-value', `${nameOfElement(element)} has ${name}="${value}"; known: ${said}`, element);
  }
}

/** A fallback is a link or some words; a page's main parts have got in by a tag that was never closed. */
function checkContent(element: HTMLElement, found: Found) {
  const part = element.querySelector('main,header,footer,nav,article,script');
  if (part)
    found(
      'container-content',
      `${nameOfElement(part)} is inside ${nameOfElement(element)}, and hidden while the widget is shown`,
      element,
    );
}

/** State of each container: shown, waiting, failed, or never picked up. */
async function states(all: readonly HTMLElement[], { containers }: Facts, found: Found): Promise<void> {
  for (const element of all) {
    const container = containers.get(element);
    if (!widgetAttributes[container?.name ?? widgetOf(element)]) continue;
    if (!container) {
      found('not-mounted', `${nameOfElement(element)} is on the page, and the loader has not looked at it`, element);
      continue;
    }
    if (element.shadowRoot && !element.shadowRoot.adoptedStyleSheets.length) {
      found('container-own-root', `${nameOfElement(element)} has a shadow root that is not ours`, element);
      continue;
    }
    const failure = await within(
      50,
      container.ready.then(
        () => null,
        (error: unknown) => ({ error }),
      ),
      'pending' as const,
    );
    if (failure === 'pending')
      found('widget-waiting', `${nameOfElement(element)} (${container.name}) is not loaded yet`, element);
    else if (failure)
      found('widget-failed', `${nameOfElement(element)} (${container.name}): ${classOf(failure.error)}`, element);
  }
}
