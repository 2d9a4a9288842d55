import type { SubordinateTree } from '#contract/subordinate.ts';
import { showYuan } from '#domain/money.ts';
import { Allowed } from '#kit/links/Allowed.tsx';
import { RouteLink } from '#screens/RouteLink.tsx';
import { useWorkbench } from './use-workbench.ts';

/** Sales of the month and of today, and the distributor's share. */
export function SalesFigures({ of: { counts, month, today } }: { of: SubordinateTree }) {
  const { words } = useWorkbench();
  return (
    <div className="wb-acc">
      <p className="t-s12 t-3">{words.salesAmount}</p>
      <p className="wb-acc__big">{showYuan(month.sales)}</p>
      <dl className="wb-acc__parts">
        <div>
          <dt>{words.salesToday}</dt>
          <dd>
            {showYuan(today.sales)} · {words.salesOrdersOf(today.orders)}
          </dd>
        </div>
        <div>
          <dt>{words.salesOrders}</dt>
          <dd>{words.salesOrdersOf(month.orders)}</dd>
        </div>
        <div>
          <dt>{words.salesEarned}</dt>
          <dd>{showYuan(month.earned)}</dd>
        </div>
        <div>
          <dt>{words.team}</dt>
          <dd>{words.teamOf(counts.all, counts.active)}</dd>
        </div>
      </dl>
      <p className="t-row t-s13 wb-acc__do">
        <RouteLink to="order_list" params={{ type: 'airTicket', owner: 'others' }} onlyOpen>
          {words.teamOrders}
        </RouteLink>
        <Allowed to="quick_order">
          <RouteLink to="quick_order" onlyOpen>
            {words.quickOrder}
          </RouteLink>
        </Allowed>
      </p>
    </div>
  );
}
