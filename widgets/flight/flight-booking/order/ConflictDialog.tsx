import type { ReactNode } from 'react';
import type { FlightConflict } from '#contract/flight.ts';
import { fenOf, showFen, yuanOf } from '#domain/money.ts';
import { statusLook } from '#domain/order/flight-status.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Countdown } from '#ui/display/Countdown.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Price } from '#ui/display/Price.tsx';
import { Spinner } from '#ui/states/Spinner.tsx';
import { Dot } from '#ui/display/Tag.tsx';
import type { BookingModel } from '../model.ts';
import { conflictTexts as t } from '../texts-conflict.ts';
import { texts } from '../texts.ts';

/** A conflict between form and order, with its choices. No choice loses typed input. */
export function ConflictDialog({ model }: { model: BookingModel }) {
  const dialog = useValue(model.dialog);
  const state = useValue(model.ordering.state);
  if (state === 'asking' || state === 'unknown') return <Unknown model={model} asking={state === 'asking'} />;
  if (dialog?.kind !== 'conflict') return null;
  const { conflict } = dialog;
  const again = <Button onClick={model.chooseAgain}>{t.again}</Button>;
  const accept = (label: string) => (
    <Button kind="action" onClick={model.accept}>
      {label}
    </Button>
  );
  switch (conflict.kind) {
    case 'priceChanged':
      return (
        <Ask
          title={t.priceTitle}
          width={640}
          footer={
            <>
              {again}
              {accept(t.accept)}
            </>
          }
        >
          <Changes model={model} conflict={conflict} />
        </Ask>
      );
    case 'soldOut':
      return (
        <Ask
          title={conflict.adultsOnly ? t.adultsOnlyTitle : t.soldOutTitle(conflict.seatsLeft)}
          footer={
            <>
              {(conflict.seatsLeft > 0 || conflict.adultsOnly) && (
                <Button onClick={model.close}>{t.soldOutBack}</Button>
              )}
              <Button kind="primary" onClick={model.chooseAgain}>
                {t.change}
              </Button>
            </>
          }
        >
          {conflict.adultsOnly ? t.adultsOnlyText : t.soldOutText(conflict.seatsLeft)}
        </Ask>
      );
    case 'expired':
      return (
        <Ask
          title={t.expiredTitle}
          footer={
            <>
              {again}
              <Button kind="primary" onClick={model.renew}>
                {t.renew}
              </Button>
            </>
          }
        >
          {t.expiredText}
        </Ask>
      );
    case 'duplicate':
      return <Duplicate model={model} conflict={conflict} />;
  }
}

function Ask({
  title,
  width,
  footer,
  children,
}: {
  title: string;
  width?: 640;
  footer: ReactNode;
  children: ReactNode;
}) {
  return (
    <Dialog open onClose={() => undefined} dismissable={false} title={title} width={width ?? 370} footer={footer}>
      {children}
    </Dialog>
  );
}

type Of<K extends FlightConflict['kind']> = Extract<FlightConflict, { kind: K }>;

/** Changed parts of the price by passenger type, with old and new amount. */
function Changes({ model, conflict }: { model: BookingModel; conflict: Of<'priceChanged'> }) {
  const totals = useValue(model.form.totals);
  const several = conflict.verified.segments.length > 1;
  return (
    <>
      <p className="t-s13 t-2">{t.priceText}</p>
      <ul className="fb-box fb-diff fb-gap">
        {conflict.changes.map(({ component, psgType, triptype, from, to }) => {
          const by = fenOf(to) - fenOf(from);
          return (
            <li key={`${triptype}${psgType}${component}`} className="t-sum">
              <span>
                {several && `${triptype === 1 ? texts.outbound : texts.inbound} · `}
                {t.who[psgType]} {t.part[component]}
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
        <div className="fb-pc__t">
          <span>{t.newTotal}</span>
          <Price yuan={yuanOf(totals.totalFen)} size="lg" />
        </div>
      )}
    </>
  );
}

/** The order that exists decides: an unpaid order is paid, another one shown; booking twice is the last resort. */
function Duplicate({ model, conflict }: { model: BookingModel; conflict: Of<'duplicate'> }) {
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
        <div className="fb-box fb-gap fb-dup t-s13">
          <div className="t-row t-row--wrap">
            {status !== undefined && <Dot kind={statusLook(status).dot || undefined}>{statusLook(status).label}</Dot>}
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

/** No answer to an order that was sent: the same order is asked for, never sent as a new one. */
function Unknown({ model, asking }: { model: BookingModel; asking: boolean }) {
  const { telephones } = useValue(useServices().config);
  if (asking) {
    return (
      <Ask title={t.askingTitle} footer={null}>
        <div className="t-row t-row--top">
          <Spinner />
          <p className="t-grow">{t.askingText}</p>
        </div>
      </Ask>
    );
  }
  const again = (
    <Button kind="primary" onClick={model.askAgain}>
      {t.askAgain}
    </Button>
  );
  return (
    <Ask title={t.unknownTitle} footer={again}>
      <p>{t.unknownText}</p>
      {telephones[0] && <p className="t-s13 t-3">{t.unknownCall(telephones[0])}</p>}
    </Ask>
  );
}
