import { computed, signal } from '@preact/signals-core';
import { writeJson } from '#base/json.ts';
import { car as calls } from '#contract/car.ts';
import type { InputOf } from '#contract/row.ts';
import type { StandardDetail, StandardRefusal } from '#contract/travel-standard.ts';
import { rulesOfPlan } from '#domain/car/rows.ts';
import type { CarPlan } from '#domain/car/rows.ts';
import type { Day } from '#domain/china-time.ts';
import { emptyContent } from '#domain/policy/schema.ts';
import { createForm } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';
import { sayOf } from '#kit/say.ts';
import type { FormTexts } from '#parts/car/form-texts.ts';
import { createTester } from '#parts/car/tester.ts';
import { faultsOf, planFrom, subjectsOf, valuesOf } from '#parts/car/values.ts';
import type { CarValues } from '#parts/car/values.ts';
import type { Asked } from '#parts/car/publish/PublishDialog.tsx';
import type { ChangeRows, Shown } from '#parts/car/week-picture.ts';

/** A car standard that is written: a new one, one from a copy, or changes of one. `saved` leads on. */
export function createCarForm(
  services: Services,
  t: FormTexts,
  { known, isCopy }: { known: StandardDetail | null; isCopy: boolean },
  /** `from`: first day of a published version; a draft has none. */
  saved: (from: Day | null) => void,
) {
  const standardId = isCopy ? undefined : known?.standardId;
  const { say } = sayOf(services);
  let takeOver = false;
  /** The write that was asked for publishes; a draft may be unfinished. */
  const isPublished = signal(false);
  const isAsked = signal(false);
  const version = signal({ from: services.clock.today(), note: known?.state === 'draft' && !isCopy ? known.note : '' });
  let answered: (isYes: boolean) => void = () => undefined;
  const form = createForm(services, calls.save, {
    key: `car-standard.${isCopy ? 'copy' : (standardId ?? 'new')}`,
    blank: valuesOf(known, isCopy, t),
    check: (values: CarValues) => faultsOf(values, isPublished.value, t, say),
    ready() {
      if (!isPublished.peek() || takeOver) return true;
      isAsked.value = true;
      return new Promise((resolve) => (answered = resolve));
    },
    input: (values): Omit<InputOf<typeof calls.save>, 'requestId'> => {
      const content = { ...(known?.content ?? emptyContent), rules: rulesOfPlan(planFrom(values)) };
      return {
        ...(standardId !== undefined && { standardId }),
        lock: isCopy ? 0 : (known?.lock ?? 0),
        standardName: values.standardName.trim(),
        content: content as unknown as InputOf<typeof calls.save>['content'],
        assigned: subjectsOf(values),
        note: version.peek().note,
        ...(isPublished.peek() && { isPublished: true, from: version.peek().from, takeOver }),
      };
    },
    done: () => saved(isPublished.peek() ? version.peek().from : null),
    refused(refusal) {
      const data = (refusal.data ?? {}) as Partial<StandardRefusal> & { field?: string };
      if (refusal.ret === 409 && data.kind === 'assigned') {
        void askToTakeOver(refusal.msg);
        return true;
      }
      const field = data.field?.split('.')[0];
      if (field === 'content') return { msg: refusal.msg, data: { field: 'plan' } };
      return field === 'assigned' ? { msg: refusal.msg, data: { field } } : false;
    },
  });
  async function askToTakeOver(text: string): Promise<void> {
    if (!(await services.say.confirm({ title: t.takeOverTitle, text, yes: t.takeOver }))) return;
    takeOver = true;
    await form.submit();
    takeOver = false;
  }
  const plan = computed(() => planFrom(form.values.value));
  const rules = computed(() => rulesOfPlan(plan.value));
  const scene = signal<Shown>('all');
  const active = signal('');
  const tester = createTester(services, rules, { from: t.tryFrom, to: t.tryTo });
  const write = (part: Partial<CarPlan>) => form.edit({ plan: writeJson({ ...plan.peek(), ...part }) });
  const asked: Asked = {
    version,
    edit: (part) => void (version.value = { ...version.peek(), ...part }),
    answer(isYes) {
      isAsked.value = false;
      answered(isYes);
    },
  };
  const send = (publishes: boolean) => {
    // One that runs keeps its kind.
    if (!form.busy.peek() && !isAsked.peek()) isPublished.value = publishes;
    return form.submit();
  };
  return {
    ...form,
    submit: () => send(true),
    saveDraft: () => send(false),
    isAsked,
    asked,
    plan,
    scene,
    active,
    tester,
    open: (id: string) => void (active.value = id),
    setRows: (change: Parameters<ChangeRows>[0]) => write({ rows: change(plan.peek().rows) }),
    setNight: (night: CarPlan['night']) => write({ night }),
    showScene(next: Shown) {
      scene.value = next;
      active.value = '';
      if (next !== 'all') tester.edit({ scene: next });
    },
    dispose() {
      asked.answer(false);
      tester.dispose();
      form.dispose();
    },
  };
}
