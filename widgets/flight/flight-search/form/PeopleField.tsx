import { useRef } from 'react';
import { cabinGroupNames } from '#domain/flight/list-choices.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Panel } from '#ui/Panel.tsx';
import type { FlightSearchModel } from '../model.ts';
import { peopleText, texts as ownTexts } from '../texts.ts';
import { FieldButton } from './FieldButton.tsx';
import { PickerPart } from './PickerPart.tsx';
import { useReturnFocus } from './use-return-focus.ts';

export function PeopleField({ model }: { model: FlightSearchModel }) {
  const texts = useTexts('flight-search', ownTexts);
  const draft = useValue(model.draft);
  const isOpen = useValue(model.picker) === 'people';
  const error = useValue(model.errors).people;
  const pickers = useValue(model.pickers.value);
  const anchor = useRef<HTMLDivElement>(null);
  useReturnFocus(isOpen ? 'people' : null, anchor);
  const cabin = draft.cabin ? cabinGroupNames[draft.cabin] : texts.anyCabin;
  return (
    <div className="fs-cell fs-who" ref={anchor}>
      <FieldButton field="people" label={texts.people} value={peopleText(draft)} sub={cabin} error={error} open={isOpen} onPress={() => model.open(isOpen ? null : 'people')} />
      <Panel open={isOpen} anchor={anchor} onClose={() => model.open(null)} title={texts.people} width={360} footer={pickers && <pickers.PeopleFooter model={model} />} footerAlways>
        <PickerPart model={model}>{(parts) => <parts.PeoplePanel model={model} />}</PickerPart>
      </Panel>
    </div>
  );
}
