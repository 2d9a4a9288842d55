import type { ReactNode } from 'react';
import { showDay } from '#domain/china-time.ts';
import type { LegInTheWay } from '#domain/order/after-sale/leg-order.ts';
import { onLeg } from '#domain/trip/legs.ts';
import type { OnLeg } from '#domain/trip/legs.ts';
import { useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Alert } from '#ui/states/Alert.tsx';

type Found = LegInTheWay<unknown> | undefined;

/** 晚于返程: in place of the price of a day. */
export const besideLeg = (found: Found): string | undefined =>
  found && `${found.isLater ? '晚于' : '早于'}${found.leg.name}`;

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
  if (!found) return <p className="t-s13 t-3 is-wide">{children}</p>;
  const { leg, isLater, day } = found;
  const shown = showDay(day, today);
  return (
    <Alert kind="warn" className="is-wide">
      {isLater ? `${leg.name}在 ${shown} 起飞，本程须在其之前` : `${leg.name}在 ${shown} 到达，本程须在其之后`}{' '}
      <LinkButton onClick={() => edit({ ...onLeg(leg.index) })}>{`先改签${leg.name}`}</LinkButton>{' '}
      <LinkButton onClick={() => edit({ date: day })}>{`改到 ${shown}`}</LinkButton>
    </Alert>
  );
}
