import { useValues } from '#kit/readable.ts';
import type { Readable } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { restoredTexts } from './restored-texts.ts';

interface RestoredDayProps {
  model: { form: { restoredOf: Readable<string>; isDirty: Readable<boolean> }; startOver(): void };
}

/** A draft of another day is shown: its day, and the way to an empty form. */
export function RestoredDay({ model: { form, startOver } }: RestoredDayProps) {
  const t = useTexts('restored-day', restoredTexts);
  const { showDay } = useSay();
  const { clock } = useServices();
  const [day, isDirty] = useValues(form.restoredOf, form.isDirty);
  if (!day || !isDirty) return null;
  return (
    <Alert action={<LinkButton onClick={startOver}>{t.clear}</LinkButton>}>
      {t.restored(showDay(day, clock.today()))}
    </Alert>
  );
}
