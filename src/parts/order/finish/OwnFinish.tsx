import type { BusinessType } from '#domain/product/business-types.ts';
import { useLater } from '#kit/part.ts';
import type * as intlFinish from '#parts/intl/order/IntlFinish.tsx';
import { FinishSkeleton } from './OrderFinish.tsx';

type Load = () => Promise<typeof intlFinish>;

/** Results of purchases with a part of their own. */
export const ownFinishes: Partial<Record<BusinessType, Load>> = {
  intlPay: () => import('#parts/intl/order/IntlFinish.tsx'),
};

/** Such a result, which comes later than its page. */
export function OwnFinish({ orderId, load }: { orderId: string; load: Load }) {
  const part = useLater(true, load);
  return part ? (
    <part.IntlFinish orderId={orderId} />
  ) : (
    <div className="t-page pf" aria-busy>
      <section className="t-card pf__card">
        <FinishSkeleton />
      </section>
    </div>
  );
}
