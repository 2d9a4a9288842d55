import { useLater } from '#kit/part.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { EndingVouchers } from '../EndingVouchers.tsx';
import { ReadingCard } from './ReadingCard.tsx';
import { Nothing } from './TripCard.tsx';
import { useWorkbench } from '../use-workbench.ts';

const height = 134;

/** One line in time: until when something must be done, and what it costs later. */
export function Deadlines() {
  const { model, words } = useWorkbench();
  const part = useLater(true, () => import('../DeadlineList.tsx'));
  return (
    <ReadingCard className="wb-first" title={words.deadlines} reading={model.summary} height={height}>
      {({ deadlines }) => (
        <>
          {deadlines.length ? (
            (part && <part.DeadlineList deadlines={deadlines} />) || <Skeleton height={height} />
          ) : (
            <Nothing title={words.noDeadlines} />
          )}
          <EndingVouchers />
        </>
      )}
    </ReadingCard>
  );
}
