import { batch, computed, effect, signal } from '@preact/signals-core';
import type { LoginAnswer } from '#contract/account.ts';
import { findWrong } from '#domain/account/find-wrong.ts';
import { blankForms, carryPhone, usualField, withFields } from '#domain/account/login-forms.ts';
import type { FieldName, FieldOf, LoginForms, LoginMode } from '#domain/account/login-forms.ts';
import { stepWith } from '#domain/account/login-steps.ts';
import type { LoginSteps } from '#domain/account/login-steps.ts';
import type { LoginWording } from '#domain/account/login-wording.ts';
import { isUnregistered, judgedField } from '#domain/account/refusal.ts';
import { createCaptcha } from './captcha.ts';
import type { Services } from '#kit/services.ts';
import { submitOf } from './calls.ts';
import type { Failure, LoginMessage } from './message.ts';
import { forgetRecommendCode, recommendCodeOf } from './recommend-code.ts';
import { createSmsCodes } from './sms-codes.ts';
import { createTypedDraft } from './typed-draft.ts';

/** The differences between the two readings of the specification; the rest is the same in both dialogs. */
export interface LoginReading {
  /** Fields of each mode by step. */
  steps: LoginSteps;
  wording: LoginWording;
  words: {
    codeSent: string;
    /** After the refusal of a code that a phone cannot have for a long time. */
    orPassword: string;
    captchaMissing: string;
    /** Shown over register after an SMS login of a new phone; absent: the server's message, as a warning. */
    unregistered?: string;
  };
}

export interface LoginOptions {
  /** `2` opens register (specification 1, section 2.2). */
  type?: string | undefined;
  /** Shown first: why the login is asked for again. */
  note?: string | undefined;
  /** SMS login comes first. */
  smsFirst?: boolean;
  /** A member is logged in, and there is nothing left to read. */
  onDone(): void;
  onClose(): void;
}

export type AgreementType = 'service_agreement' | 'privacy';

/** A login dialog: four modes in steps, one message, one call at a time (specification 1, sections 2.5, 2.6, 4 and 5). */
export function createLogin(services: Services, { steps, wording, words }: LoginReading, options: LoginOptions) {
  const { session, config } = services;
  const firstMode: LoginMode = options.type === '2' ? 'register' : options.smsFirst ? 'phone' : 'password';
  const draft = createTypedDraft(services);
  const recommendCode = recommendCodeOf(services);
  const mode = signal<LoginMode>(firstMode);
  const step = signal(0);
  const forms = signal<LoginForms>(draft.formsFor(firstMode));
  const message = signal<LoginMessage | null>(
    options.note ? { kind: 'warning', text: options.note, from: 'call' } : null,
  );
  const focus = signal<{ field: FieldName } | null>(null);
  const busy = signal(false);
  /** The phone has been proved by its code, and registration goes on from there. */
  const verified = signal(false);
  /** The agreement that is open over the login. */
  const reading = signal<{ type: AgreementType; name: string } | null>(null);
  /** Register or reset has succeeded: the last step only reports it. */
  const isDone = computed(() => !steps[mode.value][step.value]);
  /** Phone of the account whose password was reset here: nothing to register with. */
  let ownPhone = '';
  /** Fields that have lost focus with the value they have now. */
  const touched = new Set<FieldName>();
  const captcha = createCaptcha(services);
  const sms = createSmsCodes({ services, mode, forms, words, wording, say });
  let call: AbortController | null = null;

  /** Shows the message and leads to its field. */
  function say(next: LoginMessage | null) {
    message.value = next;
    if (next?.field) focus.value = { field: next.field };
  }

  function find(among: readonly FieldName[], onBlur: boolean): LoginMessage | null {
    const where = mode.peek();
    const found = findWrong(where, forms.peek()[where], {
      say: wording,
      agreementName: config.peek().texts.agreement,
      among: among as FieldOf<typeof where>[],
      onBlur,
    });
    return found && { kind: found.kind, text: found.message, field: found.field, from: 'rule' };
  }

  const fields = () => steps[mode.peek()][step.peek()] ?? [];

  /** A call's message stays until a rule fails; a rule's message stays while the rule fails. */
  function recheck() {
    const found = find(
      fields().filter((field) => touched.has(field)),
      true,
    );
    const shown = message.peek();
    if (found) message.value = found;
    else if (shown?.from === 'rule' && shown.field && !find([shown.field], false)) message.value = null;
  }

  /** Ends the running call and what belongs to one form: its message, its checks. */
  function drop() {
    call?.abort();
    call = null;
    busy.value = false;
    touched.clear();
    verified.value = false;
    message.value = null;
  }

  function show(next: LoginMode, field: FieldName | null = 'mobilePhone', nextStep = 0) {
    if (next === mode.peek() && nextStep === step.peek()) return;
    batch(() => {
      drop();
      const carried = carryPhone(forms.peek(), mode.peek(), next);
      if (next !== mode.peek() && !(next === 'register' && ownPhone && carried.register.mobilePhone === ownPhone))
        forms.value = carried;
      mode.value = next;
      step.value = nextStep;
      if (field) focus.value = { field };
    });
  }

  function edit<M extends LoginMode>(where: M, change: Partial<LoginForms[M]>) {
    batch(() => {
      forms.value = withFields(forms.peek(), where, change);
      for (const field of Object.keys(change)) touched.delete(field as FieldName);
      const shown = message.peek();
      if (shown?.from === 'rule' && shown.field && shown.field in change) {
        message.value = null;
        recheck();
      }
    });
    if (change.mobilePhone !== undefined) draft.keep(where, change.mobilePhone);
  }

  /** Forgets everything typed and the mode, but not the countdown. */
  function reset() {
    draft.forget();
    batch(() => {
      drop();
      forms.value = blankForms;
      mode.value = firstMode;
      step.value = 0;
      focus.value = null;
    });
  }

  async function submit() {
    if (busy.peek() || isDone.peek()) return;
    const where = mode.peek();
    const found = find(fields(), false);
    if (found) return say(found);
    const randomCode = captcha.randomCode();
    if (where === 'password' && !randomCode) {
      void captcha.refresh();
      return say({ kind: 'error', text: words.captchaMissing, field: 'accCode', from: 'rule' });
    }
    const mine = new AbortController();
    call = mine;
    batch(() => {
      busy.value = true;
      if (message.peek()?.kind !== 'ok') message.value = null;
    });
    const typed = { ...forms.peek(), recommendCode };
    const outcome = await submitOf(where, fields().includes('pswd'), typed, randomCode, services, mine.signal);
    // A call that was left behind changes nothing any more.
    if (call !== mine) return;
    batch(() => {
      call = null;
      busy.value = false;
      if (outcome.ok) succeed(where, outcome.data);
      else fail(where, outcome);
    });
  }

  function succeed(where: LoginMode, answer: LoginAnswer | object) {
    if (where === 'password') captcha.forget();
    if (where === 'register') forgetRecommendCode(services);
    if (where === 'reset' && !steps.reset[step.peek() + 1]) ownPhone = forms.peek().reset.mobilePhone;
    if (where === 'register' || where === 'reset') {
      const [next] = steps[where][step.peek() + 1] ?? [null];
      show(where, next, step.peek() + 1);
    }
    // Nothing secret stays behind a finished form; the phone is named on the last page.
    if (isDone.peek() || 'token' in answer) {
      draft.forget();
      forms.value = withFields(blankForms, where, {
        mobilePhone: isDone.peek() ? forms.peek()[where].mobilePhone : '',
      });
    }
    if ('token' in answer) session.adopt(answer);
  }

  /** Input stays after a failure, but for the password, and a captcha that the server has used up. */
  function fail(where: LoginMode, failure: Failure) {
    if (failure.kind === 'cancelled') return;
    if (where === 'phone' && isUnregistered(failure.data)) {
      show('register', 'loginPwd');
      verified.value = true;
      return say(
        words.unregistered
          ? { kind: 'ok', text: words.unregistered, from: 'call' }
          : { kind: 'warning', text: failure.msg, from: 'call' },
      );
    }
    const field = judgedField<FieldName>(failure, forms.peek()[where], usualField[where]);
    // The code has run out, or the phone was taken meanwhile: both are asked again.
    if (field === 'code' || field === 'mobilePhone') verified.value = false;
    if (where === 'password' && failure.kind !== 'offline') {
      const isJudged = field && field !== 'accCode';
      edit('password', { accCode: '', ...(isJudged && { loginPsw: '' }) });
      void captcha.refresh();
    }
    // A code that has run out by the second step is asked for again in the first.
    if (field) step.value = stepWith(steps, where, field);
    // The server has one word for a wrong captcha, the readings have one each (specification 1, section 5).
    const text = field === 'accCode' ? wording.captchaWrong : failure.msg;
    say({ kind: 'error', text, from: 'call', ...(field && { field }) });
  }

  // A member is logged in, here or in another tab: nothing is left to do but to read a success screen.
  let wasIn = session.user.peek() !== null;
  const stopWatching = effect(() => {
    const isIn = session.user.value !== null;
    if (isIn && !wasIn && !isDone.peek()) options.onDone();
    if (!isIn && mode.value === 'password') captcha.need();
    wasIn = isIn;
  });

  return {
    mode,
    step,
    isDone,
    forms,
    message,
    focus,
    busy,
    verified,
    reading,
    smsFirst: options.smsFirst,
    /** Of the link that the newcomer has come by; "" without one. */
    recommendCode,
    captcha: captcha.current,
    isSending: sms.isSending,
    secondsLeft: sms.secondsLeft,
    show,
    edit,
    submit,
    sendCode: sms.send,
    /** A field has lost focus: it is checked. */
    leave(field: FieldName) {
      touched.add(field);
      recheck();
    },
    /** Another phone has another code. */
    changePhone() {
      batch(() => {
        verified.value = false;
        message.value = null;
        edit('register', { mobilePhone: '', code: '' });
        focus.value = { field: 'mobilePhone' };
      });
    },
    /** The captcha box is entered: a picture that has run out is no use. */
    needCaptcha: captcha.need,
    refreshCaptcha() {
      edit('password', { accCode: '' });
      void captcha.refresh();
    },
    close() {
      const isIn = session.user.peek() !== null;
      reset();
      if (isIn) options.onDone();
      else options.onClose();
    },
    /** From a last step: back to the login, or on with what was interrupted. */
    goOn() {
      if (mode.peek() === 'reset') return show('password', 'loginPsw');
      reset();
      return options.onDone();
    },
    dispose() {
      call?.abort();
      call = null;
      stopWatching();
      captcha.dispose();
      sms.dispose();
    },
  };
}

export type LoginModel = ReturnType<typeof createLogin>;
