import type { ReactNode } from 'react';
import { placeOf } from '#domain/intl/search/trip-codec.ts';
import type { AskedLeg } from '#domain/intl/search/trip-codec.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { IconButton } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconDown, iconSwap } from '#ui/icons/icons-basic.ts';
import { iconTrash, iconUp } from '#ui/icons/icons.ts';
import type { End, Field, IntlSearchModel } from '../model.ts';
import { FieldCell } from './FieldCell.tsx';

interface LegRowProps {
  model: IntlSearchModel;
  at: number;
  leg: AskedLeg;
  isSeveral: boolean;
  /** After the days. */
  children: ReactNode;
}

/** One way with its day; of several cities it has a number and can be moved. */
export function LegRow({ model, at, leg, isSeveral, children }: LegRowProps) {
  const { texts } = model;
  const [{ flightType, legs }, loaded] = useValues(model.form, model.cities.value, model.airports);
  const place = (end: End) => {
    const { city, airport } = model.nameOf(leg[end]);
    // A code that names no city has no airports.
    const isNamed = loaded && city !== placeOf(leg[end]).city;
    const note = isNamed ? airport || texts.allAirports : '';
    return <FieldCell model={model} field={`${end}${at}`} label={texts[end]} value={city} note={note} />;
  };
  return (
    <div className={isSeveral ? 'is-leg' : undefined}>
      {isSeveral && <b className="is-leg__n t-s13">{texts.leg(at + 1)}</b>}
      <div className={`sf-cells${flightType === 2 ? ' is-return' : ''}`}>
        {place('from')}
        <div className="is-to">
          <button type="button" className="sf-swap" aria-label={texts.swap} onClick={() => model.swap(at)}>
            <Icon of={iconSwap} />
          </button>
          {place('to')}
        </div>
        <Day model={model} at={at} label={flightType === 2 ? texts.out : texts.date} />
        {flightType === 2 && <Day model={model} at={1} label={texts.back} />}
        {children}
      </div>
      {isSeveral && (
        <div className="is-leg__x">
          <IconButton
            kind="text"
            of={iconUp}
            label={texts.up(at + 1)}
            disabled={!at}
            onClick={() => model.moveLeg(at, -1)}
          />
          <IconButton
            kind="text"
            of={iconDown}
            label={texts.down(at + 1)}
            disabled={at === legs.length - 1}
            onClick={() => model.moveLeg(at, 1)}
          />
          <IconButton
            kind="text"
            of={iconTrash}
            label={texts.remove(at + 1)}
            disabled={legs.length < 3}
            onClick={() => model.removeLeg(at)}
          />
        </div>
      )}
    </div>
  );
}

function Day({ model, at, label }: { model: IntlSearchModel; at: number; label: string }) {
  const date = useValue(model.form).legs[at]?.date ?? '';
  const { say, weekdayOf } = useSay();
  const field: Field = `date${at}`;
  return (
    <FieldCell model={model} field={field} label={label} value={say(date.slice(5))} note={date && weekdayOf(date)} />
  );
}
