import type { Twin } from '#base/wording.ts';
import type { intlTravellerTexts as chinese } from './texts.ts';

const countries = new Intl.DisplayNames('en', { type: 'region' });

export const intlTravellerTexts: Twin<typeof chinese> = {
  sexes: { M: 'Male', F: 'Female' },
  sexLabel: 'Sex (as in the passport)',
  country: (code) => countries.of(code) ?? code,
  nationality: 'Nationality',
  countryHint: 'Chinese, pinyin or code',
  visaCountry: 'Visa held (optional)',
  noVisa: 'None, or not needed',
  proofNo: (proof) => `Number: ${proof}`,
};
