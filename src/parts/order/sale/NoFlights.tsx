import type { ReactNode } from 'react';
import type { LegInTheWay } from '#domain/order/after-sale/leg-order.ts';
import { onLeg } from '#domain/trip/legs.ts';
import type { OnLeg } from '#domain/trip/legs.ts';
import { useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { legTexts } from './words/leg-texts.ts';

type Found = LegInTheWay<unknown> | undefined;

/** 晚于返程: in place of the price of a day. */
export function useBesideLeg() {
  const t = useTexts('order-legs', legTexts);
  const { say } = useSay();
  return (found: Found): string | undefined => found && t.beside(found.isLater, say(found.leg.name));
}

interface NoFlightsProps {
  /** The leg that is in the way; without one `children` says that there are none. */
  found: Found;
  /** Takes another leg, or another day. */
  edit(change: Partial<OnLeg> & { date?: string }): void;
  children: ReactNode;
}

/** Why a leg has no flights on a day; the leg that is in the way can be changed first, or its day chosen. */
export function NoFlights({ found, edit, children }: NoFlightsProps) {
  const today = useServices().clock.today();
  const t = useTexts('order-legs', legTexts);
  const { say, showDay } = useSay();
  if (!found) return <p className="t-s13 t-3 is-wide">{children}</p>;
  const { leg, isLater, day } = found;
  const shown = showDay(day, today);
  const name = say(leg.name);
  return (
    <Alert kind="warn" className="is-wide">
      {t.inTheWay(isLater, name, shown)}{' '}
      <LinkButton onClick={() => edit({ ...onLeg(leg.index) })}>{t.changeFirst(name)}</LinkButton>{' '}
      <LinkButton onClick={() => edit({ date: day })}>{t.changeTo(shown)}</LinkButton>
    </Alert>
  );
}
