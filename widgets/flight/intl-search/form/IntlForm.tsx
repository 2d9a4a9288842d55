import { memo } from 'react';
import type { ReactNode } from 'react';
import { headsOf } from '#domain/intl/search/trip-codec.ts';
import { maxLegs } from '#domain/trip/legs.ts';
import type { FlightType } from '#domain/trip/legs.ts';
import { useValues } from '#kit/readable.ts';
import { isOpened } from '#routes/opened.ts';
import { SearchForm, TravelTypeChoice } from '#parts/search/SearchForm.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Segment } from '#ui/controls/Segment.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconSearch } from '#ui/icons/icons-basic.ts';
import { iconPlus } from '#ui/icons/icons.ts';
import type { IntlSearchModel } from '../model.ts';
import { FieldCell } from './FieldCell.tsx';
import { LegRow } from './LegRow.tsx';

const domesticRoute = 'DomesticAirTicketQuery';

interface IntlFormProps {
  model: IntlSearchModel;
  isLine?: boolean;
  account?: ReactNode;
}

/** The search form: a card of its own, or (`isLine`) one line above the itineraries of a one-way or return trip. */
export const IntlForm = memo(function IntlForm({ model, isLine, account }: IntlFormProps) {
  const { texts } = model;
  const [draft, canBusiness, hidden, domestic] = useValues(model.form, model.canBusiness, model.hidden, model.domestic);
  const { flightType, legs } = draft;
  const isSeveral = flightType === 3;
  const rows = isSeveral ? legs : legs.slice(0, 1);
  return (
    <SearchForm
      model={model}
      className={isLine ? 'sf-line' : isSeveral ? 'sf-form is-several' : 'sf-form'}
      isLine={isLine === true}
    >
      {!isLine && (
        <div className="sf-top t-row t-row--wrap">
          <Segment
            label={texts.tripType}
            value={String(flightType)}
            items={([1, 2, 3] as const).map((type) => ({ value: String(type), label: texts.tripTypes[type] }))}
            onChange={(type) => model.setType(Number(type) as FlightType)}
          />
          {canBusiness && <TravelTypeChoice model={model} />}
          {isSeveral && <span className="t-s12 t-3">{texts.legsHint}</span>}
        </div>
      )}
      <div className="sf-row">
        {isLine && <TravelTypeChoice model={model} />}
        <div className="sf-fields">
          {rows.map((leg, at) => (
            <LegRow key={at} model={model} at={at} leg={leg} isSeveral={isSeveral}>
              {!isSeveral && <People model={model} />}
            </LegRow>
          ))}
          {isSeveral && (
            <div className="is-add t-row">
              <Button kind="soft" size="sm" disabled={legs.length >= maxLegs} onClick={model.addLeg}>
                <Icon of={iconPlus} size={16} />
                {texts.add}
              </Button>
              <span className="t-s12 t-3">{texts.added(legs.length, maxLegs - legs.length)}</span>
            </div>
          )}
          {isSeveral && (
            <div className="sf-cells is-people">
              <People model={model} />
            </div>
          )}
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
      {!isLine && account && <div className="sf-past">{account}</div>}
      {domestic && isOpened(domesticRoute) && (
        <Alert
          kind="info"
          className="is-login"
          action={
            <Button size="sm" onClick={() => model.services.navigate(domesticRoute, domestic)}>
              {texts.toDomestic}
            </Button>
          }
        >
          {texts.domestic}
        </Alert>
      )}
      {hidden && (
        <Alert
          kind="warn"
          className="is-login"
          action={
            <Button size="sm" kind="primary" onClick={() => void model.logIn()}>
              {texts.logInToSee}
            </Button>
          }
        >
          {hidden}
        </Alert>
      )}
    </SearchForm>
  );
});

function People({ model }: { model: IntlSearchModel }) {
  const { texts } = model;
  const [{ party, cabin }] = useValues(model.form);
  return (
    <FieldCell
      model={model}
      field="people"
      label={texts.people}
      value={texts.heads(headsOf(party))}
      note={texts.cabins[cabin]}
    />
  );
}
