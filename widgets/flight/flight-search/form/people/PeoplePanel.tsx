import type { RefObject } from 'react';
import { cabinGroupNames, cabinGroups } from '#domain/flight/list/list-choices.ts';
import type { CabinGroup } from '#domain/flight/list/list-choices.ts';
import { checkPeople } from '#domain/flight/search/search-check.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { PeoplePicker as Picker } from '#parts/search/PeoplePicker.tsx';
import { Radio, RadioGroup } from '#ui/controls/Radio.tsx';
import type { FlightSearchModel } from '../../model.ts';
import { texts as ownTexts } from '../picker-texts.ts';

const most = 9;

/** Numbers of passengers, and the cabin. An invalid party is refused below, while it can still be corrected. */
export function PeoplePicker({ model, anchor }: { model: FlightSearchModel; anchor: RefObject<HTMLElement | null> }) {
  const texts = useTexts('flight-search', ownTexts);
  const draft = useValue(model.draft);
  const { say } = useSay();
  const problem = say(checkPeople(draft));
  const room = Math.max(0, most - draft.adults - draft.children - draft.infants);
  return (
    <Picker
      anchor={anchor}
      title={model.texts.people}
      width={360}
      rows={(['adults', 'children', 'infants'] as const).map((who) => ({
        label: texts[who],
        hint: texts[`${who}Hint`],
        value: draft[who],
        min: who === 'adults' ? 1 : 0,
        max: draft[who] + room,
        onChange: (value) => model.edit({ [who]: value }),
      }))}
      problem={problem}
      isRefused={problem !== ''}
      done={texts.done}
      onClose={() => model.open(null)}
    >
      <RadioGroup
        label={texts.cabin}
        value={draft.cabin || 'any'}
        onChange={(value) => model.edit({ cabin: value === 'any' ? '' : (value as CabinGroup) })}
        className="fs-cabins"
      >
        {cabinGroups.map((group) => (
          <Radio key={group} value={group}>
            {say(cabinGroupNames[group])}
          </Radio>
        ))}
        <Radio value="any">{texts.anyCabin}</Radio>
      </RadioGroup>
    </Picker>
  );
}
