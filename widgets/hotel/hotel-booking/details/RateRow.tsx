import type { HotelRate } from '#contract/hotel.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { CancelTimeline } from '#parts/hotel/CancelTimeline.tsx';
import { ComplyRate } from '#parts/hotel/ComplyRate.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { formatYuan, Price, WasPrice } from '#ui/display/Price.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconDown } from '#ui/icons/icons-basic.ts';
import { iconUp } from '#ui/icons/icons.ts';
import { cx } from '#ui/base/passed-props.ts';
import { HotelVerdictTag } from '../list/Verdict.tsx';
import { useDetails } from './use-details.ts';

const tones = { free: 't-ok', partial: 't-warn', none: 't-2' } as const;

/** One rate of a room: what is in it, until when it can be cancelled, how it is paid. `isNamed`: merged ones differ in their name. */
export function RateRow({ room, rate, isNamed }: { room: string; rate: HotelRate; isNamed: boolean }) {
  const { model, texts } = useDetails();
  const [opened, isTotal, nights, { stay }, best] = useValues(
    model.opened,
    model.isTotal,
    model.nights,
    model.state,
    model.best,
  );
  const { say } = useSay();
  const isOpen = opened.has(rate.rateId);
  const isForbidden = rate.standard?.verdict === 'forbidden';
  const terms = [
    isNamed && say(rate.name),
    rate.minNights > 1 && texts.minNights(rate.minNights),
    rate.advanceDays > 0 && texts.advance(rate.advanceDays),
  ].filter(Boolean);
  return (
    <li className="hr-rate">
      <div className="hr-line">
        <div className="hr-b">
          <b>{texts.breakfastNames[rate.breakfasts] ?? texts.breakfastsEach(rate.breakfasts)}</b>
          <small>{rate.breakfasts ? texts.breakfastsEach(rate.breakfasts) : texts.noBreakfast}</small>
        </div>
        <div className="hr-c">
          <span className={tones[rate.cancel.kind]}>{texts.cancelNames[rate.cancel.kind]}</span>
          <button
            type="button"
            className="t-link t-s12"
            aria-expanded={isOpen}
            onClick={() => model.toggleRule(rate.rateId)}
          >
            {isOpen ? texts.hideRule : texts.rule}
            <Icon of={isOpen ? iconUp : iconDown} size={14} />
          </button>
        </div>
        <div className="hr-p">
          <span>{texts.payNames[rate.payKind]}</span>
          <small>
            {rate.payKind === 'guarantee'
              ? texts.guaranteeNote(formatYuan(rate.due))
              : rate.instant
                ? texts.instant
                : texts.later}
          </small>
        </div>
        <div className="hr-i">
          <span>{rate.invoice === 'platform' ? texts.platform : texts.desk}</span>
          {rate.specialInvoice && <small>{texts.special}</small>}
        </div>
        <div className="hr-v">
          <HotelVerdictTag verdict={rate.standard} total={rate.total} />
          <ComplyRate rate={rate} room={room} hotel={model} names={texts.breakfastNames} />
          {best?.rateId === rate.rateId && <Tag kind="price">{texts.bestOf(rate.cancel.kind === 'free')}</Tag>}
          {rate.agreement && <Tag kind="info">{texts.agreementPrice}</Tag>}
          {terms.length > 0 && <small>{terms.join(' · ')}</small>}
        </div>
        <div className="hr-m">
          <span className="hr-m__p">
            {rate.before !== '' && <WasPrice yuan={isTotal ? rate.before : beforeNight(rate)} />}
            <Price yuan={isTotal ? rate.total : rate.perNight} size="lg" ink={isForbidden} />
          </span>
          <small>
            {isTotal
              ? texts.totalOf(nights, stay.rooms, formatYuan(rate.perNight))
              : texts.average(formatYuan(rate.total))}
          </small>
        </div>
        <div className="hr-x">
          <Button
            kind={rate.standard?.verdict === 'over' ? 'outline' : best?.rateId === rate.rateId ? 'action' : 'buy'}
            disabled={isForbidden}
            aria-label={texts.bookOf(say(room), texts.breakfastNames[rate.breakfasts] ?? '')}
            onClick={() => void model.book(rate)}
          >
            {texts.book}
          </Button>
          {rate.roomsLeft <= 3 && <small className="t-over">{texts.left(rate.roomsLeft)}</small>}
        </div>
      </div>
      {isOpen && <Rule rate={rate} />}
    </li>
  );
}

const beforeNight = ({ nights }: HotelRate): string => {
  const sum = nights.reduce((all, { price, before }) => all + Number(before || price), 0);
  return String(Math.round(sum / Math.max(1, nights.length)));
};

/** The cancellation in a sentence and as a line of time, and the price of each night. */
function Rule({ rate }: { rate: HotelRate }) {
  const { model, texts } = useDetails();
  const [rates, nights] = useValues(model.rates, model.nights);
  const { rooms } = useValue(model.state).stay;
  const today = model.services.clock.today();
  const { showDay, langOf } = useSay();
  const rule = texts.ruleOf(rate);
  const { standard } = rate;
  return (
    <div className="hr-rule">
      <p className="hr-rule__s" lang={langOf(rule)}>
        {rule}
      </p>
      <CancelTimeline rule={rate.cancel} total={rate.due} nowMs={rates?.serverTimeMs ?? model.services.clock.now()} />
      <p className="hr-rule__n">
        <span className="t-3">{texts.nightly}</span>
        {rate.nights.map(({ date, price }) => (
          <span key={date}>
            {showDay(date, today)} <b>¥{formatYuan(price)}</b>
          </span>
        ))}
        <span>
          {texts.nightsTotal(nights, rooms)} <b>¥{formatYuan(rate.total)}</b>
        </span>
        {standard && (
          <span className={cx('t-end', standard.verdict !== 'ok' && 't-over')}>
            {texts.overNights} {standard.verdict === 'ok' ? texts.none : `¥${formatYuan(standard.overBy)}`}
          </span>
        )}
      </p>
      {standard && standard.verdict !== 'ok' && <p className="t-s12 t-over">{standard.reason}</p>}
    </div>
  );
}
