import type { Day } from '#domain/china-time.ts';
import type { City } from '#domain/flight/cities/cities.ts';
import { lastPresaleDay } from '#domain/rail/sale-times.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useServices } from '#kit/widget.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { fill } from './list/texts.ts';

interface TrainsInsteadProps {
  /** Codes of cities or airports. */
  leg: { orgCity: string; dstCity: string; date: Day };
  cityOf(code: string): Pick<City, 'name'> | undefined;
  label: string;
}

/** Where nobody flies between two cities: the trains of that day, while they are on sale. */
export function TrainsInstead({ leg, cityOf, label }: TrainsInsteadProps) {
  const { clock, config } = useServices();
  const { switches } = useValue(config);
  const { say } = useSay();
  const { date } = leg;
  const [from, to] = [leg.orgCity, leg.dstCity].map((code) => cityOf(code)?.name);
  if (!from || !to || !switches.train || date > lastPresaleDay(clock.now())) return null;
  return (
    <p style={{ textAlign: 'center' }}>
      <RouteLink onlyOpen to="train_query_list" params={{ from, to, date }}>
        {fill(label, { from: say(from), to: say(to) })}
      </RouteLink>
    </p>
  );
}
