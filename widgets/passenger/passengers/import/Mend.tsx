import { checkGuest } from '#domain/passenger/guest.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { ExportMenu } from '#screens/ExportMenu.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { focusQuietly } from '#ui/base/root-node.ts';
import { Button } from '#ui/controls/Button.tsx';
import type { Press } from '#ui/controls/Button.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { FormStep } from '#ui/form/FormStep.tsx';
import { ProgressBar } from '#ui/import/ProgressBar.tsx';
import { ImportReport } from '#ui/import/ImportReport.tsx';
import { CheckField } from '#ui/form/fields.tsx';
import { GuestFields } from '../GuestFields.tsx';
import { useSource } from '../source.ts';
import { ColumnMapping } from './ColumnMapping.tsx';
import { columnsOf, verdictOf } from './columns.tsx';
import type { PassengersImportModel } from './model.ts';
import type { Progress } from './reading.ts';
import type { Texts } from './texts.ts';

export { createPassengersImport } from './model.ts';

export interface StepProps {
  model: PassengersImportModel;
  t: Texts;
}

export function Mend({ model, t }: StepProps) {
  const services = useServices();
  const source = useSource();
  const [rows, ready, fileName, isUnfolded, progress, state] = useValues(
    model.rows,
    model.ready,
    model.fileName,
    model.isUnfolded,
    model.progress,
    model.state,
  );
  const another = async () => {
    if (!rows.length || (await services.say.confirm(t.anotherQuestion))) model.restart();
  };
  const isShown = state === 'rows' && rows.length > 0;
  const isImporting = progress?.step === 'importing';
  return (
    <FormStep label={t.list} takesFocus>
      <div className="t-row t-row--wrap">
        <b>{isShown ? t.found(rows.length, fileName) : fileName}</b>
        <LinkButton className="t-s13" aria-expanded={isUnfolded} onClick={() => (model.isUnfolded.value = !isUnfolded)}>
          {isUnfolded ? t.fold : t.adjust}
        </LinkButton>
        <LinkButton className="t-s13" disabled={isImporting} onClick={() => void another()}>
          {t.another}
        </LinkButton>
      </div>
      <ColumnMapping model={model} t={t} />
      {progress && !isImporting && <UnderWay progress={progress} model={model} t={t} />}
      {isShown && <List model={model} t={t} />}
      <div className="t-form__acts">
        <Button onClick={() => services.navigate(source.list)}>{t.cancel}</Button>
        <Button
          kind="primary"
          busy={isImporting}
          disabled={!isShown || ready.length === 0 || (progress !== null && !isImporting)}
          onClick={() => void model.apply()}
        >
          {t.apply(isShown ? ready.length : 0)}
        </Button>
      </div>
    </FormStep>
  );
}

/** The rows as they are read, and what is asked about all of them. */
function List({ model, t }: StepProps) {
  const source = useSource();
  const [rows, ready, suggested, hasMinor, consent, guardianConsent, isTried, progress, imported] = useValues(
    model.rows,
    model.ready,
    model.suggested,
    model.hasMinor,
    model.consent,
    model.guardianConsent,
    model.isTried,
    model.progress,
    model.imported,
  );
  const report = useModel(() => ({ columns: columnsOf(model, t), verdict: verdictOf(t) }));
  const wrong = rows.length - ready.length;
  const followAll: Press = ({ currentTarget }) => {
    const step = currentTarget.closest<HTMLElement>('section');
    model.followAll();
    // The pressed button goes with the last suggestion.
    focusQuietly(step);
  };
  return (
    <>
      {suggested > 0 && (
        <Alert kind="info" action={<LinkButton onClick={followAll}>{t.followAll}</LinkButton>}>
          {t.suggested(suggested)}
        </Alert>
      )}
      <ImportReport
        label={t.list}
        rows={rows}
        columns={report.columns}
        verdict={report.verdict}
        onRemove={model.remove}
      />
      {wrong > 0 && <Alert kind="warn">{ready.length ? t.leftOut(wrong) : t.allWrong}</Alert>}
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
      {progress?.step === 'importing' && <UnderWay progress={progress} model={model} t={t} />}
    </>
  );
}

/** How far it has come, with the way to end it. */
export function UnderWay({ progress, model, t }: StepProps & { progress: Progress }) {
  const { step, done, total } = progress;
  return (
    <ProgressBar
      label={t.progress[step](done, total)}
      done={done}
      total={total}
      end={<LinkButton onClick={model.cancel}>{step === 'importing' ? t.stopImport : t.stopReading}</LinkButton>}
    />
  );
}

/** The visit of all travellers of the list. */
function GuestOfAll({ model, isTried }: Pick<StepProps, 'model'> & { isTried: boolean }) {
  const guest = useValue(model.guest);
  const errors = isTried ? checkGuest(guest) : {};
  return (
    <div className="t-form">
      <GuestFields
        field={(name) => ({
          name,
          value: guest[name],
          error: errors[name],
          onInput: (value) => (model.guest.value = { ...model.guest.peek(), [name]: value }),
          onBlur: () => undefined,
        })}
      />
    </div>
  );
}

export function Done({ model, t }: StepProps) {
  const services = useServices();
  const source = useSource();
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
