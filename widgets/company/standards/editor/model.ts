import { batch, computed, signal } from '@preact/signals-core';
import { travelStandard as calls } from '#contract/travel-standard.ts';
import type { StandardDetail, StandardRefusal } from '#contract/travel-standard.ts';
import type { Proof } from '#domain/policy/proof/prove.ts';
import { fields } from '#domain/policy/fields.ts';
import { emptyContent } from '#domain/policy/schema.ts';
import type { PolicyProduct, StandardContent } from '#domain/policy/schema.ts';
import { addDays } from '#domain/china-time.ts';
import { sayOf } from '#kit/say.ts';
import type { Services } from '#kit/services.ts';
import { createLockedDraft, refusalOf } from '#parts/draft/locked-draft.ts';
import { changesOf, subjectChangesOf } from '#parts/policy/content/changes.ts';
import { isBlank } from '#parts/policy/rule/edit-rule.ts';
import { createTyped, itemOf, typedWithin } from '#parts/policy/rule/typed.tsx';
import type { Texts } from './texts.ts';
import { createWhatIf } from '#parts/policy/what-if/ask.ts';
import { createPublish, createSave } from './writes.ts';
import type { Draft } from './writes.ts';

type Taken = Extract<StandardRefusal, { kind: 'assigned' }>;

/** Place of the box of the name. */
export const nameAt = ' name';
const none: Readonly<Record<string, never>> = {};

/** `published`: the version in force, that a draft is compared with. */
export function createEditor(
  services: Services,
  texts: Texts,
  { known, published }: { known: StandardDetail | null; published: StandardDetail | null },
) {
  const { say } = sayOf(services);
  const first: Draft = {
    name: known?.name ?? '',
    content: known?.content ?? emptyContent,
    assigned: known?.assigned ?? [],
    note: known?.state === 'draft' ? known.note : '',
    from: addDays(services.clock.today(), 1),
  };
  const locked = createLockedDraft(services, {
    kind: 'standard',
    id: known?.standardId ?? 0,
    lock: known?.lock ?? 0,
    first,
    leave: texts.leave,
  });
  const { edits, id: standardId, lock, isDirty, conflict } = locked;
  const taken = signal<Taken | null>(null);
  const product = signal<PolicyProduct>('flight');
  const active = signal('');
  const proof = signal<(Proof & { tookMs: number }) | null>(null);

  /** A write was asked for: what it lacks is said beside it from now on. */
  const isAsked = signal(false);
  /** The field that finds one more subject is open. */
  const isAdding = signal(false);
  const typed = createTyped(
    computed(() => edits.value.value.typed ?? none),
    (next, about) => change({ typed: next }, about),
  );
  function change(part: Partial<Draft>, about?: string): void {
    const before = edits.value.peek();
    const next = { ...before, ...part };
    const kept = next.typed ?? none;
    const { rules, bands, reasons } = next.content;
    // Boxes of what is removed go with it, and those whose numbers move; undo brings them back.
    const hasMoved = bands.length !== before.content.bands.length || reasons.length !== before.content.reasons.length;
    const isThere = (id: string) => (/^r\d/.test(id) ? rules.some((rule) => rule.id === id) : !id || !hasMoved);
    const isLess = part.content && Object.keys(kept).length > 0;
    edits.change(isLess ? { ...next, typed: typedWithin(kept, isThere) } : next, about);
  }

  const saving = createSave(services, texts, (outcome, { draft }) => {
    const refusal = refusalOf<StandardRefusal>(outcome);
    if (refusal?.kind === 'changed') conflict.value = refusal;
    if (outcome.ok) locked.saved(draft, { id: outcome.data.standardId, lock: outcome.data.lock });
  });
  const publishing = createPublish(services, texts, (outcome) => {
    const refusal = refusalOf<StandardRefusal>(outcome);
    if (refusal?.kind === 'changed') conflict.value = refusal;
    taken.value = refusal?.kind === 'assigned' ? refusal : null;
  });
  const send = (isPublished = false) =>
    saving.run({ standardId: standardId.peek(), draft: edits.value.peek(), lock: lock.peek(), isPublished });

  /** The first thing that keeps a draft from being saved, the rule to show, and the box that it is in. */
  function problem(): { text: string; rule?: string; at?: string } | null {
    const { name, content, typed: wrongs = none } = edits.value.peek();
    if (!name.trim()) return { text: texts.nameMissing, at: nameAt };
    const [wrongAt] = Object.keys(wrongs);
    if (wrongAt) return { text: texts.numberWrong, rule: itemOf(wrongAt), at: wrongAt };
    const blank = content.rules.find(
      ({ when, limit }) => when.some(isBlank) || (limit.kind === 'carClass' && !limit.classes.length),
    );
    const { field } = blank?.when.find(isBlank) ?? {};
    const at = blank && field && `${blank.id} ${field} ${say(fields[field].label)}`;
    if (blank) return { text: texts.ruleBlank, rule: blank.id, ...(at && { at }) };
    const tier = content.tiers.findIndex((one) => !one.name.trim());
    if (tier >= 0) return { text: texts.tierMissing, at: `tier ${tier}` };
    const band = content.bands.findIndex(({ name: own, from, to }) => !own.trim() || from > to);
    return band < 0
      ? null
      : { text: texts.bandWrong(content.bands[band]?.name ?? ''), at: `band${band} ${texts.bandName}` };
  }
  /** False: there is a fault, and the focus goes to its box. */
  function mayWrite(): boolean {
    const found = problem();
    if (!found) return true;
    isAsked.value = true;
    if (found.rule) show(found.rule);
    if (found.at && !typed.lead(found.at)) return mayWrite();
    services.say.toast(found.text, 'warn');
    return false;
  }
  async function save(): Promise<boolean> {
    if (!mayWrite()) return false;
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
    ...locked,
    known,
    published,
    product,
    active,
    /** Of the rules as they were at the last pause. */
    proof,
    show,
    taken,
    busy: computed(() => saving.busy.value !== null || publishing.busy.value !== null),
    /** Against the version in force; null while there is none. */
    changes: computed(() => published && changesOf(published.content, edits.value.value.content)),
    subjectChanges: computed(() => subjectChangesOf(published?.assigned ?? [], edits.value.value.assigned)),
    change,
    content: (content: StandardContent, about?: string) => change({ content }, about),
    typed,
    isAsked,
    isAdding,
    save,
    /** Saves first, so that the published version is the one that is shown. */
    async publish(takeOver: boolean): Promise<boolean> {
      const { from } = edits.value.peek();
      const isFresh = standardId.peek() && lock.peek() && !isDirty.peek();
      if (!isFresh && !(await send(true))) return false;
      return publishing.run({ standardId: standardId.peek(), lock: lock.peek(), from, takeOver });
    },
    problem,
    mayWrite,
    whatIf: createWhatIf(services),
    keepMine() {
      if (locked.keepMine()) void save();
    },
    /** The other person's draft is shown; undo brings the own one back. */
    async takeTheirs(): Promise<void> {
      const outcome = await services.api.send(calls.detail, { standardId: standardId.peek() });
      if (!outcome.ok) return;
      const { name, content, assigned, note, lock: theirs } = outcome.data;
      locked.take({ ...edits.value.peek(), name, content, assigned, note, typed: none }, theirs);
    },
  };
}

export type EditorModel = ReturnType<typeof createEditor>;
