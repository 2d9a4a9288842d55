import { patienceMs } from '#tests/support/patience.ts';
import type { Page } from 'playwright';

/**
 * The focused element in words: its name, the active option behind ›, and its state
 * (open, closed, checked, selected, its value). Runs in the page. "nowhere" is the page's body, or a widget's container: the focus was lost.
 */
export function focusInPage(): string {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  if (!at || at === document.body || at === document.documentElement || at.shadowRoot) return 'nowhere';
  const root = at.getRootNode() as Document | ShadowRoot;
  const words = (element: Element | null | undefined) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const named = at.getAttribute('aria-labelledby');
  const first = (text: string) => text.split(/ |，/)[0] ?? '';
  const name =
    (at as HTMLElement).dataset['day'] ||
    at.getAttribute('aria-label') ||
    words(named ? root.getElementById(named) : null) ||
    words((at as HTMLInputElement).labels?.[0]) ||
    words(at.querySelector('small')) ||
    words(at);
  const id = at.getAttribute('aria-activedescendant');
  const active = id ? root.getElementById(id) : null;
  const says = [at, active].flatMap((element) => {
    const of = (attribute: string, text: string) => (element?.getAttribute(attribute) === 'true' ? [text] : []);
    const expanded = element?.getAttribute('aria-expanded');
    const value = element?.getAttribute('aria-valuenow');
    const isTicked = element instanceof HTMLInputElement && element.checked;
    const isOption = element?.getAttribute('role') === 'option';
    return [
      ...(expanded ? [expanded === 'true' ? 'open' : 'closed'] : []),
      ...(isTicked ? ['checked'] : of('aria-checked', 'checked')),
      ...(element?.getAttribute('aria-checked') === 'mixed' ? ['mixed'] : []),
      ...(isOption || element?.getAttribute('role') === 'gridcell' ? [] : of('aria-selected', 'selected')),
      ...(value ? [value] : []),
    ];
  });
  const option = id ? ` › ${active ? first(words(active.querySelector('.t-ellip,.t-grow') ?? active)) : 'lost'}` : '';
  return [`${first(name)}${option}`, ...says].join(' ');
}

export const focusOf = (page: Page): Promise<string> => page.evaluate(focusInPage);

/** Presses keys one after the other. "Space" is the space bar. */
export async function pressKeys(page: Page, keys: string): Promise<void> {
  for (const key of keys.split(' ').filter(Boolean)) {
    await page.keyboard.press(key);
    // A person's next key comes after what this one changed was drawn.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  }
}

/**
 * Goes on with Tab until the focus is where it is wanted, as a person without a mouse does: round after round, with a pause
 * at the end of each, while a part of the page may still come. Fails when patience is at its end, and after at least `most` keys.
 */
export async function tabTo(page: Page, wanted: RegExp, key = 'Tab', most = 80): Promise<void> {
  const passed: string[] = [];
  const end = Date.now() + patienceMs;
  while (passed.length < most || Date.now() < end) {
    await page.keyboard.press(key);
    const at = await focusOf(page);
    if (wanted.test(at)) return;
    passed.push(at);
    if (at === 'nowhere') await page.waitForTimeout(100);
  }
  throw new Error(`${String(wanted)} is not reached by ${key}: ${passed.slice(-most).join(' | ')}`);
}
