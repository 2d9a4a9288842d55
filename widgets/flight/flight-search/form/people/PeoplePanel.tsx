import type { RefObject } from 'react';
import { cabinGroupNames, cabinGroups } from '#domain/flight/list/list-choices.ts';
import type { CabinGroup } from '#domain/flight/list/list-choices.ts';
import { checkPeople } from '#domain/flight/search/search-check.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Panel } from '#ui/overlay/Panel.tsx';
import { Radio, RadioGroup } from '#ui/controls/Radio.tsx';
import { Stepper } from '#ui/controls/Stepper.tsx';
import { iconBad } from '#ui/icons/icons-basic.ts';
import type { FlightSearchModel } from '../../model.ts';
import { texts as ownTexts } from '../picker-texts.ts';

const most = 9;

export function PeoplePicker({ model, anchor }: { model: FlightSearchModel; anchor: RefObject<HTMLElement | null> }) {
  return (
    <Panel
      open
      anchor={anchor}
      onClose={() => model.open(null)}
      title={model.texts.people}
      width={360}
      footer={<PeopleFooter model={model} />}
      footerAlways
    >
      <PeoplePanel model={model} />
    </Panel>
  );
}

/** Numbers of passengers, and the cabin. An invalid party is refused below, while it can still be corrected. */
function PeoplePanel({ model }: { model: FlightSearchModel }) {
  const texts = useTexts('flight-search', ownTexts);
  const draft = useValue(model.draft);
  const problem = checkPeople(draft);
  const room = most - draft.adults - draft.children - draft.infants;
  return (
    <div className="fs-people">
      {(['adults', 'children', 'infants'] as const).map((who) => (
        <div key={who} className="t-row">
          <span className="t-grow">
            {texts[who]}
            <small>{texts[`${who}Hint`]}</small>
          </span>
          <Stepper
            label={texts[who]}
            value={draft[who]}
            min={who === 'adults' ? 1 : 0}
            max={draft[who] + Math.max(0, room)}
            onChange={(value) => model.edit({ [who]: value })}
          />
        </div>
      ))}
      <p className="t-err fs-peopleerr" role="status">
        {problem && (
          <>
            <Icon of={iconBad} size={14} />
            <span>{problem}</span>
          </>
        )}
      </p>
      <RadioGroup
        label={texts.cabin}
        value={draft.cabin || 'any'}
        onChange={(value) => model.edit({ cabin: value === 'any' ? '' : (value as CabinGroup) })}
        className="fs-cabins"
      >
        {cabinGroups.map((group) => (
          <Radio key={group} value={group}>
            {cabinGroupNames[group]}
          </Radio>
        ))}
        <Radio value="any">{texts.anyCabin}</Radio>
      </RadioGroup>
    </div>
  );
}

function PeopleFooter({ model }: { model: FlightSearchModel }) {
  const texts = useTexts('flight-search', ownTexts);
  return (
    <Button
      kind="primary"
      className="t-end"
      disabled={checkPeople(useValue(model.draft)) !== ''}
      onClick={() => model.open(null)}
    >
      {texts.done}
    </Button>
  );
}
