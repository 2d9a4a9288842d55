import type { OrderRow } from '#contract/order-list.ts';
import { markedTravellers } from '#domain/order/travellers.ts';
import { useSay } from '#kit/say.ts';
import { Unbroken } from '#ui/display/Unbroken.tsx';

/** A name as the provider has it, marked where its language is not that of the mount. */
export function Named({ className, children }: { className?: string | undefined; children: string }) {
  return (
    <span className={className} lang={useSay().langOf(children)}>
      {children}
    </span>
  );
}

/** A text of the provider: its words as the mount says them, the others as they were sent. */
export const Said = ({ className, children }: { className?: string | undefined; children: string }) => (
  <Named className={className}>{useSay().say(children)}</Named>
);

/** A place beside an arrow: it breaks between words, and within one where that alone is too long. */
export const PlaceName = ({ children }: { children: string | undefined }) => (
  <span style={{ wordBreak: 'normal', overflowWrap: 'break-word' }}>{children}</span>
);

/** Names that a row has room for. */
const most = 3;

/** The first people of an order, who of them does not travel any more, and the number of the others. */
export function Travellers({ order, pause }: { order: OrderRow; pause: string }) {
  const { say } = useSay();
  const all = markedTravellers(order);
  const more = all.length - most;
  return (
    <>
      <Unbroken
        words={all.slice(0, most).map(({ name, isRefunded }, at) => (
          <Named key={at} className={isRefunded ? 't-3' : undefined}>
            {isRefunded ? `${name} ${say('已退票')}` : name}
          </Named>
        ))}
        between={pause}
      />
      {more > 0 && <span title={order.psgNames.join(pause)}> +{more}</span>}
    </>
  );
}
