import { useValues } from '#kit/readable.ts';
import { focusQuietly } from '#ui/base/root-node.ts';
import type { Press } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { FormPart } from '#ui/form/FormGrid.tsx';
import { SelectField } from '#ui/form/more-fields.tsx';
import { CheckField } from '#ui/form/fields.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import type { StepProps } from './Mend.tsx';
import type { ColumnField } from './sheet-rules.ts';

/** How the columns of the file are read: what is missing, and on demand a select for each column. */
export function ColumnMapping<Field extends string>({ model, t }: StepProps<Field>) {
  const [ignored, lacking, isRemembered, isUnfolded, state, failure] = useValues(
    model.ignored,
    model.lacking,
    model.isRemembered,
    model.isUnfolded,
    model.state,
    model.failure,
  );
  const more = t.ignoredMore(ignored);
  const link = (text: string, act: () => Promise<void>) => {
    const press: Press = ({ currentTarget }) => {
      // The pressed link goes with its line.
      focusQuietly(currentTarget.closest<HTMLElement>('section'));
      void act();
    };
    return <LinkButton onClick={press}>{text}</LinkButton>;
  };
  return (
    <>
      {isRemembered && <Alert action={link(t.restore, model.mapByHeadings)}>{t.remembered}</Alert>}
      {state === 'open' ? (
        <Alert kind="warn">{lacking.length ? t.lacking(lacking.map((field) => t.fields[field])) : t.twice}</Alert>
      ) : (
        ignored.length > 0 && (
          <Alert kind={more ? 'warn' : 'info'}>{[t.ignored(ignored), more].filter(Boolean).join(t.period)}</Alert>
        )
      )}
      {isUnfolded && <Columns model={model} t={t} />}
      {state === 'unread' && (
        <Alert kind={failure ? 'bad' : 'warn'} action={link(t.retry, model.readAgain)}>
          {failure || t.stale}
        </Alert>
      )}
    </>
  );
}

const untouched = () => undefined;

/** A select for each column of the file. */
function Columns<Field extends string>({ model, t }: StepProps<Field>) {
  const [sheet, { fields, firstIsData }, repeated, progress] = useValues(
    model.sheet,
    model.mapping,
    model.repeated,
    model.progress,
  );
  const options = (['', ...model.fields] as ColumnField<Field>[]).map((value) => ({
    value,
    label: value ? t.fields[value] : t.notImported,
  }));
  const titleOf = (at = -1) => sheet?.columns[at]?.title ?? '';
  return (
    <div className="t-form">
      <FormPart title={t.mapping}>
        <CheckField
          name="firstIsData"
          wide
          label={t.head}
          value={firstIsData}
          hint={sheet?.looksHeadless && t.looksHeadless}
          error={undefined}
          onInput={model.takeFirstAsData}
          onBlur={untouched}
        >
          {t.headless}
        </CheckField>
        {sheet?.columns.map(({ title, samples }, at) => {
          const field = fields[at] ?? '';
          const earlier = titleOf(repeated[at]);
          return (
            title && (
              <SelectField<ColumnField<Field>>
                key={at}
                name=""
                label={
                  <>
                    {title} {model.isAuto(at) && <Tag kind="info">{t.auto}</Tag>}
                  </>
                }
                value={field}
                options={options}
                hint={t.samples(samples)}
                error={field && earlier && t.repeated(t.fields[field], earlier)}
                disabled={progress?.step === 'importing'}
                onInput={(to) => void model.map(at, to)}
                onBlur={untouched}
              />
            )
          );
        })}
      </FormPart>
    </div>
  );
}
