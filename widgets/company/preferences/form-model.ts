import { signal } from '@preact/signals-core';
import { companyPreference } from '#contract/company-preference.ts';
import type { CompanyPreferences } from '#contract/company-preference.ts';
import { lintPreferences } from '#domain/company/preference-lint.ts';
import type { BookedProduct, Preference, Preferences } from '#domain/company/preferences.ts';
import { createForm } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';
import type { Texts } from './texts.ts';

/** The path of a finding as the server names it. */
const pathOf = (field: string): string => (field.includes('.') ? `products.${field}` : field);

/** The preferences of a company; `saved` shows those that the server has now. */
export function createPreferenceForm(
  services: Services,
  { preferences, version, costCenters }: CompanyPreferences,
  { lint }: Pick<Texts, 'lint'>,
  saved: (now: CompanyPreferences) => void,
) {
  /** Sentence of a save that somebody else was faster than; "" for none. */
  const conflict = signal('');
  const form = createForm(services, companyPreference.save, {
    // A draft belongs to the version that it changes.
    key: `company-preferences.${version}`,
    blank: preferences,
    check: (values) =>
      Object.fromEntries(
        lintPreferences(values, { costCenters }, lint)
          .filter(({ kind }) => kind === 'stop')
          .map(({ field, text }) => [pathOf(field), text]),
      ),
    input: (values) => ({ version, ...values }),
    refused({ msg, data }) {
      if ((data as { kind?: unknown } | null)?.kind !== 'changed') return false;
      conflict.value = msg;
      return true;
    },
    done: saved,
  });
  return {
    ...form,
    conflict,
    /** Contradictions that do not keep it from being saved. */
    warnings: (values: Preferences) =>
      lintPreferences(values, { costCenters }, lint).filter(({ kind }) => kind === 'warn'),
    setPart(product: BookedProduct, part: Partial<Preference>) {
      const { products } = form.values.peek();
      form.edit({ products: { ...products, [product]: { ...products[product], ...part } } });
    },
  };
}

export type PreferenceFormModel = ReturnType<typeof createPreferenceForm>;
