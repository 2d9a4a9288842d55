import { useState } from 'react';
import type { ReactNode } from 'react';
import { cabinGroupNames } from '#domain/flight/list/list-choices.ts';
import type { FilterGroup } from '#domain/flight/list/list-filter.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { FilterDrop } from '#parts/search/ResultsBars.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconClose } from '#ui/icons/icons.ts';
import { CabinFacets, Facets } from './Facets.tsx';
import { useResults } from '../use-results.ts';
import { fill } from '#parts/flight/list/texts.ts';
import type { Texts } from '#parts/flight/list/texts.ts';

type Drop = { name: keyof Texts & string; groups: { group: FilterGroup; title?: keyof Texts }[] };
const drops: Drop[] = [
  { name: 'stops', groups: [{ group: 'stops' }] },
  {
    name: 'times',
    groups: [
      { group: 'dep', title: 'depTimes' },
      { group: 'arr', title: 'arrTimes' },
    ],
  },
  { name: 'airline', groups: [{ group: 'airline' }] },
  {
    name: 'airports',
    groups: [
      { group: 'depAirport', title: 'depAirports' },
      { group: 'arrAirport', title: 'arrAirports' },
    ],
  },
];

/** Drop-downs above the list; each option says how many flights it leaves and the lowest price. `inert`: there is no list yet. */
export function FilterBar({ inert }: { inert?: boolean }) {
  const { model, texts } = useResults();
  const { filters, cabin } = useValue(model.state);
  const count = useValue(model.filterCount);
  /** A company without a standard has nothing to judge by. */
  const hasStandard = Boolean(useValue(model.list)?.standard);
  const [open, setOpen] = useState('');
  const { say } = useSay();
  const drop = (name: string, label: string, value: string, children: ReactNode, isOn = value !== '') => (
    <FilterDrop
      key={name}
      label={label}
      value={value}
      isOn={isOn}
      isOpen={open === name}
      onOpen={(on) => setOpen(on ? name : '')}
      className="fs-drop"
    >
      {children}
    </FilterDrop>
  );
  const groupDrop = ({ name, groups }: Drop) => {
    const chosen = groups.reduce((sum, { group }) => sum + filters[group].length, 0);
    return drop(
      name,
      texts[name] as string,
      chosen ? String(chosen) : '',
      groups.map(({ group, title }) => <Facets key={group} group={group} title={title && (texts[title] as string)} />),
    );
  };
  return (
    <div part="filters" inert={inert} className="t-card t-row t-row--wrap t-s13 fs-flt fs-wide">
      {drops.map(groupDrop)}
      {drop('cabin', texts.cabin, cabin && say(cabinGroupNames[cabin]), <CabinFacets />, false)}
      {groupDrop({ name: 'size', groups: [{ group: 'size' }] })}
      <span className="t-sep" />
      {hasStandard && <Toggle name="compliant" />}
      <Toggle name="hideShare" />
      <Toggle name="baggage" />
      {count > 0 && (
        <LinkButton className="t-end" onClick={() => model.clearFilters()}>
          <Icon of={iconClose} size={14} />
          {fill(texts.clear, { n: count })}
        </LinkButton>
      )}
    </div>
  );
}

export function Toggle({ name }: { name: 'compliant' | 'hideShare' | 'baggage' }) {
  const { model, texts } = useResults();
  const { filters } = useValue(model.state);
  return (
    <Checkbox checked={filters[name]} onChange={(on) => model.setFilters({ ...filters, [name]: on })}>
      {texts[name]}
    </Checkbox>
  );
}
