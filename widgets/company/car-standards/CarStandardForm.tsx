import { writeJson } from '#base/json.ts';
import { car as calls } from '#contract/car.ts';
import type { StandardDetail } from '#contract/travel-standard.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { useValues } from '#kit/readable.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useStyles } from '#kit/use-styles.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { formTexts } from '#parts/car/form-texts.ts';
import { RulesSection } from '#parts/car/RulesSection.tsx';
import { texts as carTexts } from '#parts/car/texts.ts';
import { chosenFrom } from '#parts/car/values.ts';
import type { Chosen } from '#parts/car/values.ts';
import { PeopleField } from '#parts/company/PeopleField.tsx';
import { FormScreen } from '#screens/FormScreen.tsx';
import { Loaded } from '#screens/Loaded.tsx';
import detailCss from '#screens/detail.css?shadow';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { CheckField, TextField } from '#ui/form/fields.tsx';
import { createCarForm } from './form-model.ts';

const styles = [detailCss];
const kinds = ['level', 'department', 'employee'] as const;

/** A new car standard, a copy of one, or one that is changed. */
export function CarStandardPage({ id, copy }: { id: string; copy: string }) {
  useStyles(styles);
  const standardId = [id, copy].find((text) => /^\d{1,15}$/.test(text));
  return standardId ? <Known standardId={Number(standardId)} isCopy={!id} /> : <Form known={null} isCopy={false} />;
}

function useLeave(): () => void {
  const services = useServices();
  return () => {
    if (!services.back()) services.navigate('usecar_manager_list', {}, { replace: true });
  };
}

function Known({ standardId, isCopy }: { standardId: number; isCopy: boolean }) {
  return (
    <Loaded from={useResource(calls.detail, { standardId })} onBack={useLeave()}>
      {(known) => <Form known={known} isCopy={isCopy} />}
    </Loaded>
  );
}

function Form({ known, isCopy }: { known: StandardDetail | null; isCopy: boolean }) {
  const services = useServices();
  const [t, car] = [useTexts('carStandardForm', formTexts), useTexts('carRows', carTexts)];
  const leave = useLeave();
  const form = useModel(() =>
    createCarForm(services, t, { known, isCopy }, (isPublished) => {
      services.say.toast(isPublished ? t.published : t.savedDraft, 'ok');
      leave();
    }),
  );
  const [cities, values, errors] = useValues(useResource(calls.cities, {}).data, form.values, form.errors);
  const field = useFields(form);
  return (
    <FormScreen form={form} title={known && !isCopy ? t.editTitle : t.newTitle} lead={t.lead} onLeave={leave}>
      <TextField {...field('standardName')} label={t.name} required placeholder={t.nameHint} maxLength={40} />
      <CheckField {...field('isPublished')} label={t.publish} hint={t.publishHint}>
        {t.publishTick}
      </CheckField>
      <PeopleField
        {...field('assigned')}
        label={t.assigned}
        hint={t.assignedHint}
        wide
        kinds={kinds}
        value={chosenFrom(values)}
        onInput={(list) =>
          form.edit({ assigned: writeJson(list.filter((one): one is Chosen => one.kind !== 'company')) })
        }
      />
      <div className="is-wide">
        <Checkbox checked={values.isForAll} onChange={(isForAll) => form.edit({ isForAll })}>
          {t.wholeCompany}
        </Checkbox>
      </div>
      <div className="is-wide">
        <RulesSection model={form} cities={cities?.cities ?? []} error={errors['plan']} t={t} car={car} />
      </div>
    </FormScreen>
  );
}
