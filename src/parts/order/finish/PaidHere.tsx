import { payment } from '#contract/payment.ts';
import { isPartOfOrder, orderPlace, paymentNamed } from '#domain/product/business-types.ts';
import { createResource } from '#kit/resources/resource.ts';
import { writes } from '#kit/resources/writes.ts';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { PaidNote } from './PaidNote.tsx';
import { finishTexts } from './texts.ts';

/** The payment that the address names, by the server's answer: the address alone proves none. The next act of the member takes its place. */
export function PaidHere({ paid }: { paid: string }) {
  const services = useServices();
  const texts = useTexts('order-finish', finishTexts);
  const { say } = useSay();
  const named = paymentNamed(paid);
  const { resource } = useModel(() => {
    const { orderId = '', type = 'dometicketOrderPay' } = named ?? {};
    const info = createResource(services, payment.info, { orderId, businessType: type });
    if (named) void info.load();
    const before = writes.peek();
    const stop = writes.subscribe((count) => {
      if (count !== before) services.setQuery({ paid: undefined }, { replace: true });
    });
    return {
      resource: info,
      dispose() {
        stop();
        info.dispose();
      },
    };
  });
  const [info, known] = useValues(resource.data, resource.current);
  if (known.state === 'failed')
    return (
      <Alert
        kind="warn"
        action={
          <Button size="sm" onClick={() => void resource.load()}>
            {texts.retry}
          </Button>
        }
      >
        <b>{texts.paymentNotRead}</b>
        <div className="t-s13">{say(known.text)}</div>
      </Alert>
    );
  if (!named || info?.state !== 'paid') return null;
  const place = orderPlace(named.type, info);
  return (
    <PaidNote
      kind="ok"
      title={say(named.message)}
      parts={info.paid}
      orderNo={info.orderNo}
      action={
        place &&
        place.route !== services.place.peek().name && (
          <Button size="sm" onClick={() => services.navigate(place.route, place.params)}>
            {texts.showOrder}
          </Button>
        )
      }
    >
      <div className="t-s13 t-facts">
        <span>{say(info.title)}</span>
        {info.lines.slice(0, isPartOfOrder(named.type) ? undefined : 1).map((line) => (
          <span key={line}>{say(line)}</span>
        ))}
      </div>
    </PaidNote>
  );
}
