import { bill } from '#contract/bill.ts';
import { billSettingColumns, billSettingPeriods } from '#domain/bill/settings.ts';
import type { BillSettings as Settings } from '#domain/bill/settings.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { FormScreen } from '#screens/FormScreen.tsx';
import { Loaded } from '#screens/Loaded.tsx';
import { FormPart } from '#ui/form/FormGrid.tsx';
import { SelectField } from '#ui/form/more-fields.tsx';
import { CheckField } from '#ui/form/fields.tsx';
import { FinanceTabs } from '../FinanceTabs.tsx';
import { texts as ownTexts } from '../texts.ts';
import { createSettingsForm } from './model.ts';
import { settingTexts } from './texts.ts';

/** How the transaction bill of the company's employees looks, on the screen, on paper and in its file. */
export function BillSettings() {
  const services = useServices();
  const resource = useResource(bill.settings, {});
  return (
    <Loaded from={resource} onBack={() => services.navigate('finance_report_detailed')}>
      {(settings) => <Form settings={settings} />}
    </Loaded>
  );
}

function Form({ settings }: { settings: Settings }) {
  const services = useServices();
  const words = useTexts('report', ownTexts);
  const t = useTexts('report-settings', settingTexts);
  const form = useModel(() => createSettingsForm(services, settings, () => services.say.toast(t.saved, 'ok')));
  const field = useFields(form);
  return (
    <FormScreen
      form={form}
      title={words.billSettings}
      lead={t.lead}
      tabs={<FinanceTabs at="bill" t={words} />}
      onLeave={() => services.navigate('finance_report_detailed')}
    >
      <SelectField
        {...field('period')}
        label={t.period}
        hint={t.periodHint}
        options={billSettingPeriods.map((value) => ({ value, label: t.periods[value] }))}
      />
      <FormPart title={t.columns} end={<span className="t-s12 t-3">{t.always}</span>}>
        {billSettingColumns.map((column) => (
          <CheckField key={column} {...field(column)} label={t.column[column]} hint={t.hints[column]}>
            {t.show}
          </CheckField>
        ))}
      </FormPart>
    </FormScreen>
  );
}
