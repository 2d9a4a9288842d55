import type { QuickSegment } from '#contract/quick-order.ts';
import type { Verified } from '#contract/flight.ts';
import { phoneOf } from '#domain/account/phone.ts';
import { clockOf, dayOf, momentAt, showDay } from '#domain/china-time.ts';
import { feeSteps, feeText } from '#domain/flight/list/list-fees.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { serviceFeeOf } from '#domain/flight/seat-prices.ts';
import { hasMinors } from '#domain/passenger/typed-ages.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { useValue, useValues } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { FormPart } from '#ui/form/FormGrid.tsx';
import { SelectField } from '#ui/form/more-fields.tsx';
import { CheckField, PhoneField, TextField } from '#ui/form/fields.tsx';
import { Price } from '#ui/display/Price.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import type { QuickOrderModel } from './model.ts';
import type { Texts } from './texts.ts';

interface Props {
  model: QuickOrderModel;
  texts: Texts;
}

/** The live price of the flights with what stands in its way: no such flight, no such cabin, a journey twice. */
export function PriceResult({ model, texts }: Props) {
  const [price, isPricing, { passengers }] = useValues(model.price, model.isPricing, model.form.values);
  const field = useFields(model.form);
  const { switches } = useValue(useServices().config);
  if (isPricing)
    return (
      <FormPart title={texts.price}>
        <div className="is-wide" aria-busy="true">
          <Skeleton height={64} />
        </div>
      </FormPart>
    );
  if (!price)
    return (
      <FormPart title={texts.price}>
        <p className="is-wide t-s13 t-3">{texts.priceFirst}</p>
      </FormPart>
    );
  const { duplicate, verified, total } = price;
  const hasServFee = switches.showServFee && !!verified?.segments.some(({ seat }) => serviceFeeOf(seat) > 0);
  return (
    <FormPart title={texts.price}>
      {price.segments.map((segment, at) => (
        <PricedFlight key={at} segment={segment} at={at} model={model} texts={texts} />
      ))}
      {duplicate && (
        <>
          <Alert
            kind="warn"
            className="is-wide"
            action={
              duplicate.orderId && (
                <RouteLink to="ticket_order_details" params={{ id: duplicate.orderId }}>
                  {texts.openDuplicate}
                </RouteLink>
              )
            }
          >
            {texts.duplicate(duplicate)}
          </Alert>
          <CheckField {...field('acceptDuplicate')} label={texts.again} wide>
            {texts.acceptDuplicate}
          </CheckField>
        </>
      )}
      {verified ? (
        <div className="is-wide t-row t-row--wrap" role="status">
          <b>{texts.total}</b>
          <Price yuan={total} size="lg" fixed />
          <span className="t-s12 t-3">
            {texts.totalNote(passengers.length, hasServFee)}
            {texts.held(clockOf(momentAt(verified.holdUntilMs)))}
          </span>
        </div>
      ) : (
        <p className="is-wide t-s13 t-3" role="status">
          {texts.noPrice}
        </p>
      )}
      {verified?.segments.map((segment) => (
        <Rules key={segment.flight.flightId} segment={segment} texts={texts} />
      ))}
    </FormPart>
  );
}

/** Fees of refund and change of one ticket, step by step: the agent tells them to the passengers. */
function Rules({ segment: { flight, seat, rule }, texts }: { segment: Verified['segments'][number]; texts: Texts }) {
  const steps = feeSteps(rule, flight.depTime, useServices().clock.now(), fenOf(seat.parPrice));
  const line = (name: string, of: 'refund' | 'change', impossible: string) =>
    texts.fees(
      name,
      steps.map((step) => texts.step(texts.say(step.label), texts.say(feeText(step[of], impossible)))),
    );
  return (
    <div className="is-wide t-s12 t-2">
      <b>{texts.refundAndChange(flight.flightNo)}</b>
      <p>{line(texts.refundFee, 'refund', texts.noRefund)}</p>
      <p>{line(texts.changeFee, 'change', texts.noChange)}</p>
      {rule.note && <p>{texts.say(rule.note)}</p>}
    </div>
  );
}

function PricedFlight({ segment, at, model, texts }: Props & { segment: QuickSegment; at: number }) {
  const { flight, seat, others, fault } = segment;
  return (
    <div className="is-wide t-col">
      {flight && (
        <div>
          <b>{texts.flightLine(flight.flightNo, texts.say(flight.orgcityname), texts.say(flight.dstcityname))}</b>{' '}
          <span className="t-s13 t-2">
            {texts.say(showDay(dayOf(flight.depTime)))} {clockOf(flight.depTime)}–{clockOf(flight.arrTime)} ·{' '}
            {texts.say(flight.airlineName)}
          </span>
        </div>
      )}
      {fault && <Alert kind="bad">{texts.say(fault)}</Alert>}
      {others.length > 0 && (
        <SelectField
          name={`cabin.${at}`}
          label={texts.chooseCabin}
          value={seat?.cabinCode ?? ''}
          error={undefined}
          options={others.map(({ cabinCode, productName, parPrice, seatNum }) => ({
            value: cabinCode,
            label: texts.cabinOption(cabinCode, texts.say(productName), showFen(fenOf(parPrice)), seatNum),
          }))}
          onInput={(cabin) => model.chooseCabin(at, cabin)}
          onBlur={() => undefined}
        />
      )}
    </div>
  );
}

/** Ticked before the order is sent: rules, documents, the guardians of minors. */
export function Consents({ model, texts }: { model: QuickOrderModel; texts: Texts }) {
  const services = useServices();
  const { form } = model;
  const field = useFields(form);
  const { passengers } = useValue(form.values);
  return (
    <>
      <CheckField {...field('agreed')} label={texts.rules} wide>
        {texts.agreed}
        <a
          className="t-link"
          href={services.hrefOf('agreement_frame', { type: 'service_agreement' })}
          target="_blank"
          rel="noopener"
        >
          {texts.agreement}
        </a>
      </CheckField>
      <CheckField {...field('documentConsent')} label={texts.documents} wide>
        {texts.documentConsent}
      </CheckField>
      {hasMinors(passengers, services.clock.today()) && (
        <CheckField {...field('guardianConsent')} label={texts.minors} wide>
          {texts.guardian}
        </CheckField>
      )}
    </>
  );
}

export function Contact({ model, texts }: { model: QuickOrderModel; texts: Texts }) {
  const { form } = model;
  const [{ contact }, errors] = useValues(form.values, form.errors);
  const bind = (field: 'name' | 'mobilePhone') => ({
    name: `contact.${field}`,
    value: contact[field],
    error: errors[`contact.${field}`] && texts.say(errors[`contact.${field}`] ?? ''),
    onInput: (value: string) => form.edit({ contact: { ...form.values.peek().contact, [field]: value } }),
    onBlur: () => form.leave(`contact.${field}`),
  });
  return (
    <FormPart title={texts.contact}>
      <TextField {...bind('name')} label={texts.contactName} required maxLength={40} />
      <PhoneField {...bind('mobilePhone')} label={texts.contactPhone} required keep={phoneOf} />
    </FormPart>
  );
}
