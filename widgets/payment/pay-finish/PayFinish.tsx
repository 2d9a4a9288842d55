import { businessTypeOf, isBenefit } from '#domain/product/business-types.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { OwnFinish, ownFinishes } from '#parts/order/finish/OwnFinish.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { BenefitFinish } from './BenefitFinish.tsx';
import { FlightFinish } from './FlightFinish.tsx';
import { texts as ownTexts } from './texts.ts';

/** 订单支付成功, the payments with their payers, and the state of the ticket; without a ticket, the reason. */
export function PayFinish({ orderId, businessType }: { orderId?: string; businessType?: string }) {
  const services = useServices();
  const { name, params, query } = services.place.peek();
  const id = orderId || params['orderId'] || query['orderId'] || '';
  const texts = useTexts('pay-finish', ownTexts);
  const type = businessTypeOf(businessType ?? query['businessType'] ?? '');
  const load = type && ownFinishes[type];
  if (id && load) return <OwnFinish orderId={id} load={load} />;
  const isOwn = id && type && (type === 'recharge' || isBenefit(type));
  if (id && !isOwn) return <FlightFinish orderId={id} texts={texts} />;
  return (
    <div className="t-page pf">
      <section className="t-card pf__card" aria-live="polite">
        {isOwn ? (
          <BenefitFinish orderId={id} type={type} texts={texts} />
        ) : name === 'recharge_finish' ? (
          <Empty
            art="search"
            title={texts.missingTitle}
            text={texts.missingText}
            action={<Button onClick={() => services.navigate('my_wallet')}>{texts.showWallet}</Button>}
          />
        ) : (
          // A payment without an order of ours to look at.
          <Empty
            art="done"
            title={texts.done}
            text={texts.doneText}
            action={<Button onClick={() => services.navigate('DomesticAirTicketQuery')}>{texts.bookMore}</Button>}
          />
        )}
      </section>
    </div>
  );
}
