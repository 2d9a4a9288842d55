import { useState } from 'react';
import { useValue } from '#kit/readable.ts';
import type { Readable } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { restoredTexts } from './restored-texts.ts';

interface RestoredDayProps {
  model: { form: { restoredOf: string; isDirty: Readable<boolean> }; startOver(): void };
}

/** A draft of another day is shown: its day, and the way to an empty form. */
export function RestoredDay({ model: { form, startOver } }: RestoredDayProps) {
  const t = useTexts('restored-day', restoredTexts);
  const { showDay } = useSay();
  const { clock } = useServices();
  const isDirty = useValue(form.isDirty);
  // The beginning that the company gives an order is no draft.
  const [isCleared, setCleared] = useState(false);
  if (!form.restoredOf || !isDirty || isCleared) return null;
  const clear = () => {
    setCleared(true);
    startOver();
  };
  return (
    <Alert action={<LinkButton onClick={clear}>{t.clear}</LinkButton>}>
      {t.restored(showDay(form.restoredOf, clock.today()))}
    </Alert>
  );
}
