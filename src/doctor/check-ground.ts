import { around } from './check-place.ts';
import type { Theme } from './check-provider.ts';
import { nameOfElement } from './finding.ts';
import type { Found } from './finding.ts';

/** Red, green, blue and how much of it covers what is behind. */
const partsOf = (colour: string): number[] => (colour.match(/[\d.]+/g) ?? []).map(Number);

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The colour that the page has behind an element; undefined where it cannot be known (a picture, a veil). */
function groundOf(element: Element): { colour: string; name: string } | undefined {
  for (const place of around(element)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(place);
    const [, , , alpha = 1] = partsOf(backgroundColor);
    if (backgroundImage !== 'none' || !backgroundColor.startsWith('rgb') || (alpha > 0 && alpha < 1)) return undefined;
    if (alpha) return { colour: backgroundColor, name: nameOfElement(place) };
  }
  return getComputedStyle(document.documentElement).colorScheme.includes('dark')
    ? undefined
    : { colour: 'rgb(255, 255, 255)', name: 'the page' };
}

/** The widget has other text than its theme, which is still on its way or came too late, and not by the page's own token. */
function lacksTheme(element: HTMLElement, root: Element, { tokens: { 'color-text': wanted } = {} }: Theme): boolean {
  if (typeof wanted !== 'string' || wanted.includes('var(')) return false;
  const valueOf = (of: Element, name: string) => getComputedStyle(of).getPropertyValue(name).trim();
  return !valueOf(element, '--travel-color-text') && valueOf(root, '--_text') !== wanted.trim();
}

/** Text between the cards of a widget is on the page's own colour, unless `--travel-color-page` names another. */
export function checkGround(element: HTMLElement, theme: Theme, found: Found): void {
  const root = element.shadowRoot?.querySelector('.root');
  if (!root || lacksTheme(element, root, theme)) return;
  if (getComputedStyle(root).getPropertyValue('--_page').trim() !== 'transparent') return;
  const ground = groundOf(element);
  if (!ground) return;
  const { color } = getComputedStyle(root);
  const [light = 0, dark = 0] = [luminance(color), luminance(ground.colour)].sort((a, b) => b - a);
  if ((light + 0.05) / (dark + 0.05) < 4.5)
    found('text-unreadable', `${color} on ${ground.colour} of ${ground.name}`, element);
}
