import { useMemo, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { LinkButton } from '../controls/LinkButton.tsx';
import { Checkbox } from '../controls/Checkbox.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Input } from '../form/Input.tsx';
import { Tree } from './Tree.tsx';
import { useIsNarrow } from '../base/element-width.ts';
import { iconClose, iconSearch } from '../icons/icons.ts';
import { useWorded } from '../base/root.ts';
import { cx } from '../base/passed-props.ts';
import type { PassedProps } from '../base/passed-props.ts';
import { treeWords } from './tree-words.ts';
import { allLeaves, checksOf, entriesOf, matching, toggled } from './tree-nodes.ts';
import type { TreeEntry, TreeNode } from './tree-nodes.ts';
import { treeBorders, useVirtualRows } from './virtual-rows.ts';

interface TreeTransferProps extends PassedProps {
  label: string;
  nodes: readonly TreeNode[];
  /** Ids of chosen leaves. */
  value: readonly string[];
  onChange(value: string[]): void;
  height?: number;
  /** Unit of the choice: 员工 */
  unit?: string;
}

/** A tree on the left, its chosen leaves on the right; a tick moves a leaf over, the cross brings it back. */
export function TreeTransfer({
  label,
  nodes,
  value,
  onChange,
  height = 360,
  unit: named,
  className,
  ...rest
}: TreeTransferProps) {
  const words = useWorded('tree', treeWords);
  const unit = named ?? words.unit;
  const [query, setQuery] = useState('');
  const entries = useMemo(() => entriesOf(nodes), [nodes]);
  const chosen = useMemo(() => new Set(value), [value]);
  const found = useMemo(() => matching(entries, query), [entries, query]);
  const leaves = useMemo(() => allLeaves(entries, found), [entries, found]);
  const tops = checksOf(entries, chosen, found).filter(
    (_, at) => entries[at]?.parent === -1 && (!found || found.has(at)),
  );
  const isAll = leaves.length > 0 && leaves.every((id) => chosen.has(id));
  // In the tree's order, not in that of choosing.
  const give = (next: ReadonlySet<string>) =>
    onChange(entries.flatMap(({ node, isLeaf }) => (isLeaf && next.has(node.id) ? [node.id] : [])));
  return (
    <div role="group" aria-label={label} className={cx('t-xfer', className)} {...rest}>
      <section className="t-xfer__pane" aria-label={words.source}>
        <div className="t-xfer__hd">
          <Checkbox
            checked={isAll}
            mixed={!isAll && tops.some((check) => check !== 'off')}
            disabled={leaves.length === 0}
            onChange={() => give(toggled(chosen, leaves))}
          >
            {query.trim() ? words.allFound : words.all}
          </Checkbox>
          <span className="t-end t-s12 t-3" role="status">
            {words.count(leaves.length, unit)}
          </span>
        </div>
        <Input
          className="t-xfer__find"
          type="search"
          value={query}
          onInput={setQuery}
          aria-label={words.search}
          placeholder={words.search}
          before={<Icon of={iconSearch} size={16} />}
        />
        {leaves.length === 0 && found?.size === 0 ? (
          <p className="t-xfer__none" style={{ height }}>
            {words.none}
          </p>
        ) : (
          <Tree
            label={label}
            entries={entries}
            chosen={chosen}
            found={found}
            query={query.trim()}
            height={height}
            onChange={give}
          />
        )}
      </section>
      <Chosen entries={entries} chosen={chosen} unit={unit} height={height + 52} onChange={give} />
    </div>
  );
}

/** A list that scrolls must be reached by the keyboard. */
const scrolls = { tabIndex: 0 };

interface ChosenProps {
  entries: readonly TreeEntry[];
  chosen: ReadonlySet<string>;
  unit: string;
  height: number;
  onChange(chosen: ReadonlySet<string>): void;
}

function Chosen({ entries, chosen, unit, height: full, onChange }: ChosenProps) {
  const words = useWorded('tree', treeWords);
  const rows = entries.filter(({ node, isLeaf }) => isLeaf && chosen.has(node.id));
  const pane = useRef<HTMLElement>(null);
  const isNarrow = useIsNarrow(pane);
  const rowHeight = isNarrow ? 44 : 36;
  // Below the tree, on a narrow page, it is only as high as it must be.
  const height = isNarrow ? Math.min(full, Math.max(3, rows.length) * rowHeight + treeBorders) : full;
  const { box, first, last, onScroll } = useVirtualRows(rows.length, rowHeight, height - treeBorders);
  const onClick = (event: MouseEvent) => {
    const id = (event.target as Element).closest<HTMLElement>('[data-remove]')?.dataset['remove'];
    if (id === undefined) return;
    onChange(new Set([...chosen].filter((one) => one !== id)));
    // Its button goes with it.
    box.current?.focus({ preventScroll: true });
  };
  return (
    <section ref={pane} className="t-xfer__pane" aria-label={words.chosen}>
      <div className="t-xfer__hd">
        <b role="status">{words.chosenCount(rows.length, unit)}</b>
        <LinkButton className="t-end t-s13" disabled={rows.length === 0} onClick={() => onChange(new Set())}>
          {words.clear}
        </LinkButton>
      </div>
      {rows.length === 0 ? (
        <p className="t-xfer__none" style={{ height }}>
          {words.nothing}
        </p>
      ) : (
        <div
          ref={box}
          role="list"
          aria-label={words.chosen}
          {...scrolls}
          className="t-tree"
          style={{ height }}
          onScroll={onScroll}
          onClick={onClick}
        >
          <div role="presentation" className="t-tree__all" style={{ height: rows.length * rowHeight }}>
            {rows.slice(first, last).map(({ node, parent }, n) => (
              <div
                key={node.id}
                role="listitem"
                className="t-tree__row"
                style={{ top: (first + n) * rowHeight, height: rowHeight }}
                aria-posinset={first + n + 1}
                aria-setsize={rows.length}
              >
                <span className="t-ellip">{node.label}</span>
                <span className="t-s12 t-3 t-ellip t-grow">{entries[parent]?.node.label}</span>
                <button type="button" className="t-xfer__x" data-remove={node.id} aria-label={words.remove(node.label)}>
                  <Icon of={iconClose} size={16} />
                </button>
              </div>
            ))}
          </div>
        </div>
      )}
    </section>
  );
}
