import { useState } from 'react';
import { subordinate as calls } from '#contract/subordinate.ts';
import type { SubordinateNode, SubordinateTree as Shown } from '#contract/subordinate.ts';
import { typeName } from '#domain/account/subordinate/subordinate.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useStyles } from '#kit/use-styles.ts';
import { useServices } from '#kit/widget.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { Loaded } from '#screens/Loaded.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { Tree } from '#ui/tree/Tree.tsx';
import treeCss from '#ui/tree/tree.css?shadow';
import { entriesOf, matching } from '#ui/tree/tree-nodes.ts';
import type { TreeNode } from '#ui/tree/tree-nodes.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

const styles = [treeCss];
const rowHeight = 37;
const none: ReadonlySet<string> = new Set();

/** Nodes below a superior, with kind, state and number of their own. */
function nodesOf(all: readonly SubordinateNode[], superiorId: string, texts: Texts): TreeNode[] {
  return all
    .filter((node) => node.superiorId === superiorId)
    .map(({ memberId, realName, memberType, state }) => {
      const children = nodesOf(all, memberId, texts);
      const note = [
        texts.say(typeName(memberType)),
        children.length > 0 && texts.people(children.length),
        state !== 'active' && texts.groups[state],
      ];
      return {
        id: memberId,
        label: realName,
        note: note.filter(Boolean).join(' · '),
        ...(children.length && { children }),
      };
    });
}

/** All members below the member as a tree; a press opens one of them. */
function SubordinateTree({ tree, onBack }: { tree: Shown; onBack: () => void }) {
  const services = useServices();
  const texts = useTexts('subordinates', ownTexts);
  const [query, setQuery] = useState('');
  const entries = entriesOf(nodesOf(tree.nodes, '', texts));
  const found = matching(entries, query);
  const shown = found?.size ?? entries.length;
  return (
    <div className="t-page t-lst">
      <div className="t-lst__hd">
        <h1 className="t-h1">{texts.tree}</h1>
        <div className="t-end t-row">
          <Button onClick={onBack}>{texts.showList}</Button>
        </div>
      </div>
      <section className="t-card t-card__bd t-col" aria-label={texts.tree}>
        <Input
          type="search"
          aria-label={texts.treeFind}
          placeholder={texts.treeFind}
          value={query}
          onInput={setQuery}
        />
        <p className="t-s12 t-3">{texts.treeHint}</p>
        {shown ? (
          <Tree
            label={texts.tree}
            entries={entries}
            chosen={none}
            found={found}
            query={query.trim()}
            height={Math.min(12, Math.max(4, shown)) * rowHeight}
            onPick={(id) => services.setQuery({ id }, { replace: false })}
          />
        ) : (
          <Empty art="search" title={entries.length ? texts.treeNone : texts.none} />
        )}
      </section>
    </div>
  );
}

export function Organisation() {
  useStyles(styles);
  const services = useServices();
  const leave = () => services.setQuery({ view: undefined }, { replace: false });
  return (
    <Loaded from={useResource(calls.tree, {})} onBack={leave}>
      {(tree) => <SubordinateTree tree={tree} onBack={leave} />}
    </Loaded>
  );
}
