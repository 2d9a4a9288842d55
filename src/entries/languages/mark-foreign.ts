import { days } from './data/days.en.ts';

const latin = /[a-z]/i;

/** Chinese, and no word of the mount's own language: a sentence of ours with a name in it stays ours. */
const isForeign = (text: string): boolean => days.langOf(text) !== undefined && !latin.test(text);

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

/** Text of the element itself, without that of elements in it. */
const ownText = (element: Element): string =>
  Array.from(element.childNodes, (node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '')).join('');

/**
 * Marks what an English mount shows as people have typed it (names, departments, reasons), wherever it stands: screen
 * readers and translators know its language by `lang`. A text that its part has marked (`langOf`) is left alone.
 */
export function markForeign(wrapper: HTMLElement): void {
  const marked = new WeakSet<Element>();
  const mark = (element: Element, isChinese: boolean) => {
    if (isChinese && !element.hasAttribute('lang')) {
      marked.add(element);
      element.setAttribute('lang', 'zh-CN');
    } else if (!isChinese && marked.delete(element)) element.removeAttribute('lang');
  };
  const judge = (element: Element) =>
    mark(element, isForeign(ownText(element)) && !latin.test(element.textContent ?? ''));
  const observer = new MutationObserver((changes) => {
    const changed = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      for (const node of addedNodes)
        if (isElement(node)) for (const one of [node, ...node.querySelectorAll('*')]) changed.add(one);
      // Of a text its element; and what has been marked around it may hold a word of ours now.
      const first = isElement(target) ? target : target.parentElement;
      for (let one = first; one && one !== wrapper; one = one.parentElement)
        if (one === first || marked.has(one)) changed.add(one);
    }
    for (const element of changed) judge(element);
  });
  observer.observe(wrapper, { childList: true, subtree: true, characterData: true });
  const field = ({ target }: Event) => {
    const { value } = target as HTMLInputElement;
    if (typeof value === 'string') mark(target as Element, isForeign(value));
  };
  wrapper.addEventListener('input', field);
  wrapper.addEventListener('focusin', field);
}
