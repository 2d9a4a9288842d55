import { patienceMs } from '#tests/support/patience.ts';
import type { Visit } from './visit.ts';

/** One element inside the widget: its position and its looks. */
export type Box = [name: string, x: number, y: number, width: number, height: number, look: string];

/**
 * Runs in a world of its own. Every element of the widget that takes room, in px of the widget's own scale:
 * the page may be zoomed or turned smaller as a whole. In a dialog relative to the dialog, in a bar that sticks to
 * the window relative to the bar, else to the widget.
 */
export function readBoxes(): string {
  const looks = [
    'color',
    'background-color',
    'font-size',
    'font-weight',
    'font-family',
    'font-style',
    'line-height',
    'letter-spacing',
    'word-spacing',
    'text-transform',
    'text-align',
    'text-indent',
    'text-decoration-line',
    'text-shadow',
    'direction',
    'cursor',
    'visibility',
    'opacity',
    'white-space',
    'list-style-type',
    'writing-mode',
    'pointer-events',
    'user-select',
  ];
  const findHost = (root: ParentNode): HTMLElement | null => {
    for (const element of Array.from(root.querySelectorAll<HTMLElement>('*'))) {
      if (element.matches('[data-travel-widget],travel-widget')) return element;
      const inner = element.shadowRoot && findHost(element.shadowRoot);
      if (inner) return inner;
    }
    return null;
  };
  const wrapper = findHost(document)?.shadowRoot?.querySelector<HTMLElement>('.root');
  if (!wrapper) return '[]';
  // A list that grows while one scrolls is compared by its first rows; how far it has grown is not.
  const list = wrapper.querySelector('.fs-list');
  const end = list?.children[8];
  const isLater = (element: Element) =>
    Boolean(
      end &&
      (end.contains(element) ||
        (end.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING && !element.closest('dialog'))),
    );
  const found: Box[] = [];
  const origins = new Map<Element, { rect: DOMRect; scale: number }>();
  const originOf = (element: HTMLElement) => {
    const known = origins.get(element);
    if (known) return known;
    const rect = element.getBoundingClientRect();
    const origin = { rect, scale: element.offsetWidth ? rect.width / element.offsetWidth : 1 };
    origins.set(element, origin);
    return origin;
  };
  const sticking = new Set<Element>();
  const barOf = (element: HTMLElement): HTMLElement | null => {
    for (let up: HTMLElement | null = element; up && up !== wrapper; up = up.parentElement)
      if (sticking.has(up)) return up;
    return null;
  };
  for (const element of Array.from(wrapper.querySelectorAll<HTMLElement>('*'))) {
    const rect = element.getBoundingClientRect();
    // The bar of the results depends on the part of the page that the window shows.
    if (
      (!rect.width && !rect.height) ||
      isLater(element) ||
      element.closest('.t-stick') ||
      element.parentElement?.closest('svg')
    )
      continue;
    const inDialog = element.closest<HTMLElement>('dialog,[popover]');
    const style = getComputedStyle(element);
    if (style.position === 'sticky') sticking.add(element);
    const { rect: origin, scale } = originOf(inDialog ?? barOf(element) ?? wrapper);
    const round = (value: number) => Math.round((value / scale) * 100) / 100;
    const name = `${inDialog ? 'dialog ' : ''}${element.localName}${element.getAttribute('class') ? `.${element.getAttribute('class')?.trim().replaceAll(/\s+/g, '.')}` : ''}`;
    found.push([
      name,
      round(rect.left - origin.left),
      round(rect.top - origin.top),
      round(rect.width),
      list && element.contains(list) ? 0 : round(rect.height),
      looks.map((look) => style.getPropertyValue(look)).join('|'),
    ]);
  }
  return JSON.stringify(found);
}

/** Boxes that differ by more than a pixel or in their looks: a few lines, the smallest elements first, where the cause is. */
function differences(expected: Box[], got: Box[], limit = 6): string[] {
  const found: { line: string; size: number }[] = [];
  const at = expected.findIndex((was, n) => was[0] !== got[n]?.[0]);
  if (at >= 0 || expected.length !== got.length)
    found.push({
      line: `${got.length} elements instead of ${expected.length}; number ${at} is ${got[at]?.[0]} instead of ${expected[at]?.[0]}`,
      size: 0,
    });
  for (const [n, was] of expected.slice(0, at < 0 ? undefined : at).entries()) {
    const now = got[n];
    if (!now) continue;
    const moved = (['x', 'y', 'width', 'height'] as const).flatMap((name, side) =>
      Math.abs(Number(was[side + 1]) - Number(now[side + 1])) > 1
        ? [`${name} ${now[side + 1]} instead of ${was[side + 1]}`]
        : [],
    );
    const [before, after] = [was[5].split('|'), now[5].split('|')];
    if (was[5] !== now[5])
      moved.push(
        `looks ${after.filter((value, look) => value !== before[look])} instead of ${before.filter((value, look) => value !== after[look])}`,
      );
    if (moved.length) found.push({ line: `${was[0]}: ${moved.join(', ')}`, size: was[3] * was[4] });
  }
  return found
    .sort((a, b) => a.size - b.size)
    .slice(0, limit)
    .map(({ line }) => line);
}

/** A widget that has looked the same so often, with no call under way, is at rest: each look is a turn of the page, however busy the machine is. */
const looksAtRest = 40;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Every other page is compared with these: readings in a row that are the same while no call is under way, since a part may be asked for after a pause. */
export async function settled(visit: Visit, read: () => Promise<Box[]>): Promise<Box[]> {
  const until = Date.now() + patienceMs;
  for (let [last, alike] = ['', 0]; ;) {
    const boxes = await read();
    const now = JSON.stringify(boxes);
    alike = visit.isQuiet() && now === last ? alike + 1 : 0;
    if (alike >= 8) return boxes;
    if (Date.now() > until) throw new Error('the widget does not come to rest');
    last = now;
    await pause(150);
  }
}

/** The differences that remain when the widget has come to rest. */
export async function becomesSame(expected: Box[], visit: Visit, read: () => Promise<Box[]>): Promise<string[]> {
  const until = Date.now() + patienceMs;
  let [last, alike] = ['', 0];
  for (;;) {
    const boxes = await read();
    const found = differences(expected, boxes);
    if (!found.length || Date.now() > until) return found;
    const now = JSON.stringify(boxes);
    if (now !== last || !visit.isQuiet()) [last, alike] = [now, 0];
    else if ((alike += 1) >= looksAtRest) return found;
    await pause(100);
  }
}
