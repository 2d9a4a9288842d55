import type { ReactNode } from 'react';
import { payment } from '#contract/payment.ts';
import { wallet } from '#contract/wallet.ts';
import type { PayInfo } from '#contract/payment.ts';
import { orderPlace } from '#domain/product/business-types.ts';
import type { BusinessType } from '#domain/product/business-types.ts';
import { createResource } from '#kit/resources/resource.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { FinishSkeleton, OrderFinish } from '#parts/order/finish/OrderFinish.tsx';
import { OrderNumber, PaidParts } from '#parts/order/finish/PaidParts.tsx';
import { finishTexts } from '#parts/order/finish/texts.ts';
import { BackToPayment } from '#parts/account/recharge/BackToPayment.tsx';
import { useShownAmount } from '#parts/account/hidden-amounts.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import type { Texts } from './texts.ts';
import { useSay } from '#kit/say.ts';

interface PartProps {
  orderId: string;
  type: BusinessType;
  texts: Texts;
}

/** The page after a payment for a member benefit or a recharge: by the server's answer, since the address alone proves no payment. */
export function BenefitFinish({ orderId, type, texts }: PartProps) {
  const services = useServices();
  const resource = useModel(() => {
    const info = createResource(services, payment.info, { orderId, businessType: type }, { freshMs: 5000 });
    void info.load();
    return info;
  });
  const known = useValue(resource.current);
  const words = useTexts('order-finish', finishTexts);
  const { say } = useSay();
  const isRecharge = type === 'recharge';
  const place = orderPlace(type, { orderId, orderNo: orderId });
  const goTo = () => place && services.navigate(place.route, place.params);
  const show = <Button onClick={goTo}>{isRecharge ? texts.showWallet : texts.showBenefits}</Button>;
  if (known.state === 'loading') return <FinishSkeleton />;
  if (known.state !== 'ready') {
    const isMissing = known.state === 'missing';
    return (
      <Empty
        art={isMissing ? 'search' : 'fail'}
        title={isMissing ? texts.missingTitle : words.paymentNotRead}
        text={
          isMissing ? (
            texts.missingText
          ) : (
            <>
              {say(known.text)}
              <br />
              {words.safe}
            </>
          )
        }
        action={
          isMissing ? (
            show
          ) : (
            <div className="pf__acts">
              {show}
              <Button kind="primary" onClick={() => void resource.load()}>
                {words.retry}
              </Button>
            </div>
          )
        }
      />
    );
  }
  return (
    <Result
      info={known.data}
      paid={isRecharge ? [texts.recharged, texts.rechargeHolds] : [texts.success, texts.benefitHolds]}
      texts={texts}
      actions={
        <>
          {show}
          {isRecharge && known.data.state === 'paid' && <BackToPayment label={texts.toWaiting} />}
          {(known.data.state === 'open' || known.data.state === 'partly') && (
            <Button kind="action" onClick={() => services.navigate('pay_order', { orderId, businessType: type })}>
              {texts.pay}
            </Button>
          )}
        </>
      }
    >
      {isRecharge && <NewBalance texts={texts} />}
    </Result>
  );
}

/** The balance that a recharge has led to. */
function NewBalance({ texts }: { texts: Texts }) {
  const services = useServices();
  const show = useShownAmount();
  const words = useTexts('order-finish', finishTexts);
  const account = useModel(() => {
    const resource = createResource(services, wallet.account, {});
    void resource.load();
    return resource;
  });
  const [data, { state }] = useValues(account.data, account.current);
  if (!data)
    return (
      state === 'failed' && (
        <SumRow label={texts.balanceNotRead}>
          <LinkButton onClick={() => void account.load()}>{words.retry}</LinkButton>
        </SumRow>
      )
    );
  return (
    <SumRow label={<b>{data.owner === 'company' ? texts.prepaid : texts.balance}</b>}>
      <b>¥{show(data.wallet.available)}</b>
    </SumRow>
  );
}

interface ResultProps {
  info: PayInfo;
  paid: [title: string, text: string];
  texts: Texts;
  /** More facts of a payment that has been made. */
  children: ReactNode;
  actions: ReactNode;
}

function Result({ info, paid, texts, children, actions }: ResultProps) {
  const { say } = useSay();
  const words = useTexts('order-finish', finishTexts);
  const [finish, title, text] =
    info.state === 'paid'
      ? (['ok', ...paid] as const)
      : info.state === 'closed'
        ? (['over', texts.closed, info.closedBecause] as const)
        : (['open', texts.unpaid, texts.unpaidText] as const);
  const isRecharge = info.businessType === 'recharge';
  return (
    <OrderFinish
      finish={finish}
      title={title}
      text={say(text)}
      actions={actions}
      parts={
        <>
          <b>{say(info.title)}</b>
          <span className="t-s13 t-2">{say(info.lines[0])}</span>
          <PaidParts parts={info.paid} isOwn={isRecharge} />
          <SumRow label={isRecharge ? texts.rechargeNo : words.orderNo}>
            <OrderNumber orderNo={info.orderNo} />
          </SumRow>
          {info.state === 'paid' && children}
        </>
      }
    />
  );
}
