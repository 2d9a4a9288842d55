import { importAgain, useLater } from '#kit/part.ts';
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
  const paid = useLater(phase === 'paid', () => import('./Paid.tsx'));
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
        ) : (
          <Ended model={model} texts={texts} phase={phase} />
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
      {!info?.approval?.moved && <Alert kind="info">{texts.awaits}</Alert>}
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

/** Nothing to pay here: why, and what helps. */
function Ended({
  model,
  texts,
  phase,
}: {
  model: PayOrderModel;
  texts: Texts;
  phase: 'failed' | 'missing' | 'overdue' | 'closed';
}) {
  const { say } = useSay();
  const reload = (label: string) => <Button onClick={model.reload}>{label}</Button>;
  const rebook = (
    <Button kind="primary" onClick={model.bookAgain}>
      {model.hasOwnPage || model.isPart ? model.backText : texts.bookAgain}
    </Button>
  );
  const because = say(useValue(model.cashier.info)?.closedBecause);
  const show = !model.hasOwnPage && !model.isPart && <Button onClick={model.showOrder}>{texts.showOrder}</Button>;
  const panels = {
    failed: { art: 'fail', title: texts.failedTitle, text: texts.failedText, action: reload(texts.retry) },
    missing: { art: 'search', title: texts.missingTitle, text: texts.missingText, action: rebook },
    overdue: {
      art: 'order',
      title: texts.overdueTitle,
      text: model.isPart ? texts.overduePart(model.partName) : model.isFlight ? texts.overdueText : texts.overduePlain,
      action: [reload(texts.checkAgain), show, rebook],
    },
    closed: {
      art: 'order',
      title: model.isPart ? texts.closedPart(model.partName) : texts.closedTitle,
      text: because || (model.isPart ? texts.overduePart(model.partName) : texts.closedText),
      action: [show, rebook],
    },
  } as const;
  const { art, title, text, action } = panels[phase];
  return (
    <section className="t-card" role="status">
      <Empty
        art={art}
        title={title}
        text={text}
        action={
          <div className="t-row t-row--wrap po-acts">
            {Array.isArray(action) ? action.map((one, at) => <span key={at}>{one}</span>) : action}
          </div>
        }
      />
    </section>
  );
}
