import { batch, computed, signal } from '@preact/signals-core';
import { writeJson } from '#base/json.ts';
import { pick } from '#base/pick.ts';
import type { Row } from '#contract/row.ts';
import { dayMs } from '#domain/china-time.ts';
import { createAttempt } from './attempt.ts';
import { arrivalOf } from '../press.ts';
import { sendOnce } from './send-once.ts';
import type { Part } from '../part.ts';
import type { Outcome, Services } from '../services.ts';

const words = {
  offline: '网络连接失败，您填写的内容已保留，请检查网络后重试',
  unknown: '没有收到处理结果，可能已经提交。填写的内容已保留，再次提交不会重复',
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

type Refusal = Extract<Outcome<unknown>, { ok: false }>;

export interface FormSpec<Values extends object, In, Out> {
  /** Names the draft: one for each thing that is filled in, `passenger.12`. A function: the thing gets its number while it is filled in. */
  key: string | (() => string);
  /** The form before anybody has typed. */
  blank: Values;
  /** The shape of a draft, where `blank` has empty lists that must not hold anything. */
  like?: Values;
  /** Fields that no draft holds. A `retyped` one, as a password, is emptied by a refusal that names it or no field. */
  secrets?: Readonly<Partial<Record<keyof Values, 'kept' | 'retyped'>>>;
  /** Returns the values that a draft may hold; all but the secrets by default. */
  drafted?(values: Values): Values;
  /** Returns the values that are kept for a day, where a form may have to wait for the morning. */
  overnight?: ((values: Values) => Values) | undefined;
  /** Errors by field; empty when the form can be sent. */
  check(values: Values): FormErrors;
  /** The code that `check` needs, in a chunk of its own: asked for with the first change. A press waits for it. */
  rules?: Part<unknown>;
  /** The item of a list that has keys, for a path that begins with its key: it keeps its errors while others come, go and change. */
  itemOf?(values: Values, path: string): object | undefined;
  /** After the check of a press and before anything is sent: a question, a price that holds. False: nothing is sent. */
  ready?(): true | Promise<boolean>;
  input(values: Values): Omit<In, 'requestId'>;
  done(data: Out, values: Values): void;
  /**
   * A refusal that the screen answers itself, as a price that has changed; true: the form shows nothing of it. In
   * place of a refusal, another one can be shown, as of a field with another path.
   */
  refused?(refusal: Refusal): boolean | Pick<Refusal, 'msg' | 'data'>;
  /** While the outcome of a try is unknown, a submit sends exactly that one again, whatever has been typed since. */
  repeats?: true;
}

export type Form<Values extends object> = ReturnType<typeof createForm<Values, { requestId: string }, unknown>>;

/**
 * A form that is sent by one row. Its draft and the `requestId` of a try without an answer survive a reload. An error
 * appears after its field was left or the form was sent; a refusal by the server stays at its field until that changes.
 * Not for logins: a password belongs in no draft, and a login has no `requestId` (parts/login/model.ts).
 */
export function createForm<Values extends object, In extends { requestId: string }, Out>(
  services: Services,
  row: Row<In, Out>,
  {
    key,
    blank,
    like = blank,
    secrets,
    drafted = (values) => values,
    overnight,
    check,
    rules,
    itemOf,
    ready,
    input,
    done,
    refused: answersItself,
    repeats,
  }: FormSpec<Values, In, Out>,
) {
  const { drafts, session, clock } = services;
  const secretNames = Object.keys(secrets ?? {}) as (keyof Values & string)[];
  const keyNow = typeof key === 'string' ? () => key : key;
  const attempt = createAttempt(services, `${keyNow()}.sent`, !!repeats);
  const dayKey = () => `${keyNow()}.day`;
  const near = drafts.get(keyNow(), like);
  const far = near || !overnight ? undefined : drafts.get(dayKey(), { day: '', values: like });
  const kept = near ?? far?.values;
  const restoredOf = signal(far && far.day !== clock.today() ? far.day : '');
  const base = signal(blank);
  const values = signal<Values>(kept ? { ...blank, ...kept } : blank);
  const touched = signal<ReadonlySet<string>>(new Set());
  const isTried = signal(false);
  const refused = signal<FormErrors>({});
  const busy = signal(false);
  const isAskedAgain = signal(false);
  const failure = signal('');
  const focus = signal(0);
  let running: Promise<boolean> | null = null;
  let isGone = false;
  /** Typed since the last try was sent. */
  let late: Partial<Values> = {};

  if (kept) rules?.want();

  const isDirty = computed(() => writeJson(values.value) !== writeJson(base.value));
  const errors = computed<FormErrors>(() => {
    const found = Object.entries(check(values.value)).filter(([path]) => isTried.value || touched.value.has(path));
    return { ...Object.fromEntries(found), ...refused.value };
  });

  function edit(change: Partial<Values>): void {
    rules?.want();
    const before = values.peek();
    const next = { ...before, ...change };
    Object.assign(late, change);
    const isChanged = (path: string): boolean => {
      const item = itemOf?.(before, path);
      return item ? item !== itemOf?.(next, path) : headOf(path) in change;
    };
    // Added or removed rows shift the positions in their list; a row with a key takes its paths along.
    const isMoved = (path: string): boolean => {
      if (itemOf?.(before, path)) return !itemOf(next, path);
      const [list, changed] = [before, next].map((all) => all[headOf(path) as keyof Values]);
      return Array.isArray(changed) && changed.length !== (list as unknown[]).length;
    };
    batch(() => {
      values.value = next;
      refused.value = Object.fromEntries(Object.entries(refused.peek()).filter(([path]) => !isChanged(path)));
      failure.value = '';
      touched.value = new Set(Array.from(touched.peek()).filter((path) => !isMoved(path)));
    });
    if (!isDirty.peek()) return forget();
    drafts.set(keyNow(), { ...drafted(values.peek()), ...pick(blank, secretNames) });
    if (overnight) drafts.set(dayKey(), { day: clock.today(), values: overnight(values.peek()) }, dayMs);
  }

  const forget = (): void => [keyNow(), dayKey()].forEach((name) => drafts.remove(name));

  /** All that was typed goes; the next `blank` is what the server has now. */
  function reset(next = base.peek()): void {
    forget();
    batch(() => {
      attempt.forget();
      base.value = next;
      values.value = next;
      touched.value = new Set();
      isTried.value = false;
      refused.value = {};
      failure.value = '';
      restoredOf.value = '';
    });
  }

  function refuse({ msg, data }: Pick<Refusal, 'msg' | 'data'>): void {
    const { field } = (data ?? {}) as { field?: unknown };
    const isShown = (path: string) => headOf(path) in values.peek() || itemOf?.(values.peek(), path);
    const named = typeof field === 'string' && isShown(field) ? field : undefined;
    const again = secretNames.filter((name) => secrets?.[name] === 'retyped' && (!named || named === name));
    if (again.length) {
      values.value = { ...values.peek(), ...pick(blank, again) };
      // The emptied field is not wrong before it is typed or left again.
      isTried.value = false;
      touched.value = new Set(Array.from(touched.peek()).filter((path) => !again.includes(path as never)));
    }
    if (named === undefined) failure.value = msg;
    else {
      refused.value = { [named]: msg };
      focus.value += 1;
    }
  }

  /** Nothing is wrong. Else every error is shown, and the first one gets the focus. */
  function isRight(): boolean {
    if (!Object.keys(check(values.peek())).length) return true;
    isTried.value = true;
    focus.value += 1;
    return false;
  }

  async function send(): Promise<boolean> {
    const member = session.user.peek()?.memberId;
    const isOther = () => isGone || (member !== undefined && session.user.peek()?.memberId !== member);
    failure.value = '';
    const pending = attempt.content();
    if (!pending) {
      if (rules && rules.value.peek() === null) {
        busy.value = true;
        await arrivalOf(rules);
        busy.value = false;
        if (isOther()) return false;
      }
      if (!isRight()) return false;
      if (!services.online.peek()) {
        failure.value = words.offline;
        return false;
      }
      const mayGo = ready?.() ?? true;
      if (mayGo !== true && !((await mayGo) && !isOther() && isRight())) return false;
    }
    const sent = values.peek();
    late = {};
    const content = pending ?? input(sent);
    const { requestId, isRepeated } = batch(() => {
      busy.value = true;
      isTried.value = true;
      const started = attempt.start(content);
      isAskedAgain.value = started.isRepeated;
      return started;
    });
    const { outcome, isKnown } = await sendOnce(services, row, { ...content, requestId } as In, {
      quiet: 'all',
      isUnsure: isRepeated,
      asksAgain: () => (isAskedAgain.value = true),
      goesOn: () => !isOther(),
    });
    // The same member has declined to log in again: it is shown.
    const isDeclined = !isGone && !session.user.peek() && !outcome.ok && outcome.ret === 401;
    if (isOther() && !isDeclined) return false;
    batch(() => {
      busy.value = false;
      if (isKnown) attempt.forget();
      if (outcome.ok) {
        reset(sent);
        done(outcome.data, sent);
        if (Object.keys(late).length) {
          values.value = { ...values.peek(), ...late };
          // A form that its success has closed leaves no draft of what was sent already.
          services.timers.after(100, () => isGone || edit({}));
        }
      } else if (!isKnown) failure.value = words.unknown;
      else {
        const answer = answersItself?.(outcome);
        if (answer !== true) refuse(answer || outcome);
      }
    });
    return outcome.ok;
  }

  return {
    values,
    errors,
    rules,
    busy,
    /** A try was sent, here or before a reload, and its outcome is not known. */
    isUnsure: attempt.isUnsure,
    /** While busy: a try that had no answer is sent again. Afterwards: the last try was such a one. */
    isAskedAgain,
    /** Message above the button: an error that belongs to no field. */
    failure,
    isDirty,
    /** The draft of an earlier visit is shown. */
    isRestored: !!kept && isDirty.peek(),
    /** The shown draft is of this other day; "": of today, or none. */
    restoredOf,
    isTried,
    /** Counts up whenever the first wrong field gets the focus. */
    focus,
    edit,
    /** Shows the refusal of another call that read these values: of the code before a write. */
    refuse,
    /** A field has lost focus: from now on it shows its error. */
    leave: (path: string) => {
      rules?.want();
      if (!touched.peek().has(path)) touched.value = new Set([...touched.peek(), path]);
    },
    /** A field was added after a submit had asked for everything: only what is wrong now shows its error before it is left. */
    keepErrors() {
      if (!isTried.peek()) return;
      batch(() => {
        touched.value = new Set([...touched.peek(), ...Object.keys(check(values.peek()))]);
        isTried.value = false;
      });
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
    dispose: (): void => void (isGone = true),
  };
}

const headOf = (path: string): string => path.split('.')[0] ?? '';
