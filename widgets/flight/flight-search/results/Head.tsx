import { useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { NarrowHead as Title } from '#parts/search/ResultsBars.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconBad, iconSearch } from '#ui/icons/icons.ts';
import { useResults } from './use-results.ts';

/** The search above its results: one line that can be changed; on narrow roots a title with a back button. */
export function Head({ account }: { account: ReactNode }) {
  return (
    <div className="fs-head">
      <WideHead />
      <NarrowHead />
      {account && <div className="t-row fs-account">{account}</div>}
    </div>
  );
}

function WideHead() {
  const { model, texts, form: parts } = useResults();
  const { say } = useSay();
  const { search } = model;
  const { round } = useValue(search.draft);
  const errors = Object.values(useValue(search.errors));
  const form = useRef<HTMLFormElement>(null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    parts.submitForm(search, form.current);
  };
  const trip = round ? texts.round : texts.oneWay;
  return (
    <form
      ref={form}
      className="t-row t-row--wrap fs-headin fs-wide"
      role="search"
      aria-label={search.texts.formLabel}
      noValidate
      onSubmit={onSubmit}
      onPointerEnter={() => search.warm()}
      onKeyDown={(event) => event.key === 'Escape' && search.open(null)}
    >
      <parts.TravelTypeChoice model={search} />
      <div className="fs-bar">
        <button
          type="button"
          className="fs-f fs-trip"
          aria-label={texts.tripLabel(trip, round ? texts.oneWay : texts.round)}
          onClick={() => search.setRound(!round)}
        >
          <small>{texts.tripType}</small>
          <b>{trip}</b>
        </button>
        <parts.Fields model={search} />
      </div>
      <Button kind="primary" type="submit" icon={<Icon of={iconSearch} size={16} />}>
        {texts.searchAgain}
      </Button>
      {errors.length > 0 && (
        <p className="t-err" role="alert">
          <Icon of={iconBad} size={14} />
          {errors.map(say).join(texts.semicolon)}
        </p>
      )}
    </form>
  );
}

function NarrowHead() {
  const { model, texts } = useResults();
  const { search } = model;
  const state = useValue(model.state);
  const canBusiness = useValue(search.canBusiness);
  const travelType = useValue(model.travelType);
  const isReturn = useValue(model.isReturn);
  const { showDay } = useSay();
  const today = model.services.clock.today();
  const [from, to] = useValue(model.ends);
  const facts = [
    showDay(isReturn ? state.returnDate : state.date, today),
    search.texts.party(state),
    canBusiness && (travelType === 'business' ? search.texts.business : search.texts.private),
  ];
  return (
    <Title
      className="fs-mhead fs-narrow"
      title={`${from.name} → ${to.name}`}
      facts={facts.filter(Boolean).join(' · ')}
      texts={texts}
      onBack={() => model.leave()}
      onModify={() => model.toForm()}
    />
  );
}
