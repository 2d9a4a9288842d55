import type { RefObject } from 'react';
import { intlCabins } from '#domain/intl/cabins.ts';
import type { IntlCabin } from '#domain/intl/cabins.ts';
import { checkIntlSearch } from '#domain/intl/search/intl-search.ts';
import { headsOf } from '#domain/intl/search/trip-codec.ts';
import { maxParty } from '#domain/passenger/party/party-size.ts';
import { psgTypes } from '#domain/passenger/psg-types.ts';
import type { PsgType } from '#domain/passenger/psg-types.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { PeoplePicker } from '#parts/search/PeoplePicker.tsx';
import { Radio, RadioGroup } from '#ui/controls/Radio.tsx';
import type { IntlSearchModel } from '../model.ts';
import { pickerTexts } from './picker-texts.ts';

const types = Object.keys(psgTypes) as PsgType[];

/** Passengers by their type, and the cabin. */
export function PartyPicker({ model, anchor }: { model: IntlSearchModel; anchor: RefObject<HTMLElement | null> }) {
  const texts = useTexts('intl-pickers', pickerTexts);
  const draft = useValue(model.form);
  const { party, cabin } = draft;
  const heads = headsOf(party);
  const room = Math.max(0, maxParty - heads);
  const problem = checkIntlSearch(draft, model.now()).people ?? '';
  return (
    <PeoplePicker
      anchor={anchor}
      title={model.texts.people}
      width={600}
      rows={types.map((type) => ({
        label: psgTypes[type].label,
        hint: texts.hints[type],
        value: party[type] ?? 0,
        // Somebody travels.
        min: party[type] === heads ? 1 : 0,
        max: (party[type] ?? 0) + room,
        onChange: (value) => model.edit({ party: { ...model.draft.peek().party, [type]: value } }),
      }))}
      problem={problem || texts.peopleHint(heads)}
      isHint={!problem}
      isRefused={problem !== ''}
      done={texts.done}
      onClose={() => model.open(null)}
    >
      <RadioGroup
        label={texts.cabin}
        value={cabin}
        onChange={(value) => model.edit({ cabin: value as IntlCabin })}
        className="t-row t-row--wrap"
      >
        {intlCabins.map((one) => (
          <Radio key={one} value={one}>
            {model.texts.cabins[one]}
          </Radio>
        ))}
      </RadioGroup>
    </PeoplePicker>
  );
}
