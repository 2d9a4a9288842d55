import type { ReactNode } from 'react';
import { useValues } from '#kit/readable.ts';
import { SearchForm as Form, TravelTypeChoice } from '#parts/search/SearchForm.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Segment } from '#ui/controls/Segment.tsx';
import { iconSearch } from '#ui/icons/icons-basic.ts';
import type { FlightSearchModel } from '../model.ts';
import { Fields } from './Fields.tsx';
import { Recent } from './Recent.tsx';

/** The search form in its card. */
export function SearchForm({ model, account }: { model: FlightSearchModel; account?: ReactNode }) {
  const { texts } = model;
  const [draft, past] = useValues(model.draft, model.past.searches);
  return (
    <Form model={model} className="fs-form">
      <div className="fs-top">
        <TravelTypeChoice model={model} />
        <Segment
          label={texts.tripType}
          value={draft.round ? 'round' : 'oneWay'}
          items={[
            { value: 'oneWay', label: texts.oneWay },
            { value: 'round', label: texts.round },
          ]}
          onChange={(value) => model.setRound(value === 'round')}
        />
        <span className="fs-ticks">
          <Checkbox checked={draft.direct} onChange={(direct) => model.edit({ direct })}>
            {texts.onlyDirect}
          </Checkbox>
          <Checkbox checked={draft.children > 0} onChange={(on) => model.edit({ children: on ? 1 : 0 })}>
            {texts.withChild}
          </Checkbox>
          <Checkbox checked={draft.infants > 0} onChange={(on) => model.edit({ infants: on ? 1 : 0 })}>
            {texts.withInfant}
          </Checkbox>
        </span>
      </div>
      <div className="fs-row">
        <Fields model={model} />
        <Button kind="action" type="submit" className="fs-go" icon={<Icon of={iconSearch} />}>
          {texts.search}
        </Button>
      </div>
      <Recent model={model} searches={past} account={account} />
    </Form>
  );
}
