import type { EmployeeDetail } from '#contract/company-people.ts';
import type { StateChange } from '#domain/company/people.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { PeopleField } from '#parts/company/PeopleField.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { createStateForm } from './form-model.ts';
import { formTexts as ownTexts } from './form-texts.ts';

interface Props {
  one: EmployeeDetail;
  change: StateChange;
  onClose(): void;
  onDone(after: EmployeeDetail): void;
}

/** Confirms that an employee is disabled, leaves or is restored, and asks for the successor of reports and departments. */
export function StateDialog({ one, change, onClose, onDone }: Props) {
  const services = useServices();
  const { say } = useSay();
  const texts = useTexts('employeeForm', ownTexts);
  const { reports, heads, tasks, unpaid } = one.guards;
  const hands = change !== 'restore' && reports.length + heads.length + tasks > 0;
  const form = useModel(() =>
    createStateForm(services, { one, change, needed: hands ? texts.chooseHand : '' }, (after) => {
      services.say.toast(texts.stateDone[change], 'ok');
      onDone(after);
    }),
  );
  const [busy, failure] = useValues(form.busy, form.failure);
  const field = useFields(form);
  const isStuck = change !== 'restore' && unpaid.length > 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.stateTitle[change]}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            kind={change === 'restore' ? 'primary' : 'danger'}
            busy={busy}
            disabled={isStuck}
            onClick={() => void form.submit()}
          >
            {texts.stateYes[change]}
          </Button>
        </>
      }
    >
      <div className="t-col">
        <p>{texts.stateText[change](one.realName)}</p>
        {change !== 'restore' &&
          texts.guards(one.guards).map((words) => (
            <Alert key={words} kind="warn">
              {words}
            </Alert>
          ))}
        {change !== 'restore' &&
          texts.ahead(one.ahead, change).map((words) => (
            <p key={words} className="t-2">
              {words}
            </p>
          ))}
        {hands && !isStuck && (
          <PeopleField
            {...field('handTo')}
            label={texts.handTo}
            hint={texts.handHint}
            required
            most={1}
            without={[one.id]}
          />
        )}
        {failure && <Alert kind="bad">{say(failure)}</Alert>}
      </div>
    </Dialog>
  );
}
