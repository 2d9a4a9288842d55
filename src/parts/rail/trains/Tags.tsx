import type { TrainRide } from '#contract/train.ts';
import { useTrains } from './use-trains.ts';

/** 复 智 静 铺 证: what a train offers beside its seats, each with its meaning. */
export function Tags({ tags }: Pick<TrainRide, 'tags'>) {
  const { texts } = useTrains();
  return tags.map((tag) => {
    const [mark, title] = texts.tags[tag];
    return (
      <i key={tag} className="rt-tag" title={title}>
        <span aria-hidden="true">{mark}</span>
        <span className="t-vh">{title}</span>
      </i>
    );
  });
}
