import { momentAt } from '#domain/china-time.ts';
import type { AirOrder } from '#contract/order.ts';
import { useValues } from '#kit/readable.ts';
import { isSetback } from '#domain/order/schedule.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { DetailScreen } from '#screens/DetailScreen.tsx';
import type { DetailContent } from '#screens/DetailScreen.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Timeline } from '#ui/display/Timeline.tsx';
import { AfterSale } from './AfterSale.tsx';
import { Itinerary } from './Itinerary.tsx';
import { Prices } from './Prices.tsx';
import { Facts, Voucher } from './SideCards.tsx';
import { StatusHeader } from './StatusHeader.tsx';
import { Tickets } from './Tickets.tsx';
import { Trackers } from './Tracker.tsx';
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
  const model = useModel(() =>
    createAirOrderDetail(services, id || orderId || services.place.peek().params['id'] || '', texts),
  );
  const [phase, order] = useValues(model.phase, model.order);
  return (
    <DetailScreen
      title={texts.title}
      onBack={model.back}
      state={phase}
      data={order}
      failed={{ title: texts.failedTitle, text: texts.failedText, button: texts.retry, onPress: model.load }}
      missing={{ title: texts.missingTitle, text: texts.missingText, button: texts.search, onPress: model.search }}
    >
      {(shown) => contentOf({ model, texts, order: shown })}
    </DetailScreen>
  );
}

function contentOf(props: PartProps): DetailContent {
  return {
    notice: <Offline {...props} />,
    status: (
      <>
        <StatusHeader {...props} />
        <AfterSale {...props} />
      </>
    ),
    main: (
      <>
        <Trackers {...props} isOpen />
        <Itinerary {...props} />
        <Tickets {...props} />
        <Trackers {...props} isOpen={false} />
        <Progress {...props} />
      </>
    ),
    side: (
      <>
        <Prices {...props} />
        <Voucher {...props} />
        <Facts {...props} />
      </>
    ),
  };
}

function Offline({ model, texts }: PartProps) {
  const [isOnline, asOfMs] = useValues(useServices().online, model.asOfMs);
  if (isOnline) return null;
  return (
    <Alert kind="warn">
      {texts.offline} {momentAt(asOfMs).slice(11, 16)} {texts.offlineEnd}
    </Alert>
  );
}

function Progress({ texts, order }: PartProps) {
  // The step that the order waits for is under way; all others have happened.
  const isWaiting = [0, 1, 7, 8, 9, 10, 11].includes(order.status);
  const first = order.status === 5 ? 'off' : isWaiting ? 'now' : 'done';
  return (
    <Card title={texts.progress}>
      <Timeline
        items={order.timeline.map((event, at) => ({
          state: isSetback(event.title) ? 'warn' : at ? 'done' : first,
          title: event.title,
          time: event.time.slice(5, 16),
          detail: event.detail,
        }))}
      />
    </Card>
  );
}
