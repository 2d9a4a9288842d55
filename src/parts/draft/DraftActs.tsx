import { useRef } from 'react';
import { useIsNarrow } from '#ui/base/element-width.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconMore } from '#ui/icons/icons.ts';
import { Menu } from '#ui/overlay/Menu.tsx';
import type { MenuItem } from '#ui/overlay/Menu.tsx';
import { UndoButtons } from './UndoButtons.tsx';
import type { Steps } from './UndoButtons.tsx';

interface DraftActsProps {
  edits: Steps;
  texts: { undo: string; redo: string; save: string; publish: string; more: string };
  /** Seldom acts on the draft. */
  others: readonly (MenuItem & { onPick(): void })[];
  busy: boolean;
  onSave(): void;
  onPublish(): void;
}

/** The buttons of a draft; on narrow roots one row of them, with a menu for all but the steps and the writes. */
export function DraftActs({ edits, texts, others, busy, onSave, onPublish }: DraftActsProps) {
  const row = useRef<HTMLSpanElement>(null);
  const isNarrow = useIsNarrow(row);
  return (
    <span ref={row} className="t-end t-row" style={isNarrow ? { gap: 4 } : undefined}>
      <UndoButtons edits={edits} texts={texts} />
      {isNarrow
        ? others.length > 0 && (
            <Menu
              kind="text"
              className="t-btn--icon"
              aria-label={texts.more}
              placement="bottom-end"
              icon={<Icon of={iconMore} />}
              items={others}
              onPick={(id) => others.find((one) => one.id === id)?.onPick()}
            />
          )
        : others.map(({ id, label, disabled, onPick }) => (
            <Button key={id} kind="text" disabled={disabled} onClick={onPick}>
              {label}
            </Button>
          ))}
      <Button busy={busy} onClick={onSave}>
        {texts.save}
      </Button>
      <Button kind="primary" onClick={onPublish}>
        {texts.publish}
      </Button>
    </span>
  );
}
