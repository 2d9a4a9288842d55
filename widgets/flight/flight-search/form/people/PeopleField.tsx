import { useRef } from 'react';
import { cabinGroupNames } from '#domain/flight/list/list-choices.ts';
import { useSay } from '#kit/say.ts';
import { PickerPart, SearchField } from '#parts/search/SearchField.tsx';
import type { FlightSearchModel } from '../../model.ts';
import type { FieldsView } from '../Fields.tsx';

export function PeopleField({ model, now }: { model: FlightSearchModel; now: FieldsView }) {
  const { texts } = model;
  const { say } = useSay();
  const { draft, errors } = now;
  const isOpen = now.picker === 'people';
  const anchor = useRef<HTMLDivElement>(null);
  const cabin = draft.cabin ? say(cabinGroupNames[draft.cabin]) : texts.anyCabin;
  return (
    <div className="fs-cell fs-who" ref={anchor}>
      <SearchField
        prefix="fs"
        field="people"
        label={texts.people}
        value={texts.party(draft)}
        sub={cabin}
        error={errors.people}
        open={isOpen}
        onPress={() => model.press('people')}
      />
      {isOpen && (
        <PickerPart model={model}>{(pickers) => <pickers.PeoplePicker model={model} anchor={anchor} />}</PickerPart>
      )}
    </div>
  );
}
