import type { VerifiedStay } from '#contract/hotel-order.ts';
import { showDay } from '#domain/china-time.ts';
import { nightShares } from '#domain/hotel/night-shares.ts';
import { fenOf, showFen, yuanOf } from '#domain/money.ts';
import type * as businessPart from '#parts/booking/BusinessSection.tsx';
import type { Bill, PriceLine } from '#parts/booking/PriceCard.tsx';
import type { PartProps } from './StayCard.tsx';
import type { Texts } from '../texts.ts';

/** The price of a stay: its nights, where it is paid, and by whom. */
export function billOf(
  { model, verified, texts }: PartProps,
  today: string,
  business: Pick<typeof businessPart, 'Shares'> | null,
): Bill {
  const { hotel, room, checkIn, checkOut, nights, rate, split } = verified;
  const [due, total] = [fenOf(rate.due), fenOf(rate.total)];
  const payLines = [
    { key: 'total', label: texts.roomTotal, amount: `¥${showFen(total)}` },
    { key: 'rest', label: texts.atHotel, amount: `¥${showFen(total - due)}` },
  ];
  return {
    head: (
      <div className="ho-what">
        <b>{hotel.name}</b>
        <p className="t-s12 t-3">
          {room.name} · {texts.breakfast(rate.breakfasts)}
        </p>
        <p className="t-s12 t-3">
          {texts.say(showDay(checkIn, today))} – {texts.say(showDay(checkOut, today))} · {texts.nights(nights)}
        </p>
      </div>
    ),
    lines: [nightLines(verified, texts, today), ...(due > 0 && due !== total ? [payLines] : [])],
    totalLabel: rate.payKind === 'guarantee' ? texts.guarantee : due > 0 ? texts.total : texts.totalAtHotel,
    total: due > 0 ? yuanOf(due) : rate.total,
    shares: business && split && due > 0 && (
      <business.Shares booking={model} company={fenOf(split.company)} personal={fenOf(split.personal)} />
    ),
    note: due > 0 ? texts.submitPay : texts.submitFree,
  };
}

const nightLines = (stay: VerifiedStay, texts: Texts, today: string): PriceLine[] => {
  const { rate, rooms } = stay;
  const shares = new Map(nightShares(stay).map((share) => [share.date, share]));
  return rate.nights.map(({ date, price }) => {
    const share = shares.get(date);
    return {
      key: date,
      label: texts.night(texts.say(showDay(date, today)), rooms),
      amount: `¥${showFen(fenOf(price) * rooms)}`,
      note:
        share &&
        `${texts.shareNight(showFen(share.company), showFen(share.personal))}${rooms > 1 ? texts.perRoom : ''}`,
    };
  });
};
