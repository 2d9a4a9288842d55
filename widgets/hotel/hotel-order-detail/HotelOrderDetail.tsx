import { momentAt } from '#domain/china-time.ts';
import type { HotelOrder } from '#contract/hotel-order.ts';
import { stayStatus } from '#domain/product/stay-status.ts';
import { stayLead } from '#domain/hotel/stay-lead.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { DetailScreen, StatusHead } from '#screens/DetailScreen.tsx';
import type { DetailContent } from '#screens/DetailScreen.tsx';
import { Button, IconButton } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconCopy, iconPhone } from '#ui/icons/icons.ts';
import { Alert } from '#ui/states/Alert.tsx';
import { Facts, Guests, Prices, Progress, Rules, Stay } from './Sections.tsx';
import { createHotelOrder } from './model.ts';
import type { HotelOrderModel } from './model.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

export interface PartProps {
  model: HotelOrderModel;
  texts: Texts;
  order: HotelOrder;
}

/** An order of a stay: its state, the next step, and everything that was booked. */
export function HotelOrderDetail({ orderNo }: { orderNo?: string }) {
  const services = useServices();
  const texts = useTexts('hotel-order-detail', ownTexts);
  const model = useModel(() =>
    createHotelOrder(services, orderNo || services.place.peek().params['orderNo'] || '', texts),
  );
  const [phase, order] = useValues(model.phase, model.order);
  return (
    <DetailScreen
      title={texts.title}
      onBack={model.back}
      state={phase}
      data={order}
      failed={{ title: texts.failedTitle, text: texts.failedText, button: texts.retry, onPress: model.load }}
      missing={{ title: texts.missingTitle, text: texts.missingText, button: texts.toOrders, onPress: model.toOrders }}
    >
      {(shown) => contentOf({ model, texts, order: shown })}
    </DetailScreen>
  );
}

const contentOf = (props: PartProps): DetailContent => ({
  notice: <Offline {...props} />,
  status: <Status {...props} />,
  main: (
    <>
      <Stay {...props} />
      <Guests {...props} />
      <Rules {...props} />
      <Progress {...props} />
    </>
  ),
  side: (
    <>
      <Prices {...props} />
      <Facts {...props} />
    </>
  ),
});

function Offline({ model, texts }: PartProps) {
  const [isOnline, asOfMs] = useValues(useServices().online, model.asOfMs);
  if (isOnline) return null;
  return (
    <Alert kind="warn">
      {texts.offline} {momentAt(asOfMs).slice(11, 16)} {texts.offlineEnd}
    </Alert>
  );
}

function Status({ model, texts, order }: PartProps) {
  const isCancelling = useValue(model.isCancelling);
  const { telephones } = useValue(useServices().config);
  const { label, dot } = stayStatus.look(order.status);
  const canPay = order.actions.includes('pay');
  return (
    <StatusHead
      part="order-status"
      kind={dot}
      label={label}
      countdown={canPay && { prefix: texts.payWithin, untilMs: order.payDeadlineMs, now: model.now }}
      lead={stayLead(order)}
      facts={
        <>
          {texts.orderNo} {showOrderNo(order.orderNo)}
          <IconButton
            of={iconCopy}
            iconSize={14}
            kind="text"
            size="sm"
            label={texts.copyOrderNo}
            onClick={() => void model.copyText(order.orderNo)}
          />
          <span>
            {texts.bookedAt} {order.createTime.slice(0, 16)}
          </span>
        </>
      }
      actions={
        <>
          {telephones[0] && (
            <LinkButton href={`tel:${telephones[0].replaceAll('-', '')}`}>
              <Icon of={iconPhone} size={16} />
              {texts.service} {telephones[0]}
            </LinkButton>
          )}
          {order.actions.includes('cancel') && (
            <Button kind="text" busy={isCancelling} onClick={() => void model.cancel()}>
              {texts.cancelOrder}
            </Button>
          )}
          {canPay && (
            <Button kind="action" onClick={model.pay}>
              {texts.pay}
            </Button>
          )}
          {order.actions.includes('rebook') && <Button onClick={model.rebook}>{texts.rebook}</Button>}
          {[1, 7].includes(order.status) && <Button onClick={model.load}>{texts.refresh}</Button>}
        </>
      }
    />
  );
}
