import { writeJson } from '#base/json.ts';
import { car as calls } from '#contract/car.ts';
import type { StandardDetail } from '#contract/travel-standard.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { useLater } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useStyles } from '#kit/use-styles.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { formTexts } from '#parts/car/form-texts.ts';
import { Lead } from '#parts/car/publish/Lead.tsx';
import { RulesSection } from '#parts/car/RulesSection.tsx';
import { texts as carTexts } from '#parts/car/texts.ts';
import { chosenFrom } from '#parts/car/values.ts';
import type { Chosen } from '#parts/car/values.ts';
import { PeopleField } from '#parts/company/PeopleField.tsx';
import { FormScreen } from '#screens/FormScreen.tsx';
import { Loaded } from '#screens/Loaded.tsx';
import detailCss from '#screens/detail.css?shadow';
import { Button } from '#ui/controls/Button.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { createCarForm } from './form-model.ts';

const styles = [detailCss];
const kinds = ['level', 'department', 'employee'] as const;

/** A new car standard, a copy of one, or one that is changed. */
export function CarStandardPage({ id, copy }: { id: string; copy: string }) {
  useStyles(styles);
  const standardId = [id, copy].find((text) => /^\d{1,15}$/.test(text));
  return standardId ? (
    <Known standardId={Number(standardId)} isCopy={!id} />
  ) : (
    <Form known={null} before={null} isCopy={false} />
  );
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
      {(known) =>
        !isCopy && known.published && known.state === 'draft' ? (
          <WithBefore known={known} />
        ) : (
          <Form known={known} before={isCopy || !known.published ? null : known} isCopy={isCopy} />
        )
      }
    </Loaded>
  );
}

/** A draft beside the version that counts. */
function WithBefore({ known }: { known: StandardDetail }) {
  const { standardId, published: version } = known;
  return (
    <Loaded from={useResource(calls.detail, { standardId, version })} onBack={useLeave()}>
      {(before) => <Form known={known} before={before} isCopy={false} />}
    </Loaded>
  );
}

interface FormProps {
  known: StandardDetail | null;
  /** The last published version. */
  before: StandardDetail | null;
  isCopy: boolean;
}

function Form({ known, before, isCopy }: FormProps) {
  const services = useServices();
  const [t, car] = [useTexts('carStandardForm', formTexts), useTexts('carRows', carTexts)];
  const leave = useLeave();
  const form = useModel(() =>
    createCarForm(services, t, { known, isCopy }, (from) => {
      services.say.toast(from ? t.published(from) : t.savedDraft, 'ok');
      leave();
    }),
  );
  const [found, values, errors] = useValues(useResource(calls.cities, {}).data, form.values, form.errors);
  const cities = found?.cities ?? [];
  const [isAsked, plan, busy] = useValues(form.isAsked, form.plan, form.busy);
  const dialog = useLater(isAsked, () => import('#parts/car/publish/PublishDialog.tsx'));
  const field = useFields(form);
  return (
    <>
      <FormScreen
        form={form}
        title={known && !isCopy ? t.editTitle : t.newTitle}
        lead={<Lead draft={isCopy ? null : known} before={before} t={t} />}
        save={t.publish}
        also={
          <Button busy={busy} onClick={() => void form.saveDraft()}>
            {t.save}
          </Button>
        }
        onLeave={leave}
      >
        <TextField {...field('standardName')} label={t.name} required placeholder={t.nameHint} maxLength={40} />
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
          <RulesSection model={form} cities={cities} error={errors['plan']} t={t} car={car} />
        </div>
      </FormScreen>
      {isAsked && dialog && (
        <dialog.PublishDialog
          asked={form.asked}
          standardId={isCopy ? 0 : (known?.standardId ?? 0)}
          before={before}
          values={values}
          plan={plan}
          cities={cities}
          t={t}
          car={car}
        />
      )}
    </>
  );
}
