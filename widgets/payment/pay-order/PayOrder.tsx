import { importAgain, useLater } from '#kit/part.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { LaterApproval } from '#parts/process/order/LaterApproval.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { BackHead } from '#ui/journey/BackHead.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { LaterStuckBar } from '#ui/journey/LaterStuckBar.tsx';
import { Checkout, Summary } from './Checkout.tsx';
import { createPayOrder } from './model.ts';
import type { PayOrderModel } from './model.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';
import { useSay } from '#kit/say.ts';

interface PayOrderProps {
  orderId?: string;
  orderNo?: string;
  businessType?: string;
}

const digest = async (password: string) =>
  (await importAgain(() => import('#parts/login/password-hash.ts'))).passwordHash(password);

/** The pay page of an order (specification 2, sections 4 and 6). The address or the partner names the payment and its business type; a flight's needs none. */
export function PayOrder({ orderId, orderNo, businessType }: PayOrderProps) {
  const services = useServices();
  const texts = useTexts('pay-order', ownTexts);
  const model = useModel(() => {
    const { params, query } = services.place.peek();
    const id = orderId || orderNo || params['orderId'] || params['orderNo'] || params['id'] || query['orderId'] || '';
    const type = businessType || query['businessType'] || 'dometicketOrderPay';
    return createPayOrder(services, { orderId: id, businessType: type }, texts, digest);
  });
  const phase = useValue(model.cashier.phase);
  const ended = useLater(phase !== 'loading' && phase !== 'failed', () => import('./end/Ended.tsx'));
  const paid = useLater(phase === 'paid', () => import('./end/Paid.tsx'));
  return (
    <>
      {phase === 'open' && <TripBar model={model} texts={texts} />}
      <div className="t-page po" aria-busy={phase === 'loading'}>
        {phase === 'open' ? (
          <Checkout model={model} texts={texts} />
        ) : phase === 'awaits' ? (
          <Awaiting model={model} texts={texts} />
        ) : phase === 'paid' ? (
          paid ? (
            <paid.Paid model={model} texts={texts} />
          ) : (
            <Waiting />
          )
        ) : phase === 'loading' ? (
          <Waiting />
        ) : phase === 'failed' ? (
          <Failed model={model} texts={texts} />
        ) : ended ? (
          <ended.Ended model={model} texts={texts} phase={phase} />
        ) : (
          <Waiting />
        )}
      </div>
    </>
  );
}

/** The paid-for trip stays in view above the methods. */
function TripBar({ model, texts }: { model: PayOrderModel; texts: Texts }) {
  const { say } = useSay();
  const info = useValue(model.cashier.info);
  return (
    info && <LaterStuckBar label={texts.trip} title={say(info.title.split('\u3000')[0])} facts={say(info.lines[0])} />
  );
}

/** Boxes of the real page, so that nothing jumps. */
function Waiting() {
  return (
    <>
      <div className="t-card t-col po-skel">
        <Skeleton width={240} height={24} />
        <Skeleton width={320} />
      </div>
      <div className="t-card t-col po-skel">
        <Skeleton width={280} height={20} />
        <Skeleton width={360} />
        <Skeleton width={200} />
      </div>
      <div className="t-card t-col po-skel">
        <Skeleton width={96} height={20} />
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} height={64} />
        ))}
      </div>
    </>
  );
}

/** The company decides first: the order in short, its approval, and the ways out. Once approved, the page goes on by itself. */
function Awaiting({ model, texts }: { model: PayOrderModel; texts: Texts }) {
  const [info, isCancelling, journey] = useValues(model.cashier.info, model.isCancelling, model.journey);
  const later = useLater(true, () => import('#parts/order/finish/NextOrder.tsx'));
  return (
    <>
      <BackHead title={texts.title} onBack={model.back} />
      {!info?.approval?.moved && <Alert kind="info">{info?.approval ? texts.awaits : texts.awaitsSeats}</Alert>}
      <Summary model={model} texts={texts} />
      <LaterApproval approval={info?.approval} onDecided={model.reload} />
      {later && <later.NextOrder />}
      <div className="t-row">
        <Button onClick={model.showOrder}>{texts.showOrder}</Button>
        {journey && (
          <Button kind="text" busy={isCancelling} onClick={model.cancel}>
            {journey.giveUp}
          </Button>
        )}
      </div>
    </>
  );
}

/** The payment cannot be read: what the server says, and the order, which is not touched by that. */
function Failed({ model, texts }: { model: PayOrderModel; texts: Texts }) {
  const { say } = useSay();
  const failure = useValue(model.cashier.failure);
  return (
    <section className="t-card" role="status">
      <Empty
        art="fail"
        title={texts.failedTitle}
        text={
          <>
            {say(failure)}
            <br />
            {texts.failedText} · {texts.orderNo} {showOrderNo(model.cashier.orderId)}
          </>
        }
        action={
          <div className="t-row t-row--wrap po-acts">
            {model.hasOrderPlace && <Button onClick={model.showOrder}>{model.showText}</Button>}
            <Button kind="primary" onClick={model.reload}>
              {texts.retry}
            </Button>
          </div>
        }
      />
    </section>
  );
}
