import { fenOf } from '#domain/money.ts';
import { useLater } from '#kit/part.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { ReadingCard } from './ReadingCard.tsx';
import { Nothing } from './TripCard.tsx';
import { useWorkbench } from '../use-workbench.ts';

const height = 176;

/** The company's month over all products beside the same days of the last one, and its departments. */
export function StatisticsCard() {
  const { model, words } = useWorkbench();
  const part = useLater(!!model.statistics, () => import('./StatisticsFigures.tsx'));
  if (!model.statistics) return null;
  return (
    <ReadingCard title={words.statistics} sub={words.statisticsSub} reading={model.statistics} height={height}>
      {(data) =>
        data.figures.tickets === 0 && fenOf(data.figures.amount) === 0 ? (
          <Nothing title={words.noStatistics} text={words.noStatisticsText} />
        ) : (
          (part && <part.StatisticsFigures of={data} />) || <Skeleton height={height} />
        )
      }
    </ReadingCard>
  );
}
