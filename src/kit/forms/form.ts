import { batch, computed, signal } from '@preact/signals-core';
import { writeJson } from '#base/json.ts';
import type { Row } from '#contract/row.ts';
import { fingerprint } from '#domain/fingerprint.ts';
import { sendOnce } from './send-once.ts';
import type { Outcome, Services } from '../services.ts';

const words = {
  offline: '网络连接失败，您填写的内容已保留，请检查网络后重试',
  unknown: '没有提交成功，您填写的内容已保留，可再次提交，不会重复',
  leave: {
    title: '还没有保存',
    text: '离开后，这次填写的内容不再保留。确定离开吗？',
    yes: '离开',
    no: '继续填写',
    kind: 'outline' as const,
  },
};

/** Path of a field → its message; paths are those of the server: `name`, `documents.0.certNo`. */
export type FormErrors = Readonly<Record<string, string>>;

export interface FormSpec<Values extends object, In, Out> {
  /** Names the draft: one for each thing that is filled in, `passenger.12`. */
  key: string;
  /** The form before anybody has typed. */
  blank: Values;
  /** Fields that no draft holds. A `retyped` one, as a password, is emptied by a refusal that names it or no field. */
  secrets?: Readonly<Partial<Record<keyof Values, 'kept' | 'retyped'>>>;
  /** Errors by field; empty when the form can be sent. */
  check(values: Values): FormErrors;
  input(values: Values): Omit<In, 'requestId'>;
  done(data: Out, values: Values): void;
  /** A refusal that the screen answers itself, as a price that has changed; true: the form shows nothing of it. */
  refused?(refusal: Extract<Outcome<Out>, { ok: false }>): boolean;
}

/** An idempotency key and the content that it was made for. */
const someAttempt = { print: '', requestId: '' };

export type Form<Values extends object> = ReturnType<typeof createForm<Values, { requestId: string }, unknown>>;

/**
 * A form that is sent by one row. Its draft and the `requestId` of a try without an answer survive a reload. An error
 * appears after its field was left or the form was sent; a refusal by the server stays at its field until that changes.
 * Not for logins: a password belongs in no draft, and a login has no `requestId` (kit/login/model.ts).
 */
export function createForm<Values extends object, In extends { requestId: string }, Out>(
  services: Services,
  row: Row<In, Out>,
  { key, blank, secrets, check, input, done, refused: answersItself }: FormSpec<Values, In, Out>,
) {
  const { drafts, session } = services;
  const secretNames = Object.keys(secrets ?? {});
  const attemptKey = `${key}.sent`;
  const kept = drafts.get(key, blank);
  const base = signal(blank);
  const values = signal<Values>(kept ? { ...blank, ...kept } : blank);
  const touched = signal<ReadonlySet<string>>(new Set());
  const isTried = signal(false);
  const refused = signal<FormErrors>({});
  const busy = signal(false);
  const isUnsure = signal(drafts.get(attemptKey, someAttempt) !== undefined);
  const failure = signal('');
  const focus = signal(0);
  let running: Promise<boolean> | null = null;
  let isGone = false;

  const isDirty = computed(() => writeJson(values.value) !== writeJson(base.value));
  const errors = computed<FormErrors>(() => {
    const found = Object.entries(check(values.value)).filter(([path]) => isTried.value || touched.value.has(path));
    return { ...Object.fromEntries(found), ...refused.value };
  });
  const isOf = (change: object) => (path: string) => (path.split('.')[0] ?? '') in change;

  function edit(change: Partial<Values>): void {
    const before = values.peek();
    batch(() => {
      values.value = { ...before, ...change };
      refused.value = without(refused.peek(), isOf(change));
      failure.value = '';
      // Added or removed rows shift the positions in their list.
      const moved = Object.entries(change).filter(
        ([name, next]) => Array.isArray(next) && next.length !== (before[name as keyof Values] as unknown[]).length,
      );
      if (moved.length)
        touched.value = new Set(Array.from(touched.peek()).filter((path) => !isOf(Object.fromEntries(moved))(path)));
    });
    if (isDirty.peek()) drafts.set(key, { ...values.peek(), ...pick(blank, secretNames) });
    else drafts.remove(key);
  }

  /** All that was typed goes; the next `blank` is what the server has now. */
  function reset(next = base.peek()): void {
    drafts.remove(key);
    drafts.remove(attemptKey);
    batch(() => {
      base.value = next;
      values.value = next;
      touched.value = new Set();
      isTried.value = false;
      refused.value = {};
      failure.value = '';
      isUnsure.value = false;
    });
  }

  /** The same for the same content and member, until the server has answered. */
  function requestIdFor(content: object): string {
    const print = fingerprint(`${session.user.peek()?.memberId ?? ''} ${writeJson(content)}`);
    const last = drafts.get(attemptKey, someAttempt);
    if (last?.print === print) return last.requestId;
    const requestId = services.newRequestId();
    drafts.set(attemptKey, { print, requestId });
    return requestId;
  }

  function refuse({ msg, data }: Extract<Outcome<Out>, { ok: false }>): void {
    const { field } = (data ?? {}) as { field?: unknown };
    const named = typeof field === 'string' && isOf(values.peek())(field) ? field : undefined;
    const again = secretNames.filter(
      (name) => secrets?.[name as keyof Values] === 'retyped' && (!named || named === name),
    );
    if (again.length) {
      values.value = { ...values.peek(), ...pick(blank, again) };
      // The emptied field is not wrong before it is typed or left again.
      isTried.value = false;
      touched.value = new Set(Array.from(touched.peek()).filter((path) => !again.includes(path)));
    }
    if (named === undefined) failure.value = msg;
    else {
      refused.value = { [named]: msg };
      focus.value += 1;
    }
  }

  async function send(): Promise<boolean> {
    const member = session.user.peek()?.memberId;
    const isOther = () => isGone || (member !== undefined && session.user.peek()?.memberId !== member);
    const sent = values.peek();
    isTried.value = true;
    failure.value = '';
    if (Object.keys(check(sent)).length) {
      focus.value += 1;
      return false;
    }
    if (!services.online.peek()) {
      failure.value = words.offline;
      return false;
    }
    busy.value = true;
    const content = input(sent);
    isUnsure.value = true;
    const { outcome, isKnown } = await sendOnce(services, row, { ...content, requestId: requestIdFor(content) } as In, {
      quiet: 'all',
      goesOn: () => !isOther(),
    });
    if (isOther()) return false;
    batch(() => {
      if (isKnown) {
        drafts.remove(attemptKey);
        isUnsure.value = false;
      }
      if (outcome.ok) {
        reset(sent);
        done(outcome.data, sent);
      } else if (!isKnown) failure.value = words.unknown;
      else if (!answersItself?.(outcome)) refuse(outcome);
    });
    return outcome.ok;
  }

  return {
    values,
    errors,
    busy,
    /** A try was sent, here or before a reload, and its outcome is not known. */
    isUnsure,
    /** Message above the button: an error that belongs to no field. */
    failure,
    isDirty,
    /** The draft of an earlier visit is shown. */
    isRestored: kept !== undefined && isDirty.peek(),
    isTried,
    /** Counts up whenever the first wrong field gets the focus. */
    focus,
    edit,
    /** Shows the refusal of another call that read these values: of the code before a write. */
    refuse,
    /** A field has lost focus: from now on it shows its error. */
    leave: (path: string) => {
      if (!touched.peek().has(path)) touched.value = new Set([...touched.peek(), path]);
    },
    /** Resolves true when it is done. A press while it runs belongs to the running one. */
    submit: (): Promise<boolean> =>
      (running ??= send().finally(() => {
        busy.value = false;
        running = null;
      })),
    reset,
    /** Asks before typed content is lost; true: it may be left, and the draft is gone. */
    async mayLeave(): Promise<boolean> {
      if (!isDirty.peek()) return true;
      if (!(await services.say.confirm(words.leave))) return false;
      reset();
      return true;
    },
    dispose() {
      isGone = true;
    },
  };
}

const without = (errors: FormErrors, isOut: (path: string) => boolean): FormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !isOut(path)));

const pick = <Values extends object>(values: Values, names: readonly string[]): Partial<Values> =>
  Object.fromEntries(names.map((name) => [name, values[name as keyof Values]])) as Partial<Values>;
