import { batch, computed, signal } from '@preact/signals-core';
import { readJson, writeJson } from '#base/json.ts';
import { travelStandard as calls } from '#contract/travel-standard.ts';
import type { StandardDetail, StandardRefusal } from '#contract/travel-standard.ts';
import type { Proof } from '#domain/policy/proof/prove.ts';
import { emptyContent } from '#domain/policy/schema.ts';
import type { PolicyProduct, StandardContent } from '#domain/policy/schema.ts';
import { addDays } from '#domain/china-time.ts';
import type { Outcome, Services } from '#kit/services.ts';
import { changesOf, same } from '#parts/policy/content/changes.ts';
import { createHistory } from '#parts/policy/content/history.ts';
import { isBlank } from '#parts/policy/rule/edit-rule.ts';
import type { Texts } from './texts.ts';
import { createPublish, createSave } from './writes.ts';
import type { Draft } from './writes.ts';

/** Another person's draft that stands in the way. */
export type Conflict = Extract<StandardRefusal, { kind: 'changed' }>;
export type Taken = Extract<StandardRefusal, { kind: 'assigned' }>;

interface Kept {
  draft: Draft;
  lock: number;
}

const refusalOf = (outcome: Outcome<unknown>): StandardRefusal | undefined =>
  !outcome.ok && outcome.ret === 409 ? ((outcome.data ?? undefined) as StandardRefusal | undefined) : undefined;

/** `published`: the version in force, that a draft is compared with. */
export function createEditor(
  services: Services,
  texts: Texts,
  { known, published }: { known: StandardDetail | null; published: StandardDetail | null },
) {
  const { drafts, clock } = services;
  const key = `standard.${known?.standardId ?? 0}`;
  const first: Draft = {
    name: known?.name ?? '',
    content: known?.content ?? emptyContent,
    assigned: known?.assigned ?? [],
    note: known?.state === 'draft' ? known.note : '',
    from: addDays(clock.today(), 1),
  };
  const kept = readKept(drafts.get(key, ''));
  const standardId = signal(known?.standardId ?? 0);
  const lock = signal(kept?.lock ?? known?.lock ?? 0);
  /** The draft as the server has it. */
  const base = signal(first);
  const edits = createHistory(kept?.draft ?? first);
  const conflict = signal<Conflict | null>(null);
  const taken = signal<Taken | null>(null);
  const product = signal<PolicyProduct>('flight');
  const active = signal('');
  const proof = signal<(Proof & { tookMs: number }) | null>(null);
  const isDirty = computed(() => !same(edits.value.value, base.value));
  const stop = edits.value.subscribe((draft) => {
    if (isDirty.peek()) drafts.set(key, writeJson({ lock: lock.peek(), draft }));
    else drafts.remove(key);
  });

  const saving = createSave(services, texts, (outcome, { draft }) => {
    const refusal = refusalOf(outcome);
    if (refusal?.kind === 'changed') conflict.value = refusal;
    if (!outcome.ok) return;
    drafts.remove(key);
    batch(() => {
      standardId.value = outcome.data.standardId;
      lock.value = outcome.data.lock;
      base.value = draft;
      conflict.value = null;
    });
  });
  const publishing = createPublish(services, texts, (outcome) => {
    const refusal = refusalOf(outcome);
    if (refusal?.kind === 'changed') conflict.value = refusal;
    taken.value = refusal?.kind === 'assigned' ? refusal : null;
  });
  const send = () => saving.run({ standardId: standardId.peek(), draft: edits.value.peek(), lock: lock.peek() });

  /** The first thing that keeps a draft from being saved, and the rule to show. */
  function problem(): { text: string; rule?: string } | null {
    const { name, content } = edits.value.peek();
    if (!name.trim()) return { text: texts.nameMissing };
    const blank = content.rules.find(
      ({ when, limit }) => when.some(isBlank) || (limit.kind === 'carClass' && !limit.classes.length),
    );
    if (blank) return { text: texts.ruleBlank, rule: blank.id };
    if (content.tiers.some((tier) => !tier.name.trim())) return { text: texts.tierMissing };
    const wrong = content.bands.find(({ name: band, from, to }) => !band.trim() || from > to);
    return wrong ? { text: texts.bandWrong(wrong.name) } : null;
  }
  async function save(): Promise<boolean> {
    const found = problem();
    if (found) {
      services.say.toast(found.text, 'warn');
      if (found.rule) show(found.rule);
      return false;
    }
    const wasNew = !standardId.peek();
    const isDone = await send();
    if (isDone && wasNew)
      services.navigate('travel_edit_standard_settings', { id: standardId.peek() }, { replace: true });
    return isDone;
  }
  /** Brings a rule into view: its product's tab, and its line marked. */
  function show(id: string): void {
    const rule = edits.value.peek().content.rules.find((one) => one.id === id);
    if (!rule) return;
    batch(() => {
      product.value = rule.product;
      active.value = id;
    });
  }

  return {
    edits,
    isDirty,
    isRestored: kept !== undefined && isDirty.peek(),
    known,
    published,
    product,
    active,
    /** Of the rules as they were at the last pause. */
    proof,
    show,
    conflict,
    taken,
    busy: computed(() => saving.busy.value !== null || publishing.busy.value !== null),
    /** Against the version in force; null while there is none. */
    changes: computed(() => published && changesOf(published.content, edits.value.value.content)),
    change: (part: Partial<Draft>, about?: string) => edits.change({ ...edits.value.peek(), ...part }, about),
    content: (content: StandardContent, about?: string) => edits.change({ ...edits.value.peek(), content }, about),
    save,
    /** Saves first, so that the published version is the one that is shown. */
    async publish(takeOver: boolean): Promise<boolean> {
      const { from } = edits.value.peek();
      const isFresh = standardId.peek() && lock.peek() && !isDirty.peek();
      if (!isFresh && !(await send())) return false;
      return publishing.run({ standardId: standardId.peek(), lock: lock.peek(), from, takeOver });
    },
    problem,
    /** The own draft goes over that of the other person. */
    keepMine() {
      const other = conflict.peek();
      if (!other) return;
      lock.value = other.lock;
      conflict.value = null;
      void save();
    },
    /** The other person's draft is shown; undo brings the own one back. */
    async takeTheirs(): Promise<void> {
      const outcome = await services.api.send(calls.detail, { standardId: standardId.peek() });
      if (!outcome.ok) return;
      const { name, content, assigned, note, lock: theirs } = outcome.data;
      const draft = { ...edits.value.peek(), name, content, assigned, note };
      batch(() => {
        lock.value = theirs;
        base.value = draft;
        conflict.value = null;
        edits.change(draft);
      });
    },
    discard() {
      drafts.remove(key);
      edits.change(base.peek());
    },
    async mayLeave(): Promise<boolean> {
      if (!isDirty.peek()) return true;
      if (!(await services.say.confirm(texts.leave))) return false;
      drafts.remove(key);
      base.value = edits.value.peek();
      return true;
    },
    dispose: stop,
  };
}

export type EditorModel = ReturnType<typeof createEditor>;

function readKept(text: string | undefined): Kept | undefined {
  try {
    return text ? (readJson(text) as Kept) : undefined;
  } catch {
    return undefined;
  }
}
