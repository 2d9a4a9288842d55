import { Skeleton } from '#ui/states/Skeleton.tsx';

/** The boxes of the page while price and seats are being asked. */
export function BookingSkeleton({ label }: { label: string }) {
  return (
    <div className="t-page fb" aria-busy="true">
      <span className="t-vh" role="status">
        {label}
      </span>
      <div className="fb-st">
        <Skeleton width={360} height={22} />
      </div>
      <div className="fb-two">
        <div className="fb-main">
          <Block height={104} />
          <Block height={190} />
          <Block height={142} />
          <Block height={232} />
          <Block height={126} />
        </div>
        <div className="fb-side">
          <Block height={340} />
          <Block height={206} />
        </div>
      </div>
    </div>
  );
}

export function Block({ height }: { height: number }) {
  return (
    <div className="t-card fb-pc t-col" style={{ height, gap: 16 }}>
      <Skeleton width="40%" height={20} />
      <Skeleton width="70%" />
      <Skeleton width="55%" />
    </div>
  );
}
