import { importAgain } from '#kit/part.ts';

/** A change of the page, and the words of the text that it took out. */
export type Seen = readonly [change: MutationRecord, words?: string | undefined];

export const watched = { childList: true, subtree: true, characterDataOldValue: true };

/** The first `<font>` of a translator loads the part that keeps texts present (keep-present.ts). */
export function watchTranslators(wrapper: HTMLElement): () => void {
  const seen: Seen[] = [];
  const note = (changes: MutationRecord[]) => {
    for (const change of changes) seen.push([change, (change.removedNodes[0] as Text | undefined)?.data]);
    if (!seen.some(([{ addedNodes }]) => addedNodes[0]?.nodeName === 'FONT')) seen.length = 0;
    else if (!isAsked) {
      isAsked = true;
      importAgain(() => import('./keep-present.ts')).then(
        ({ keepPresent }) => {
          if (isOver) return;
          note(observer.takeRecords());
          observer.disconnect();
          stop = keepPresent(wrapper, seen);
        },
        () => undefined,
      );
    }
  };
  let [isAsked, isOver] = [false, false];
  const observer = new MutationObserver(note);
  observer.observe(wrapper, watched);
  let stop = () => observer.disconnect();
  return () => {
    isOver = true;
    stop();
  };
}
