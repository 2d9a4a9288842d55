import type { FlightConflict } from '#contract/flight.ts';
import { fenOf, showFen, yuanOf } from '#domain/money.ts';
import { feeName } from '#domain/payment/fee-name.ts';
import { airStatus } from '#domain/product/air-status.ts';
import { legName, tripOf } from '#domain/trip/legs.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useStyles } from '#kit/use-styles.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { AskGone, AskPrice, ConflictAsk } from '#parts/booking/conflict/ConflictAsk.tsx';
import type { ConflictLooks } from '#parts/booking/conflict/ConflictAsk.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Countdown } from '#ui/display/Countdown.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Price } from '#ui/display/Price.tsx';
import { Dot } from '#ui/display/Tag.tsx';
import type { BookingModel } from '../model.ts';
import { conflictTexts } from './conflict-texts.ts';
import css from './conflict.css?shadow';

type Of<K extends FlightConflict['kind']> = { model: BookingModel; conflict: Extract<FlightConflict, { kind: K }> };

const styles = [css];
const useConflictWords = () => useTexts('flight-conflict', conflictTexts);
const looks: ConflictLooks<FlightConflict, BookingModel> = {
  priceChanged: PriceChanged,
  soldOut: SoldOut,
  duplicate: Duplicate,
};

/** A conflict between form and order, with its choices. */
export function ConflictDialog({ model }: { model: BookingModel }) {
  useStyles(styles);
  const t = useConflictWords();
  return <ConflictAsk<FlightConflict, BookingModel> model={model} words={t} looks={looks} />;
}

function SoldOut({ model, conflict: { adultsOnly, seatsLeft } }: Of<'soldOut'>) {
  const t = useConflictWords();
  return (
    <AskGone
      title={adultsOnly ? t.adultsOnlyTitle : t.soldOutTitle(seatsLeft)}
      text={adultsOnly ? t.adultsOnlyText : t.soldOutText(seatsLeft)}
      other={(seatsLeft > 0 || adultsOnly) && { label: t.soldOutBack, run: model.close }}
      main={{ label: t.change, run: model.chooseAgain }}
    />
  );
}

/** Changed parts of the price by passenger type, with old and new amount. */
function PriceChanged({ model, conflict }: Of<'priceChanged'>) {
  const t = useConflictWords();
  const { say } = useSay();
  const totals = useValue(model.form.totals);
  const { showServFee } = useValue(useServices().config).switches;
  return (
    <AskPrice model={model} words={t} title={t.priceTitle} width={640}>
      <p className="t-s13 t-2">{t.priceText}</p>
      <ul className="fb-box fb-diff bk-gap">
        {conflict.changes.map(({ component, psgType, from, to, ...on }) => {
          const by = fenOf(to) - fenOf(from);
          const leg = say(legName(on, tripOf(conflict.verified.segments)));
          return (
            <li key={`${leg}${psgType}${component}`} className="t-sum">
              <span>
                {leg && `${leg} · `}
                {t.who[psgType]} {component === 'serviceFee' ? say(feeName(showServFee)) : t.part[component]}
              </span>
              <span>
                <s className="t-3">¥{showFen(fenOf(from))}</s> ¥{showFen(fenOf(to))}
                <b>
                  {by > 0 ? t.up : t.down} ¥{showFen(Math.abs(by))} {t.perPerson}
                </b>
              </span>
            </li>
          );
        })}
      </ul>
      {totals && (
        <div className="bk-pc__t">
          <span>{t.newTotal}</span>
          <Price yuan={yuanOf(totals.totalFen)} size="lg" />
        </div>
      )}
    </AskPrice>
  );
}

/** The order that exists decides: an unpaid order is paid, another one shown; booking twice is the last resort. */
function Duplicate({ model, conflict }: Of<'duplicate'>) {
  const t = useConflictWords();
  const { say } = useSay();
  const services = useServices();
  const { reason, orderId, orderNo, status, payprice, payDeadlineMs } = conflict;
  const open = (label: string, route: string, params: Record<string, string>) => (
    <Button kind="primary" onClick={() => services.navigate(route, params)}>
      {label}
    </Button>
  );
  return (
    <Dialog
      open
      onClose={model.close}
      title={payDeadlineMs ? t.unfinishedTitle : reason === 'overlap' ? t.overlapTitle : t.duplicateTitle}
      footer={
        <>
          <Button kind="text" onClick={model.accept}>
            {t.bookAnyway}
          </Button>
          {payDeadlineMs
            ? open(t.payFirst, 'pay_order', { orderId })
            : orderId && open(t.see, 'ticket_order_details', { id: orderId })}
        </>
      }
    >
      <p>{t.duplicateText(conflict)}</p>
      {orderId && (
        <div className="fb-box bk-gap fb-dup t-s13">
          <div className="t-row t-row--wrap">
            {status !== undefined && (
              <Dot kind={airStatus.look(status).dot || undefined}>{say(airStatus.look(status).label)}</Dot>
            )}
            {payprice && <Price yuan={payprice} size="sm" ink />}
            {payDeadlineMs && <Countdown prefix={t.duplicateLeft} untilMs={payDeadlineMs} now={services.clock.now} />}
          </div>
          <p className="t-3">
            {t.duplicateOrder} {showOrderNo(orderNo)}
          </p>
        </div>
      )}
    </Dialog>
  );
}
