import { showDay } from '#domain/china-time.ts';
import { fenOf, showFen, yuanOf } from '#domain/money.ts';
import { PriceLines, Shares } from '#parts/booking/PriceCard.tsx';
import type { Bill } from '#parts/booking/PriceCard.tsx';
import type { PartProps } from './StayCard.tsx';
import { nightShares } from '../order/shares.ts';
import { isForbidden } from '../order/values.ts';

/** The price of a stay: its nights, where it is paid, and by whom. */
export function billOf({ model, verified, texts }: PartProps, today: string): Bill {
  const { hotel, room, checkIn, checkOut, nights, rate, split } = verified;
  const [due, total] = [fenOf(rate.due), fenOf(rate.total)];
  return {
    head: (
      <div className="ho-what">
        <b>{hotel.name}</b>
        <p className="t-s12 t-3">
          {room.name} · {texts.breakfast(rate.breakfasts)}
        </p>
        <p className="t-s12 t-3">
          {showDay(checkIn, today)} – {showDay(checkOut, today)} · {texts.nights(nights)}
        </p>
      </div>
    ),
    lines: (
      <div className="t-col">
        <Nights verified={verified} texts={texts} today={today} />
        {due > 0 && due !== total && (
          <PriceLines
            lines={[
              { key: 'total', label: texts.roomTotal, amount: `¥${showFen(total)}` },
              { key: 'rest', label: texts.atHotel, amount: `¥${showFen(total - due)}` },
            ]}
          />
        )}
      </div>
    ),
    totalLabel: rate.payKind === 'guarantee' ? texts.guarantee : due > 0 ? texts.total : texts.totalAtHotel,
    total: due > 0 ? yuanOf(due) : rate.total,
    shares: split && due > 0 && (
      <Shares booking={model} company={fenOf(split.company)} personal={fenOf(split.personal)} />
    ),
    note: due > 0 ? texts.submitPay : texts.submitFree,
    mayOrder: !isForbidden(verified),
  };
}

/** More nights scroll, so that the button stays in view. The keyboard must be able to scroll them. */
const nightsInView = 7;
const scrolls = { tabIndex: 0, role: 'group' };

function Nights({ verified, texts, today }: Omit<PartProps, 'model'> & { today: string }) {
  const { rate, rooms } = verified;
  const shares = new Map(nightShares(verified).map((share) => [share.date, share]));
  const lines = rate.nights.map(({ date, price }) => {
    const share = shares.get(date);
    return {
      key: date,
      label: texts.night(showDay(date, today), rooms),
      amount: `¥${showFen(fenOf(price) * rooms)}`,
      note:
        share &&
        `${texts.shareNight(showFen(share.company), showFen(share.personal))}${rooms > 1 ? texts.perRoom : ''}`,
    };
  });
  return (
    <div className="t-col ho-nights" {...(lines.length > nightsInView && { ...scrolls, 'aria-label': texts.prices })}>
      <PriceLines lines={lines} />
    </div>
  );
}
