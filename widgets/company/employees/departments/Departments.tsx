import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Department, DepartmentTree } from '#contract/company-people.ts';
import { useLater } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import { useStyles } from '#kit/use-styles.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { cx } from '#ui/base/passed-props.ts';
import { focusQuietly, isFocusLost } from '#ui/base/root-node.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconPlus } from '#ui/icons/icons.ts';
import { Alert } from '#ui/states/Alert.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { Tree } from '#ui/tree/Tree.tsx';
import treeCss from '#ui/tree/tree.css?shadow';
import { entriesOf, matching } from '#ui/tree/tree-nodes.ts';
import type { TreeNode } from '#ui/tree/tree-nodes.ts';
import type { TreeTarget } from '#ui/tree/tree-move.ts';
import { changesOf, movedTree, placeOf, top } from '#parts/company/departments/department-tree.ts';
import type { MoveChanges } from '#parts/company/departments/department-tree.ts';
import { createMove } from './department-model.ts';
import { departmentTexts as ownTexts } from './department-texts.ts';
import type { EmployeesModel } from '../model.ts';

const styles = [treeCss];
const none: ReadonlySet<string> = new Set();
const rowHeight = 36;
/** The company with its departments, each with the number of its people and of those below. */
function nodesOf({ companyName, nodes }: DepartmentTree, texts: typeof ownTexts): TreeNode[] {
  const children = new Map<number | null, TreeNode[]>();
  const childrenOf = (id: number | null): TreeNode[] | undefined => children.get(id)?.reverse();
  const people = new Map<number | null, number>();
  // Each department comes before those below it: from the last one on, all below are counted.
  for (const { id, parentId, name, headName, counts } of [...nodes].reverse()) {
    const all = counts[0] + counts[1] + counts[2] + counts[5] + (people.get(id) ?? 0);
    people.set(parentId, (people.get(parentId) ?? 0) + all);
    const below = childrenOf(id);
    const note = `${headName || texts.headless} · ${all}`;
    const node = { id: String(id), label: name, note, ...(below && { children: below }) };
    const brothers = children.get(parentId);
    if (brothers) brothers.push(node);
    else children.set(parentId, [node]);
  }
  return [{ id: top, label: companyName, note: String(people.get(null) ?? 0), children: childrenOf(null) ?? [] }];
}

/** The last move, and the place to which it can be taken back. */
interface Moved {
  id: number;
  from: TreeTarget;
  changes: MoveChanges;
}

interface DepartmentsProps {
  model: EmployeesModel;
  isNarrow: boolean;
  /** A form stands beside the list: where there is no room for all three, the tree goes. */
  isBehind: boolean;
}

/** The tree of departments: a press shows the people of one; it is moved by dragging or by Alt and the arrow keys. */
export function Departments({ model, isNarrow, isBehind }: DepartmentsProps) {
  useStyles(styles);
  const services = useServices();
  const texts = useTexts('employeeDepartments', ownTexts);
  const [{ state }, tree, { departmentId }, headOf] = useValues(
    model.tree.current,
    model.tree.data,
    model.list.filters,
    model.headOf,
  );
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [edited, edit] = useState<Department | 'new' | null>(null);
  const section = useRef<HTMLElement>(null);
  const wasEdited = useRef(false);
  // The button that opened the form has gone meanwhile; it is drawn again.
  useLayoutEffect(() => {
    const { current } = section;
    if (wasEdited.current && edited === null && current && isFocusLost(current))
      focusQuietly(current.querySelector<HTMLElement>('.cmp-tree__do'));
    wasEdited.current = edited !== null;
  }, [edited]);
  useLayoutEffect(() => {
    const one = headOf === null ? undefined : tree?.nodes.find(({ id }) => id === headOf);
    if (!one) return;
    setOpen(true);
    edit(one);
  }, [headOf, tree]);
  const part = useLater(edited !== null, () => import('./DepartmentForm.tsx'));
  const move = useModel(() =>
    createMove(services, texts, (answer) => (answer ? model.tree.set(answer) : model.tree.load())),
  );
  const [moved, setMoved] = useState<Moved | null>(null);
  function go(before: DepartmentTree, one: Department, to: TreeTarget, isUndo = false) {
    if (move.busy.peek()) return;
    const after = movedTree(before, one, to);
    model.tree.set(after);
    setMoved(null);
    void move.run({ one, to }).then((isDone) => {
      // A refusal reads the tree again; without a line it is as it was.
      if (!isDone) return model.tree.data.peek() === after && model.tree.set(before);
      void model.waiting.load();
      if (!isUndo) setMoved({ id: one.id, from: placeOf(before, one), changes: changesOf(before, after, one) });
    });
  }
  /** With the version that the move has made. */
  function back({ id, from }: Moved) {
    const now = model.tree.data.peek();
    const one = now?.nodes.find((node) => node.id === id);
    if (now && one) go(now, one, from, true);
    else setMoved(null);
  }
  const chosen = tree?.nodes.find(({ id }) => id === departmentId);
  const entries = useMemo(() => (tree ? entriesOf(nodesOf(tree, texts)) : []), [tree, texts.headless]);
  const found = useMemo(() => matching(entries, query), [entries, query]);
  const shown = found?.size ?? entries.length;
  const pick = (id: string) => model.list.setFilter({ departmentId: id === top ? undefined : Number(id) });
  const toggle = (
    <Button className="cmp-tree__open" onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
      {texts.chosen(chosen?.name ?? tree?.companyName ?? texts.title)}
    </Button>
  );
  if (isNarrow && !isOpen) return toggle;
  return (
    <>
      {isNarrow && toggle}
      <section ref={section} className={cx('t-card t-col cmp-tree', isBehind && 'is-behind')} aria-label={texts.title}>
        <div className="t-row">
          <h2 className="t-h3">{texts.title}</h2>
          <span className="t-s12 t-3">{tree && texts.count(tree.nodes.length)}</span>
          <LinkButton className={chosen ? 't-end' : 't-end cmp-tree__do'} onClick={() => edit('new')}>
            <Icon of={iconPlus} size={14} />
            {texts.add}
          </LinkButton>
        </div>
        {chosen && edited === null && (
          <div className="t-row">
            <b className="t-grow t-ellip">{chosen.name}</b>
            <LinkButton className="cmp-tree__do" onClick={() => edit(chosen)}>
              {texts.edit}
            </LinkButton>
          </div>
        )}
        {edited && part && tree && (
          <part.DepartmentForm
            key={edited === 'new' ? 'new' : edited.id}
            known={edited === 'new' ? null : edited}
            parent={chosen ?? null}
            tree={tree}
            model={model}
            onMove={(one, parentId) => go(tree, one, { parent: parentId || null, before: null })}
            onClose={() => edit(null)}
          />
        )}
        <Input type="search" aria-label={texts.find} placeholder={texts.find} value={query} onInput={setQuery} />
        {state === 'failed' && (
          <Alert kind="bad" action={<LinkButton onClick={() => void model.tree.load()}>{texts.retry}</LinkButton>}>
            {texts.failed}
          </Alert>
        )}
        {tree && !shown ? (
          <Empty art="search" title={texts.none} />
        ) : (
          tree && (
            <Tree
              key={String(found !== null)}
              label={texts.title}
              entries={entries}
              chosen={none}
              found={found}
              query={query.trim()}
              height={Math.min(14, Math.max(4, shown)) * rowHeight}
              picked={departmentId === undefined ? top : String(departmentId)}
              onPick={pick}
              onMove={(id, to) => {
                const one = tree.nodes.find((node) => String(node.id) === id);
                if (one) go(tree, one, to);
              }}
            />
          )
        )}
        {moved && (
          <Alert kind="info" action={<LinkButton onClick={() => back(moved)}>{texts.undo}</LinkButton>}>
            {texts.movedTo(moved.changes)}
          </Alert>
        )}
        <p className="t-s12 t-3">{isNarrow ? texts.hintNarrow : texts.hint}</p>
      </section>
    </>
  );
}
