import type { Page } from 'playwright';
import { remaining } from './at-rest.ts';

/**
 * Text that cannot be read: cut off by a box that does not scroll, outside of the control it names, or over other text.
 * Runs in the page; each finding is a sentence: "shortened" is one that ends in …. Drawings and text for screen readers alone do not count.
 */
function unreadableInPage(): string[] {
  const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
    root,
    ...Array.from(root.querySelectorAll('*')).flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
  ];
  const parentOf = (element: Element): Element | null =>
    element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;
  const name = (element: Element) => `${element.localName}.${String(element.className).split(' ').join('.')}`;
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) =>
    styles.get(element) ?? styles.set(element, getComputedStyle(element)).get(element)!;
  /** The ancestor that paints an element over the others: two texts of different layers may overlap. */
  const layerOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at; at = parentOf(at))
      if (['absolute', 'fixed', 'sticky'].includes(styleOf(at).position)) return at;
    return null;
  };

  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  /** The letters themselves: a line's box is higher than they are. */
  const letters = ({ left, right, top, bottom }: DOMRect, size: number): Box => ({
    left,
    right,
    top: (top + bottom - size) / 2,
    bottom: (top + bottom + size) / 2,
  });
  const isOut = (box: Box, edge: Box, slack: number) => [
    box.left < edge.left - slack || box.right > edge.right + slack,
    box.top < edge.top - slack || box.bottom > edge.bottom + slack,
  ];

  const found: string[] = [];
  const texts = rootsIn(document)
    .flatMap((root) => Array.from(root.querySelectorAll<HTMLElement>('*')))
    .flatMap((element) => {
      const { clipPath, fontSize } = styleOf(element);
      if (
        element.closest('svg,script,style,option') ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        clipPath !== 'none'
      )
        return [];
      const own = Array.from(element.childNodes).filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      const range = document.createRange();
      let boxes = own.flatMap((node) => {
        range.selectNodeContents(node);
        return Array.from(range.getClientRects())
          .filter(({ width, height }) => width > 1 && height > 1)
          .map((rect) => letters(rect, Number.parseFloat(fontSize)));
      });
      const says = own
        .map((node) => node.nodeValue?.trim())
        .join(' ')
        .slice(0, 20);
      let [isFreeX, isFreeY] = [true, true];
      for (let at: Element | null = element; at && at !== document.body && boxes.length; at = parentOf(at)) {
        const { overflowX, overflowY, position, textOverflow } = styleOf(at);
        const edge = at.getBoundingClientRect();
        const cuts = boxes.map((box) => isOut(box, edge, 2));
        const isCut =
          (/hidden|clip/.test(overflowX) && isFreeX && cuts.some(([x]) => x)) ||
          (/hidden|clip/.test(overflowY) && isFreeY && cuts.some(([, y]) => y));
        if (isCut) found.push(`"${says}" is ${textOverflow === 'ellipsis' ? 'shortened' : 'cut off'} by ${name(at)}`);
        if (overflowX !== 'visible') {
          // Only what shows counts from here on.
          const inside = (box: Box) => ({
            left: Math.max(box.left, edge.left),
            right: Math.min(box.right, edge.right),
            top: Math.max(box.top, edge.top),
            bottom: Math.min(box.bottom, edge.bottom),
          });
          boxes = boxes.map(inside).filter(({ left, right, top, bottom }) => right > left && bottom > top);
        }
        if (/auto|scroll/.test(overflowX)) isFreeX = false;
        if (/auto|scroll/.test(overflowY)) isFreeY = false;
        if (position === 'fixed') break;
      }
      return boxes.length ? [{ element, boxes, says, layer: layerOf(element) }] : [];
    });
  for (const { element, boxes, says } of texts) {
    const control = element.closest('button,[role=tab],[role=option],[role=gridcell]');
    const frame = control?.getBoundingClientRect();
    if (frame && boxes.some((box) => isOut(box, frame, 2).includes(true)))
      found.push(`"${says}" is outside of ${name(control as Element)}`);
  }
  for (const [at, one] of texts.entries()) {
    for (const other of texts.slice(at + 1)) {
      if (one.layer !== other.layer) continue;
      const lies = (a: Box) =>
        other.boxes.some(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3,
        );
      if (one.boxes.some(lies)) found.push(`"${one.says}" lies over "${other.says}"`);
    }
  }
  return Array.from(new Set(found));
}

/** `isExpected`: findings that count as none. A page with others is looked at for about a second. */
export const unreadable = (
  page: Page,
  isExpected: (what: string) => boolean = () => false,
): Promise<readonly string[]> =>
  remaining(async () => (await page.evaluate(unreadableInPage)).filter((what) => !isExpected(what)), 8);

/** Text spacing for users who read with difficulty (WCAG 1.4.12), in every root; `false` removes it. */
export const spaceText = (page: Page, on: boolean): Promise<void> =>
  page.evaluate((isOn) => {
    const scope = window as unknown as { spacing?: CSSStyleSheet };
    const sheet = (scope.spacing ??= new CSSStyleSheet());
    sheet.replaceSync(
      '*, ::before, ::after { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
    );
    const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...Array.from(root.querySelectorAll('*')).flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
    ];
    for (const root of rootsIn(document)) {
      const others = root.adoptedStyleSheets.filter((one) => one !== sheet);
      root.adoptedStyleSheets = isOn ? [...others, sheet] : others;
    }
  }, on);
