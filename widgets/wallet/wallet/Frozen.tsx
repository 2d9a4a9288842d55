import { useEffect } from 'react';
import { showOrderNo } from '#domain/order/order-number.ts';
import { Said } from '#parts/order/tab/Named.tsx';
import { RouteLink } from '#screens/RouteLink.tsx';
import { useServices } from '#kit/widget.ts';
import { useValues } from '#kit/readable.ts';
import { Button } from '#ui/controls/Button.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import type { PartProps } from './Balances.tsx';

/** Each frozen amount with its subject and the event that releases it. */
export function Frozen({ model, t, show, onClose }: PartProps & { onClose(): void }) {
  const { clock } = useServices();
  const [known, page] = useValues(model.frozen.current, model.frozen.data);
  useEffect(() => void model.frozen.load(), [model]);
  return (
    <Dialog open width={640} title={t.frozenTitle} onClose={onClose}>
      {page === null ? (
        known.state === 'loading' ? (
          <Skeleton height={64} />
        ) : (
          <Empty
            art="fail"
            title={t.failed}
            action={<Button onClick={() => void model.frozen.load()}>{t.retry}</Button>}
          />
        )
      ) : page.rows.length === 0 ? (
        <Empty art="order" title={t.noFrozen} />
      ) : (
        <ul className="wl__z">
          {page.rows.map(({ id, account, title, amount, orderId, release, releaseAt }) => (
            <li key={id}>
              <SumRow
                label={
                  <b>
                    <Said>{title}</Said>
                  </b>
                }
              >
                ¥{show(amount)}
              </SumRow>
              {orderId && (
                <RouteLink to="ticket_order_details" params={{ id: orderId }}>
                  {showOrderNo(orderId)}
                </RouteLink>
              )}
              {account === 'wallet' && (
                <RouteLink to="my_wallet" params={{ view: 'withdrawals', no: id }}>
                  {id}
                </RouteLink>
              )}
              <p className="t-s12 t-3">
                <Said>{release}</Said>
                {releaseAt && t.releaseAt(endOfDay(t.moment(releaseAt, clock.today())))}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

/** The end of a day as the withdrawal itself names it. */
const endOfDay = (moment: string): string => moment.replace(/23:59$/, '24:00');
