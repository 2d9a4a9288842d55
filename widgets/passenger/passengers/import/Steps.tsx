import { checkGuest } from '#domain/passenger/guest.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Mend, UnderWay } from '#parts/import/Mend.tsx';
import type { ImportPart } from '#parts/import/ImportScreen.tsx';
import type { Services } from '#kit/services.ts';
import { ExportMenu } from '#screens/ExportMenu.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { FormStep } from '#ui/form/FormStep.tsx';
import { CheckField } from '#ui/form/fields.tsx';
import { GuestFields } from '../GuestFields.tsx';
import type { Source } from '../source.ts';
import { columnsOf, verdictOf } from './columns.tsx';
import { createPassengersImport } from './model.ts';
import type { PassengersImportModel } from './model.ts';
import type { Texts } from './texts.ts';
import { sayOf, useSay } from '#kit/say.ts';

interface StepProps {
  model: PassengersImportModel;
}

/** The steps of an import after the file is chosen, and what they do. */
export const stepsOf = (services: Services, t: Texts, source: Source): ImportPart<PassengersImportModel> => ({
  create: () => createPassengersImport(services, t, source),
  steps: [
    ({ model }) => {
      const report = useModel(() => ({ columns: columnsOf(model, t, sayOf(services)), verdict: verdictOf(t) }));
      return (
        <Mend model={model} t={t} {...report} list={source.list} apply={model.apply}>
          <Questions model={model} t={t} source={source} />
        </Mend>
      );
    },
    ({ model }) => <Done model={model} t={t} source={source} />,
  ],
  UnderWay: ({ model, progress }) => <UnderWay model={model} t={t} progress={progress} />,
});

interface PartProps extends StepProps {
  t: Texts;
  source: Source;
}

/** Questions about all rows. */
function Questions({ model, t, source }: PartProps) {
  const [hasMinor, consent, guardianConsent, isTried, progress, imported] = useValues(
    model.hasMinor,
    model.consent,
    model.guardianConsent,
    model.isTried,
    model.progress,
    model.imported,
  );
  return (
    <>
      {source.isExternal && <GuestOfAll model={model} isTried={isTried} />}
      <CheckField
        name="consent"
        label={t.consent}
        value={consent}
        error={isTried && !consent ? t.consentMissing : undefined}
        onInput={(on) => (model.consent.value = on)}
        onBlur={() => undefined}
      >
        {t.consentTick}
      </CheckField>
      {hasMinor && (
        <CheckField
          name="guardianConsent"
          label={t.guardian}
          value={guardianConsent}
          error={isTried && !guardianConsent ? t.guardianMissing : undefined}
          onInput={(on) => (model.guardianConsent.value = on)}
          onBlur={() => undefined}
        >
          {t.guardianTick}
        </CheckField>
      )}
      {!progress && imported.added + imported.updated > 0 && (
        <Alert kind="info">{t.soFar(t.doneText(imported.added, imported.updated))}</Alert>
      )}
    </>
  );
}

/** The visit of all travellers of the list. */
function GuestOfAll({ model, isTried }: StepProps & { isTried: boolean }) {
  const guest = useValue(model.guest);
  const { say } = useSay();
  return (
    <div className="t-form">
      <GuestFields
        field={(name) => ({
          name,
          value: guest[name],
          error: isTried ? say(checkGuest(guest)[name]) : undefined,
          onInput: (value) => (model.guest.value = { ...model.guest.peek(), [name]: value }),
          onBlur: () => undefined,
        })}
      />
    </div>
  );
}

function Done({ model, t, source }: PartProps) {
  const services = useServices();
  const [rows, result] = useValues(model.rows, model.result);
  const { added = 0, updated = 0 } = result ?? {};
  const isDone = added + updated > 0;
  return (
    <FormStep label={t.result} takesFocus>
      <Empty
        art={isDone ? 'done' : 'fail'}
        title={isDone ? t.doneText(added, updated) : t.noneDone}
        text={rows.length > 0 && t.left(rows.length)}
        action={
          <div className="t-imp__done">
            {rows.length > 0 && <ExportMenu label={t.downloadLeft} onExport={model.saveLeft} />}
            {rows.length > 0 ? (
              <Button onClick={model.mend}>{t.mend}</Button>
            ) : (
              <Button onClick={model.restart}>{t.next}</Button>
            )}
            <Button kind="primary" onClick={() => services.navigate(source.list)}>
              {t.back}
            </Button>
          </div>
        }
      />
    </FormStep>
  );
}
