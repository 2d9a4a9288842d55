import { typeRules } from '#domain/intl/travellers/type-rules.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { countriesIn } from '#parts/traveller/form/options.ts';
import type { OwnFieldsProps } from '#parts/traveller/travel-rules.ts';
import { TextField } from '#ui/form/fields.tsx';
import { SelectField } from '#ui/form/more-fields.tsx';
import { SearchField } from '#ui/form/SearchField.tsx';
import { intlTravellerTexts } from './texts.ts';

/** Details of a passenger that carriers abroad are told beforehand. */
export function Fields({ party, one, problems, visaCountries }: OwnFieldsProps & { visaCountries: readonly string[] }) {
  const t = useTexts('intl-traveller', intlTravellerTexts);
  const { say } = useSay();
  const countries = countriesIn(t.country);
  const { draft, input } = one;
  const { key } = draft;
  const { proof } = typeRules[input.psgType];
  const field = <Name extends 'sex' | 'nationality' | 'proofNo' | 'visaCountry'>(name: Name) => ({
    name,
    value: draft[name],
    error: problems[`${key}.${name}`],
    onBlur: () => party.leave(`${key}.${name}`),
    onInput: (value: string) => party.editPerson(key, { [name]: value }),
  });
  return (
    <>
      <SelectField
        {...field('sex')}
        label={t.sexLabel}
        required
        options={[
          { value: 'M', label: t.sexes.M },
          { value: 'F', label: t.sexes.F },
        ]}
      />
      <SearchField {...field('nationality')} label={t.nationality} required hint={t.countryHint} options={countries} />
      {visaCountries.length > 0 && (
        <SelectField
          {...field('visaCountry')}
          label={t.visaCountry}
          options={[
            { value: '', label: t.noVisa },
            ...visaCountries.map((code) => ({
              value: code,
              label: countries.find(({ value }) => value === code)?.label ?? code,
            })),
          ]}
        />
      )}
      {proof && <TextField {...field('proofNo')} label={t.proofNo(say(proof))} required maxLength={40} />}
    </>
  );
}
