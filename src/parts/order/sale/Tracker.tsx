import type { ReactNode } from 'react';
import type { StatusLook } from '#domain/product/status-table.ts';
import { Card } from '#ui/display/Card.tsx';
import { Dot } from '#ui/display/Tag.tsx';
import { Timeline } from '#ui/display/Timeline.tsx';
import type { TimelineItem } from '#ui/display/Timeline.tsx';
import { useSay } from '#kit/say.ts';

interface SaleStep {
  state: 'done' | 'now' | 'later' | 'off';
  title: string;
  time: string;
  detail: string;
}

interface TrackerProps {
  className?: string;
  title: string;
  sub: string;
  look: StatusLook;
  /** Above the steps. */
  children: ReactNode;
  steps: readonly SaleStep[];
  /** Below them: the buttons. */
  foot: ReactNode;
}

const stateOf: Readonly<Record<SaleStep['state'], TimelineItem['state']>> = {
  done: 'done',
  now: 'now',
  later: 'next',
  off: 'off',
};

/** A request with its steps, up to the arrival of the money. */
export function Tracker({ className, title, sub, look, children, steps, foot }: TrackerProps) {
  const { say } = useSay();
  return (
    <Card
      {...(className && { className })}
      title={title}
      sub={sub}
      end={<Dot kind={look.dot || undefined}>{say(look.label)}</Dot>}
    >
      <div className="t-col">
        {children}
        <Timeline
          items={steps.map(({ state, title: name, time, detail }) => ({
            state: stateOf[state],
            title: name,
            time: say(time.slice(5, 16)),
            detail,
          }))}
        />
        {foot}
      </div>
    </Card>
  );
}
