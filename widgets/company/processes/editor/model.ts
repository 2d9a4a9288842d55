import { batch, computed, signal } from '@preact/signals-core';
import { companyProcess as calls } from '#contract/process.ts';
import type { ProcessContent, ProcessDetail, ProcessKind, ProcessProblem, ProcessRefusal } from '#contract/process.ts';
import type { Row } from '#contract/row.ts';
import { firstContentIn } from '#domain/process/defaults.ts';
import { blankIn } from '#domain/process/edit/blank.ts';
import { armsOf, find, nodesOf } from '#domain/process/edit/tree.ts';
import { caseFields } from '#domain/process/names.ts';
import { createFollowing } from '#kit/resources/following.ts';
import { sayOf } from '#kit/say.ts';
import type { Say } from '#kit/say.ts';
import { textsOf } from '#kit/use-texts.ts';
import type { Services } from '#kit/services.ts';
import { createLockedDraft, refusalOf } from '#parts/draft/locked-draft.ts';
import { same } from '#parts/draft/same.ts';
import { createTyped, itemOf, typedWithin } from '#parts/policy/rule/typed.tsx';
import { createFlow } from '#parts/process/flow/flow-model.ts';
import type { Flow, FlowProblem } from '#parts/process/flow/flow-model.ts';
import { emptyLists, namesOfLists } from '#parts/process/flow/lists.ts';
import type { FlowLists } from '#parts/process/flow/lists.ts';
import { flowTexts } from '#parts/process/flow/texts.ts';
import type { Texts } from './texts.ts';
import { subjectsIn } from '#parts/process/scope/scope.ts';
import { createPublish, createSave } from './writes.ts';
import type { Draft } from './writes.ts';

export interface EditorProps {
  /** Null: a process to be made. */
  known: ProcessDetail | null;
  /** The version in force, that a draft is compared with. */
  published: ProcessDetail | null;
  kind: ProcessKind;
}

/** Place of the box of the name. */
export const nameAt = ' name';
const none: Readonly<Record<string, never>> = {};

type CheckInput = typeof calls.check extends Row<infer In, infer _> ? In : never;

interface Fault {
  text: string;
  at: string;
}

interface Viewed {
  detail: ProcessDetail;
  flow: Flow;
}

/** A case that is never decided, in words. */
interface Stuck {
  nodeId: string;
  words: readonly string[];
}

const problemsOf = (problems: readonly ProcessProblem[]): FlowProblem[] =>
  problems.map(({ nodeId, armId, level, text, kind }) => ({
    id: armId || nodeId,
    level,
    text,
    isUnheard: kind === 'unheard',
  }));

const draftOf = (known: ProcessDetail | null, say: Say['say']): Draft => ({
  name: known?.name ?? '',
  content: known?.content ?? firstContentIn(say),
  subjects: known ? subjectsIn(known.scope) : [],
  products: known?.scope.products ?? [],
  note: known?.state === 'draft' || known?.lock ? (known.note ?? '') : '',
});

export function createEditor(services: Services, texts: Texts, { known, published, kind }: EditorProps) {
  const { say } = sayOf(services);
  const locked = createLockedDraft(services, {
    kind: 'process',
    id: known?.processId ?? 0,
    lock: known?.lock ?? 0,
    first: draftOf(known, say),
    leave: texts.leave,
  });
  const { edits, id: processId, lock, isDirty, conflict } = locked;
  const lists = signal<FlowLists>({ ...emptyLists, people: known?.names.people ?? {} });
  /** Faults that the content alone shows. */
  const own = signal<readonly FlowProblem[]>([]);
  /** Faults that the server finds with the company's people; they follow the content. */
  const served = signal<readonly FlowProblem[]>(problemsOf(known?.problems ?? []));
  const stuck = signal<Stuck | null>(null);
  const path = signal<ReadonlySet<string>>(new Set());
  /** Another version, shown as it was in the place of the draft. */
  const viewed = signal<Viewed | null>(null);
  /** A write was asked for: what it lacks is said beside it from now on. */
  const isAsked = signal(false);
  const content = computed(() => edits.value.value.content);
  const typed = createTyped(
    computed(() => edits.value.value.typed ?? none),
    (next, about) => change({ typed: next }, about),
  );
  /** Numbers that are none yet, each at its item. */
  const wrong = computed(() =>
    [...new Set(Object.keys(typed.texts.value).map(itemOf))].map((id): FlowProblem => ({
      id,
      level: 'stop',
      text: texts.numberWrong,
    })),
  );
  /** All that were found, those of removed items among them: an edit leaves the list as it is. */
  const found = computed(() => {
    const mine = [...wrong.value, ...own.value];
    const others = served.value.filter(({ id, text }) => !mine.some((one) => one.id === id && one.text === text));
    return [...mine, ...others].sort((a, b) => Number(a.level === 'warn') - Number(b.level === 'warn'));
  });
  const problems = computed(() => {
    const all = found.value;
    if (!all.length) return all;
    const ids = new Set(['']);
    for (const { node } of nodesOf(content.value.nodes)) {
      ids.add(node.id);
      for (const arm of armsOf(node)) ids.add(arm.id);
    }
    return all.every(({ id }) => ids.has(id)) ? all : all.filter(({ id }) => ids.has(id));
  });
  function change(part: Partial<Draft>, about?: string): void {
    const next = { ...edits.value.peek(), ...part };
    const kept = next.typed ?? none;
    // Boxes of what is removed go with it; undo brings both back.
    const isLess = part.content && Object.keys(kept).length > 0;
    edits.change(isLess ? { ...next, typed: typedWithin(kept, (id) => !!find(next.content, id)) } : next, about);
  }
  const flow = createFlow({
    content,
    change: (next: ProcessContent, about?: string) => change({ content: next }, about),
    names: computed(() => namesOfLists(lists.value)),
    problems: found,
    path,
    texts: textsOf(services, 'process-flow', flowTexts),
    say,
  });

  const saving = createSave(services, texts, (outcome, { draft }) => {
    const refusal = refusalOf<ProcessRefusal>(outcome);
    if (refusal?.kind === 'changed') conflict.value = refusal;
    if (outcome.ok) locked.saved(draft, { id: outcome.data.processId, lock: outcome.data.lock });
  });
  const publishing = createPublish(services, texts, (outcome) => {
    const refusal = refusalOf<ProcessRefusal>(outcome);
    if (refusal?.kind === 'changed') conflict.value = refusal;
    if (refusal?.kind === 'problems') served.value = problemsOf(refusal.problems);
    stuck.value = refusal?.kind === 'stuck' ? refusal : null;
  });
  const hasChanged = computed(() => locked.isRestored || isDirty.value || edits.mayUndo.value || edits.mayRedo.value);
  const checking = createFollowing<{ problems: ProcessProblem[] }>(services, {
    // The first answer comes with the draft; undo may lead back to it. A draft that cannot be saved is not asked about.
    about: computed(() => {
      const mayAsk = !fault(edits.value.value);
      return hasChanged.value && mayAsk ? content.value : '';
    }),
    pauseMs: 800,
    ask: (ending) =>
      services.api.send(
        calls.check,
        { content: content.peek() as CheckInput['content'] },
        { quiet: 'all', signal: ending },
      ),
  });
  const stopChecking = checking.data.subscribe((found) => {
    if (found) served.value = problemsOf(found.problems);
  });
  const stopStuck = content.subscribe(() => void (stuck.value = null));
  const send = (isPublished = false) =>
    saving.run({ processId: processId.peek(), kind, draft: edits.value.peek(), lock: lock.peek(), isPublished });

  /** The first thing that keeps a draft from being saved, and its box. */
  function fault({ name, content: now, typed: wrongs = none } = edits.value.peek()): Fault | null {
    if (!name.trim()) return { text: texts.nameMissing, at: nameAt };
    const [wrongAt] = Object.keys(wrongs);
    if (wrongAt) return { text: texts.numberWrong, at: wrongAt };
    const blank = blankIn(now.nodes);
    if (!blank) return null;
    const { id, kind: of } = blank;
    if (of === 'condition')
      return { text: texts.conditionMissing, at: `${id} ${blank.field} ${say(caseFields[blank.field].label)}` };
    return { text: texts.armMissing, at: `${id} ${of === 'arm' ? flow.texts.armName : `who ${flow.texts.name}`}` };
  }
  /** False: there is a fault, and the focus goes to its box. */
  function mayWrite(): boolean {
    const found = fault();
    if (!found) return true;
    const id = itemOf(found.at);
    isAsked.value = true;
    if (id) flow.select(id);
    if (!typed.lead(found.at)) return mayWrite();
    services.say.toast(found.text, 'warn');
    return false;
  }
  async function save(): Promise<boolean> {
    if (!mayWrite()) return false;
    const wasNew = !processId.peek();
    const isDone = await send();
    if (!isDone) return false;
    if (wasNew) services.navigate('travel_edit_process_settings', { id: processId.peek() }, { replace: true });
    return true;
  }
  /** The company's people or roles may have changed. */
  async function judge(): Promise<void> {
    const input = { content: content.peek() as CheckInput['content'] };
    const outcome = await services.api.send(calls.check, input, { quiet: 'all' });
    if (outcome.ok) served.value = problemsOf(outcome.data.problems);
  }

  return {
    ...locked,
    known,
    published,
    kind,
    lists,
    flow,
    /** Parts of the draft by themselves: an edit of the flow draws no view of these again. */
    name: computed(() => edits.value.value.name),
    subjects: computed(() => edits.value.value.subjects),
    products: computed(() => edits.value.value.products),
    hasStop: computed(() => problems.value.some(({ level }) => level === 'stop')),
    stuck,
    path,
    problems,
    busy: computed(() => saving.busy.value !== null || publishing.busy.value !== null),
    change,
    save,
    judge,
    /** Faults that the content alone shows. */
    learnFaults(faults: readonly FlowProblem[]): void {
      if (!same(faults, own.peek())) own.value = faults;
    },
    typed,
    isAsked,
    mayWrite,
    dispose() {
      locked.dispose();
      checking.dispose();
      stopChecking();
      stopStuck();
    },
    learn(people: readonly { id: number; name: string }[]): void {
      const names = Object.fromEntries(people.map(({ id, name }) => [id, name]));
      lists.value = { ...lists.peek(), people: { ...lists.peek().people, ...names } };
    },
    /** Saves first, so that the published version is the one that is shown. */
    async publish(): Promise<boolean> {
      const isFresh = processId.peek() && lock.peek() && !isDirty.peek();
      if (!isFresh && !(await send(true))) return false;
      return publishing.run({ processId: processId.peek(), lock: lock.peek() });
    },
    keepMine() {
      if (locked.keepMine()) void save();
    },
    async takeTheirs(): Promise<void> {
      const outcome = await services.api.send(calls.detail, { processId: processId.peek() });
      if (!outcome.ok) return;
      batch(() => {
        served.value = problemsOf(outcome.data.problems);
        locked.take(draftOf(outcome.data, say), outcome.data.lock);
      });
    },
    viewed,
    async view(version: number): Promise<void> {
      const outcome = await services.api.send(calls.detail, { processId: processId.peek(), version });
      if (!outcome.ok) return;
      const { data: detail } = outcome;
      lists.value = { ...lists.peek(), people: { ...lists.peek().people, ...detail.names.people } };
      const flowOf = createFlow({
        content: signal(detail.content),
        names: flow.names,
        problems: signal([]),
        path: signal<ReadonlySet<string>>(new Set()),
        texts: flow.texts,
        say,
      });
      viewed.value = { detail, flow: flowOf };
    },
    /** The version that is shown becomes the draft; undo brings the former one back. */
    takeViewed(): void {
      const { detail } = viewed.peek() ?? {};
      if (!detail) return;
      batch(() => {
        viewed.value = null;
        change({ content: detail.content, typed: none });
      });
      services.say.toast(texts.usedVersion(detail.version), 'ok');
    },
  };
}

export type EditorModel = ReturnType<typeof createEditor>;
