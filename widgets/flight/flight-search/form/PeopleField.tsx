import { useRef } from 'react';
import type { RefObject } from 'react';
import { cabinGroupNames } from '#domain/flight/list-choices.ts';
import { useValue } from '#kit/readable.ts';
import { Panel } from '#ui/Panel.tsx';
import type { FlightSearchModel } from '../model.ts';
import { peopleText } from '../texts.ts';
import { FieldButton } from './FieldButton.tsx';
import type { FieldsView } from './Fields.tsx';
import { PickerPart } from './PickerPart.tsx';

export function PeopleField({ model, now }: { model: FlightSearchModel; now: FieldsView }) {
  const { texts } = model;
  const { draft, errors } = now;
  const isOpen = now.picker === 'people';
  const anchor = useRef<HTMLDivElement>(null);
  const cabin = draft.cabin ? cabinGroupNames[draft.cabin] : texts.anyCabin;
  return (
    <div className="fs-cell fs-who" ref={anchor}>
      <FieldButton field="people" label={texts.people} value={peopleText(draft)} sub={cabin} error={errors.people} open={isOpen} onPress={() => model.open(isOpen ? null : 'people')} />
      {isOpen && <Counts model={model} anchor={anchor} />}
    </div>
  );
}

function Counts({ model, anchor }: { model: FlightSearchModel; anchor: RefObject<HTMLDivElement | null> }) {
  const pickers = useValue(model.pickers.value);
  return (
    <Panel open anchor={anchor} onClose={() => model.open(null)} title={model.texts.people} width={360} footer={pickers && <pickers.PeopleFooter model={model} />} footerAlways>
      <PickerPart model={model}>{(parts) => <parts.PeoplePanel model={model} />}</PickerPart>
    </Panel>
  );
}
