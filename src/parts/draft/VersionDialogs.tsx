import type { ReactNode } from 'react';
import { Button } from '#ui/controls/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';

interface Shown {
  title: string;
  onClose(): void;
  children: ReactNode;
}

/** Differences between a draft and the version that counts. */
export function CompareFrame({ close, ...shown }: Shown & { close: string }) {
  return <Dialog open width={640} {...shown} footer={<Button onClick={shown.onClose}>{close}</Button>} />;
}

interface PublishProps extends Shown {
  texts: { cancel: string; publish: string; noteAsked: string };
  busy: boolean;
  /** Something keeps it from being published. */
  isStopped: boolean;
  note: string;
  onNote(note: string): void;
  onPublish(): void;
}

/** Summary of a version before it counts, with a note for those who read its history. */
export function PublishFrame({ texts, busy, isStopped, note, onNote, onPublish, children, ...shown }: PublishProps) {
  return (
    <Dialog
      open
      width={640}
      {...shown}
      footer={
        <>
          <Button onClick={shown.onClose}>{texts.cancel}</Button>
          <Button kind="primary" busy={busy} disabled={isStopped} onClick={onPublish}>
            {texts.publish}
          </Button>
        </>
      }
    >
      <div className="t-col" style={{ gap: 12 }}>
        {children}
        <Field label={texts.noteAsked}>
          {(aria) => <Input {...aria} maxLength={200} value={note} onInput={onNote} />}
        </Field>
      </div>
    </Dialog>
  );
}
