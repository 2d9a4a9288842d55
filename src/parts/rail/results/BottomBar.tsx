import { useState } from 'react';
import type { RideSortKey } from '#domain/rail/search/ride-choices.ts';
import { useValues } from '#kit/readable.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Badge } from '#ui/display/Tag.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconClock, iconFilter, iconSort, iconTrend } from '#ui/icons/icons.ts';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import { FilterSheet } from './Filters.tsx';
import { useRideResults } from './use-results.ts';

const icons = { departure: iconClock, minutes: iconTrend, price: iconSort } as const;

/** On a narrow page: the filters and the orders that are asked for most. */
export function BottomBar() {
  const { model, texts } = useRideResults();
  const [list, sort, count, sorted] = useValues(model.list, model.sort, model.filterCount, model.sorted);
  const [isOpen, setOpen] = useState(false);
  if (!list?.rides.length) return null;
  const order = (by: keyof typeof icons & RideSortKey) => (
    <button
      type="button"
      className={sort.by === by ? 'is-on' : undefined}
      aria-pressed={sort.by === by}
      onClick={() => model.sortBy(by)}
    >
      <Icon of={icons[by]} />
      <span>{texts.sorts[by][sort.by === by && sort.down ? 1 : 0]}</span>
    </button>
  );
  return (
    <>
      <div className="ps-bar">
        <button type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          <Icon of={iconFilter} />
          <span>
            {texts.filters} {count > 0 && <Badge>{count}</Badge>}
          </span>
        </button>
        {order('departure')}
        {order('minutes')}
        {order('price')}
      </div>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        title={texts.filters}
        footer={
          <>
            <Button disabled={count === 0} onClick={() => model.clear()}>
              {texts.clearAll}
            </Button>
            <Button kind="primary" onClick={() => setOpen(false)}>
              {texts.seeAll(sorted.length)}
            </Button>
          </>
        }
      >
        <FilterSheet />
      </Drawer>
    </>
  );
}
