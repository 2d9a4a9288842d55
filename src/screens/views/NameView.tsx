import { useRef, useState } from 'react';
import { viewNameLength } from '#contract/list-view.ts';
import type { ListView } from '#contract/list-view.ts';
import type { Outcome } from '#kit/services.ts';
import { useValue } from '#kit/readable.ts';
import type { Readable } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useViewTexts } from './texts.ts';

interface NameViewProps {
  title: string;
  /** The view to rename; absent for a new one. */
  view?: ListView;
  busy: Readable<boolean>;
  /** A refusal of the name is shown at the field. */
  onSave: (name: string, isDefault: boolean) => Promise<Outcome<unknown>>;
  onClose: () => void;
}

/** Dialog for the name of a view. */
export function NameView({ title, view, busy, onSave, onClose }: NameViewProps) {
  const texts = useViewTexts();
  const { say } = useSay();
  const isBusy = useValue(busy);
  const [name, setName] = useState(view?.viewName ?? '');
  const [isDefault, setDefault] = useState(view?.isDefault ?? false);
  const [error, setError] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const save = async () => {
    // Enter may come before the typed text is drawn.
    const typed = (input.current?.value ?? name).trim();
    if (!typed) {
      setError(texts.noName);
      input.current?.focus();
      return;
    }
    const outcome = await onSave(typed, isDefault);
    if (outcome.ok) onClose();
    else if (outcome.ret === 400) setError(outcome.msg);
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      initialFocus={input}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button kind="primary" busy={isBusy} onClick={() => void save()}>
            {texts.save}
          </Button>
        </>
      }
    >
      <div className="t-col">
        <Field label={texts.name} hint={view ? undefined : texts.addText} error={say(error)}>
          {(aria) => (
            <Input
              {...aria}
              ref={input}
              value={name}
              placeholder={texts.nameHint}
              maxLength={viewNameLength}
              onInput={(text) => {
                setName(text);
                setError('');
              }}
              onEnter={() => void save()}
            />
          )}
        </Field>
        <Checkbox checked={isDefault} onChange={setDefault}>
          {texts.asDefault}
        </Checkbox>
      </div>
    </Dialog>
  );
}
