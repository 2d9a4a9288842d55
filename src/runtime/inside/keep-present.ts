import { watched } from './watch-translators.ts';
import type { Seen } from './watch-translators.ts';

/** No width and no word; views write it nowhere, and may write nothing at all. */
const nothing = '\ufeff';
const isFont = (node?: Node | null) => node?.nodeName === 'FONT';

/**
 * Translators put a `<font>` of their own in the place of each text, and the view goes on writing into what they took
 * out. The text goes back to its place, as nothing, beside the translation; as soon as the view writes or removes it, the
 * translation goes: what is shown is always the present value. No view of ours has a `<font>`.
 */
export function keepPresent(wrapper: HTMLElement, seen: readonly Seen[] = []): () => void {
  const kept = new Map<Text, [font: Element, words: string]>();

  /** A sentence is translated as a whole: its other texts are ours again too. */
  function show(changed: Text) {
    const place = kept.get(changed)?.[0].parentNode;
    for (const [text, [font, words]] of kept)
      if (text === changed || font.parentNode === place) {
        kept.delete(text);
        font.remove();
        if (text.data === nothing) text.data = words;
      }
  }

  const handle = (changes: readonly Seen[]) => {
    for (const [{ target, oldValue, removedNodes, addedNodes, previousSibling, nextSibling }, words] of changes) {
      const text = removedNodes[0] as Text | undefined;
      const font = [addedNodes[0], previousSibling, nextSibling].find(isFont) as Element | undefined;
      // The view has written; that we have emptied it has another value before.
      if (oldValue === nothing) show(target as Text);
      else if (font && text?.nodeType === 3 && text.parentNode !== target && font.parentNode === target)
        if (!kept.has(text) && ![...kept.values()].some(([taken]) => taken === font)) {
          const isWritten = words !== undefined && words !== text.data;
          kept.set(text, [font, text.data]);
          if (font.contains(text)) text.replaceWith(text.cloneNode());
          font.before(text);
          if (isWritten) show(text);
          else text.data = nothing;
        }
    }
    for (const [text, [font]] of kept) if (font.previousSibling !== text || !text.isConnected) show(text);
  };
  const observer = new MutationObserver((changes) => handle(changes.map((change) => [change])));
  observer.observe(wrapper, watched);
  handle(seen);
  return () => observer.disconnect();
}
