import { cabinGroupNames } from '#domain/flight/list/list-choices.ts';
import type { CabinGroup } from '#domain/flight/list/list-choices.ts';
import { toggleOption } from '#domain/flight/list/list-filter.ts';
import type { FilterGroup } from '#domain/flight/list/list-filter.ts';
import type { Facet } from '#domain/flight/list/list-facets.ts';
import { showFen } from '#domain/money.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { Radio, RadioGroup } from '#ui/controls/Radio.tsx';
import { useResults } from '../use-results.ts';

/** The options of one filter with what each would leave. */
export function Facets({ group, title }: { group: FilterGroup; title?: string | undefined }) {
  const { model } = useResults();
  const facets = useValue(model.facets)[group];
  const { filters } = useValue(model.state);
  const chosen: readonly string[] = filters[group];
  return (
    <fieldset className="fs-facets">
      {title && <legend className="t-s12 t-3">{title}</legend>}
      {facets.map((facet) => (
        <Checkbox
          key={facet.option}
          checked={chosen.includes(facet.option)}
          onChange={() => model.setFilters(toggleOption(filters, group, facet.option))}
        >
          <FacetLine label={facet.label} facet={facet} />
        </Checkbox>
      ))}
    </fieldset>
  );
}

export function CabinFacets({ title }: { title?: string }) {
  const { model, texts } = useResults();
  const { cabin } = useValue(model.facets);
  const now = useValue(model.state).cabin;
  return (
    <fieldset className="fs-facets">
      {title && <legend className="t-s12 t-3">{title}</legend>}
      <RadioGroup
        label={texts.cabin}
        value={now || 'any'}
        onChange={(value) => model.setCabin(value === 'any' ? '' : (value as CabinGroup))}
      >
        <Radio value="any">{texts.anyCabin}</Radio>
        {cabin.map((facet) => (
          <Radio key={facet.option} value={facet.option}>
            <FacetLine label={cabinGroupNames[facet.option as CabinGroup]} facet={facet} />
          </Radio>
        ))}
      </RadioGroup>
    </fieldset>
  );
}

function FacetLine({ label, facet }: { label: string; facet: Facet }) {
  const { texts } = useResults();
  return (
    <span className="fs-facet">
      <span className="t-grow">{useSay().say(label)}</span>
      <span className="t-3">{facet.count}</span>
      <span className="t-3 t-num">
        {facet.lowestFen === null ? '' : `¥${showFen(facet.lowestFen)}${texts.fromPrice('')}`}
      </span>
    </span>
  );
}
