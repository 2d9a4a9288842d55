import type { Twin } from '#base/wording.ts';
import type { settingTexts as chinese } from './texts.ts';

export const settingTexts: Twin<typeof chinese> = {
  lead: 'How employees see, print and export their own transactions',
  period: 'Default period',
  periodHint: 'Shown when the list is opened; employees may select another',
  periods: { all: 'All', month: 'This month', quarter: 'Last three months', year: 'This year' },
  columns: 'Columns shown',
  always: 'Time, type, description and amount are always shown',
  column: { channel: 'Paid with', balance: 'Wallet balance', state: 'Status' },
  hints: {
    channel: 'Alipay, WeChat Pay, wallet or company credit',
    balance: 'The wallet balance after each movement',
    state: 'Done, refunding and others',
  },
  show: 'Show',
  noPeriod: 'Select the default period',
  saved: 'Saved. Employees see it when they next open the list',
};
