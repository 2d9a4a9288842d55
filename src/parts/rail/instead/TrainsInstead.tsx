import type { Day } from '#domain/china-time.ts';
import { lastPresaleDay } from '#domain/rail/sale-times.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { texts } from './texts.ts';

/** Where another product has nothing between two cities: the trains of that day, while they are on sale. */
export function TrainsInstead({ from, to, date }: { from: string; to: string; date: Day }) {
  const { clock, config } = useServices();
  const { switches } = useValue(config);
  const t = useTexts('trains-instead', texts);
  const { say } = useSay();
  if (!switches.train || date > lastPresaleDay(clock.now())) return null;
  return (
    <RouteLink onlyOpen to="train_query_list" params={{ from, to, date }}>
      {t.trains(say(from), say(to))}
    </RouteLink>
  );
}
