import { Skeleton } from '#ui/states/Skeleton.tsx';

/** In the place of a page whose code is on its way. */
export const WaitingPage = () => (
  <div className="t-page t-col" aria-busy="true">
    <Skeleton width={160} height={28} />
    <Skeleton height={320} />
  </div>
);
