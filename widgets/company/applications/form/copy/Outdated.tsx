import { pastDays } from '#domain/application/check.ts';
import { checkWords } from '#domain/application/check-words.ts';
import { useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { useFormView } from '../context.ts';

/** Parts of an old draft or of a copy that cannot stay: days that are over, and travellers who have left. */
export function Outdated() {
  const { model, texts, values } = useFormView();
  const { hasLeft } = useTexts('application-check', checkWords);
  const [left, putOff] = useValues(model.left, model.putOff);
  const { clock } = useServices();
  // Days of a trip that is under way stay as they were approved.
  const past = model.known?.state === 2 ? { trip: false, legs: [] } : pastDays(values, clock.today());
  const numbers = past.legs.map((at) => at + 1).join(texts.and);
  const days = [past.trip && texts.days, numbers && texts.legDays(numbers)].filter(Boolean).join(texts.and);
  const gone = values.travellers.filter(({ employeeId }) => left.has(employeeId)).map(({ name }) => name);
  const said = [days && texts.daysOver(days), gone.length > 0 && hasLeft(gone.join(texts.and))].filter(Boolean);
  return (
    <>
      {!days && putOff > 0 && <Alert>{texts.putOff(putOff)}</Alert>}
      {said.length > 0 && (
        <Alert
          kind="warn"
          action={
            days && (
              <Button size="sm" onClick={model.putDaysOff}>
                {texts.putDaysOff}
              </Button>
            )
          }
        >
          {said.join(texts.also)}
        </Alert>
      )}
    </>
  );
}
