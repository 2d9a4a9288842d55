import { around } from './check-place.ts';
import { nameOfElement } from './finding.ts';
import type { Found } from './finding.ts';
import { ruleFor } from './rule-for.ts';

interface Leak {
  property: string;
  /** A computed value that reaches the widget. */
  isLeak(value: string): boolean;
  /** Inherited or only meant for the element: its parents are not asked. */
  isOwn?: true;
}

const isSet = (value: string) => value !== '' && value !== 'none';
const leaks: readonly Leak[] = [
  { property: 'opacity', isLeak: (value) => Number(value) < 1 },
  { property: 'filter', isLeak: isSet },
  { property: 'transform', isLeak: isSet },
  { property: 'clip-path', isLeak: isSet },
  { property: 'mix-blend-mode', isLeak: (value) => value !== 'normal' && value !== '' },
  { property: 'zoom', isLeak: (value) => value !== '' && Number(value) !== 1 },
  { property: 'pointer-events', isLeak: (value) => value === 'none', isOwn: true },
  { property: 'font-size', isLeak: (value) => parseFloat(value) === 0, isOwn: true },
];

/** Styles of the page that get through the shadow root because they hold for the element as a whole. */
export function checkStyles(element: HTMLElement, found: Found): void {
  for (const place of around(element)) {
    const style = getComputedStyle(place);
    // Not drawn at all: '' where the content of a container has given way to its widget.
    if (style.display === 'none' || style.display === '') return;
    for (const { property, isLeak, isOwn } of leaks) {
      const value = style.getPropertyValue(property);
      if (isLeak(value) && !(isOwn && place !== element))
        found('style-leak', `${property}: ${value} on ${nameOfElement(place)}${ruleFor(place, property)}`, element);
    }
    if (place === document.documentElement || place === document.body) continue;
    const isCut = (overflow: string, has: number, shows: number) => /hidden|clip/.test(overflow) && has > shows + 1;
    if (isCut(style.overflowY, place.scrollHeight, place.clientHeight))
      found(
        'style-clips',
        `${nameOfElement(place)} shows ${place.clientHeight} of ${place.scrollHeight} px${ruleFor(place, 'overflow-y')}`,
        element,
      );
    else if (isCut(style.overflowX, place.scrollWidth, place.clientWidth))
      found(
        'style-clips',
        `${nameOfElement(place)} shows ${place.clientWidth} of ${place.scrollWidth} px across${ruleFor(place, 'overflow-x')}`,
        element,
      );
  }
}
