import { writeJson } from '#base/json.ts';
import { armsOf } from '../edit/tree.ts';
import type { Arm } from '../edit/tree.ts';
import type { ProcessContent, ProcessNode } from '../schema.ts';
import { nodeName } from './approver-words.ts';
import type { ProcessNames } from './process-names.ts';
import { armSentence, sentenceOf } from './sentences.ts';

interface Change {
  kind: 'added' | 'removed' | 'moved' | 'changed';
  nodeId: string;
  armId?: string | undefined;
  /** Sentence about the change. */
  text: string;
  /** Sentences of the node before and after; one is absent where it was added or removed. */
  before?: string | undefined;
  after?: string | undefined;
}

/** A node or an arm with its place: the arm around it and its neighbours' ids. */
interface Entry {
  nodeId: string;
  armId?: string | undefined;
  name: string;
  sentence: string;
  /** All that belongs to it but the nodes inside. */
  own: string;
  list: string;
}

const bare = (item: ProcessNode | Arm): string =>
  writeJson({ ...item, nodes: undefined, arms: undefined, otherwise: undefined });

function entriesOf({ nodes }: ProcessContent, names: ProcessNames): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  const visit = (list: readonly ProcessNode[], listId: string): void => {
    for (const node of list) {
      const nodeId = node.id;
      const sentence = sentenceOf(node, names);
      entries.set(nodeId, { nodeId, name: nodeName(node), sentence, own: bare(node), list: listId });
      for (const arm of armsOf(node)) {
        // The words of an arm do not hang on whether it is empty.
        const text = armSentence({ ...arm, nodes: [node] }, names).replace(/：$/, '');
        entries.set(arm.id, {
          nodeId,
          armId: arm.id,
          name: `“${arm.name}”`,
          sentence: text,
          own: bare(arm),
          list: nodeId,
        });
        visit(arm.nodes, arm.id);
      }
    }
  };
  visit(nodes, '');
  return entries;
}

/** Ids of a list that keep their order: the longest common run of both orders; the others were moved. */
function stayed(before: readonly string[], after: readonly string[]): Set<string> {
  const rows = before.map(() => Array<number>(after.length + 1).fill(0));
  rows.push(Array<number>(after.length + 1).fill(0));
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1)
      (rows[row] as number[])[column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const kept = new Set<string>();
  for (let row = 0, column = 0; row < before.length && column < after.length;) {
    if (before[row] === after[column]) {
      kept.add(before[row] as string);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return kept;
}

function listsOf(entries: ReadonlyMap<string, Entry>, both: ReadonlySet<string>): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  for (const [id, { list }] of entries) if (both.has(id)) lists.set(list, [...(lists.get(list) ?? []), id]);
  return lists;
}

function changeOf(old: Entry | undefined, now: Entry | undefined, isMoved: boolean): Change[] {
  const entry = now ?? old;
  if (!entry) return [];
  const place = { nodeId: entry.nodeId, ...(entry.armId && { armId: entry.armId }) };
  const what = entry.armId ? '分支' : '节点';
  if (!old)
    return [{ ...place, kind: 'added', text: `新增${what}${entry.name}：${entry.sentence}`, after: entry.sentence }];
  if (!now) return [{ ...place, kind: 'removed', text: `删除${what}${entry.name}`, before: entry.sentence }];
  const changes: Change[] = [];
  const { sentence: before } = old;
  const { sentence: after } = now;
  if (isMoved) changes.push({ ...place, kind: 'moved', text: `${what}${now.name}调整了位置`, before, after });
  if (old.own !== now.own) {
    const text = before === after ? `${what}${now.name}的设置有调整` : `${what}${now.name}由“${before}”改为“${after}”`;
    changes.push({ ...place, kind: 'changed', text, before, after });
  }
  return changes;
}

/** Changes from one version to another, in the order of the page; nothing: the versions decide alike. */
export function differenceOf(before: ProcessContent, after: ProcessContent, names: ProcessNames): Change[] {
  const old = entriesOf(before, names);
  const now = entriesOf(after, names);
  const both = new Set([...now.keys()].filter((id) => old.get(id)?.list === now.get(id)?.list));
  const oldLists = listsOf(old, both);
  const kept = new Set([...listsOf(now, both)].flatMap(([list, ids]) => [...stayed(oldLists.get(list) ?? [], ids)]));
  const isMoved = (id: string) => old.has(id) && now.has(id) && !kept.has(id);
  const removed = [...old.keys()].filter((id) => !now.has(id));
  return [...now.keys(), ...removed].flatMap((id) => changeOf(old.get(id), now.get(id), isMoved(id)));
}
