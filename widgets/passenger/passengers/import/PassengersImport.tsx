import { useLayoutEffect } from 'react';
import { sheetLimits } from '#domain/passenger/sheet/check-sheet.ts';
import { checkGuest } from '#domain/passenger/guest.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { ExportMenu } from '#screens/ExportMenu.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { focusQuietly } from '#ui/base/root-node.ts';
import { Button } from '#ui/controls/Button.tsx';
import type { Press } from '#ui/controls/Button.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Steps } from '#ui/journey/Steps.tsx';
import { FileDrop } from '#ui/import/FileDrop.tsx';
import { FormStep } from '#ui/form/FormStep.tsx';
import { ProgressBar } from '#ui/import/ProgressBar.tsx';
import { ImportReport } from '#ui/import/ImportReport.tsx';
import { CheckField } from '#ui/form/fields.tsx';
import { ColumnMapping } from './ColumnMapping.tsx';
import { columnsOf, verdictOf } from './columns.tsx';
import { createPassengersImport } from './model.ts';
import type { PassengersImportModel } from './model.ts';
import type { Progress } from './reading.ts';
import { GuestFields } from '../GuestFields.tsx';
import { useSource } from '../source.ts';
import { externalTexts, texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

export interface StepProps {
  model: PassengersImportModel;
  t: Texts;
}

/** Frequent passengers from a file: template, upload, mending of what is wrong, and the result. */
export function PassengersImport() {
  const services = useServices();
  const source = useSource();
  const t = useTexts(
    source.isExternal ? 'external-passengers-import' : 'passengers-import',
    source.isExternal ? externalTexts : ownTexts,
  );
  const model = useModel(() => createPassengersImport(services, t, source));
  const [sheet, result] = useValues(model.sheet, model.result);
  useLayoutEffect(() => services.holdLeave?.(model.mayLeave, true), [services, model]);
  const step = result ? 2 : sheet ? 1 : 0;
  return (
    <div className="t-page t-col">
      <h1 className="t-h1">{t.title}</h1>
      <p className="t-s13 t-3">{t.lead}</p>
      <Steps items={t.steps} current={step} />
      {step === 0 && <Choose model={model} t={t} />}
      {step === 1 && <Mend model={model} t={t} />}
      {step === 2 && <Done model={model} t={t} />}
    </div>
  );
}

function Choose({ model, t }: StepProps) {
  const [progress, failure] = useValues(model.progress, model.failure);
  return (
    <FormStep label={t.upload} takesFocus={model.fileName.peek() !== ''}>
      <div className="t-row">
        <ExportMenu label={t.template} onExport={model.saveTemplate} />
      </div>
      <FileDrop
        label={t.file}
        accept={['.xlsx', '.csv']}
        maxBytes={sheetLimits.bytes}
        hint={t.limits(sheetLimits.rows)}
        busy={progress !== null}
        error={failure}
        onPick={(file) => void model.choose(file)}
      />
      {progress && <UnderWay progress={progress} model={model} t={t} />}
      <ul className="t-imp__tips t-s13 t-3">
        {t.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </FormStep>
  );
}

function Mend({ model, t }: StepProps) {
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
function UnderWay({ progress, model, t }: StepProps & { progress: Progress }) {
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

function Done({ model, t }: StepProps) {
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
