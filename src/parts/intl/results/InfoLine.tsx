import { intlSorts } from '#domain/intl/search/intl-choices.ts';
import type { IntlList } from '#contract/intl.ts';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { StandardName } from '#parts/policy/StandardName.tsx';
import { SortButtons } from '#parts/search/ResultsBars.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconShield } from '#ui/icons/icons-basic.ts';
import type { IntlResults } from './create-intl-results.ts';
import { listTexts } from './words/texts.ts';

interface InfoLineProps {
  model: IntlResults;
  list: IntlList;
  isNarrow: boolean;
}

/** The company's standard; how many itineraries and prices there are, and their order. */
export function InfoLine({ model, list, isNarrow }: InfoLineProps) {
  const texts = useTexts('intl-results', listTexts);
  const { say } = useSay();
  const [groups, left, sort, isBusy, slice, brand, isBusiness] = useValues(
    model.groups,
    model.left,
    model.sort,
    model.isBusy,
    model.slice,
    model.brand,
    model.isBusiness,
  );
  const offers = left.reduce((sum, one) => sum + one.offers.length, 0);
  const name = list.brands[brand]?.name;
  return (
    <>
      {isBusiness && (
        <p className="t-row t-s13">
          <Icon of={iconShield} className="t-ok" />
          <span className="t-2">
            {list.standard ? (
              <>
                <StandardName whose={list.standard.whose} own={texts.standard} others={texts.othersStandard} />{' '}
                {say(list.standard.summary)}
                {texts.comma}
                {texts.companyWithin}
              </>
            ) : (
              texts.company
            )}
          </span>
        </p>
      )}
      <div className="t-row t-row--wrap t-s13 il-info">
        <span className="t-2" aria-live="polite">
          <b>
            {left.length === groups.length ? texts.found(left.length, offers) : texts.left(left.length, groups.length)}
          </b>
          {isBusy ? ` · ${texts.updating}` : slice > 0 && ` · ${texts.ready}`}
        </span>
        {name && (
          <Chip size="sm" on onRemove={model.allBrands}>
            {texts.onlyBrand(name)}
          </Chip>
        )}
        {!isNarrow && (
          <SortButtons
            className="t-end ps-sorts"
            label={texts.sortLabel}
            keys={intlSorts}
            now={sort}
            nameOf={(by) => texts.sorts[by]}
            onSort={model.sortBy}
          />
        )}
      </div>
    </>
  );
}
