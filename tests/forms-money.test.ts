import { usualBillSettings } from '#domain/bill/settings.ts';
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
