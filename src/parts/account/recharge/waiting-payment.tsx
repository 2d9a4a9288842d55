import { payment } from '#contract/payment.ts';
import type { PayInfo } from '#contract/payment.ts';
import { clockOf, momentAt } from '#domain/china-time.ts';
import { showYuan } from '#domain/money.ts';
import { rechargeFor } from '#domain/payment/recharge-for.ts';
import { useValue } from '#kit/readable.ts';
import { createResource } from '#kit/resources/resource.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Alert } from '#ui/states/Alert.tsx';
import { texts } from './texts.ts';
import { toPayment } from './to-payment.ts';

/** A payment that a recharge is for: `ready` once it is known or none waits, `info` while it takes money. */
export function useWaitingPayment() {
  const services = useServices();
  const { resource, leave, ...waiting } = useModel(() => {
    const { forOrder, forType } = rechargeFor(services.place.peek().query);
    const resource = createResource(services, payment.info, {
      orderId: forOrder ?? '',
      businessType: forType ?? 'recharge',
    });
    if (forOrder) void resource.load();
    return {
      resource,
      isNamed: !!forOrder,
      leave() {
        const go = toPayment(services);
        if (!go) services.navigate('my_wallet');
        else if (!services.back()) go();
      },
      dispose: () => resource.dispose(),
    };
  });
  const { state } = useValue(resource.current);
  const data = useValue(resource.data);
  const info = data && (data.state === 'open' || data.state === 'partly') ? data : null;
  return { ready: !waiting.isNamed || state !== 'loading', info, leave };
}

/** The sum that the wallet lacks for a payment. */
export const missingFor = (info: PayInfo | null): string =>
  info?.methods.find(({ method }) => method === 'tianHangPay')?.missing ?? '';

/** Names the payment that waits. */
export function WaitingNote({ info }: { info: PayInfo }) {
  const t = useTexts('recharge-for', texts);
  const { say } = useSay();
  const missing = missingFor(info);
  return (
    <Alert kind="info" className="is-wide">
      <b>
        {t.waiting} {say(info.title)}
      </b>{' '}
      {missing && t.missing(showYuan(missing))} {t.until(clockOf(momentAt(info.deadlineMs)))}
    </Alert>
  );
}
