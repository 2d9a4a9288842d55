import { usualBillSettings } from '#domain/bill/settings.ts';
import { createLinkForm } from '#parts/rail/account/model.ts';
import type { LinkValues } from '#parts/rail/account/model.ts';
import { texts as railTexts } from '#parts/rail/account/texts.ts';
import { createSettingsForm } from '#widgets/report/report/bill-settings/model.ts';
import { createRecharge } from '#widgets/wallet/wallet/recharge/model.ts';
import { formSuite } from './support/suites/form-suite.ts';

formSuite('the settings of the transaction bill', {
  open: (services) => createSettingsForm(services, { ...usualBillSettings, period: '' as 'all' }, () => undefined),
  filled: { period: 'month', balance: false },
  wrong: { change: { period: '' as 'all' }, path: 'period' },
  data: usualBillSettings,
});
formSuite('a recharge', {
  open: (services) => createRecharge(services, { min: '1', max: '50000' }),
  filled: { amount: '500' },
  wrong: { change: { amount: '0' }, path: 'amount' },
  data: { orderId: 'CZ1' },
});
formSuite<LinkValues>('linking an account of 12306', {
  open: (services) => createLinkForm(services, railTexts, () => undefined),
  filled: { account: 'linzhixia', railPassword: 'a password' },
  secrets: { railPassword: 'a password' },
  wrong: { change: { account: '林知夏' }, path: 'account' },
  data: { isLogin: true, account: 'li***a', since: '2026-11-20 10:00:00', historyList: [] },
});
