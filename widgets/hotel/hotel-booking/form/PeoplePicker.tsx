import type { RefObject } from 'react';
import { maxAdults, maxChildAge, maxChildren, maxRooms } from '#domain/hotel/stay-choice.ts';
import { useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Stepper } from '#ui/controls/Stepper.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconBad } from '#ui/icons/icons-basic.ts';
import { Panel } from '#ui/overlay/Panel.tsx';
import { Select } from '#ui/select/Select.tsx';
import type { HotelSearchModel } from '../model.ts';
import { pickerTexts } from './picker-texts.ts';

const ages = Array.from({ length: maxChildAge + 1 }, (_, age) => age);

/** Rooms, and the adults and children of each, with the children's ages. */
export function PeoplePicker({ model, anchor }: { model: HotelSearchModel; anchor: RefObject<HTMLElement | null> }) {
  const texts = useTexts('hotel-booking', pickerTexts);
  const [{ stay }, { people: error }] = useValues(model.draft, model.errors);
  const { childAges } = stay;
  const done = (
    <Button kind="primary" className="t-end" onClick={() => model.open(null)}>
      {texts.done}
    </Button>
  );
  const setChildren = (count: number) =>
    model.editStay({ childAges: Array.from({ length: count }, (_, at) => childAges[at] ?? null) });
  const setAge = (at: number, age: number | null) =>
    model.editStay({ childAges: childAges.map((one, each) => (each === at ? age : one)) });
  const line = (label: string, hint: string, value: number, min: number, max: number, set: (value: number) => void) => (
    <div className="t-row">
      <span className="t-grow">
        {label}
        <small>{hint}</small>
      </span>
      <Stepper label={label} value={value} min={min} max={max} onChange={set} />
    </div>
  );
  return (
    <Panel
      open
      anchor={anchor}
      onClose={() => model.open(null)}
      title={texts.peopleTitle}
      width={340}
      footer={done}
      footerAlways
    >
      <div className="hb-people">
        {line(texts.rooms, texts.roomsHint, stay.rooms, 1, maxRooms, (rooms) => model.editStay({ rooms }))}
        {line(texts.adults, texts.adultsHint, stay.adults, 1, maxAdults, (adults) => model.editStay({ adults }))}
        {line(texts.children, texts.childrenHint, childAges.length, 0, maxChildren, setChildren)}
        {childAges.map((age, at) => (
          <div key={at} className="t-row">
            <span className="t-grow">{texts.child(at + 1)}</span>
            <Select
              aria-label={texts.ageOf(at + 1)}
              value={age === null ? '' : String(age)}
              placeholder={texts.chooseAge}
              invalid={!!error && age === null}
              options={ages.map((one) => ({ value: String(one), label: texts.age(one) }))}
              onChange={(value) => setAge(at, Number(value))}
            />
          </div>
        ))}
        <p className={error ? 't-err' : 't-s12 t-3'} role="status">
          {childAges.includes(null) && (
            <>
              {error && <Icon of={iconBad} size={14} />}
              <span>{texts.agesMissing}</span>
            </>
          )}
        </p>
      </div>
    </Panel>
  );
}
