import type { companyPreference } from '#contract/company-preference.ts';
import type { companyPreferenceSchemas } from '#contract/company-preference.schema.ts';
import type { HandlersOf } from '../../ground/call.ts';
import { listPreferenceChanges, savePreferences, showPreferences } from '../../company/preferences/preferences.ts';

export const companyPreferenceHandlers: HandlersOf<typeof companyPreference, typeof companyPreferenceSchemas> = {
  detail: showPreferences,
  save: savePreferences,
  changes: listPreferenceChanges,
};
