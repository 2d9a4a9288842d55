import type { ReactNode } from 'react';
import { orderList } from '#contract/order-list.ts';
import type { OrderCounts } from '#contract/order-list.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { OrdersTab } from './OrdersTab.tsx';
import type { OrdersTabSpec } from './OrdersTab.tsx';
import type { TabTexts } from './texts.ts';

interface TabFrameProps {
  label: string;
  tabs: (counts: OrderCounts | null) => ReactNode;
  children: ReactNode;
}

/** The tabs of the products over what is no list: a sentence, or a tab on its way. */
const TabFrame = ({ label, tabs, children }: TabFrameProps) => (
  <div className="t-page t-lst">
    <section className="t-card" aria-label={label}>
      <div className="t-lst__tabs">
        <CountedTabs tabs={tabs} />
      </div>
      {children}
    </section>
  </div>
);

/** The tabs with the numbers of their orders. */
export function CountedTabs({ tabs }: Pick<TabFrameProps, 'tabs'>) {
  return <>{tabs(useValue(useResource(orderList.counts, {}).data))}</>;
}

interface LaterTabProps<Texts extends TabTexts> extends Omit<TabFrameProps, 'children'> {
  load: () => Promise<OrdersTabSpec<Texts>>;
  texts: Texts;
}

/** A product's tab in a chunk of its own. */
export function LaterTab<Texts extends TabTexts>({ load, texts, ...frame }: LaterTabProps<Texts>) {
  const spec = useLater(true, load);
  if (spec) return <OrdersTab spec={spec} texts={texts} tabs={frame.tabs} />;
  return (
    <TabFrame {...frame}>
      <Skeleton height={320} />
    </TabFrame>
  );
}
