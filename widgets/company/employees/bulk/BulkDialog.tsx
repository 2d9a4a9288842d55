import { useState } from 'react';
import type { BulkResult, Employee } from '#contract/company-people.ts';
import { travelStandard } from '#contract/travel-standard.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { useLater } from '#kit/part.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { PeopleField } from '#parts/company/PeopleField.tsx';
import { useFormSheet } from '#screens/FormScreen.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { CheckField } from '#ui/form/fields.tsx';
import { SelectField } from '#ui/form/more-fields.tsx';
import type { SelectFieldProps } from '#ui/form/more-fields.tsx';
import { SearchField } from '#ui/form/SearchField.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { createBulkForm, effectsAsked, noneValue, spreadOf } from './bulk-model.ts';
import type { BulkField } from './bulk-model.ts';
import { departmentOptions } from '#parts/company/departments/department-tree.ts';
import { bulkTexts as ownTexts } from './bulk-texts.ts';
import type { EmployeesModel } from '../model.ts';

export type { BulkField } from './bulk-model.ts';

interface Props {
  field: BulkField;
  items: readonly Employee[];
  model: EmployeesModel;
  onClose(): void;
}

/** One change to the selected employees; those it cannot be made to are named with the reason. */
export function BulkDialog({ field: what, items, model, onClose }: Props) {
  useFormSheet();
  const services = useServices();
  const texts = useTexts('employeesBulk', ownTexts);
  const { say } = useSay();
  const [result, setResult] = useState<BulkResult | null>(null);
  const form = useModel(() =>
    createBulkForm(services, { field: what, items }, texts, (answer) => {
      model.list.unselect();
      void model.settle();
      if (answer.refused.length) return setResult(answer);
      services.say.toast(texts.done(answer.changed.length), 'ok');
      onClose();
    }),
  );
  const [busy, failure, values, tree, levels] = useValues(
    form.busy,
    form.failure,
    form.values,
    model.tree.data,
    model.levels.data,
  );
  const asked = effectsAsked(what, items, values);
  const effects = useLater(asked !== null, () => import('#parts/company/effects/Effects.tsx'));
  const spread = spreadOf(what, items);
  const field = useFields(form);
  const options =
    what === 'level'
      ? [
          ...(levels?.levels ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          { value: noneValue, label: texts.noLevel },
        ]
      : [
          ...(tree?.costCenters ?? []).map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
          { value: noneValue, label: texts.fromDepartment },
        ];
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.titles[what]}
      sub={texts.of(items.length)}
      footer={
        result ? (
          <Button kind="primary" onClick={onClose}>
            {texts.close}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{texts.cancel}</Button>
            <Button kind={what === 'disable' ? 'danger' : 'primary'} busy={busy} onClick={() => void form.submit()}>
              {texts.yes[what]}
            </Button>
          </>
        )
      }
    >
      {result ? (
        <div className="t-col">
          <p>{texts.result(result.changed.length, result.refused.length)}</p>
          <ul className="t-col t-s13">
            {result.refused.map(({ id, realName, reason }) => (
              <li key={id}>
                <b>{realName}</b> {say(reason)}
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <div className="t-col">
          {what === 'disable' && <p>{texts.disableText}</p>}
          {spread.length > 0 && what !== 'disable' && (
            <p className="t-s13 t-2">
              {texts.spread(spread.map(([value, count]) => [value || texts.noneOf[what], count]))}
            </p>
          )}
          {what === 'department' && (
            <SearchField
              {...field('value')}
              label={texts.labels.department}
              required
              options={departmentOptions(tree)}
            />
          )}
          {(what === 'level' || what === 'costCenter') && (
            <SelectField
              {...field('value')}
              label={texts.labels[what]}
              placeholder={texts.choose[what]}
              required
              options={options}
            />
          )}
          {what === 'standard' && <StandardField {...field('value')} texts={texts} />}
          {what === 'manager' && (
            <>
              {!values.hasNone && (
                <PeopleField {...field('managerId')} label={texts.labels.manager} required most={1} />
              )}
              <CheckField {...field('hasNone')} label={texts.noManagerLabel}>
                {texts.noManager}
              </CheckField>
            </>
          )}
          {asked && effects && <effects.Effects asked={asked} />}
          {failure && <Alert kind="bad">{say(failure)}</Alert>}
        </div>
      )}
    </Dialog>
  );
}

/** Standards in force; none: that of level, department or company. */
function StandardField({
  texts,
  ...field
}: Omit<SelectFieldProps<string>, 'label' | 'options'> & { texts: typeof ownTexts }) {
  const { say } = useSay();
  const known = useValue(useResource(travelStandard.list, { state: 'active', sort: 'name', size: 100 }).current);
  if (known.state === 'loading') return <Skeleton height={64} />;
  if (known.state !== 'ready') return <Alert kind="bad">{say(known.text)}</Alert>;
  return (
    <SelectField
      {...field}
      label={texts.labels.standard}
      hint={texts.standardHint}
      placeholder={texts.choose.standard}
      required
      options={[
        ...known.data.rows.map(({ standardId, name, version }) => ({
          value: String(standardId),
          label: `${name} v${version}`,
        })),
        { value: noneValue, label: texts.noOwnStandard },
      ]}
    />
  );
}
