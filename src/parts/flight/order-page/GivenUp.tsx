import { clockOf } from '#domain/china-time.ts';
import { ticketLook } from '#domain/order/ticket-status.ts';
import { useSay } from '#kit/say.ts';
import { Tag } from '#ui/display/Tag.tsx';
import { People } from './Flown.tsx';
import type { FlownProps } from './Flown.tsx';

/** A flight that nobody has a valid ticket of. */
export function GivenUp({ flight, people, leg }: FlownProps) {
  const { say, showDay } = useSay();
  const { depTime, arrTime, airlineName, flightNo } = flight;
  return (
    <div className="od-it__r">
      <div className="od-it__a">
        <div>
          {leg && <Tag kind="mute">{say(leg)}</Tag>}
          <Tag kind="mute">{say(ticketLook('REFUNDED').label)}</Tag>
          <s className="t-3">
            {`${airlineName} ${flightNo} ${showDay(depTime.slice(0, 10))} ${clockOf(depTime)}–${clockOf(arrTime)}`}
          </s>
          <People people={people} />
        </div>
      </div>
    </div>
  );
}
