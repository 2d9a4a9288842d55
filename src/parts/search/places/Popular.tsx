import type { ReactNode } from 'react';
import { Segment } from '#ui/controls/Segment.tsx';

interface PopularProps {
  title: string;
  /** Name of the choice beside the title. */
  label: string;
  cities: readonly { value: string; label: string }[];
  chosen: string;
  onChoose(city: string): void;
  /** After the cities. */
  end: ReactNode;
  children: ReactNode;
}

/** On the provider's own search page, below the form: what most people search, for one of the large cities. */
export const Popular = ({ title, label, cities, chosen, onChoose, end, children }: PopularProps) => (
  <section className="ps-pop" aria-label={title}>
    <div className="t-row t-row--wrap ps-pop__h">
      <h2 className="t-h2">{title}</h2>
      <Segment label={label} value={chosen} items={cities} onChange={onChoose} />
      {end}
    </div>
    {children}
  </section>
);
