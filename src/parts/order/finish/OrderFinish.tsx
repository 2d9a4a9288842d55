import type { ReactNode } from 'react';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconBad, iconCheck, iconClock } from '#ui/icons/icons.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { NextOrder } from './NextOrder.tsx';

/** The outcome of a payment: paid, still open, over without a payment, or refused. */
export type Finish = 'ok' | 'open' | 'over' | 'bad';

const looks: Readonly<Record<Finish, readonly [look: 'ok' | 'wait' | 'bad', icon: string]>> = {
  ok: ['ok', iconCheck],
  open: ['wait', iconClock],
  over: ['wait', iconBad],
  bad: ['bad', iconBad],
};

interface OrderFinishProps {
  finish: Finish;
  title: string;
  /** The state of the order, in a sentence. */
  text: ReactNode;
  /** The purchase. */
  children?: ReactNode;
  /** The payments, and the sums. */
  parts?: ReactNode;
  actions?: ReactNode;
}

/** The page after a payment, of any product. Its sheet is `finish.css`. */
export function OrderFinish({ finish, title, text, children, parts, actions }: OrderFinishProps) {
  const [look, icon] = looks[finish];
  return (
    <>
      <span className={`pf__i pf__i--${look}`}>
        <Icon of={icon} />
      </span>
      <h1 className="t-h1">{title}</h1>
      <p className="t-s13 t-2 pf__state">{text}</p>
      {children}
      {parts && <div className="pf__parts">{parts}</div>}
      {finish === 'ok' && <NextOrder />}
      {actions && <div className="pf__acts">{actions}</div>}
    </>
  );
}

/** The boxes of the result. */
export const FinishSkeleton = () => (
  <>
    <Skeleton width={72} height={72} className="pf__round" />
    <Skeleton width={160} height={28} />
    <div className="pf__parts">
      <Skeleton height={20} />
      <Skeleton height={20} />
    </div>
    <Skeleton width={240} />
  </>
);
