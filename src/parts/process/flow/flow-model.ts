import { computed, signal } from '@preact/signals-core';
import { newNode } from '#domain/process/defaults.ts';
import {
  addArm,
  duplicateNode,
  insertNode,
  moveAside,
  moveNode,
  newIdsOf,
  removeItem,
  shiftItem,
  updateArm,
  updateNode,
} from '#domain/process/edit/edit.ts';
import { find } from '#domain/process/edit/tree.ts';
import type { Arm, Place } from '#domain/process/edit/tree.ts';
import type { ApproveNode, Approver, NodeKind, ProcessContent, ProcessNode } from '#domain/process/schema.ts';
import { sourceWords } from '#domain/process/words/node-words.ts';
import type { ProcessNames } from '#domain/process/words/process-names.ts';
import type { Readable } from '#kit/readable.ts';
import type { Say } from '#kit/say.ts';
import type { FlowTexts } from './texts.ts';

export const longestName = 20;

/** A fault as the views show it at its node or arm. */
export interface FlowProblem {
  /** Node, or arm of a branch; "": the process as a whole. */
  id: string;
  level: 'stop' | 'warn';
  text: string;
  /** To be ticked before it is published. */
  isUnheard?: boolean;
}

interface FlowSpec {
  content: Readable<ProcessContent>;
  /** Absent: it is only read. */
  change?(content: ProcessContent, about?: string): void;
  names: Readable<ProcessNames>;
  problems: Readable<readonly FlowProblem[]>;
  /** Nodes and arms of the path of a test run. */
  path: Readable<ReadonlySet<string>>;
  texts: FlowTexts;
  say: Say['say'];
}

/** The one tree behind diagram, outline and sentences, and everything that changes it. */
export function createFlow({ content, change: write, names, problems, path, texts, say }: FlowSpec) {
  const change: NonNullable<FlowSpec['change']> = (...edited) => write?.(...edited);
  /** A node or an arm; "": none. */
  const selected = signal('');
  /** Item that gets the focus once it is drawn. */
  const wanted = signal('');
  const byId = computed(() => {
    const known = new Map<string, FlowProblem>();
    for (const problem of problems.value)
      if (!known.has(problem.id) || problem.level === 'stop') known.set(problem.id, problem);
    return known;
  });
  /** The selected node or arm as it is now; undefined: none. */
  const chosen = computed(() => (selected.value ? find(content.value, selected.value) : undefined));
  const edit = (next: ProcessContent, focus = ''): void => {
    if (next === content.peek() || !write) return;
    wanted.value = focus;
    change(next);
  };
  /** The name that a node has from its approvers, until one is typed. */
  const nameFrom = (who: readonly Approver[]): string => {
    const words = who.map((one) =>
      one.kind === 'role' ? names.peek().role(one.roleId) : say(sourceWords(one, names.peek())),
    );
    const all = texts.names(words);
    return (all.length > longestName ? words[0] : all)?.slice(0, longestName) ?? '';
  };
  /** Names of nodes that have lost their last approver, whose next one names them. */
  const left = new Map<string, string>();
  const renamed = ({ id, name, who }: ApproveNode, next: readonly Approver[] | undefined): Partial<ApproveNode> => {
    if (!next || name !== (who.length ? nameFrom(who) : left.get(id))) return {};
    left.set(id, name);
    return next.length ? { name: nameFrom(next) } : {};
  };
  const goTo = (id: string) => {
    selected.value = id;
    wanted.value = id;
  };
  return {
    /** Words of the mount, for each item without a look of its own. */
    texts,
    say,
    isRead: !write,
    /** A test run is shown: it goes from the beginning to the end. */
    hasPath: computed(() => path.value.size > 0),
    content,
    names,
    problems,
    selected,
    chosen,
    wanted,
    /** Each view of an item watches its own mark, so that a change elsewhere does not draw it again. */
    markOf: (id: string): Readable<string> =>
      computed(() => {
        const problem = byId.value.get(id);
        return [
          path.value.has(id) && 'is-hot',
          selected.value === id && 'is-on',
          problem && (problem.level === 'stop' ? 'is-err' : 'is-warn'),
        ]
          .filter(Boolean)
          .join(' ');
      }),
    problemOf: (id: string): Readable<string> => computed(() => byId.value.get(id)?.text ?? ''),
    select: (id: string): void => {
      selected.value = id;
    },
    /** Selects and focuses it: a press on a problem. */
    goTo,
    /** Behind the node; "": the first place of the list. */
    placeAfter(list: string, after: string): Place {
      const found = after ? find(content.peek(), after) : undefined;
      return { list, at: found?.kind === 'node' ? found.place.at + 1 : 0 };
    },
    insert(place: Place, kind: NodeKind): void {
      const node = newNode(kind, newIdsOf(content.peek()), say);
      edit(insertNode(content.peek(), place, node), node.id);
      if (kind !== 'parallel') selected.value = node.kind === 'branch' ? (node.arms[0]?.id ?? node.id) : node.id;
    },
    remove(id: string, next = ''): void {
      if (find(content.peek(), id) === undefined) return;
      edit(removeItem(content.peek(), id), next);
      if (selected.peek() && !chosen.peek()) selected.value = '';
    },
    shift: (id: string, by: 1 | -1): void => edit(shiftItem(content.peek(), id, by), id),
    aside: (id: string, by: 1 | -1): void => edit(moveAside(content.peek(), id, by), id),
    move: (id: string, place: Place): void => edit(moveNode(content.peek(), id, place), id),
    duplicate: (id: string): void => edit(duplicateNode(content.peek(), id)),
    addArm(nodeId: string): void {
      const found = find(content.peek(), nodeId);
      if (found?.kind !== 'node' || (found.node.kind !== 'branch' && found.node.kind !== 'parallel')) return;
      const id = newIdsOf(content.peek())();
      const at = found.node.arms.length + 1;
      const name = found.node.kind === 'branch' ? texts.newArm(at) : texts.newParallel(at);
      edit(addArm(content.peek(), nodeId, { id, name, when: [], nodes: [] }), id);
      selected.value = id;
    },
    /** `about`: part that is typed, as one step of undo. */
    setNode: (node: ProcessNode, about?: string): void =>
      change(updateNode(content.peek(), node), about && `${node.id} ${about}`),
    /** Parts of a node that approves, as it is now. */
    changeApprove(id: string, part: Partial<ApproveNode>, about?: string): void {
      const found = find(content.peek(), id);
      if (found?.kind === 'node' && found.node.kind === 'approve')
        change(
          updateNode(content.peek(), { ...found.node, ...part, ...renamed(found.node, part.who) }),
          about && `${id} ${about}`,
        );
    },
    setArm: (arm: Arm, about?: string): void => change(updateArm(content.peek(), arm), about && `${arm.id} ${about}`),
  };
}

export type Flow = ReturnType<typeof createFlow>;
