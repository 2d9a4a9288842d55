import { nameOfElement } from './finding.ts';
import type { Found } from './finding.ts';
import { ruleFor } from './rule-for.ts';

/** Elements that may have a shadow root (DOM standard, attachShadow), beside custom ones. */
const mayHaveRoot = /^(article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span|[^-]*-.*)$/;
const narrowPx = 320;

/** The element's parents, out of shadow roots as well. */
export function* around(element: Element): Generator<Element> {
  for (let node: Element | null = element; node;) {
    yield node;
    const root: Node = node.getRootNode();
    node = node.assignedSlot ?? node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
}

/** Checks the place of a container: hidden, too small, inside of an element that may not hold it. */
export function checkPlace(element: HTMLElement, found: Found): void {
  const name = nameOfElement(element);
  const parents = [...around(element)];
  const nearestOf = (selector: string) => parents.find((parent) => parent.matches(selector));
  if (!mayHaveRoot.test(element.localName)) {
    found('container-element', `${name} is a ${element.localName} element`, element);
    return;
  }

  const paragraph = nearestOf('p');
  if (paragraph) found('container-in-paragraph', `${name} is inside ${nameOfElement(paragraph)}`, element);
  const control = nearestOf('a[href],button,summary,label,[role=button],[role=link]');
  if (control) found('container-in-control', `${name} is inside ${nameOfElement(control)}`, element);
  const outer = parents.slice(1).find((parent) => parent.matches('[data-travel-widget],travel-widget'));
  if (outer) {
    found('container-nested', `${name} is inside the container ${nameOfElement(outer)}`, element);
    return;
  }
  const inert = nearestOf('[inert]');
  if (inert) found('container-inert', `${nameOfElement(inert)} is inert`, element);
  const modal = [...document.querySelectorAll('dialog')].find((dialog) => isModal(dialog) && !parents.includes(dialog));
  if (modal) found('behind-modal', `${nameOfElement(modal)} is open, and ${name} is outside of it`, element);

  const hidden =
    parents.find((parent) => isHidden(getComputedStyle(parent))) ??
    (getComputedStyle(element).visibility !== 'visible' ? element : undefined);
  const { width, height } = element.getBoundingClientRect();
  const emptyRule = !element.textContent.trim() && ruleFor(element, 'display', /:empty/g);
  if (emptyRule) found('empty-rule', `${name} is empty on the page${emptyRule}`, element);
  if (hidden)
    found('container-hidden', `${name} is hidden by ${nameOfElement(hidden)}${ruleFor(hidden, 'display')}`, element);
  else if (width < 1 || (height < 1 && element.shadowRoot?.firstChild))
    found(
      'container-empty',
      `${name} is ${Math.round(width)} × ${Math.round(height)} px${innerWidth && innerHeight ? '' : ' in a frame without size'}`,
      element,
    );
  else if (width < narrowPx) found('container-narrow', `${name} is ${Math.round(width)} px wide`, element);
  const cover = !hidden && !inert && !modal && coverOf(element);
  if (cover) found('container-covered', `${nameOfElement(cover)} lies over ${name}`, element);
}

/** The foreign element that a click into the middle of the visible part of an element hits. */
function coverOf(element: HTMLElement): Element | undefined {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const middle = (from: number, to: number, size: number) => (Math.max(from, 0) + Math.min(to, size)) / 2;
  const root = element.getRootNode() as Document | ShadowRoot;
  const hit = root.elementFromPoint(middle(left, right, innerWidth), middle(top, bottom, innerHeight));
  const isForeign = hit && hit.getRootNode() === root && !element.contains(hit) && !hit.contains(element);
  // An element that has scrolled away inside of a box meets the box's neighbours; only a positioned element can cover it.
  return isForeign && [...around(hit)].some((place) => /fixed|absolute|sticky/.test(getComputedStyle(place).position))
    ? hit
    : undefined;
}

const isHidden = ({ display, contentVisibility }: CSSStyleDeclaration): boolean =>
  display === 'none' || contentVisibility === 'hidden';

function isModal(dialog: Element): boolean {
  try {
    return dialog.matches(':modal');
  } catch {
    return false;
  }
}
