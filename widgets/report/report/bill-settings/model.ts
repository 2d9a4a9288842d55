import { bill } from '#contract/bill.ts';
import { billSettingColumns, billSettingPeriods } from '#domain/bill/settings.ts';
import type { BillSettings, BillSettingColumn } from '#domain/bill/settings.ts';
import { createForm } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';
import { settingTexts } from './texts.ts';

type Values = Record<BillSettingColumn, boolean> & Pick<BillSettings, 'period'>;

const valuesOf = ({ columns, period }: BillSettings): Values => ({
  period,
  channel: columns.includes('channel'),
  balance: columns.includes('balance'),
  state: columns.includes('state'),
});

export const createSettingsForm = (services: Services, settings: BillSettings, done: () => void) =>
  createForm(services, bill.saveSettings, {
    key: 'bill.settings',
    blank: valuesOf(settings),
    check: ({ period }): Record<string, string> =>
      billSettingPeriods.includes(period) ? {} : { period: settingTexts.noPeriod },
    input: (values) => ({
      period: values.period,
      columns: billSettingColumns.filter((column) => values[column]),
    }),
    done,
  });
