import type { VerifiedStay } from '#contract/hotel-order.ts';
import { showDay } from '#domain/china-time.ts';
import { partyText } from '#domain/hotel/stay-choice.ts';
import { useServices } from '#kit/widget.ts';
import { Card } from '#ui/display/Card.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import type { OrderModel } from '../model.ts';
import type { Texts } from '../texts.ts';

export interface PartProps {
  model: OrderModel;
  verified: VerifiedStay;
  texts: Texts;
}

/** Hotel, room and days of the stay. */
export function StayCard({ verified, texts }: PartProps) {
  const today = useServices().clock.today();
  const { hotel, room, rate, checkIn, checkOut, nights } = verified;
  return (
    <Card className="ho-stay" aria-label={texts.stay} bare>
      <div className="t-card__bd t-row t-row--wrap">
        <div className="t-grow">
          <p className="t-row t-row--wrap">
            <b className="t-s16">{hotel.name}</b>
            {rate.agreement && <Tag kind="info">{texts.agreement}</Tag>}
          </p>
          <p className="t-s12 t-3">{hotel.address}</p>
          <p className="t-s13">
            {room.name} · {rate.name}
          </p>
          <p className="t-facts t-s12 t-3">
            <span>{room.bed}</span>
            <span>{texts.area(room.areaM2)}</span>
            <span>{texts.breakfast(rate.breakfasts)}</span>
            <span>{rate.instant ? texts.instant : texts.notInstant}</span>
            <span>{texts.say(partyText(verified))}</span>
          </p>
          {rate.cancel.kind === 'none' && <p className="t-s13 t-bad">{texts.say(rate.cancel.sentence)}</p>}
        </div>
        <div className="t-row ho-days">
          <Day label={texts.checkIn} day={texts.say(showDay(checkIn, today))} />
          <span className="t-s12 t-2">{texts.nights(nights)}</span>
          <Day label={texts.checkOut} day={texts.say(showDay(checkOut, today))} />
        </div>
      </div>
    </Card>
  );
}

const Day = ({ label, day }: { label: string; day: string }) => (
  <p>
    <span className="t-s12 t-3">{label}</span>
    <br />
    <span className="t-time">{day}</span>
  </p>
);
