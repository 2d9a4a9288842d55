import { addDays } from '#domain/china-time.ts';
import { fenOf, showFen } from '#domain/money.ts';
import type { useKeptDays } from '#parts/flight/order-page/kept-days.ts';
import { useBesideLeg } from '#parts/order/sale/NoFlights.tsx';
import { IconButton } from '#ui/controls/Button.tsx';
import { useChosenInView } from '#ui/controls/chosen-in-view.ts';
import { Chip } from '#ui/controls/Chip.tsx';
import { iconLeft, iconRight } from '#ui/icons/icons.ts';
import type { ChangeModel } from './change-model.ts';
import type { Texts } from '#parts/flight/order-page/words/sale-texts.ts';
import { useSay } from '#kit/say.ts';

const shown = 5;

interface DaysProps {
  t: Texts;
  kept: ReturnType<typeof useKeptDays>;
  inTheWay: ChangeModel['inTheWay'];
  onChange(date: string): void;
}

/** The chosen day among those around it, each with its lowest difference. */
export function Days({ t, kept: { date, today, days, lowest }, inTheWay, onChange }: DaysProps) {
  const { showDay } = useSay();
  const besideLeg = useBesideLeg();
  const nets = lowest.flatMap(({ net }) => (net ? [fenOf(net)] : []));
  const least = Math.min(...nets);
  const netOn = (day: string) => {
    const net = lowest.find((one) => one.date === day)?.net;
    if (net === undefined) return null;
    if (!net) return <span className="t-s12 t-3">{besideLeg(inTheWay(day)) ?? t.noneThen}</span>;
    const fen = fenOf(net);
    return (
      <span className={`t-s12 ${fen === least && nets.length > 1 ? 't-ok' : 't-3'}`}>
        {t.net(fen, showFen(Math.abs(fen)))}
      </span>
    );
  };
  const row = useChosenInView(`${date} ${days[0]} ${nets.length}`);
  return (
    <div role="group" aria-label={t.days} className="t-row is-wide">
      <IconButton
        of={iconLeft}
        kind="text"
        size="sm"
        label={t.daysBefore}
        disabled={date <= today}
        onClick={() => onChange([addDays(date, -shown), today].sort()[1] ?? today)}
      />
      <div ref={row} className="t-row t-grow od-days">
        {days.map((day) => (
          <Chip key={day} size="sm" on={day === date} onClick={() => onChange(day)}>
            {showDay(day)} {netOn(day)}
          </Chip>
        ))}
      </div>
      <IconButton
        of={iconRight}
        kind="text"
        size="sm"
        label={t.daysAfter}
        onClick={() => onChange(addDays(date, shown))}
      />
    </div>
  );
}
