import type { IntlList } from '#contract/intl.ts';
import { fenOf } from '#domain/money.ts';
import { bagOfType } from '#domain/intl/travellers/bags.ts';
import type { NextOffer } from '#domain/intl/offers.ts';
import type { ItineraryGroup } from '#domain/intl/search/itineraries.ts';
import { psgTypeLabel } from '#domain/passenger/psg-types.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { ComplyBrand } from '../ComplyBrand.tsx';
import { termKeys, termText } from '../Terms.tsx';
import type { ShownSlice } from '../slices.ts';
import { intlTexts } from '../texts.ts';
import { Button } from '#ui/controls/Button.tsx';
import { formatYuan, Price } from '#ui/display/Price.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { OfferVerdict } from '#parts/policy/OfferVerdict.tsx';
import { judgedOf } from './judged.ts';
import { legNameOf } from './leg-name.ts';
import { PairedWith } from './PairedWith.tsx';
import type { IntlResults } from './create-intl-results.ts';
import { listTexts } from './words/texts.ts';

/** A narrow column breaks between the parts of a price. */
const whole = { display: 'inline-block' };

interface BrandsProps {
  model: IntlResults;
  list: IntlList;
  group: ItineraryGroup;
  slice: ShownSlice;
}

/** The brands of an itinerary: baggage, conditions of this slice, and the price of the whole trip. */
export function Brands({ model, list, group, slice }: BrandsProps) {
  const texts = useTexts('intl-results', listTexts);
  const t = useTexts('intl-search', intlTexts);
  const { say } = useSay();
  const [best] = group.offers;
  // One press stands out: the cheapest that can be taken.
  const first = group.offers.find((offer) => judgedOf(list, offer, model.slice.peek())?.verdict !== 'forbidden');
  const heads = best?.price.types ?? [];
  const formula = heads
    .map(({ psgType, count, price, tax, serviceFee }) =>
      texts.partOf(say(psgTypeLabel(psgType)), formatYuan(price + tax + serviceFee), count),
    )
    .join(t.plusSign);
  return (
    <div className="il-brands">
      <div className="il-brand is-head t-s12 t-2">
        <span>{texts.brand}</span>
        <span>{texts.bags}</span>
        {termKeys.map((key) => (
          <span key={key}>{t.terms[key]}</span>
        ))}
        <span className="il-brand__p">{texts.price}</span>
        <span />
      </div>
      {group.offers.map((offer) => (
        <Brand key={offer.brand} model={model} list={list} offer={offer} slice={slice} isFirst={offer === first} />
      ))}
      <p className="il-brands__n t-s12 t-3">
        <span>{list.slices.length > 1 ? texts.termsNote : texts.termsNoteOneWay}</span>
        {/* One traveller pays the price that stands above. */}
        {best && heads.reduce((sum, { count }) => sum + count, 0) > 1 && (
          <b>
            {texts.party(formula, formatYuan(best.price.total))}
            {!model.isLast() && texts.from}
          </b>
        )}
      </p>
    </div>
  );
}

interface BrandProps {
  model: IntlResults;
  list: IntlList;
  offer: NextOffer;
  slice: ShownSlice;
  isFirst: boolean;
}

function Brand({ model, list, offer, slice, isFirst }: BrandProps) {
  const texts = useTexts('intl-results', listTexts);
  const t = useTexts('intl-search', intlTexts);
  const { say } = useSay();
  const at = model.slice.peek();
  const judged = judgedOf(list, offer, at);
  const brand = list.brands[offer.brand];
  const terms = brand?.terms[at];
  if (!brand || !terms) return null;
  const rules = list.slices[at]?.[offer.itinerary]?.bagRule ?? [];
  const adult = offer.price.types.find(({ psgType }) => psgType === 'ADT') ?? offer.price.types[0];
  const bagOf = (carrier: string) => {
    const bag = brand.bags[carrier];
    return bag && bagOfType(adult?.psgType ?? 'ADT', bag);
  };
  const bags = [...new Set(rules.map((carrier) => bagText(bagOf(carrier), t)))];
  // One letter for each segment.
  const cabins = [...offer.cabins.replace(/[^YWCF]/g, '')];
  const go = model.isLast() ? texts.take(legNameOf(model, at)) : texts.openNext(legNameOf(model, at + 1));
  const isForbidden = judged?.verdict === 'forbidden';
  const isMixed = new Set(cabins).size > 1;
  return (
    <div className="il-brand" data-brand={brand.brandId}>
      <span className="il-brand__n">
        <b>{brand.name}</b>
        <span className="t-s12 t-3">
          {offer.classes} {isMixed && <Tag kind="warn">{texts.mixed}</Tag>}
          {isMixed && slice.segments.map(({ flightNo }, no) => ` ${flightNo} ${t.cabins[cabinOf(cabins[no])]}`)}
          {offer.price.left < 10 && <b className="t-over"> {texts.few(offer.price.left)}</b>}
        </span>
        {judged && (
          <span>
            <OfferVerdict
              {...judged}
              words={texts.verdicts}
              title={say(judged.reason)}
              total={fenOf(String(offer.price.total))}
            />
            {judged.reason && <small className="t-s12 t-2"> {say(judged.reason)}</small>}
            {judged.verdict !== 'ok' && <ComplyBrand model={model} list={list} offer={offer} />}
          </span>
        )}
      </span>
      <span data-label={texts.bags}>{bags.join(' / ')}</span>
      {termKeys.map((key) => (
        <span key={key} data-label={t.terms[key]} className={terms[key] === null ? 't-bad' : undefined}>
          {termText(terms, key, t)}
        </span>
      ))}
      <span className="il-brand__p">
        <Price yuan={offer.price.adult} size="lg" ink={isForbidden} suffix={model.isLast() ? '' : texts.from} />
        <PairedWith model={model} list={list} offer={offer} at={at} />
        {adult && (
          <span className="t-s12 t-3">
            <span style={whole}>{texts.fare(formatYuan(adult.price))}</span>
            <span style={whole}>{texts.tax(formatYuan(adult.tax))}</span>
            {adult.serviceFee > 0 && <span style={whole}>{texts.fee(formatYuan(adult.serviceFee))}</span>}
          </span>
        )}
      </span>
      <Button
        kind={isFirst && !isForbidden ? 'action' : 'buy'}
        aria-label={`${brand.name} ${go}`}
        disabled={isForbidden}
        onClick={({ currentTarget }) => {
          // Taken out of the page with the focus, it would be laid out for the last time.
          currentTarget.blur();
          model.take(offer);
        }}
      >
        {go}
      </Button>
    </div>
  );
}

const cabinOf = (letter: string | undefined): 'Y' | 'W' | 'C' | 'F' =>
  letter === 'W' || letter === 'C' || letter === 'F' ? letter : 'Y';
const bagText = (bag: { pieces: number; kg: number } | undefined, t: typeof intlTexts): string =>
  bag ? t.bag(bag.pieces, bag.kg) : t.unknown;
