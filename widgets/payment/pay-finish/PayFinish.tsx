import type { ReactNode } from 'react';
import type { AirOrder } from '#contract/order.ts';
import { hidePhone } from '#domain/account/phone.ts';
import { clockOf, momentAt } from '#domain/china-time.ts';
import { showYuan } from '#domain/money.ts';
import { hasCalendar } from '#domain/order/calendar/calendar-time.ts';
import { checkInOpens } from '#domain/order/next-step.ts';
import { businessTypeOf, isBenefit } from '#domain/product/business-types.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { BackToApplication } from '#parts/order/finish/BackToApplication.tsx';
import { OwnFinish, ownFinishes } from '#parts/order/finish/OwnFinish.tsx';
import { FinishSkeleton, OrderFinish } from '#parts/order/finish/OrderFinish.tsx';
import type { Finish } from '#parts/order/finish/OrderFinish.tsx';
import { useModel, useServices } from '#kit/widget.ts';
import { CopyButton } from '#ui/controls/CopyButton.tsx';
import { BackHead } from '#ui/journey/BackHead.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Dot } from '#ui/display/Tag.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { Spinner } from '#ui/states/Spinner.tsx';
import { Steps } from '#ui/journey/Steps.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { BenefitFinish } from './BenefitFinish.tsx';
import { createPayFinish } from './model.ts';
import type { PayFinishModel, Shown } from './model.ts';
import { NoOrder } from './NoOrder.tsx';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';
import { useSay } from '#kit/say.ts';

/** 订单支付成功, the payments with their payers, and the state of the ticket; without a ticket, the reason. */
export function PayFinish({ orderId, businessType }: { orderId?: string; businessType?: string }) {
  const services = useServices();
  const { name, params, query } = services.place.peek();
  const id = orderId || params['orderId'] || query['orderId'] || '';
  const texts = useTexts('pay-finish', ownTexts);
  const type = businessTypeOf(businessType ?? query['businessType'] ?? '');
  if (!id && name === 'recharge_finish')
    return (
      <div className="t-page pf">
        <section className="t-card pf__card">
          <Empty
            art="search"
            title={texts.missing}
            text={texts.missingText}
            action={<Button onClick={() => services.navigate('my_wallet')}>{texts.showWallet}</Button>}
          />
        </section>
      </div>
    );
  const load = type && ownFinishes[type];
  if (id && load) return <OwnFinish orderId={id} load={load} />;
  if (!id || !type || (type !== 'recharge' && !isBenefit(type))) return <FlightFinish orderId={id} texts={texts} />;
  return (
    <div className="t-page pf">
      <section className="t-card pf__card" aria-live="polite">
        <BenefitFinish orderId={id} type={type} texts={texts} />
      </section>
    </div>
  );
}

function FlightFinish({ orderId, texts }: { orderId: string; texts: Texts }) {
  const services = useServices();
  const model = useModel(() => createPayFinish(services, orderId, texts));
  const shown = useValue(model.shown);
  const detail = useValue(model.detail);
  return (
    <div className="t-page pf" aria-busy={shown === 'loading'}>
      <BackHead title={texts.title} onBack={model.back} />
      {detail && (
        <Steps
          className="t-steps--wide pf__steps"
          items={texts.steps}
          current={stepOf(shown)}
          onFirst={model.toFlights}
        />
      )}
      <section className="t-card pf__card" aria-live="polite">
        {shown === 'loading' ? (
          <FinishSkeleton />
        ) : detail ? (
          <Result model={model} texts={texts} detail={detail} shown={shown} />
        ) : (
          <NoOrder model={model} texts={texts} shown={shown} />
        )}
      </section>
    </div>
  );
}

interface PartProps {
  model: PayFinishModel;
  texts: Texts;
  detail: AirOrder;
  shown: Shown;
}

function Result(props: PartProps) {
  const { texts, detail, shown } = props;
  const heads: Partial<Record<Shown, readonly [Finish, title: string]>> = {
    rejected: ['bad', texts.failed],
    unpaid: ['open', texts.unpaid],
    closed: ['over', texts.closed],
  };
  const [finish, title] = heads[shown] ?? ['ok', texts.success];
  return (
    <OrderFinish
      finish={finish}
      title={title}
      text={<State {...props} />}
      parts={detail.payments.length > 0 && <Parts {...props} />}
      actions={<Actions {...props} />}
    >
      <Trip {...props} />
    </OrderFinish>
  );
}

function Parts({ texts, detail }: PartProps) {
  return (
    <>
      {detail.payments.map((part) => (
        <SumRow
          key={part.tradeNo || part.payer + part.method}
          label={texts.paidIn(texts[part.payer], texts.methods[part.method])}
        >
          {part.status !== 'paid' && (
            <Dot kind={part.status === 'refunding' ? 'warn' : undefined} className="t-s12 pf__back">
              {texts[part.status]}
            </Dot>
          )}
          {showYuan(part.amount)}
        </SumRow>
      ))}
      {detail.payments.length > 1 && (
        <>
          <div className="t-hr" />
          <SumRow label={<b>{texts.sum}</b>}>
            <b>{showYuan(detail.payprice)}</b>
          </SumRow>
        </>
      )}
    </>
  );
}

/** The purchase: one line per flight, the passengers, and the order number. */
function Trip({ model, texts, detail, shown }: PartProps) {
  const { say, showDay } = useSay();
  const isAhead = shown === 'ticketing' || shown === 'ticketed';
  return (
    <dl className="pf__trip">
      {detail.flightList.map((flight) => (
        <div key={flight.flightId}>
          <dt>
            <b>
              {flight.orgcityname} → {flight.dstcityname}
            </b>{' '}
            {flight.airlineName} {flight.flightNo}
          </dt>
          <dd className="t-facts">
            <span>
              {showDay(flight.depTime.slice(0, 10))} {clockOf(flight.depTime)}–{clockOf(flight.arrTime)}
              {flight.arrivalDays > 0 && ` ${texts.daysOn(flight.arrivalDays)}`}
            </span>
            <span>
              {flight.orgAirportName} {flight.orgTerm} → {flight.dstAirportName} {flight.dstTerm}
            </span>
            {isAhead && <span>{texts.checkInFrom(say(checkInOpens(flight)))}</span>}
          </dd>
        </div>
      ))}
      <div className="pf__fact">
        <dt>{texts.passengers}</dt>
        <dd>{detail.psgList.map(({ name }) => name).join(say('、'))}</dd>
      </div>
      <div className="pf__fact">
        <dt>{texts.orderNo}</dt>
        <dd>
          {showOrderNo(detail.orderNo)}
          <CopyButton label={texts.copyOrderNo} onClick={() => model.copyText(detail.orderNo)} />
        </dd>
      </div>
    </dl>
  );
}

function State({ model, texts, detail, shown }: PartProps) {
  const isLong = useValue(model.isLong);
  const byMs = detail.ticketByMs;
  const { telephones } = useValue(useServices().config);
  const phone = hidePhone(detail.contact.mobilePhone);
  const lines: Partial<Record<Shown, ReactNode>> = {
    ticketing: isLong ? (
      texts.ticketingLong
    ) : (
      <>
        <Spinner />
        <span>{texts.ticketing(byMs ? clockOf(momentAt(byMs)) : '', phone)}</span>
      </>
    ),
    ticketed: phone ? `${texts.ticketed} ${phone}` : texts.ticketedPlain,
    rejected: `${texts.failedText} ${telephones[0] ?? ''}`,
    unpaid: texts.unpaidText,
    closed: texts.closedText,
  };
  return <>{lines[shown]}</>;
}

function Actions({ model, texts, detail, shown }: PartProps) {
  const { clock } = useServices();
  const isLong = useValue(model.isLong);
  const isOver = shown === 'rejected' || shown === 'closed';
  const isOneWay = detail.flightType === 1;
  return (
    <>
      {(shown === 'unpaid' || isLong) && <Button onClick={model.follow}>{texts.lookAgain}</Button>}
      {hasCalendar(detail, clock.now()) && <Button onClick={model.addToCalendar}>{texts.addToCalendar}</Button>}
      {shown !== 'ticketing' && <Button onClick={model.showOrder}>{texts.showOrder}</Button>}
      {shown === 'unpaid' ? (
        <Button kind="action" onClick={model.pay}>
          {texts.pay}
        </Button>
      ) : detail.ofCompany?.application && !isOver ? (
        <BackToApplication of={detail.ofCompany.application} />
      ) : (
        <Button
          kind={shown === 'ticketing' ? 'outline' : 'primary'}
          onClick={isOver ? model.bookAgain : isOneWay ? model.bookReturn : model.bookMore}
        >
          {isOver ? texts.bookAgain : isOneWay ? `${texts.returnTrip} ${wayBack(detail)}` : texts.bookMore}
        </Button>
      )}
      {shown === 'ticketing' && (
        <Button kind="primary" onClick={model.showOrder}>
          {texts.showOrder}
        </Button>
      )}
      <Button kind="text" onClick={model.toFlights}>
        {texts.toFlights}
      </Button>
    </>
  );
}

const stepOf = (shown: Shown): number => (shown === 'ticketed' ? 4 : shown === 'ticketing' ? 3 : 2);

const wayBack = ({ flightList: [flight] }: AirOrder): string =>
  flight ? `${flight.dstcityname} → ${flight.orgcityname}` : '';
