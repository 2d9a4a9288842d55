import { momentAt } from '#domain/china-time.ts';
import type { AirOrder } from '#contract/order.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Alert } from '#ui/states/Alert.tsx';
import { BackHead } from '#ui/journey/BackHead.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Timeline } from '#ui/display/Timeline.tsx';
import { Itinerary } from './Itinerary.tsx';
import { Facts, Prices, Voucher } from './SideCards.tsx';
import { StatusHeader } from './StatusHeader.tsx';
import { Tickets } from './Tickets.tsx';
import { createAirOrderDetail } from './model.ts';
import type { AirOrderDetailModel } from './model.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

export interface PartProps {
  model: AirOrderDetailModel;
  texts: Texts;
  order: AirOrder;
}

/** A flight order: its status, the next step, and everything that was bought (product-research 2.25). */
export function AirOrderDetail({ id, orderId }: { id?: string; orderId?: string }) {
  const services = useServices();
  const texts = useTexts('air-order-detail', ownTexts);
  const model = useModel(() => createAirOrderDetail(services, id || orderId || services.place.peek().params['id'] || '', texts));
  const phase = useValue(model.phase);
  const order = useValue(model.order);
  return (
    <div className="t-page od" aria-busy={phase === 'loading'}>
      {order ? <Order model={model} texts={texts} order={order} /> : phase === 'loading' ? <Waiting /> : <NoOrder model={model} texts={texts} phase={phase} />}
    </div>
  );
}

function Order({ model, texts, order }: PartProps) {
  const isOnline = useValue(useServices().online);
  const asOfMs = useValue(model.asOfMs);
  // The step that the order waits for is under way; all others have happened.
  const isWaiting = [0, 1, 7, 8, 9, 10, 11].includes(order.status);
  return (
    <>
      {!isOnline && (
        <Alert kind="warn">
          {texts.offline} {momentAt(asOfMs).slice(11, 16)} {texts.offlineEnd}
        </Alert>
      )}
      <BackHead title={texts.title} onBack={model.back} />
      <StatusHeader model={model} texts={texts} order={order} />
      <div className="od__g">
        <div className="od__c">
          <Itinerary model={model} texts={texts} order={order} />
          <Tickets model={model} texts={texts} order={order} />
          <Card title={texts.progress}>
            <Timeline
              items={order.timeline.map((event, at) => ({ state: at ? 'done' : order.status === 5 ? 'off' : isWaiting ? 'now' : 'done', title: event.title, time: event.time.slice(5, 16), detail: event.detail }))}
            />
          </Card>
        </div>
        <aside className="od__c">
          <Prices model={model} texts={texts} order={order} />
          <Voucher model={model} texts={texts} order={order} />
          <Facts model={model} texts={texts} order={order} />
        </aside>
      </div>
    </>
  );
}

function NoOrder({ model, texts, phase }: Omit<PartProps, 'order'> & { phase: string }) {
  const panels = {
    failed: <Empty art="fail" title={texts.failedTitle} text={texts.failedText} action={<Button onClick={model.load}>{texts.retry}</Button>} />,
    missing: <Empty art="search" title={texts.missingTitle} text={texts.missingText} action={<Button onClick={model.search}>{texts.search}</Button>} />,
  };
  return <section className="t-card">{panels[phase as keyof typeof panels]}</section>;
}

/** Boxes of the real page, so that nothing jumps. */
function Waiting() {
  const card = (height: number) => (
    <div className="t-card od-skel" key={height}>
      <Skeleton width={160} height={24} />
      <Skeleton height={height} />
    </div>
  );
  return (
    <>
      {card(20)}
      <div className="od__g">
        <div className="od__c">{[64, 96, 120].map(card)}</div>
        <aside className="od__c">{[140, 80].map(card)}</aside>
      </div>
    </>
  );
}
