import type { IntlOrder, OrderIntlSlice } from '#contract/intl-order.ts';
import { legName } from '#domain/trip/legs.ts';
import { useSay } from '#kit/say.ts';
import { useServices } from '#kit/widget.ts';
import { Group } from '#parts/order/sale/Choice.tsx';
import { Radio, RadioGroup } from '#ui/controls/Radio.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { orderSlices } from '../../order/order-slices.ts';
import type { IntlChangeModel } from './change-model.ts';
import { movedOf } from './moved-of.ts';
import { sliceFlights, sliceWay } from '../slice-text.ts';
import type { IntlChangeTexts } from '../texts.ts';

interface SliceChoiceProps {
  model: Pick<IntlChangeModel, 'slices' | 'chooseSlice'>;
  order: IntlOrder;
  sliceNo: number | undefined;
  t: IntlChangeTexts;
}

/** The slice to change, by its day and flights, and by its people where some have gone another way; whether the airline's change makes it free. */
export function SliceChoice({ model, order, sliceNo, t }: SliceChoiceProps) {
  const own = useSay();
  const { say } = own;
  const today = useServices().clock.today();
  const flights = order.slices.flatMap((slice) => slice.flights);
  const { open } = orderSlices(order);
  const nameOf = (slice: OrderIntlSlice): string => say(legName(slice, flights));
  const moved = model.slices.filter((slice) => movedOf(slice));
  const isFree = moved.some((slice) => slice.sliceNo === sliceNo);
  return (
    <>
      {model.slices.length > 1 && (
        <div className="is-wide">
          <Group label={t.slice}>
            <RadioGroup
              className="t-col"
              label={t.slice}
              value={String(sliceNo)}
              onChange={(no) => model.chooseSlice(Number(no))}
            >
              {model.slices.map((slice) => {
                const people = open.find(({ of }) => of.sliceNo === slice.sliceNo)?.people ?? [];
                return (
                  <Radio key={slice.sliceNo} value={String(slice.sliceNo)}>
                    <b className="t-m">{`${nameOf(slice)} ${sliceWay(slice)}`.trim()}</b>{' '}
                    <span className="t-s12 t-3">
                      {[sliceFlights(slice, own, today), people.join(say('、'))].filter(Boolean).join('\u00a0· ')}
                    </span>{' '}
                    {moved.includes(slice) && <Tag kind="warn">{t.freeSlice}</Tag>}
                  </Radio>
                );
              })}
            </RadioGroup>
          </Group>
        </div>
      )}
      {moved.length > 0 && (
        <Alert className="is-wide" kind={isFree ? 'info' : 'warn'}>
          {isFree ? t.isFree : t.notFree(moved.map((slice) => nameOf(slice) || sliceWay(slice)).join(say('、')))}
        </Alert>
      )}
    </>
  );
}
