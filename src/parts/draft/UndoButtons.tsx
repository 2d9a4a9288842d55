import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useValues } from '#kit/readable.ts';
import { focusedElement, focusQuietly } from '#ui/base/root-node.ts';
import { IconButton } from '#ui/controls/Button.tsx';
import type { History } from './history.ts';

const undoIcon = 'M7.5 4.5 4 8l3.5 3.5M4 8h8a4 4 0 0 1 0 8H8';
const redoIcon = 'M12.5 4.5 16 8l-3.5 3.5M16 8H8a4 4 0 0 0 0 8h4';

export type Steps = Pick<History<unknown>, 'mayUndo' | 'mayRedo' | 'undo' | 'redo'>;

export function UndoButtons({ edits, texts }: { edits: Steps; texts: { undo: string; redo: string } }) {
  const [mayUndo, mayRedo] = useValues(edits.mayUndo, edits.mayRedo);
  const undo = useRef<HTMLButtonElement>(null);
  const redo = useRef<HTMLButtonElement>(null);
  // The last step disables its own button, which takes the focus away, and the keys of the draft with it.
  useLayoutEffect(() => {
    const now = undo.current && focusedElement(undo.current);
    if (!now) return;
    if (now === undo.current && !mayUndo) focusQuietly(redo.current);
    else if (now === redo.current && !mayRedo) focusQuietly(undo.current);
  }, [mayUndo, mayRedo]);
  return (
    <>
      <IconButton ref={undo} kind="text" of={undoIcon} label={texts.undo} disabled={!mayUndo} onClick={edits.undo} />
      <IconButton ref={redo} kind="text" of={redoIcon} label={texts.redo} disabled={!mayRedo} onClick={edits.redo} />
    </>
  );
}

/** Ctrl+S saves, Ctrl+Z undoes, Ctrl+Y and Ctrl+Shift+Z redo. Inside of a text box undo is the box's own. */
export const onDraftKeys = (edits: Steps, save: () => unknown) => (event: KeyboardEvent) => {
  const isTyping = /^(INPUT|TEXTAREA)$/.test((event.target as HTMLElement).tagName);
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const letter = event.key.toLowerCase();
  if (letter === 's') void save();
  else if (!isTyping && letter === 'z') (event.shiftKey ? edits.redo : edits.undo)();
  else if (!isTyping && letter === 'y') edits.redo();
  else return;
  event.preventDefault();
};
