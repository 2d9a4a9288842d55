import { plainPreferences } from '#domain/company/preferences.ts';
import type { Preferences } from '#domain/company/preferences.ts';
import { formSuite } from '#tests/support/suites/form-suite.ts';
import { createPreferenceForm } from '#widgets/company/preferences/form-model.ts';

const { products } = plainPreferences;
const withoutContact: Preferences = {
  ...plainPreferences,
  products: { ...products, hotel: { ...products.hotel, contact: 'company' } },
};

formSuite('the preferences of a company', {
  open: (services) =>
    createPreferenceForm(
      services,
      { preferences: withoutContact, version: 3, costCenters: 2, changedBy: '', changedAt: '' },
      () => undefined,
    ),
  filled: { contactName: '差旅部', contactPhone: '13500000001' },
  wrong: { change: { contactPhone: '135' }, path: 'contactPhone' },
  data: {},
});
