import { MoreLink } from '#screens/cards/MoreLink.tsx';
import { useLater } from '#kit/part.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { ReadingCard } from './ReadingCard.tsx';
import { Nothing } from './TripCard.tsx';
import { useWorkbench } from '../use-workbench.ts';

/** A distributor's month: sales of the members below, and the distributor's share of them. */
export function SalesCard() {
  const { model, words } = useWorkbench();
  const part = useLater(!!model.team, () => import('../SalesFigures.tsx'));
  if (!model.team) return null;
  return (
    <ReadingCard
      title={words.sales}
      sub={words.salesSub}
      reading={model.team}
      height={104}
      end={<MoreLink to="subordinate">{words.subordinates}</MoreLink>}
    >
      {(data) =>
        data.counts.all === 0 ? (
          <Nothing title={words.noTeam} text={words.noTeamText} />
        ) : (
          (part && <part.SalesFigures of={data} />) || <Skeleton height={104} />
        )
      }
    </ReadingCard>
  );
}
