import type { ReactNode } from 'react';
import { payment } from '#contract/payment.ts';
import { wallet } from '#contract/wallet.ts';
import type { PayInfo } from '#contract/payment.ts';
import { showYuan } from '#domain/money.ts';
import { orderPlace } from '#domain/product/business-types.ts';
import type { BusinessType } from '#domain/product/business-types.ts';
import { createResource } from '#kit/resources/resource.ts';
import { useValue } from '#kit/readable.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { FinishSkeleton, OrderFinish } from '#parts/order/finish/OrderFinish.tsx';
import { BackToPayment } from '#parts/account/recharge/BackToPayment.tsx';
import { useShownAmount } from '#parts/account/hidden-amounts.tsx';
import { Button } from '#ui/controls/Button.tsx';
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
        title={isMissing ? texts.missing : texts.loadFailed}
        text={isMissing ? texts.missingText : texts.loadFailedText}
        action={isMissing ? show : <Button onClick={() => void resource.load()}>{texts.retry}</Button>}
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

/** The balance that a recharge has led to; nothing where it cannot be read. */
function NewBalance({ texts }: { texts: Texts }) {
  const services = useServices();
  const show = useShownAmount();
  const account = useModel(() => {
    const resource = createResource(services, wallet.account, {});
    void resource.load();
    return resource;
  });
  const data = useValue(account.data);
  return (
    data && (
      <SumRow label={<b>{data.owner === 'company' ? texts.prepaid : texts.balance}</b>}>
        <b>¥{show(data.wallet.available)}</b>
      </SumRow>
    )
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
          {info.paid.map((part) => (
            <SumRow
              key={part.payer + part.method}
              label={
                isRecharge ? texts.methods[part.method] : texts.paidIn(texts[part.payer], texts.methods[part.method])
              }
            >
              {showYuan(part.amount)}
            </SumRow>
          ))}
          <SumRow label={isRecharge ? texts.rechargeNo : texts.orderNo}>{info.orderNo}</SumRow>
          {info.state === 'paid' && children}
        </>
      }
    />
  );
}
