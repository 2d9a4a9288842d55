import { Skeleton } from '../states/Skeleton.tsx';

/** A grey card in the place of one that is loading. */
export function WaitingCard() {
  return (
    <div className="t-card t-rec">
      <div className="t-rec__hd">
        <Skeleton width="32%" height={12} />
      </div>
      <div className="t-rec__bd t-rec__bd--wait">
        <Skeleton width="44%" height={20} />
        <Skeleton width="70%" />
        <Skeleton width="60%" />
        <Skeleton width="80%" />
      </div>
    </div>
  );
}
