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

/** The people of an order; those whose tickets are all refunded while others travel are struck. `max`: names that there is room for. */
export function Travellers({ order, pause, max = Infinity }: { order: OrderRow; pause: string; max?: number }) {
  const { say } = useSay();
  const people = markedTravellers(order);
  const more = people.length > max ? ` +${people.length - max}` : '';
  return (
    <>
      <Unbroken
        words={people.slice(0, max).map(({ name, isRefunded }, at) =>
          isRefunded ? (
            <span key={at} className="t-3">
              <s>
                <Named>{name}</Named>
              </s>{' '}
              {say('已退票')}
            </span>
          ) : (
            <Named key={at}>{name}</Named>
          ),
        )}
        between={pause}
      />
      {more}
    </>
  );
}
