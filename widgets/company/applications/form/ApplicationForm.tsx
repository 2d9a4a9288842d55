import { useLayoutEffect, useMemo } from 'react';
import type { FormOptions } from '#contract/application-form.ts';
import type { ApplicationDetail } from '#contract/application-views.ts';
import type { Prefill } from '#domain/application/prefill-query.ts';
import { useFirstWrong } from '#kit/forms/use-form.ts';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useStyles } from '#kit/use-styles.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import detailCss from '#screens/detail.css?shadow';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Form } from '#ui/form/Form.tsx';
import formCss from '#ui/form/form.css?shadow';
import { Alert } from '#ui/states/Alert.tsx';
import { BasicsCard } from './cards/BasicsCard.tsx';
import { BudgetCard } from './cards/BudgetCard.tsx';
import { ChosenCard } from './cards/ChosenCard.tsx';
import { Conflicted } from './cards/Conflicted.tsx';
import { CopyButton } from './copy/CopyButton.tsx';
import { Outdated } from './copy/Outdated.tsx';
import { FormContext } from './context.ts';
import { DifferenceCard } from './cards/DifferenceCard.tsx';
import { FilesCard } from './cards/FilesCard.tsx';
import { LegsCard } from './legs/LegsCard.tsx';
import { createApplicationForm } from './model.ts';
import { Side } from './Side.tsx';
import { formTexts } from './texts.ts';
import { TravellersCard } from './cards/TravellersCard.tsx';
import { copiedValues, newValues } from '#parts/application/form/values.ts';

const styles = [detailCss, formCss];

interface ApplicationFormProps {
  known: ApplicationDetail | null;
  /** Another one whose values a new one begins with. */
  copied?: ApplicationDetail | undefined;
  options: FormOptions;
  prefill: Prefill | null;
  onNumber(id: string): void;
}

/** The whole form in two columns: the trip, and beside it the path of its approval with the buttons. */
export function ApplicationForm({ known, copied, options, prefill, onNumber }: ApplicationFormProps) {
  useStyles(styles);
  const services = useServices();
  const texts = useTexts('application-form', formTexts);
  const { say } = useSay();
  const model = useModel(() => {
    const begun = copied
      ? copiedValues(copied, newValues(options, null), services.clock.today())
      : { values: newValues(options, prefill), days: 0 };
    return createApplicationForm(services, texts, {
      known,
      blank: begun.values,
      putOff: begun.days,
      draft: copied ? `copy.${copied.applicationId}` : 'new',
      mayExceed: options.mayExceed,
      here: [options.self, ...options.people].map(({ employeeId }) => employeeId),
      onNumber,
    });
  });
  const [table, savedAt, failure, isSaving] = useValues(
    model.cities.value,
    model.savedAt,
    model.saveFailure,
    model.isSaving,
  );
  const element = useFirstWrong(model.form);
  useLayoutEffect(() => services.holdLeave?.(model.mayLeave), [services, model]);
  const isChange = known?.state === 2;
  const title = isChange ? texts.changeTitle(known.no) : known && known.state !== 0 ? texts.editTitle : texts.newTitle;
  const view = useMemo(
    () => ({
      model,
      texts,
      options,
      nameOf: (code: string) => say(table?.nameOf(code) ?? known?.cityNames[code] ?? code),
    }),
    [model, texts, options, table, known, say],
  );
  const said = failure
    ? texts.saveFailed(failure)
    : isSaving
      ? texts.saving
      : savedAt
        ? texts.savedAt(say(savedAt.slice(5, 16)))
        : copied
          ? texts.copiedOf(copied.no || copied.content.reason)
          : texts.notSaved;
  return (
    <FormContext value={view}>
      <Form ref={element} className="t-page t-det" label={title}>
        <div className="t-row t-row--wrap">
          <h1 className="t-h1">{title}</h1>
          <p role="status" className={failure ? 't-s12 t-bad' : 't-s12 t-3'}>
            {said} {failure && <LinkButton onClick={() => void model.save()}>{texts.saveAgain}</LinkButton>}
          </p>
          {!isChange && <CopyButton />}
        </div>
        <Conflicted />
        <Outdated />
        {known?.state === 3 && known.versions[0]?.comment && (
          <Alert kind="warn">{texts.refusedBecause(known.versions[0].comment)}</Alert>
        )}
        <div className="t-det__g">
          <div className="t-det__c">
            {isChange && <DifferenceCard known={known} />}
            <BasicsCard />
            <TravellersCard self={options.self} />
            <LegsCard />
            <BudgetCard />
            <ChosenCard self={options.self} />
            <FilesCard />
          </div>
          <aside className="t-det__c">
            <Side />
          </aside>
        </div>
      </Form>
    </FormContext>
  );
}
