import { clockOf } from '#domain/china-time.ts';
import { useValue } from '#kit/readable.ts';
import { Alert } from '#ui/states/Alert.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { iconShield } from '#ui/icons/icons.ts';
import { cx } from '#ui/base/passed-props.ts';
import { FilterBar } from '../filters/FilterBar.tsx';
import { useResults } from '../use-results.ts';
import { FailedSearch } from '#parts/product/FailedSearch.tsx';
import { StandardName } from '#parts/policy/StandardName.tsx';
import { fill } from '#parts/flight/list/texts.ts';

/** The company's travel standard, above the list of a business trip. */
export function StandardLine() {
  const { model, texts } = useResults();
  const list = useValue(model.list);
  const isBusiness = useValue(model.travelType) === 'business';
  const standard = list?.standard;
  if (!standard) return !list && isBusiness ? <div className="fs-pol" /> : null;
  return (
    <div className="t-row t-s13 fs-pol">
      <Icon of={iconShield} className="t-ok" />
      <span className="t-2">
        <StandardName whose={standard.whose} own={texts.yourStandard} others={texts.othersStandard} />
        {'\u3000'}
        {standard.summary}
      </span>
    </div>
  );
}

/** Old prices, a failed refresh, no network: a line above the list, which stays. */
export function Notices() {
  const { model, texts } = useResults();
  const entry = useValue(model.entry);
  const isStale = useValue(model.isStale);
  const isOnline = useValue(model.services.online);
  const time = clockOf(entry?.list?.queriedAt ?? '');
  const refresh = (
    <LinkButton disabled={entry?.busy ?? false} onClick={() => model.refresh()}>
      {texts.refresh}
    </LinkButton>
  );
  if (!isOnline)
    return (
      <Alert kind="warn" className="fs-notice">
        {texts.offline}
      </Alert>
    );
  if (entry?.failure !== undefined)
    return (
      <Alert kind="bad" className="fs-notice" action={refresh}>
        {fill(texts.refreshFailed, { time })}
      </Alert>
    );
  return isStale ? (
    <Alert kind="warn" className="fs-notice" action={refresh}>
      {fill(texts.stale, { time })}
    </Alert>
  ) : null;
}

/** The cells of a row, in the sizes of their later content. */
const cells = [
  ['fs-fl__air', 140, 20],
  ['fs-fl__d', 72, 26],
  ['fs-fl__m', 56, 12],
  ['fs-fl__a', 72, 26],
  ['fs-fl__i', 0, 0],
  ['fs-fl__v', 0, 0],
  ['fs-fl__p', 96, 28],
  ['fs-fl__x', '100%', 36],
] as const;

/** Filters, count and rows at their real heights while the first answer is on its way: nothing moves when it comes. */
export function RowSkeletons() {
  const { model, texts } = useResults();
  const { round } = useValue(model.state);
  return (
    <>
      <FilterBar inert />
      <div className="fs-srt" />
      <div
        className={cx('fs-list fs-skel', round && 'is-round')}
        role="group"
        aria-busy="true"
        aria-label={texts.listLabel}
      >
        {Array.from({ length: 6 }, (_, n) => (
          <div key={n} className="t-card fs-fl">
            <div className="fs-fl__r">
              {cells.map(([cell, width, height]) => (
                <div key={cell} className={cell}>
                  {height > 0 && <Skeleton width={width} height={height} />}
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

export function Failed({ message }: { message: string }) {
  const { model, texts } = useResults();
  const isOnline = useValue(model.services.online);
  return (
    <FailedSearch title={texts.failedTitle} text={isOnline ? message : texts.offlineShort}>
      <Button kind="primary" onClick={() => model.refresh()}>
        {texts.retry}
      </Button>
    </FailedSearch>
  );
}
