import { useState } from 'react';
import { hotelSorts } from '#domain/hotel/hotel-search.ts';
import { useValues } from '#kit/readable.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Radio, RadioGroup } from '#ui/controls/Radio.tsx';
import { Badge } from '#ui/display/Tag.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconFilter, iconPin, iconShield, iconSort } from '#ui/icons/icons.ts';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import { AllFilters } from './AllFilters.tsx';
import { useList } from './use-list.ts';

/** On a narrow page: order, filters, the standard, the map. */
export function BottomBar() {
  const { model, texts } = useList();
  const [state, count, list] = useValues(model.state, model.filterCount, model.list);
  const [open, setOpen] = useState<'sort' | 'filters' | null>(null);
  const close = () => setOpen(null);
  if (!list || state.isMap) return null;
  const button = (icon: string, label: string, onClick: () => void, more?: { on?: boolean; count?: number }) => (
    <button type="button" className={more?.on ? 'is-on' : undefined} aria-pressed={more?.on} onClick={onClick}>
      <Icon of={icon} />
      <span>
        {label} {more?.count ? <Badge>{more.count}</Badge> : null}
      </span>
    </button>
  );
  const { withinStandard } = state.filters;
  return (
    <>
      <div className="ps-bar">
        {button(iconSort, texts.sorts[state.sort], () => setOpen('sort'))}
        {button(iconFilter, texts.filters, () => setOpen('filters'), { count })}
        {list.standard &&
          button(
            iconShield,
            texts.flags.withinStandard,
            () => model.setFilters({ ...state.filters, withinStandard: !withinStandard }),
            { on: withinStandard },
          )}
        {button(iconPin, texts.map, () => model.showMap(true))}
      </div>
      <Drawer open={open === 'sort'} onClose={close} title={texts.sortLabel}>
        <RadioGroup
          label={texts.sortLabel}
          value={state.sort}
          className="hl-tall"
          onChange={(sort) => {
            model.sortBy(sort as typeof state.sort);
            close();
          }}
        >
          {hotelSorts.map((sort) => (
            <Radio key={sort} value={sort}>
              {texts.sorts[sort]}
            </Radio>
          ))}
        </RadioGroup>
      </Drawer>
      <Drawer
        open={open === 'filters'}
        onClose={close}
        title={texts.filters}
        footer={
          <>
            <Button disabled={count === 0} onClick={() => model.clear()}>
              {texts.clearAll}
            </Button>
            <Button kind="primary" onClick={close}>
              {texts.seeAll(list.total)}
            </Button>
          </>
        }
      >
        <AllFilters />
      </Drawer>
    </>
  );
}
