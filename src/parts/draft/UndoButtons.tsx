import type { KeyboardEvent } from 'react';
import { useValues } from '#kit/readable.ts';
import { IconButton } from '#ui/controls/Button.tsx';
import type { History } from './history.ts';

const undoIcon = 'M7.5 4.5 4 8l3.5 3.5M4 8h8a4 4 0 0 1 0 8H8';
const redoIcon = 'M12.5 4.5 16 8l-3.5 3.5M16 8H8a4 4 0 0 0 0 8h4';

type Steps = Pick<History<unknown>, 'mayUndo' | 'mayRedo' | 'undo' | 'redo'>;

export function UndoButtons({ edits, texts }: { edits: Steps; texts: { undo: string; redo: string } }) {
  const [mayUndo, mayRedo] = useValues(edits.mayUndo, edits.mayRedo);
  return (
    <>
      <IconButton kind="text" of={undoIcon} label={texts.undo} disabled={!mayUndo} onClick={edits.undo} />
      <IconButton kind="text" of={redoIcon} label={texts.redo} disabled={!mayRedo} onClick={edits.redo} />
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
