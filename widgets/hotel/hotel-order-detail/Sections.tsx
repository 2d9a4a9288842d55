import { fenOf, showFen, showYuan } from '#domain/money.ts';
import { unpaidCancelSentence } from '#domain/hotel/cancel-rule.ts';
import { guaranteeText } from '#domain/hotel/guarantee.ts';
import { isCancellable } from '#domain/product/stay-status.ts';
import { isSetback } from '#domain/order/times/setback.ts';
import { CancelTimeline } from '#parts/hotel/CancelTimeline.tsx';
import { isBilled } from '#domain/invoice/is-billed.ts';
import { BilledVoucher } from '#parts/invoice/BilledVoucher.tsx';
import { OrderFacts, Progress } from '#parts/order/OrderFacts.tsx';
import { Money } from '#parts/order/OrderSections.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { KeyValue } from '#ui/display/KeyValue.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import type { PartProps } from './HotelOrderDetail.tsx';
import { useSay } from '#kit/say.ts';
import { Named } from '#parts/order/tab/Named.tsx';

/** Cancelled or refused before it was paid, at no cost, what was held for it given back: nothing of its rule and of what was due counts any more. */
const isVoid = ({ status, payments, penalty }: PartProps['order']): boolean =>
  (status === 5 || status === 6) && payments.every((one) => one.status === 'refunded') && fenOf(penalty) === 0;

/** Hotel, room and days. */
export function Stay({ texts, order }: PartProps) {
  const { hotel, room, rate } = order;
  const { showDay } = useSay();
  return (
    <Card
      title={texts.stay}
      sub={order.travelType === 'business' ? texts.business : undefined}
      end={order.overStandard && <Tag kind="over">{texts.over}</Tag>}
    >
      <div className="t-col">
        <div>
          <b>
            <Named>{hotel.name}</Named>
          </b>
          <p className="t-s13 t-2 t-facts">
            <Named>{hotel.address}</Named>
            {hotel.metro && <Named>{hotel.metro}</Named>}
            <span>
              <a className="t-link" href={`tel:${hotel.phone.replaceAll('-', '')}`}>
                {`${texts.call} ${hotel.phone}`}
              </a>
            </span>
          </p>
        </div>
        <KeyValue
          items={[
            [texts.checkIn, `${showDay(order.checkIn)} ${texts.from(hotel.checkInFrom)}`],
            [
              texts.checkOut,
              `${showDay(order.checkOut)} ${texts.until(hotel.checkOutUntil)} · ${texts.nights(order.nights)}`,
            ],
            [room.name, [texts.rooms(order.rooms), room.bed, texts.breakfast(rate.breakfasts)].join(' · ')],
            [texts.party, texts.people(order.adults, order.childAges)],
            [texts.arrival, order.arrival],
            [texts.confirmNo, order.confirmNo],
            [texts.remark, order.remark],
          ]}
        />
      </div>
    </Card>
  );
}

/** Guests of each room, as the desk asks for them. */
export function Guests({ texts, order }: PartProps) {
  const { say } = useSay();
  return (
    <Card title={texts.guests}>
      <KeyValue
        items={order.guests.map((guests, at) => [
          texts.room(at + 1),
          <Named key={at}>{guests.map(({ name, pinyin }) => texts.guest(name, pinyin)).join(say('、'))}</Named>,
        ])}
      />
    </Card>
  );
}

/** The cancellation as a sentence; once the order is with the hotel, also as a timeline. An unpaid order is cancelled for free. */
export function Rules({ texts, order, model }: PartProps) {
  const { say } = useSay();
  if (isVoid(order)) return null;
  const { cancel } = order.rate;
  return (
    <Card title={texts.rules}>
      <div className="t-col t-s13">
        <p>{say(order.status === 0 ? unpaidCancelSentence(cancel) : cancel.sentence)}</p>
        {order.status > 0 && isCancellable(order.status) && (
          <>
            <CancelTimeline rule={cancel} total={order.payprice} nowMs={model.now()} />
            <p className="t-2">
              {texts.noChange} <LinkButton onClick={model.rebook}>{texts.otherDays}</LinkButton>
            </p>
          </>
        )}
      </div>
    </Card>
  );
}

export function Steps({ texts, order: { status, timeline } }: PartProps) {
  const first = status === 5 ? 'off' : [0, 1, 6, 7].includes(status) ? 'now' : 'done';
  return <Progress texts={texts} timeline={timeline} first={first} isSetback={isSetback} />;
}

/** Each night, the sum, what is paid online and at the hotel, and the payments. */
export function Prices({ texts, order }: PartProps) {
  const { rate, rooms, payprice, payments, penalty } = order;
  const atHotel = fenOf(rate.total) - fenOf(payprice);
  const isDue = order.actions.includes('pay');
  const { say, showDay } = useSay();
  const isGuarantee = rate.payKind === 'guarantee';
  const wasVoided = isVoid(order);
  return (
    <Card title={texts.price}>
      <div className="t-col">
        {rate.nights.map(({ date, price }) => (
          <SumRow key={date} label={texts.night(showDay(date), rooms)}>
            ¥{showFen(fenOf(price) * rooms, true)}
          </SumRow>
        ))}
        <div className="t-hr" />
        <SumRow label={texts.roomTotal}>{showYuan(rate.total)}</SumRow>
        {atHotel > 0 && !wasVoided && <SumRow label={texts.atHotel}>¥{showFen(atHotel, true)}</SumRow>}
        {isGuarantee && !wasVoided && <p className="t-s12 t-3">{say(guaranteeText(atHotel))}</p>}
        {order.split && !wasVoided && (
          <SumRow label={texts.shares}>
            {texts.company} {showYuan(order.split.company)} · {texts.personal} {showYuan(order.split.personal)}
          </SumRow>
        )}
        {fenOf(payprice) > 0 && (
          <Money
            texts={texts}
            payments={payments}
            total={payprice}
            isOpen={!wasVoided && (!payments.length || order.status === 0)}
            isDue={isDue}
            lead={isGuarantee ? `${texts.guarantee} ` : ''}
          />
        )}
        {fenOf(penalty) > 0 && (
          <SumRow className="t-s12" label={texts.kept}>
            {showYuan(penalty)}
          </SumRow>
        )}
      </div>
    </Card>
  );
}

export const Facts = ({ texts, order }: PartProps) => (
  <>
    <OrderFacts
      label={texts.contactCard}
      texts={texts}
      order={order}
      own={
        isBilled(order.payments)
          ? []
          : [
              [texts.invoice, texts.invoices[order.invoice]],
              [texts.invoiceKind, order.invoice === 'platform' ? texts.invoiceKinds[order.invoiceKind] : ''],
              [texts.invoiceTitle, order.invoiceTitle],
              [texts.taxNo, order.taxNo],
            ]
      }
    />
    <BilledVoucher order={order} />
  </>
);
