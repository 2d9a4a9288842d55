import type { InsuranceProduct, Verified } from '#contract/flight.ts';
import { useValue } from '#kit/readable.ts';
import { insuranceNote } from '#parts/booking/company/insurance-note.ts';
import { Card } from '#ui/display/Card.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Price } from '#ui/display/Price.tsx';
import { iconCheck } from '#ui/icons/icons.ts';
import type { BookingModel } from '../model.ts';
import { useExtrasWords } from './use-extras-words.ts';
import { mayInsure } from '#parts/flight/price/may-insure.ts';

/** Offered, never ticked beforehand but by the company; each person for each product. */
export function InsuranceSection({ model, verified }: { model: BookingModel; verified: Verified }) {
  const t = useExtrasWords();
  if (!verified.insurances.length) return null;
  return (
    <Card className="bk-sec" title={t.insurance} sub={insuranceNote(verified.booking, t.say) || t.insuranceSub}>
      {verified.insurances.map((product) => (
        <Product key={product.insuType} model={model} product={product} several={verified.segments.length > 1} />
      ))}
    </Card>
  );
}

function Product({
  model: { form },
  product,
  several,
}: {
  model: BookingModel;
  product: InsuranceProduct;
  several: boolean;
}) {
  const t = useExtrasWords();
  const people = useValue(form.present);
  const { insured } = useValue(form.values);
  const { travelDays } = useValue(form.journey);
  const fits = people.filter((one) => mayInsure(product, one, travelDays[0] ?? ''));
  const keys = fits.map((one) => one.draft.key).filter((key) => insured[product.insuType]?.includes(key));
  const on = keys.length > 0;
  const insure = (these: string[], tick: boolean) => form.insure(product.insuType, these, tick);
  return (
    <div className={`fb-box fb-ins${on ? ' is-on' : ''}`}>
      <div className="t-grow">
        <Checkbox
          checked={on}
          disabled={!fits.length}
          onChange={(tick) =>
            insure(
              fits.map((one) => one.draft.key),
              tick,
            )
          }
        >
          <b>{t.say(product.name)}</b>
        </Checkbox>
        <p className="fb-in t-s13 t-2">{t.say(product.summary)}</p>
        {on && (
          <div className="fb-ins__who fb-in t-row t-row--wrap" role="group" aria-label={t.say(product.name)}>
            {people.map((one, at) => {
              const mine = keys.includes(one.draft.key);
              const ok = fits.includes(one);
              return (
                <Chip
                  key={one.draft.key}
                  size="sm"
                  on={mine}
                  disabled={!ok}
                  onClick={() => insure([one.draft.key], !mine)}
                >
                  {mine && <Icon of={iconCheck} size={14} />}
                  {one.draft.name || one.input.name || t.unnamed(at + 1)}
                  {!ok && ` · ${t.insuranceAgeOff}`}
                </Chip>
              );
            })}
          </div>
        )}
      </div>
      <span className="fb-ins__p">
        <Price yuan={product.price} ink={!on} suffix={several ? t.perPersonFlight : t.perPerson} />
        {people.length === 0 && <span className="t-s12 t-3">{t.insuranceFirst}</span>}
      </span>
    </div>
  );
}
