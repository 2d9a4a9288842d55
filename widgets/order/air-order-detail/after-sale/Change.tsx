import type { OrderFlight } from '#contract/order.ts';
import { clockOf } from '#domain/china-time.ts';
import { scheduleNames } from '#domain/order/schedule.ts';
import { legOf, legsOf } from '#domain/trip/legs.ts';
import { useValues } from '#kit/readable.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Segment } from '#ui/controls/Segment.tsx';
import { AreaField } from '#ui/form/more-fields.tsx';
import { useKeptDays } from '#parts/flight/order-page/kept-days.ts';
import { createChange } from './change-model.ts';
import { Group, Passengers } from '#parts/order/sale/Choice.tsx';
import { ChangeSums } from './ChangeSums.tsx';
import { Days } from './Days.tsx';
import { Offers } from './Offers.tsx';
import { Reasons } from '#parts/order/sale/Reasons.tsx';
import type { SaleProps } from './Refund.tsx';
import { SaleDialog } from '#parts/order/sale/SaleDialog.tsx';
import { texts as ownTexts } from '#parts/flight/order-page/words/sale-texts.ts';
import { useSay } from '#kit/say.ts';

/** Another flight of the same route for some tickets: first the flights of a day, then old and new side by side. */
export function Change({ model: page, order, onClose }: SaleProps) {
  const services = useServices();
  const t = useTexts('air-after-sale', ownTexts);
  const model = useModel(() => createChange(services, order, t, page));
  const { form } = model;
  const [values, errors, busy, offers, quote] = useValues(
    form.values,
    form.errors,
    form.busy,
    model.offers.quote,
    model.quoting.quote,
  );
  const field = useFields(form);
  const days = useKeptDays(values, offers?.lowest);
  const isChosen = values.flightId !== '';
  const { say } = useSay();
  const legs = legsOf(model.legs, order.flightList);
  const leg = legs.find(({ index }) => index === legOf(values));
  return (
    <SaleDialog
      onClose={onClose}
      title={t.change}
      sub={leg && <span className="t-s13 t-3">{`${leg.from} – ${leg.to}`}</span>}
      form={form}
      actions={
        <>
          <Button onClick={isChosen ? () => form.edit({ flightId: '', cabinCode: '' }) : onClose}>
            {isChosen ? t.otherFlight : t.think}
          </Button>
          {isChosen && (
            <Button kind="primary" busy={busy} disabled={!quote} onClick={() => void model.submit()}>
              {quote && Number(quote.totals.due) > 0 ? t.confirmAndPay : t.confirmChange}
            </Button>
          )}
        </>
      }
    >
      {isChosen ? (
        <ChangeSums model={model} t={t} />
      ) : (
        <>
          <div className="t-col">
            {model.flightsOn(legOf(values)).map(({ flight, tickets }, at, all) => (
              <Passengers
                key={flight.changeNo}
                t={t}
                order={order}
                of={all.length > 1 ? <Flown flight={flight} /> : undefined}
                tickets={tickets}
                legs={[legOf(values)]}
                // A choice on one flight ends that on another one: one request is about one flight.
                chosen={values.psgIds.filter((id) => tickets.some(({ psgId }) => psgId === id))}
                follows={offers?.follows ?? []}
                isWithAdult
                error={at ? undefined : errors['psgIds']}
                onChange={model.choose}
              />
            ))}
            {legs.length > 1 && (
              <Group label={t.legs}>
                <div>
                  <Segment
                    label={t.legs}
                    value={String(values.triptype)}
                    items={legs.map(({ index, name }) => ({ value: String(index), label: say(name) }))}
                    onChange={(value) => model.chooseLeg(Number(value))}
                  />
                </div>
              </Group>
            )}
          </div>
          <div className="t-col">
            <Reasons model={model} t={t} label={t.changeReason} />
          </div>
          <Days t={t} kept={days} inTheWay={model.inTheWay} onChange={(date) => form.edit({ date })} />
          <Offers model={model} t={t} />
        </>
      )}
      {isChosen && <AreaField {...field('remark')} label={t.remark} placeholder={t.remarkHint} maxLength={200} wide />}
    </SaleDialog>
  );
}

/** A flight among several that people of the order have for one way. */
function Flown({ flight: { flightNo, depTime, schedule } }: { flight: OrderFlight }) {
  const { say, showDay } = useSay();
  return (
    <span className="t-s13 t-3">
      {[flightNo, `${showDay(depTime.slice(0, 10))} ${clockOf(depTime)}`, schedule && say(scheduleNames[schedule.kind])]
        .filter(Boolean)
        .join(' · ')}
    </span>
  );
}
