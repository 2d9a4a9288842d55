import { clockOf, momentAt } from '#domain/china-time.ts';
import { rideSorts } from '#domain/rail/search/ride-choices.ts';
import { useValues } from '#kit/readable.ts';
import { StandardName } from '#parts/policy/StandardName.tsx';
import { SortButtons } from '#parts/search/ResultsBars.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconRefresh, iconShield } from '#ui/icons/icons.ts';
import { useRideResults } from './use-results.ts';

/** The company's standard; how many trains there are, how old their numbers are, and their order. */
export function InfoLine({ isNarrow }: { isNarrow: boolean }) {
  const { model, texts } = useRideResults();
  const [list, sorted, free, sort, isStudent, isBusy] = useValues(
    model.list,
    model.sorted,
    model.free,
    model.sort,
    model.isStudent,
    model.isBusy,
  );
  if (!list?.rides.length) return null;
  const all = list.rides.length;
  return (
    <>
      {list.standard && (
        <p className="t-row t-s13">
          <Icon of={iconShield} className="t-ok" />
          <span className="t-2">
            <StandardName whose={list.standard.whose} own={texts.yourStandard} others={texts.othersStandard} />
            {'\u3000'}
            {list.standard.summary}
          </span>
        </p>
      )}
      <div className="t-row t-row--wrap t-s13 rr-info">
        <span className="t-2" aria-live="polite">
          <b>{sorted.length === all ? texts.found(all) : texts.left(sorted.length, all)}</b> · {texts.free(free)}
          {isStudent && ` · ${texts.student}`} ·{' '}
          {isBusy ? texts.updating : texts.updated(clockOf(momentAt(list.serverTimeMs)))}
        </span>
        <LinkButton className="t-s12" onClick={model.load}>
          <Icon of={iconRefresh} size={14} />
          {texts.refresh}
        </LinkButton>
        {!isNarrow && (
          <>
            <span className="t-3 t-s12 rr-rules">{texts.rules}</span>
            <SortButtons
              className="t-end ps-sorts"
              label={texts.sortLabel}
              keys={rideSorts}
              now={sort.by}
              nameOf={(by) => texts.sorts[by][sort.by === by && sort.down ? 1 : 0]}
              onSort={model.sortBy}
            />
          </>
        )}
      </div>
    </>
  );
}
