import type { Page } from 'playwright';

/** Texts and names inside a container that have a Chinese character. */
export const chineseIn = (page: Page, id: string): Promise<string[]> =>
  page.evaluate((id) => {
    const root = document.getElementById(id)?.shadowRoot;
    const found = new Set<string>();
    const chinese = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;
    const look = (text: string | null | undefined) => text && chinese.test(text) && found.add(text.trim());
    for (const element of root?.querySelectorAll('*') ?? []) {
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) look(element.getAttribute(name));
      if (element.localName === 'input') look((element as HTMLInputElement).value);
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) look(node.nodeValue);
    }
    return [...found];
  }, id);
