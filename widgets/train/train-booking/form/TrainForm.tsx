import { memo } from 'react';
import type { ReactNode } from 'react';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { PastLink } from '#parts/search/past/PastLink.tsx';
import { SearchForm, TravelTypeChoice } from '#parts/search/SearchForm.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconSearch } from '#ui/icons/icons-basic.ts';
import type { TrainSearchModel } from '../model.ts';
import { Fields } from './Fields.tsx';

interface TrainFormProps {
  model: TrainSearchModel;
  isLine?: boolean;
  /** The member with orders and logout, on a page without our header. */
  account?: ReactNode;
}

/** The search form: a card of its own, or (`isLine`) one line above the trains. */
export const TrainForm = memo(function TrainForm({ model, isLine, account }: TrainFormProps) {
  const { texts } = model;
  const { say, showDate } = useSay();
  const [draft, trips, canBusiness, isHidden, names] = useValues(
    model.form,
    model.past.trips,
    model.canBusiness,
    model.isHidden,
    model.names,
  );
  const ticks = (
    <span className="tb-ticks">
      <Checkbox checked={draft.isStudent} onChange={(isStudent) => model.edit({ isStudent })}>
        {texts.student}
      </Checkbox>
      <Checkbox checked={draft.isFast} onChange={(isFast) => model.edit({ isFast })}>
        {texts.fast}
      </Checkbox>
    </span>
  );
  return (
    <SearchForm model={model} className={isLine ? 'sf-line' : 'sf-form'} isLine={isLine}>
      {!isLine && canBusiness && (
        <div className="sf-top">
          <TravelTypeChoice model={model} />
        </div>
      )}
      <div className="sf-row">
        {isLine && <TravelTypeChoice model={model} />}
        <div className="sf-fields">
          <Fields model={model} />
        </div>
        {isLine && ticks}
        <Button
          kind={isLine ? 'primary' : 'action'}
          type="submit"
          className="sf-go"
          icon={<Icon of={iconSearch} size={isLine ? 16 : 20} />}
        >
          {isLine ? texts.searchAgain : texts.search}
        </Button>
      </div>
      {!isLine && (
        <div className="sf-past">
          {ticks}
          {trips.map((trip, at) => (
            <PastLink
              key={`${trip.from} ${trip.to}`}
              label={at === 0 && texts.recent}
              onPress={() => model.takeTrip(trip)}
            >
              {texts.way(say(trip.fromName || trip.from), say(trip.toName || trip.to))}
            </PastLink>
          ))}
          {account}
        </div>
      )}
      {isHidden && (
        <Alert
          kind="warn"
          className="tb-hidden"
          action={
            <Button size="sm" kind="primary" onClick={() => void model.submit()}>
              {texts.logInToSee}
            </Button>
          }
        >
          {texts.hidden(texts.way(names.from, names.to), showDate(draft.date))}
        </Alert>
      )}
    </SearchForm>
  );
});
