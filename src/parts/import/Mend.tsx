import type { ReactNode } from 'react';
import type { RouteName } from '#routes/names.ts';
import { useValues } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { Alert } from '#ui/states/Alert.tsx';
import { focusQuietly } from '#ui/base/root-node.ts';
import { Button } from '#ui/controls/Button.tsx';
import type { Press } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { FormStep } from '#ui/form/FormStep.tsx';
import { ProgressBar } from '#ui/import/ProgressBar.tsx';
import { ImportReport } from '#ui/import/ImportReport.tsx';
import type { ReportColumn } from '#ui/import/ImportReport.tsx';
import { ColumnMapping } from './ColumnMapping.tsx';
import type { SheetImport } from './model.ts';
import type { CheckedRow } from './rows.ts';
import type { ImportTexts } from './texts.ts';
import type { Judged, Progress } from './sheet-rules.ts';

export interface StepProps<Field extends string> {
  model: SheetImport<Field, Judged<Field>>;
  t: ImportTexts<Field>;
}

interface MendProps<Field extends string> extends StepProps<Field> {
  /** The same each time: then a change draws its own row alone. */
  columns: readonly ReportColumn<CheckedRow<Field>>[];
  verdict: (row: CheckedRow<Field>) => ReactNode;
  /** Where the list of these people is. */
  list: RouteName;
  apply: () => Promise<void>;
  /** Questions about all rows. */
  children?: ReactNode;
}

/** The columns of a file, its rows with what is wrong at its place, and the way on. */
export function Mend<Field extends string>(props: MendProps<Field>) {
  const { model, t, list, apply } = props;
  const services = useServices();
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
      {isShown && <List {...props} />}
      <div className="t-form__acts">
        <Button onClick={() => services.navigate(list)}>{t.cancel}</Button>
        <Button
          kind="primary"
          busy={isImporting}
          disabled={!isShown || ready.length === 0 || (progress !== null && !isImporting)}
          onClick={() => void apply()}
        >
          {t.apply(isShown ? ready.length : 0)}
        </Button>
      </div>
    </FormStep>
  );
}

/** The rows as they are read, and what is asked about all of them. */
function List<Field extends string>({ model, t, columns, verdict, children }: MendProps<Field>) {
  const [rows, ready, suggested, progress] = useValues(model.rows, model.ready, model.suggested, model.progress);
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
      <ImportReport label={t.list} rows={rows} columns={columns} verdict={verdict} onRemove={model.remove} />
      {wrong > 0 && <Alert kind="warn">{ready.length ? t.leftOut(wrong) : t.allWrong}</Alert>}
      {children}
      {progress?.step === 'importing' && <UnderWay progress={progress} model={model} t={t} />}
    </>
  );
}

/** How far it has come, with the way to end it. */
export function UnderWay<Field extends string>({
  progress: { step, done, total },
  model,
  t,
}: StepProps<Field> & { progress: Progress }) {
  return (
    <ProgressBar
      label={t.progress[step](done, total)}
      done={done}
      total={total}
      end={<LinkButton onClick={model.cancel}>{step === 'importing' ? t.stopImport : t.stopReading}</LinkButton>}
    />
  );
}
