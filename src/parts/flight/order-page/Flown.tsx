import type { OrderFlight } from '#contract/order.ts';
import { useSay } from '#kit/say.ts';

export interface FlownProps {
  flight: OrderFlight;
  /** Of a flight that is not that of all. */
  people: readonly string[];
  leg: string;
}

/** The people of a flight that is not that of all. */
export const People = ({ people }: Pick<FlownProps, 'people'>) => {
  const { say, langOf } = useSay();
  const names = people.join(say('、'));
  return (
    names && (
      <div className="t-s12 t-2" lang={langOf(names)}>
        {names}
      </div>
    )
  );
};
