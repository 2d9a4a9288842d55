import { batch, effect, signal } from '@preact/signals-core';
import type { LoginAnswer } from '#contract/account.ts';
import { findIn } from '#domain/account/blur-rules.ts';
import { blankForms, carryPhone, withFields } from '#domain/account/login-forms.ts';
import type { FieldName, FieldOf, LoginForms, LoginMode } from '#domain/account/login-forms.ts';
import { olderWording } from '#domain/account/login-wording.ts';
import { isUnregistered, judgedField } from '#domain/account/refusal.ts';
import { createCaptcha } from '#kit/captcha.ts';
import { submitOf } from '#kit/login/calls.ts';
import type { Failure, Said } from '#kit/login/said.ts';
import { createSmsCodes } from '#kit/login/sms-codes.ts';
import type { Services } from '#kit/services.ts';
import { fieldsOf, isDone, stepWith, usualField } from './steps.ts';
import { texts } from './texts.ts';

export interface ClassicOptions {
  /** `2` opens register (section 2.2). */
  type?: string | undefined;
  /** A member is logged in, and there is nothing left to read. */
  onDone(): void;
  onClose(): void;
}

/** The older login dialog: fields are checked when they lose focus; reset in three steps, register in two (section 2.6). */
export function createLoginClassic(services: Services, options: ClassicOptions) {
  const { session, config } = services;
  const words = { ...texts, ...config.peek().wording['login-classic'] };
  const firstMode: LoginMode = options.type === '2' ? 'register' : 'password';
  const mode = signal<LoginMode>(firstMode);
  const step = signal(0);
  const forms = signal<LoginForms>(blankForms);
  const said = signal<Said | null>(null);
  const focus = signal<{ field: FieldName } | null>(null);
  const busy = signal(false);
  /** Fields that have lost focus with the value they have now. */
  const left = new Set<FieldName>();
  const captcha = createCaptcha(services);
  const sms = createSmsCodes({ services, mode, forms, words, wording: olderWording, say });
  let call: AbortController | null = null;

  function say(next: Said | null) {
    said.value = next;
    if (next?.field) focus.value = { field: next.field };
  }

  function find(among: readonly FieldName[], onBlur: boolean): Said | null {
    const where = mode.peek();
    const found = findIn(where, forms.peek()[where], { say: olderWording, agreementName: config.peek().texts.agreement, among: among as FieldOf<typeof where>[], onBlur });
    return found && { kind: found.kind, text: found.message, field: found.field, from: 'rule' };
  }

  /** A call's message stays until a rule fails; a rule's message stays while the rule fails. */
  function recheck() {
    const found = find(fieldsOf(mode.peek(), step.peek()).filter((field) => left.has(field)), true);
    const shown = said.peek();
    if (found) said.value = found;
    else if (shown?.from === 'rule' && shown.field && !find([shown.field], false)) said.value = null;
  }

  function drop() {
    call?.abort();
    call = null;
    busy.value = false;
  }

  function show(next: LoginMode, field: FieldName | null = 'mobilePhone', nextStep = 0) {
    batch(() => {
      drop();
      left.clear();
      if (next !== mode.peek()) forms.value = carryPhone(forms.peek(), mode.peek(), next);
      mode.value = next;
      step.value = nextStep;
      said.value = null;
      if (field) focus.value = { field };
    });
  }

  function edit<M extends LoginMode>(where: M, change: Partial<LoginForms[M]>) {
    batch(() => {
      forms.value = withFields(forms.peek(), where, change);
      for (const field of Object.keys(change)) left.delete(field as FieldName);
      const shown = said.peek();
      if (shown?.from === 'rule' && shown.field && shown.field in change) {
        said.value = null;
        recheck();
      }
    });
  }

  function reset() {
    batch(() => {
      show(firstMode, null);
      forms.value = blankForms;
      focus.value = null;
    });
  }

  async function submit() {
    const [where, at] = [mode.peek(), step.peek()];
    if (busy.peek() || isDone(where, at)) return;
    const found = find(fieldsOf(where, at), false);
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
      said.value = null;
    });
    const outcome = await submitOf(where, at > 0, forms.peek(), randomCode, services, mine.signal);
    if (call !== mine) return;
    batch(() => {
      drop();
      if (outcome.ok) succeed(where, at, outcome.data);
      else fail(where, outcome);
    });
  }

  function succeed(where: LoginMode, at: number, answer: LoginAnswer | object) {
    if (where === 'password') captcha.forget();
    if (where === 'register' || where === 'reset') {
      show(where, where === 'reset' && at === 0 ? 'pswd' : null, at + 1);
      // Nothing secret stays behind a finished form; the phone is named on the last page.
      if (isDone(where, at + 1)) forms.value = withFields(blankForms, where, { mobilePhone: forms.peek()[where].mobilePhone });
    } else forms.value = blankForms;
    if ('token' in answer) session.adopt(answer);
  }

  /** Input stays after a failure, but for the password, and a captcha that the server has used up. */
  function fail(where: LoginMode, failure: Failure) {
    if (failure.kind === 'cancelled') return;
    if (where === 'phone' && isUnregistered(failure.data)) {
      show('register', 'loginPwd');
      return say({ kind: 'warning', text: failure.msg, from: 'call' });
    }
    const field = judgedField<FieldName>(failure, forms.peek()[where], usualField[where]);
    if (where === 'password' && failure.kind !== 'offline') {
      const isJudged = field && field !== 'accCode';
      edit('password', { accCode: '', ...(isJudged && { loginPsw: '' }) });
      void captcha.refresh();
    }
    // A code that has run out by the second step is asked for again in the first.
    if (field) step.value = Math.max(0, stepWith(where, field));
    say({ kind: 'error', text: failure.msg, from: 'call', ...(field && { field }) });
  }

  let wasIn = session.user.peek() !== null;
  const stopWatching = effect(() => {
    const isIn = session.user.value !== null;
    if (isIn && !wasIn && !isDone(mode.peek(), step.peek())) options.onDone();
    if (!isIn && mode.value === 'password') captcha.need();
    wasIn = isIn;
  });

  return {
    mode,
    step,
    forms,
    said,
    focus,
    busy,
    captcha: captcha.current,
    isSending: sms.isSending,
    secondsLeft: sms.secondsLeft,
    show,
    edit,
    submit,
    sendCode: sms.send,
    /** A field has lost focus: it is checked. */
    leave(field: FieldName) {
      left.add(field);
      recheck();
    },
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
      options.onDone();
      return reset();
    },
    dispose() {
      drop();
      stopWatching();
      captcha.dispose();
      sms.dispose();
    },
  };
}

export type ClassicModel = ReturnType<typeof createLoginClassic>;
