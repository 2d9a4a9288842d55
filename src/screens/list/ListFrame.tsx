import { useRef } from 'react';
import type { ReactNode } from 'react';
import { momentAt } from '#domain/china-time.ts';
import { useLater } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { Alert } from '#ui/states/Alert.tsx';
import { useChosenInView } from '#ui/controls/chosen-in-view.ts';
import { WhenSeen } from '#ui/states/WhenSeen.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { FilterBar } from '#ui/filter/FilterBar.tsx';
import { narrows } from '#ui/filter/fields.ts';
import type { AnyField, FilterField, FilterValues } from '#ui/filter/fields.ts';
import { showStart } from '#ui/list/show-start.ts';
import { pager } from '#ui/list/pager.ts';
import { useIsNarrow } from '#ui/base/element-width.ts';
import { cx } from '#ui/base/passed-props.ts';
import { ExportMenu } from '../ExportMenu.tsx';
import type { ExportFormat } from '../export-file.ts';
import { ListRows } from './ListRows.tsx';
import type { ListRowsProps } from './ListRows.tsx';
import { RangeDays } from '../RangeDays.tsx';
import { useScreenTexts } from '../texts.ts';

interface GroupOption {
  value: string;
  label: string;
  count?: number | undefined;
  /** Title of the empty list while nothing but this chip narrows it. */
  none?: string | undefined;
}

export interface ListFrameProps<Item, Filters extends object> extends Omit<ListRowsProps<Item, Filters>, 'isNarrow'> {
  /** Heading of the page. It is read out only where tabs name the list, unless they name parts of the page (`hasTitle`). */
  title: string;
  /** Beside the heading: pages like this one; in a narrow place below it. */
  links?: ReactNode;
  /** At the end of the heading's line: new, import. */
  actions?: ReactNode;
  /** Figures above the list. */
  stats?: ReactNode;
  tabs?: ReactNode;
  /** The tabs name pages of one family, and stand below the heading as on each of them. */
  hasTitle?: true;
  /** Chips over the filters, one of which is on. */
  groups?: { key: keyof Filters & string; options: readonly GroupOption[] };
  fields: readonly FilterField<Filters>[];
  onExport?: (format: ExportFormat) => Promise<void>;
  /** Name of the list among those whose views members save. */
  viewsOf?: string;
  /** In a column before the list, and in one behind it; below each other on narrow roots. */
  beside?: { before?: ReactNode; behind?: ReactNode };
}

/** Frame of every list: heading, figures, tabs, filters, rows in all their states, pages, export. */
export function ListFrame<Item, Filters extends object>({
  title,
  links,
  actions,
  stats,
  tabs,
  hasTitle,
  groups,
  fields,
  onExport,
  viewsOf,
  beside,
  ...rows
}: ListFrameProps<Item, Filters>) {
  const texts = useScreenTexts();
  const services = useServices();
  const { list } = rows;
  const start = useRef<HTMLDivElement>(null);
  const [state, filters, total, page, hasNext, isCapped, asOfMs] = useValues(
    list.state,
    list.filters,
    list.total,
    list.page,
    list.hasNext,
    list.isCapped,
    list.asOfMs,
  );
  const isNarrow = useIsNarrow(start);
  const look = useLater(viewsOf !== undefined, () => import('../views/ListLook.tsx'));
  const change = (values: Record<string, unknown>) => list.setFilter(values as Partial<Filters>);
  const isReady = state.state === 'ready';
  // Together: none of them stands on a line of its own.
  const tools = (viewsOf || onExport) && (
    <div className="t-end t-row">
      {look && viewsOf && (
        <look.ListLook
          list={viewsOf}
          listing={list}
          columns={rows.table?.columns ?? []}
          hasCards={rows.renderCard !== undefined}
          isNarrow={isNarrow}
          beside={beside}
        />
      )}
      {onExport && <ExportMenu isOff={!isReady || total === 0} onExport={onExport} />}
    </div>
  );
  const hasWords = fields.some(({ kind }) => kind === 'text');
  // The line of the filters is full with search words among them.
  const isBesideGroups = groups !== undefined;
  const isBesideTitle = !isBesideGroups && !isNarrow && (!tabs || hasTitle) && hasWords;
  // Beside the chips while there is room for all; on narrow roots filters without search words are one button.
  const isBarAmongGroups = isBesideGroups && !(isNarrow ? hasWords : beside || (tools && fields.length > 2));
  const bar = (fields.length > 0 || !isBesideGroups) && (
    <FilterBar
      label={title}
      fields={fields as unknown as readonly AnyField[]}
      values={filters as unknown as FilterValues}
      today={services.clock.today()}
      Days={RangeDays}
      onChange={change}
      end={!isBesideGroups && !isBesideTitle && tools}
    />
  );
  const body = (
    <>
      {(fields[0] || tabs || groups || viewsOf || onExport) && (
        <section className="t-card" aria-label={title}>
          {tabs && !hasTitle && <div className="t-lst__tabs">{tabs}</div>}
          <div className="t-lst__top">
            {groups && (
              <div className={cx('t-row', !(isNarrow || beside) && 't-row--wrap')}>
                <Groups
                  options={groups.options}
                  value={String(filters[groups.key])}
                  least={narrows(fields, filters) ? 0 : 1}
                  onChange={(value) => change({ [groups.key]: value })}
                />
                {isBarAmongGroups && bar}
                {tools}
              </div>
            )}
            {!isBarAmongGroups && bar}
          </div>
        </section>
      )}
      <p role="status" className="t-vh">
        {isReady ? texts.total(total, isCapped) : ''}
      </p>
      {isReady && state.isOld && (
        <Alert kind="warn">
          {texts.isOld(momentAt(asOfMs).slice(11, 16))}{' '}
          <LinkButton onClick={() => void list.refresh()}>{texts.retry}</LinkButton>
        </Alert>
      )}
      <ListRows
        {...rows}
        isNarrow={isNarrow}
        // The first chip is on when a list opens: it narrows nothing.
        noMatch={groups?.options.slice(1).find(({ value }) => value === String(filters[groups.key]))?.none}
      />
      {isReady && total > 0 && (
        <div className="t-lst__ft">
          <WhenSeen of={pager} width={320} height={32}>
            {({ Pager }) => (
              <Pager
                page={page}
                total={total}
                size={list.size}
                isMore={isCapped && hasNext}
                onChange={(next) => {
                  list.toPage(next);
                  showStart(start.current);
                }}
              />
            )}
          </WhenSeen>
        </div>
      )}
    </>
  );
  return (
    <div ref={start} className="t-page t-lst" aria-busy={state.state === 'loading'}>
      <div className={cx('t-lst__hd', tabs !== undefined && !hasTitle && 't-vh')}>
        <h1 className="t-h1">{title}</h1>
        {links && <div className="t-lst__lnk t-end t-row">{links}</div>}
        {(actions || isBesideTitle) && (
          <div className="t-end t-row">
            {isBesideTitle && tools}
            {actions}
          </div>
        )}
      </div>
      {hasTitle && tabs}
      {stats}
      {beside ? (
        <div className="t-lst__cols">
          {beside.before}
          <div className="t-lst__main">{body}</div>
          {beside.behind}
        </div>
      ) : (
        body
      )}
    </div>
  );
}

interface GroupsProps {
  options: readonly GroupOption[];
  value: string;
  /** Smallest number that is shown: of a narrowed list nothing is one, as it is known. */
  least: number;
  onChange: (value: string) => void;
}

function Groups({ options, value, least, onChange }: GroupsProps) {
  const row = useChosenInView(value);
  return (
    <div ref={row} className="t-lst__grp">
      {options.map((option) => (
        <Chip key={option.value} on={option.value === value} onClick={() => onChange(option.value)}>
          {option.label}
          {(option.count ?? -1) >= least ? ` ${option.count}` : ''}
        </Chip>
      ))}
    </div>
  );
}
