import type { RefObject } from 'react';
import { maxAdults, maxChildAge, maxChildren, maxRooms } from '#domain/hotel/stay-choice.ts';
import { useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { PeoplePicker as Picker } from '#parts/search/PeoplePicker.tsx';
import { Select } from '#ui/select/Select.tsx';
import type { HotelSearchModel } from '../model.ts';
import { pickerTexts } from './picker-texts.ts';

const ages = Array.from({ length: maxChildAge + 1 }, (_, age) => age);

/** Rooms, and the adults and children of each, with the children's ages. */
export function PeoplePicker({ model, anchor }: { model: HotelSearchModel; anchor: RefObject<HTMLElement | null> }) {
  const texts = useTexts('hotel-booking', pickerTexts);
  const [{ stay }, { people: error }] = useValues(model.draft, model.errors);
  const { childAges } = stay;
  const setChildren = (count: number) =>
    model.editStay({ childAges: Array.from({ length: count }, (_, at) => childAges[at] ?? null) });
  const setAge = (at: number, age: number | null) =>
    model.editStay({ childAges: childAges.map((one, each) => (each === at ? age : one)) });
  const row = (name: 'rooms' | 'adults', max: number) => ({
    label: texts[name],
    hint: texts[`${name}Hint`],
    value: stay[name],
    min: 1,
    max,
    onChange: (value: number) => model.editStay({ [name]: value }),
  });
  return (
    <Picker
      anchor={anchor}
      title={texts.peopleTitle}
      width={340}
      rows={[
        row('rooms', maxRooms),
        row('adults', maxAdults),
        {
          label: texts.children,
          hint: texts.childrenHint,
          value: childAges.length,
          min: 0,
          max: maxChildren,
          onChange: setChildren,
        },
        ...childAges.map((age, at) => ({
          label: texts.child(at + 1),
          control: (
            <Select
              aria-label={texts.ageOf(at + 1)}
              value={age === null ? '' : String(age)}
              placeholder={texts.chooseAge}
              invalid={!!error && age === null}
              options={ages.map((one) => ({ value: String(one), label: texts.age(one) }))}
              onChange={(value) => setAge(at, Number(value))}
            />
          ),
        })),
      ]}
      problem={childAges.includes(null) ? texts.agesMissing : ''}
      isHint={!error}
      done={texts.done}
      onClose={() => model.open(null)}
    />
  );
}
