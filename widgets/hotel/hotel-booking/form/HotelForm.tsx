import type { ReactNode } from 'react';
import { useValue } from '#kit/readable.ts';
import { PastLink } from '#parts/search/past/PastLink.tsx';
import { SearchForm, TravelTypeChoice } from '#parts/search/SearchForm.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconSearch } from '#ui/icons/icons-basic.ts';
import type { HotelSearchModel } from '../model.ts';
import { Destination } from './Destination.tsx';
import { Fields } from './Fields.tsx';

interface HotelFormProps {
  model: HotelSearchModel;
  isLine?: boolean;
  /** The member with orders and logout, on a page without our header. */
  account?: ReactNode;
}

/** The search form: a card of its own, or (`isLine`) one line above the list. */
export function HotelForm({ model, isLine, account }: HotelFormProps) {
  const { texts } = model;
  const canBusiness = useValue(model.canBusiness);
  const past = useValue(model.past.searches);
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
        <Button
          kind={isLine ? 'primary' : 'action'}
          type="submit"
          className="sf-go"
          icon={<Icon of={iconSearch} size={isLine ? 16 : 20} />}
        >
          {isLine ? texts.searchAgain : texts.search}
        </Button>
      </div>
      {!isLine && (past.length > 0 || account) && (
        <div className="sf-past">
          {past.map((one, at) => (
            <PastLink
              key={`${one.city} ${one.placeId} ${one.words}`}
              label={at === 0 && texts.recent}
              onPress={() => model.goTo(one)}
            >
              <Destination of={one} />
            </PastLink>
          ))}
          {account}
        </div>
      )}
    </SearchForm>
  );
}
