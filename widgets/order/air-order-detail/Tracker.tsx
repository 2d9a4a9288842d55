import type { AfterSale, SaleStep } from '#contract/order-after-sale.ts';
import type { OrderFlight } from '#contract/order.ts';
import { clockOf, showDay } from '#domain/china-time.ts';
import { ticketsBeside } from '#domain/order/after-sale/open-tickets.ts';
import { reasonLabel } from '#domain/order/after-sale/reasons.ts';
import { isUnderWay, saleLook } from '#domain/order/after-sale/sale-states.ts';
import { useValue } from '#kit/readable.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Countdown } from '#ui/display/Countdown.tsx';
import { Dot } from '#ui/display/Tag.tsx';
import { Timeline } from '#ui/display/Timeline.tsx';
import type { TimelineItem } from '#ui/display/Timeline.tsx';
import type { PartProps } from './AirOrderDetail.tsx';
import type { Texts } from './texts.ts';

const stateOf: Readonly<Record<SaleStep['state'], TimelineItem['state']>> = {
  done: 'done',
  now: 'now',
  later: 'next',
  off: 'off',
};

/**
 * Requests for refund and change with their steps, up to the money's arrival. `isOpen`: those under way and a refusal
 * until the next request, or those that are over.
 */
export function Trackers({ isOpen, ...props }: PartProps & { isOpen: boolean }) {
  const { afterSales } = props.order;
  const newest = afterSales.reduce<AfterSale | null>(
    (found, one) => (found && found.createTime >= one.createTime ? found : one),
    null,
  );
  const isNews = (sale: AfterSale) =>
    isUnderWay(sale.state) || sale.state === 'returning' || (sale.state === 'refused' && sale === newest);
  return afterSales
    .filter((sale) => isNews(sale) === isOpen)
    .map((sale) => <Tracker key={sale.saleId} sale={sale} {...props} />);
}

function Tracker({ sale, model, texts, order }: PartProps & { sale: AfterSale }) {
  const busy = useValue(model.withdrawing);
  // No other request may begin meanwhile.
  const isAlone = isUnderWay(sale.state) && ticketsBeside(order, model.now()).length > 0;
  const { label, dot } = saleLook(sale.state);
  return (
    <Card
      className="od-track"
      title={texts.saleTitles[sale.kind]}
      sub={[namesOf(sale), reasonLabel(sale.reason), sale.createTime.slice(5, 16)].join(' · ')}
      end={<Dot kind={dot || undefined}>{label}</Dot>}
    >
      <div className="t-col">
        {sale.kind === 'change' && <OldAndNew {...sale} texts={texts} />}
        <Timeline
          items={sale.steps.map(({ state, title, time, detail }) => ({
            state: stateOf[state],
            title,
            time: time.slice(5, 16),
            detail,
          }))}
        />
        {(sale.actions.length > 0 || isAlone) && (
          <div className="t-row t-row--wrap od-sale">
            {sale.kind === 'change' && sale.actions.includes('pay') && (
              <>
                <Button kind="action" size="sm" onClick={() => model.payChange(sale.saleId)}>
                  {texts.payChange} ¥{sale.totals.due}
                </Button>
                <Countdown prefix={texts.payWithin} untilMs={sale.payDeadlineMs} now={model.now} onEnd={model.load} />
              </>
            )}
            {sale.actions.includes('withdraw') && (
              <Button size="sm" busy={busy} data-sale="" onClick={() => model.withdraw(sale)}>
                {texts.withdraw}
              </Button>
            )}
            {isAlone && <span className="t-s12 t-3">{texts.othersLater}</span>}
          </div>
        )}
      </div>
    </Card>
  );
}

const namesOf = ({ lines }: AfterSale): string =>
  Array.from(new Set(lines.map(({ name }: { name: string }) => name))).join('、');

/** The flight that is given up, and the one in its place. */
export function OldAndNew({
  old,
  new: next,
  texts,
}: {
  old: OrderFlight;
  new: OrderFlight;
  texts: Pick<Texts, 'oldFlight' | 'newFlight'>;
}) {
  return (
    <dl className="t-kv">
      <dt>{texts.oldFlight}</dt>
      <dd className="t-3">{flightLine(old)}</dd>
      <dt>{texts.newFlight}</dt>
      <dd className="t-m">{flightLine(next)}</dd>
    </dl>
  );
}

const flightLine = ({ depTime, arrTime, arrivalDays, airlineName, flightNo, productName, cabinCode }: OrderFlight) =>
  `${showDay(depTime.slice(0, 10))} ${clockOf(depTime)}–${clockOf(arrTime)}${arrivalDays ? ` +${arrivalDays}天` : ''} ${airlineName} ${flightNo} · ${productName} ${cabinCode}`;
