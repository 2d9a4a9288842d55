import { useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useValues } from '#kit/readable.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Segment } from '#ui/controls/Segment.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconSearch } from '#ui/icons/icons-basic.ts';
import { Alert } from '#ui/states/Alert.tsx';
import type { HotelSearchModel } from '../model.ts';
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
  const [problems, canBusiness, travelType, past] = useValues(
    model.problems,
    model.canBusiness,
    model.draftTravelType,
    model.past.searches,
  );
  const form = useRef<HTMLFormElement>(null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const field = model.submit();
    if (field) form.current?.querySelector<HTMLElement>(`[data-field=${field}]`)?.focus();
  };
  const choice = canBusiness && (
    <Segment
      label={texts.travelType}
      value={travelType}
      items={[
        { value: 'business', label: texts.business },
        { value: 'private', label: texts.private },
      ]}
      onChange={(value) => model.setTravelType(value)}
    />
  );
  const note = problems.length > 0 && (
    <Alert kind="warn" className="hb-problems">
      {problems.map((one) => (
        <div key={one}>{texts.linkProblems[one]}</div>
      ))}
    </Alert>
  );
  return (
    <form
      ref={form}
      part={isLine ? undefined : model.isGuest ? 'guest-search' : 'search'}
      className={isLine ? 'hb-line' : 'hb-form'}
      role="search"
      aria-label={texts.formLabel}
      noValidate
      onSubmit={onSubmit}
      onPointerEnter={() => model.warm()}
      onFocus={() => model.warm()}
      onKeyDown={(event) => event.key === 'Escape' && model.open(null)}
    >
      {note}
      {!isLine && choice && <div className="hb-top">{choice}</div>}
      <div className="hb-row">
        {isLine && choice}
        <div className="hb-fields">
          <Fields model={model} />
        </div>
        <Button
          kind={isLine ? 'primary' : 'action'}
          type="submit"
          className="hb-go"
          icon={<Icon of={iconSearch} size={isLine ? 16 : 20} />}
        >
          {isLine ? texts.searchAgain : texts.search}
        </Button>
      </div>
      {!isLine && (past.length > 0 || account) && (
        <div className="hb-past">
          {past.length > 0 && <span className="t-3">{texts.recent}</span>}
          {past.map((one) => (
            <LinkButton key={`${one.city} ${one.placeId} ${one.words}`} onClick={() => model.goTo(one)}>
              {[one.cityName, one.placeName || one.words].filter(Boolean).join(' · ')}
            </LinkButton>
          ))}
          {account}
        </div>
      )}
    </form>
  );
}
