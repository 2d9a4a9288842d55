import { batch, computed, signal } from '@preact/signals-core';
import { writeJson } from '#base/json.ts';
import { application as calls } from '#contract/application.ts';
import { applicationForm } from '#contract/application-form.ts';
import type { ApplicationDetail, ApplicationRefusal, ApplicationSaved } from '#contract/application-views.ts';
import type { TripProduct } from '#domain/application/schema.ts';
import { comeAgain, inOrder } from '#domain/application/legs.ts';
import { isAboveStandard } from '#domain/application/over.ts';
import { productsOf } from '#domain/application/standing.ts';
import { sendOnce } from '#kit/forms/send-once.ts';
import { createPart } from '#kit/part.ts';
import type { Outcome, Services } from '#kit/services.ts';
import { textsOf } from '#kit/use-texts.ts';
import { refusalOf } from '#parts/draft/locked-draft.ts';
import { actTexts } from '#parts/application/words/act-texts.ts';
import { openDetail } from '#parts/application/acts.ts';
import { createEstimate, createPath } from '#parts/application/form/estimate.ts';
import { createFiles } from '#parts/application/files.ts';
import { createSubmitForm } from './form-model.ts';
import type { FormTexts } from './texts.ts';
import { copiedValues, employeesOf, saveInput, tripOf, valuesOf } from '#parts/application/form/values.ts';
import type { FormValues } from '#parts/application/form/values.ts';

/** A rest of typing after which the draft goes to the server. */
const pauseMs = 1500;

type Conflict = Extract<ApplicationRefusal, { kind: 'changed' }>;

interface FormStart {
  known: ApplicationDetail | null;
  /** A new application begins with these. */
  blank: FormValues;
  /** Days by which its copied trip has been put off. */
  putOff?: number;
  /** Names its text while it has no number: `new`. */
  draft?: string;
  mayExceed: boolean;
  /** Travellers who are still in the company. */
  here: readonly number[];
  /** The first save has given it a number. */
  onNumber(applicationId: string): void;
}

/** The form of an application, or of the change of an approved one: its draft is the server's, saved as it is typed. */
export function createApplicationForm(
  services: Services,
  texts: FormTexts,
  { known, blank, putOff: putOffBy = 0, draft = 'new', mayExceed, here, onNumber }: FormStart,
) {
  const { drafts, timers } = services;
  let number = known?.applicationId ?? '';
  /** Text typed after the first save is found by the number that the place has then. */
  const key = () => `application.${number || draft}`;
  const first = known ? valuesOf(known) : blank;
  const conflict = signal<Conflict | null>(null);
  /** Days by which a past trip has been put off; 0: it is as it was. */
  const putOff = signal(putOffBy);
  /** When the server has taken the draft last; "" before. */
  const savedAt = signal(known && (known.state === 0 || known.change) ? known.updatedAt : '');
  const saveFailure = signal('');
  const isSaving = signal(false);
  let savedText = known ? textOf(first) : '';
  let stopTimer = (): void => undefined;
  const isStoring = signal(false);
  let running: Promise<Outcome<ApplicationSaved> | true> | null = null;
  let isGone = false;
  const missing = ({ travellers }: FormValues, found: readonly number[]) =>
    new Set(employeesOf({ travellers }).filter((id) => !found.includes(id)));
  /** Travellers of a draft, or of a copied application, who have left since. */
  const left = signal<ReadonlySet<number>>(missing(first, here));

  const form = createSubmitForm(services, texts, {
    key,
    first,
    terms: () => ({
      today: services.clock.today(),
      known,
      needsReason: mayExceed && isAbove.value,
      choice: path.data.value?.choice ?? null,
      left: left.value,
    }),
    stored: storedWhole,
    done: (saved) => {
      services.emit('application', { no: saved.no, state: saved.state });
      services.say.toast(textsOf(services, 'application-acts', actTexts).submitted(saved.no), 'ok');
      openDetail(services, saved.applicationId);
    },
    refused: isConflict,
  });
  const estimate = createEstimate(services, form.values);
  const isAbove = computed(() => isAboveStandard(tripOf(form.values.value), estimate.data.value?.legs ?? []));
  const path = createPath(services, form.values, estimate.data);
  const products = computed(() => productsOf(tripOf(form.values.value)));

  /** The server has the draft that was sent. */
  function took({ applicationId, no, state, lock, savedAt: at }: ApplicationSaved, sent: FormValues): void {
    const isNew = !form.values.peek().applicationId;
    savedText = textOf(sent);
    if (isNew) drafts.remove(key());
    number = applicationId;
    batch(() => {
      savedAt.value = at;
      saveFailure.value = '';
      conflict.value = null;
      form.edit({ applicationId, lock });
    });
    if (textOf(form.values.peek()) === savedText) drafts.remove(key());
    if (isNew) services.emit('application', { no, state });
    if (!isNew || isGone) return;
    onNumber(applicationId);
    services.setQuery({ ...noPrefill, applicationId });
  }

  function isConflict(outcome: Outcome<unknown>): boolean {
    const refusal = refusalOf<ApplicationRefusal>(outcome);
    if (refusal?.kind !== 'changed') return false;
    conflict.value = refusal;
    return true;
  }

  async function send(): Promise<Outcome<ApplicationSaved>> {
    stopTimer();
    const sent = form.values.peek();
    isSaving.value = true;
    const member = services.session.user.peek()?.memberId;
    const { outcome } = await sendOnce(
      services,
      calls.save,
      { ...saveInput(sent), requestId: services.newRequestId() },
      { quiet: 'all', goesOn: () => !isGone && services.session.user.peek()?.memberId === member },
    );
    isSaving.value = false;
    if (outcome.ok) took(outcome.data, sent);
    else if (!isConflict(outcome)) saveFailure.value = outcome.msg;
    return outcome;
  }
  /** The one that writes drafts: saves what is typed, complete or not. True: the server has it already. */
  async function write(): Promise<Outcome<ApplicationSaved> | true | null> {
    if (running) return running.then(write);
    if (conflict.peek() || form.busy.peek()) return null;
    if (savedText && textOf(form.values.peek()) === savedText) return true;
    running = send().finally(() => (running = null));
    return running;
  }
  async function store(): Promise<boolean> {
    const written = await write();
    return written === true || written?.ok === true;
  }
  /** The same before a submission: a refusal belongs to its field. */
  async function storedWhole(): Promise<boolean> {
    isStoring.value = true;
    const written = await write();
    isStoring.value = false;
    if (written === true || written?.ok) return true;
    if (written && !conflict.peek()) form.refuse(written);
    return false;
  }

  const firstText = textOf(first);
  function storeSoon(values: FormValues): void {
    stopTimer();
    if (isGone || textOf(values) === (savedText || firstText) || conflict.peek()) return;
    stopTimer = timers.after(pauseMs, () => void store());
  }
  const stop = form.values.subscribe(storeSoon);

  return {
    form,
    known,
    estimate,
    path,
    products,
    mayExceed,
    isAbove,
    conflict,
    savedAt,
    saveFailure,
    busy: computed(() => form.busy.value || isStoring.value),
    isSaving,
    cities: createPart(async () => (await import('#parts/application/cities.ts')).loadCities(services)),
    files: createFiles(services, calls.attach, texts, form),
    /** 存为草稿: says that it is done. */
    async save(): Promise<void> {
      if (await store()) services.say.toast(texts.saved, 'ok');
    },
    left,
    putOff,
    /** All days of a trip that has begun go on by whole weeks. */
    putDaysOff(): void {
      const { trip, days } = comeAgain(form.values.peek(), services.clock.today());
      form.edit(trip);
      putOff.value = days;
    },
    async submit(): Promise<void> {
      if (known?.state === 2 && !known.change && savedText === firstText && textOf(form.values.peek()) === firstText) {
        services.say.toast(texts.unchanged, 'bad');
        return;
      }
      form.edit({ legs: inOrder(form.values.peek().legs) });
      const isDone = await form.submit();
      // A submission that is refused leaves a draft, which is saved as before.
      if (!isDone) storeSoon(form.values.peek());
    },
    /** All of another application but its number and files takes the place of what is typed, after a question. */
    async copyFrom(applicationId: string): Promise<boolean> {
      const isBlank = textOf(form.values.peek()) === firstText && !known;
      if (!isBlank && !(await services.say.confirm(texts.copyQuestion))) return false;
      const copied = await services.api.send(calls.detail, { applicationId });
      if (!copied.ok) return false;
      const { values: next, days } = copiedValues(copied.data, form.values.peek(), services.clock.today());
      const people = await services.api.send(applicationForm.options, { employeeIds: employeesOf(next) });
      if (!people.ok || isGone) return false;
      batch(() => {
        left.value = missing(
          next,
          [people.data.self, ...people.data.people].map(({ employeeId }) => employeeId),
        );
        form.edit(next);
        putOff.value = days;
      });
      services.say.toast(texts.copiedFrom(copied.data.no || copied.data.content.reason), 'ok');
      return true;
    },
    /** Budgets as the estimates are; `at`: of one product alone. */
    fillBudgets(at?: TripProduct): void {
      const { products: sums = {} } = estimate.data.peek() ?? {};
      const filled = products.peek().flatMap((product) => {
        const sum = sums[product]?.estimate;
        return sum !== undefined && (!at || at === product) ? [[product, sum] as const] : [];
      });
      form.edit({ budgets: { ...form.values.peek().budgets, ...Object.fromEntries(filled) } });
    },
    /** The own draft goes over that of the other device. */
    async keepMine(): Promise<void> {
      const other = conflict.peek();
      if (!other) return;
      form.edit({ lock: other.lock });
      conflict.value = null;
      savedText = '';
      await store();
    },
    async takeTheirs(): Promise<void> {
      const { applicationId } = form.values.peek();
      const outcome = await services.api.send(calls.detail, { applicationId });
      if (!outcome.ok) return;
      const theirs = valuesOf(outcome.data);
      savedText = textOf(theirs);
      conflict.value = null;
      form.reset(theirs);
    },
    async mayLeave(): Promise<boolean> {
      if (textOf(form.values.peek()) === (savedText || firstText) || (await store())) return true;
      return form.mayLeave();
    },
    dispose() {
      isGone = true;
      stop();
      stopTimer();
      estimate.dispose();
      path.dispose();
      form.dispose();
    },
  };
}

export type ApplicationForm = ReturnType<typeof createApplicationForm>;

/** Values of a booking have done their work once the draft exists. */
const noPrefill = {
  copyOf: undefined,
  from: undefined,
  to: undefined,
  legs: undefined,
  people: undefined,
  budgets: undefined,
};

/** Content of a save, without the numbers of the save itself. */
const textOf = (values: FormValues): string => writeJson(saveInput({ ...values, lock: 0, applicationId: '' }));
