import type { companyPreference } from '#contract/company-preference.ts';
import type { companyPreferenceSchemas } from '#contract/company-preference.schema.ts';
import type { companySubstitute } from '#contract/company-substitute.ts';
import type { companySubstituteSchemas } from '#contract/company-substitute.schema.ts';
import type { HandlersOf } from '../../ground/call.ts';
import { listPreferenceChanges, savePreferences, showPreferences } from '../../company/preferences/preferences.ts';
import { listBookedFor } from '../../company/substitutes/mine.ts';
import { endSubstitute, saveSubstitute } from '../../company/substitutes/save.ts';
import { listSubstitutes, substituteDetail } from '../../company/substitutes/substitutes.ts';

export const companyPreferenceHandlers: HandlersOf<typeof companyPreference, typeof companyPreferenceSchemas> = {
  detail: showPreferences,
  save: savePreferences,
  changes: listPreferenceChanges,
};

export const companySubstituteHandlers: HandlersOf<typeof companySubstitute, typeof companySubstituteSchemas> = {
  list: listSubstitutes,
  detail: substituteDetail,
  save: saveSubstitute,
  end: endSubstitute,
  mine: listBookedFor,
};
