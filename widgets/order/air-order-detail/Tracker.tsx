import type { AfterSale } from '#contract/order-after-sale.ts';
import type { OrderFlight } from '#contract/order.ts';
import { clockOf } from '#domain/china-time.ts';
import { ticketsBeside } from '#domain/order/after-sale/open-tickets.ts';
import { reasonLabel } from '#domain/order/after-sale/reasons.ts';
import { isUnderWay, saleLook } from '#domain/order/after-sale/sale-states.ts';
import { useValue } from '#kit/readable.ts';
import { Compare } from '#parts/order/sale/Compare.tsx';
import { Tracker } from '#parts/order/sale/Tracker.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Countdown } from '#ui/display/Countdown.tsx';
import type { PartProps } from './AirOrderDetail.tsx';
import type { Texts } from './texts.ts';
import { useTexts } from '#kit/use-texts.ts';
import { trackTexts } from '#parts/flight/order-page/words/track-texts.ts';
import type { TrackTexts } from '#parts/flight/order-page/words/track-texts.ts';
import { useSay } from '#kit/say.ts';
import type { Say } from '#kit/say.ts';

type CompareTexts = Pick<TrackTexts, 'oldFlight' | 'newFlight'> & Pick<Texts, 'daysOn'>;

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
    .map((sale) => <OneTracker key={sale.saleId} sale={sale} {...props} />);
}

function OneTracker({ sale, model, texts, order }: PartProps & { sale: AfterSale }) {
  const busy = useValue(model.withdrawing);
  const { say } = useSay();
  const t = useTexts('air-order-detail', trackTexts);
  // No other request may begin meanwhile.
  const isAlone = isUnderWay(sale.state) && ticketsBeside(order, model.now()).length > 0;
  return (
    <Tracker
      className="od-track"
      title={t.saleTitles[sale.kind]}
      sub={[namesOf(sale).join(say('、')), say(reasonLabel(sale.reason)), say(sale.createTime.slice(5, 16))].join(
        ' · ',
      )}
      look={saleLook(sale.state)}
      steps={sale.steps}
      foot={
        (sale.actions.length > 0 || isAlone) && (
          <div className="t-row t-row--wrap od-sale">
            {sale.kind === 'change' && sale.actions.includes('pay') && (
              <>
                <Button kind="action" size="sm" onClick={() => model.payChange(sale.saleId)}>
                  {t.payChange} ¥{sale.totals.due}
                </Button>
                <Countdown prefix={texts.payWithin} untilMs={sale.payDeadlineMs} now={model.now} onEnd={model.load} />
              </>
            )}
            {sale.actions.includes('withdraw') && (
              <Button size="sm" busy={busy} data-sale="" onClick={() => model.withdraw(sale)}>
                {t.withdraw}
              </Button>
            )}
            {isAlone && <span className="t-s12 t-3">{t.othersLater}</span>}
          </div>
        )
      }
    >
      {sale.kind === 'change' && <OldAndNew {...sale} texts={{ ...t, daysOn: texts.daysOn }} />}
    </Tracker>
  );
}

const namesOf = ({ lines }: AfterSale): string[] =>
  Array.from(new Set(lines.map(({ name }: { name: string }) => name)));

/** The flight that is given up, and the one in its place. */
export function OldAndNew({ old, new: next, texts }: { old: OrderFlight; new: OrderFlight; texts: CompareTexts }) {
  const { showDay } = useSay();
  const lineOf = (flight: OrderFlight) => flightLine(flight, showDay, texts);
  return (
    <Compare
      items={[
        [texts.oldFlight, lineOf(old)],
        [texts.newFlight, lineOf(next)],
      ]}
    />
  );
}

const flightLine = (
  { depTime, arrTime, arrivalDays, airlineName, flightNo, productName, cabinCode }: OrderFlight,
  showDay: Say['showDay'],
  texts: CompareTexts,
) =>
  `${showDay(depTime.slice(0, 10))} ${clockOf(depTime)}–${clockOf(arrTime)}${arrivalDays ? ` ${texts.daysOn(arrivalDays)}` : ''} ${airlineName} ${flightNo} · ${productName} ${cabinCode}`;
