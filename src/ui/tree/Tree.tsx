import { useId, useMemo, useRef, useState } from 'react';
import type { DragEvent, KeyboardEvent, MouseEvent } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useIsNarrow } from '../base/element-width.ts';
import { highlight } from '../select/highlight.tsx';
import { iconCheck, iconRight } from '../icons/icons.ts';
import { typeAhead } from '../select/type-ahead.ts';
import { cx } from '../base/passed-props.ts';
import type { PassedProps } from '../base/passed-props.ts';
import { treeStep } from './tree-keys.ts';
import { checksOf, leavesOf, shownRows, toggled } from './tree-nodes.ts';
import type { Check, TreeEntry } from './tree-nodes.ts';
import { dropTarget, moveByKey } from './tree-move.ts';
import type { TreeTarget } from './tree-move.ts';
import { treeBorders, useVirtualRows } from './virtual-rows.ts';

interface TreeProps extends Omit<PassedProps, 'aria-label'> {
  label: string;
  entries: readonly TreeEntry[];
  /** Ids of chosen leaves. */
  chosen: ReadonlySet<string>;
  /** Positions that a search has found; null without a search. */
  found: ReadonlySet<number> | null;
  query?: string;
  /** Opened at first, by id; default: the first level. */
  startOpen?: readonly string[];
  /** Of a tree without ticks the most: it is no higher than its rows. */
  height: number;
  onChange?(chosen: ReadonlySet<string>): void;
  /** A press on a row chooses that row alone, a group too: a tree without ticks. */
  onPick?(id: string): void;
  /** Of such a tree: the row that is chosen. */
  picked?: string | undefined;
  /** Rows can be moved with what is below them: dragged, or with Alt and the arrow keys. */
  onMove?(id: string, to: TreeTarget): void;
}

/** A tree with ticks in three states; only the rows in sight are in the page, so thousands of nodes are fine. */
export function Tree({
  label,
  entries,
  chosen,
  found,
  query = '',
  startOpen,
  height,
  onChange,
  onPick,
  picked,
  onMove,
  className,
  ...rest
}: TreeProps) {
  const treeId = useId();
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(startOpen ?? entries.filter(({ level }) => level === 1).map(({ node }) => node.id)),
  );
  // By its id: the focus goes with a row that moves.
  const [focused, setFocused] = useState('');
  const typed = useRef({ text: '', at: 0 });
  const rows = useMemo(() => shownRows(entries, open, found), [entries, open, found]);
  const active = rows.find((one) => entries[one]?.node.id === focused) ?? rows[0] ?? -1;
  const hasTicks = !onPick;
  const checks = useMemo(() => (hasTicks ? checksOf(entries, chosen, found) : []), [hasTicks, entries, chosen, found]);
  const boxRef = useRef<HTMLDivElement | null>(null);
  const rowHeight = useIsNarrow(boxRef) ? 44 : 36;
  const { box, first, last, onScroll, reveal } = useVirtualRows(rows.length, rowHeight, height - treeBorders);
  const isOpen = (one: number) => found !== null || open.has(entries[one]?.node.id ?? '');

  const setOpened = (ones: readonly number[], on: boolean) => {
    const next = new Set(open);
    for (const one of ones) {
      const id = entries[one]?.node.id;
      if (id !== undefined) next[on ? 'add' : 'delete'](id);
    }
    setOpen(next);
  };
  const check = (one: number) => {
    if (onPick) return onPick(entries[one]?.node.id ?? '');
    const ids = leavesOf(entries, one, found);
    if (ids.length) onChange?.(toggled(chosen, ids));
  };
  const goTo = (one: number) => {
    setFocused(entries[one]?.node.id ?? '');
    reveal(rows.indexOf(one));
  };

  const onLetter = (event: KeyboardEvent): boolean => {
    if (
      event.key.length !== 1 ||
      event.key === ' ' ||
      event.key === '*' ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey
    )
      return false;
    const last = typed.current;
    typed.current = { text: (event.timeStamp - last.at < 500 ? last.text : '') + event.key, at: event.timeStamp };
    const hit = typeAhead(
      rows.map((one) => ({ text: entries[one]?.node.label ?? '' })),
      rows.indexOf(active),
      typed.current.text,
    );
    if (hit >= 0) goTo(rows[hit] ?? active);
    return true;
  };

  const move = (from: number, to: TreeTarget | null) => {
    const id = entries[from]?.node.id;
    if (id === undefined || !to) return;
    if (to.parent) setOpen(new Set([...open, to.parent]));
    onMove?.(id, to);
  };

  const dragged = useRef(-1);
  const [over, setOver] = useState<{ at: number; part: number } | null>(null);
  const dragging = onMove && {
    onDragStart(event: DragEvent) {
      dragged.current = rowAt(event);
      event.dataTransfer?.setData('text/plain', entries[dragged.current]?.node.label ?? '');
    },
    onDragOver(event: DragEvent) {
      const at = rowAt(event);
      const part = (event.clientY - (rowOf(event)?.getBoundingClientRect().top ?? 0)) / rowHeight;
      if (at < 0 || !dropTarget(entries, dragged.current, at, part)) return setOver(null);
      event.preventDefault();
      if (over?.at !== at || Math.abs(over.part - part) > 0.1) setOver({ at, part });
    },
    onDragEnd: () => setOver(null),
    onDrop(event: DragEvent) {
      event.preventDefault();
      if (over) move(dragged.current, dropTarget(entries, dragged.current, over.at, over.part));
      setOver(null);
    },
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (onMove && event.altKey && event.key.startsWith('Arrow')) {
      event.preventDefault();
      return move(active, moveByKey(entries, active, event.key));
    }
    if (onLetter(event)) return event.preventDefault();
    const step = treeStep(event.key, { entries, rows, active, isOpen });
    if (!step) return;
    event.preventDefault();
    if ('go' in step) goTo(step.go);
    else if ('check' in step) check(step.check);
    else if ('open' in step) setOpened([step.open], true);
    else if ('close' in step) {
      // A search holds everything open.
      if (!found) setOpened([step.close], false);
    } else setOpened(step.openAll, true);
  };

  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const one = rowAt(event);
    if (one < 0) return;
    setFocused(entries[one]?.node.id ?? '');
    if (target.closest('.t-tree__open') && !found) setOpened([one], !open.has(entries[one]?.node.id ?? ''));
    else check(one);
  };

  return (
    <div
      ref={(element) => {
        box.current = element;
        boxRef.current = element;
      }}
      role="tree"
      tabIndex={0}
      aria-label={label}
      aria-multiselectable={onPick ? undefined : 'true'}
      aria-activedescendant={active >= 0 ? `${treeId}-${active}` : undefined}
      className={cx('t-tree', className)}
      style={{ height: hasTicks ? height : Math.min(height, rows.length * rowHeight + treeBorders) }}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
      onClick={onClick}
      {...dragging}
      {...rest}
    >
      <div role="presentation" className="t-tree__all" style={{ height: rows.length * rowHeight }}>
        {inSight(rows, first, last, active).map((n) => {
          const one = rows[n] ?? -1;
          const entry = entries[one];
          return entry ? (
            <Row
              key={entry.node.id}
              id={`${treeId}-${one}`}
              at={one}
              entry={entry}
              check={onPick ? undefined : (checks[one] ?? 'off')}
              isActive={one === active}
              isOpen={isOpen(one)}
              query={query}
              top={n * rowHeight}
              height={rowHeight}
              isPicked={entry.node.id === picked}
              isMovable={onMove !== undefined}
              drop={over?.at === one ? (over.part < 0.25 ? 'before' : over.part > 0.75 ? 'after' : 'in') : undefined}
              isClosed={!onPick && leavesOf(entries, one, found).length === 0}
            />
          ) : null;
        })}
      </div>
    </div>
  );
}

/** Numbers of the rows from `first` up to `last`, and of the active one: it is what the tree's name for the focus points to. */
function inSight(rows: readonly number[], first: number, last: number, active: number): number[] {
  const seen = Array.from({ length: Math.max(0, last - first) }, (_, n) => first + n);
  const at = rows.indexOf(active);
  if (at < 0 || (at >= first && at < last)) return seen;
  return at < first ? [at, ...seen] : [...seen, at];
}

const rowOf = ({ target }: { target: EventTarget }): HTMLElement | null =>
  (target as Element).closest<HTMLElement>('[role=treeitem]');

/** Position of the row of an event; -1 beside all rows. */
const rowAt = (event: { target: EventTarget }): number => Number(rowOf(event)?.dataset['at'] ?? -1);

interface RowProps {
  id: string;
  at: number;
  entry: TreeEntry;
  /** Absent: a tree without ticks. */
  check: Check | undefined;
  isActive: boolean;
  isOpen: boolean;
  isClosed: boolean;
  isPicked: boolean;
  isMovable: boolean;
  /** The dragged row would come here. */
  drop: 'before' | 'after' | 'in' | undefined;
  query: string;
  top: number;
  height: number;
}

function Row({
  id,
  at,
  entry: { node, level, place, siblings, isLeaf },
  check,
  isActive,
  isOpen,
  isClosed,
  isPicked,
  isMovable,
  drop,
  query,
  top,
  height,
}: RowProps) {
  return (
    <div
      id={id}
      role="treeitem"
      data-at={at}
      draggable={isMovable || undefined}
      className={cx(
        't-tree__row',
        isActive && 'is-active',
        isClosed && 'is-disabled',
        isPicked && 'is-picked',
        drop && `is-drop-${drop}`,
      )}
      style={{ top, height, paddingLeft: 6 + (level - 1) * 16 }}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-checked={check && (check === 'mixed' ? 'mixed' : check === 'on')}
      aria-expanded={isLeaf ? undefined : isOpen}
      aria-disabled={isClosed || undefined}
      aria-selected={isPicked || undefined}
    >
      <span className={cx('t-tree__open', isOpen && 'is-open')}>{!isLeaf && <Icon of={iconRight} size={14} />}</span>
      {check && (
        <span className={cx('t-tree__box', check !== 'off' && `is-${check}`)}>
          {check === 'on' && <Icon of={iconCheck} size={14} />}
        </span>
      )}
      <span className="t-ellip" title={node.label}>
        {query ? highlight(node.label, query) : node.label}
      </span>
      {node.note && <span className="t-s12 t-3 t-nowrap">{node.note}</span>}
    </div>
  );
}
