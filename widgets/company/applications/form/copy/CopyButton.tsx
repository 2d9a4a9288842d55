import { useState } from 'react';
import { useLater } from '#kit/part.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useFormView } from '../context.ts';

/** Takes over another application of the member. */
export function CopyButton() {
  const { model, texts } = useFormView();
  const [isOpen, setOpen] = useState(false);
  const part = useLater(isOpen, () => import('#parts/application/FindApplication.tsx'));
  return (
    <span className="t-end">
      <Button size="sm" pressed={isOpen} onClick={() => setOpen(true)}>
        {texts.copy}
      </Button>
      {part && isOpen && (
        <part.FindApplication
          title={texts.copy}
          without={model.form.values.peek().applicationId}
          onPick={(id) => void model.copyFrom(id).then((isDone) => setOpen(!isDone))}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  );
}
