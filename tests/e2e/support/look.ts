import fs from 'node:fs';
import type { Page } from 'playwright';
import { remaining } from './at-rest.ts';

const axe = fs.readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Of the buttons of a widget with the looks of that application. */
export const skylineAction = 'rgb(193, 74, 44)';

interface AxeFinding {
  id: string;
  nodes: { target: unknown[]; failureSummary: string; element?: Element }[];
}

/** Findings of axe on the page by WCAG 2.2 AA, shadow roots included. Each look of axe takes as long as many others. */
export const findings = (page: Page): Promise<readonly string[]> => remaining(() => judged(page), 3);

async function judged(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const { axe: tool } = window as unknown as { axe: { run(options: object): Promise<{ violations: AxeFinding[] }> } };
    const { violations: all } = await tool.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
      elementRef: true,
    });
    // A day's name has the date in words, its number in it (2.5.3); axe's experimental rule wants the drawn letters in one piece.
    const spoken = (id: string, element: Element | undefined) =>
      id === 'label-content-name-mismatch' && element?.matches('[role=gridcell][data-day]');
    // A target below a bar that floats over the page is judged at its scrolled position.
    for (const small of all.filter(({ id }) => id === 'target-size')) {
      const kept: AxeFinding['nodes'] = [];
      for (const node of small.nodes) {
        const [x, y] = [scrollX, scrollY];
        node.element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const again = await tool.run({
          runOnly: { type: 'rule', values: ['target-size'] },
          resultTypes: ['violations'],
          elementRef: true,
        });
        scrollTo({ left: x, top: y, behavior: 'instant' });
        if (again.violations.some(({ nodes }) => nodes.some(({ element }) => element === node.element)))
          kept.push(node);
      }
      small.nodes = kept;
    }
    return all
      .map(({ id, nodes }) => ({
        id,
        nodes: nodes
          .filter(({ element }) => !spoken(id, element))
          .map(({ target, failureSummary }) => ({ target, failureSummary })),
      }))
      .filter(({ nodes }) => nodes.length > 0);
  });
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${JSON.stringify(target)} ${failureSummary}`).join(' | ')}`,
  );
}

type Root = Document | ShadowRoot;
/** Runs in the page. */
function rootsIn(root: Root): Root[] {
  const inside = Array.from(root.querySelectorAll('*')).flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [root, ...inside.flatMap(rootsIn)];
}
/** Runs in the page, and can ask for the document with all its shadow roots. */
const inRoots = <T>(page: Page, run: (roots: () => Root[]) => T): Promise<Awaited<T>> =>
  page.evaluate<Awaited<T>>(`{ ${rootsIn}; (${run})(() => rootsIn(document)); }`);

/** By how many px the page is wider than its window, and remains so. */
export async function overflow(page: Page): Promise<number> {
  const [wider = 0] = await remaining(async () =>
    (await page.evaluate(() => [document.documentElement.scrollWidth - document.documentElement.clientWidth])).filter(
      (px) => px > 0,
    ),
  );
  return wider;
}

/** Waits for a stable layout: animations have ended, and two frames were drawn since. */
export const settled = (page: Page): Promise<void> =>
  inRoots(page, async (roots) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    const moving = roots()
      .flatMap((root) => root.getAnimations())
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(moving.map((animation) => animation.finished.catch(() => undefined)));
    await frame();
  });

/** Everything that can be pressed and is smaller than 24 × 24 px (WCAG 2.5.8). A link inside a sentence may be as high as its line. */
export const smallTargets = (page: Page): Promise<readonly string[]> => remaining(() => smallNow(page));
const smallNow = (page: Page): Promise<string[]> =>
  inRoots(page, (roots) => {
    const pressable =
      'a[href],button,input,textarea,[role=option],[role=gridcell][data-day],[role=treeitem],[role=spinbutton],[role=menuitem]';
    return roots()
      .flatMap((root) => Array.from(root.querySelectorAll<HTMLElement>(pressable)))
      .filter((element) => {
        if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert],.skip')) return false;
        const isInSentence = getComputedStyle(element).display === 'inline' && element.matches('a,button');
        // A label is pressed for its input, a field for its text box.
        const areas = [element, element.closest('label,.t-input,.fs-f')]
          .map((pressed) => pressed?.getBoundingClientRect())
          .filter((area) => area !== undefined);
        return !isInSentence && !areas.some(({ width, height }) => width >= 23.5 && height >= 23.5);
      })
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return `${element.localName}.${element.className} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 20)}" ${Math.round(width)}×${Math.round(height)}`;
      });
  });

/** Text that its box cuts off at a side without a sign of it, or that has room for one letter a line. */
export const cutText = (page: Page): Promise<readonly string[]> => remaining(() => cutNow(page));
const cutNow = (page: Page): Promise<string[]> =>
  inRoots(page, (roots) => {
    const around = (element: Element): Element | null =>
      element.parentElement ?? ((element.getRootNode() as ShadowRoot).host as Element | undefined) ?? null;
    const isSeen = (element: Element): boolean =>
      !element.closest('style,script,svg,[inert]') &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const found: string[] = [];
    for (const root of roots()) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = (node.textContent ?? '').trim();
        if (!element || !text || !isSeen(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const lines = Array.from(range.getClientRects()).filter(({ width, height }) => width > 0.5 && height > 0.5);
        let cut = '';
        let isHidden = false;
        for (let box: Element | null = element; box; box = around(box)) {
          const { overflowX, textOverflow, webkitLineClamp, position } = getComputedStyle(box);
          const { left, right, width } = box.getBoundingClientRect();
          if (width < 3) isHidden = true;
          if (position === 'fixed' || overflowX === 'auto' || overflowX === 'scroll') break;
          if (overflowX === 'visible') continue;
          if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') break;
          if (lines.some((line) => line.right > right + 2 || line.left < left - 2)) cut = `cut by ${box.className}`;
        }
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        const isNarrow = lines.length > 1 && text.length > 2 && lines.every(({ width }) => width < size * 1.5);
        if (!isHidden && (cut || isNarrow)) found.push(`"${text.slice(0, 20)}" ${cut || 'one letter a line'}`);
      }
    }
    return found;
  });

/** Animations that run although the user prefers reduced motion. */
export const moving = (page: Page): Promise<string[]> =>
  inRoots(page, (roots) => {
    return roots()
      .flatMap((root) => root.getAnimations())
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 0)
      .map(
        (animation) =>
          `${(animation as CSSAnimation).animationName ?? (animation as CSSTransition).transitionProperty} of ${((animation.effect as KeyframeEffect).target as HTMLElement | null)?.className}`,
      );
  });

/** The focus can be seen: an outline at what has it, at its drawing, or at the field around it. Forced colours take shadows and backgrounds away. */
export const focusShown = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    if (!at) return false;
    const around = [at, at.nextElementSibling, at.parentElement, at.closest('.t-input,.fs-f,label')];
    const active = at.getAttribute('aria-activedescendant');
    return [...around, active ? (at.getRootNode() as ShadowRoot).getElementById(active) : null].some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle === 'auto' || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2);
    });
  });
