import { showFen } from '#domain/money.ts';
import { cx } from '#ui/base/passed-props.ts';
import type { bubbleStyle } from '#ui/overlay/bubble-style.ts';
import { lowestFen } from './pins.ts';
import type { Pin } from './pins.ts';
import type { MapTexts } from './texts.ts';

interface PinButtonProps {
  pin: Pin;
  style: ReturnType<typeof bubbleStyle>;
  texts: MapTexts;
  isActive: boolean;
  isSeen: boolean;
  /** Only one pin is a tab stop; arrow keys lead to the others. */
  isStop: boolean;
}

/** The price of a hotel, or of several that are too near to each other. Its presses are the map's. */
export function PinButton({ pin, style, texts, isActive, isSeen, isStop }: PinButtonProps) {
  const [hotel] = pin.points;
  const fen = lowestFen(pin);
  const price = fen === null ? '' : showFen(fen);
  const count = pin.points.length;
  if (!hotel) return null;
  const isOver = count === 1 && hotel.over;
  return (
    <button
      type="button"
      className={cx('hm__pin', isActive && 'is-on', isSeen && 'is-seen', !price && 'is-full', count > 1 && 'is-group')}
      style={style}
      tabIndex={isStop ? 0 : -1}
      data-pin={pin.key}
      aria-current={isActive || undefined}
      aria-label={
        count > 1
          ? texts.groupPin(count, price ? texts.from(price) : texts.full)
          : texts.pin([hotel.name, price ? texts.from(price) : texts.full, isOver && texts.over, isSeen && texts.seen])
      }
    >
      {count > 1 && <b>{texts.group(count)}</b>}
      {price ? `¥${price}` : texts.full}
      {isOver && <i>{texts.overMark}</i>}
    </button>
  );
}
