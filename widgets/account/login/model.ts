import { batch, effect, signal } from '@preact/signals-core';
import type { LoginAnswer } from '#contract/account.ts';
import { isUnregistered } from '#domain/account/refusal.ts';
import { newerWording } from '#domain/account/login-wording.ts';
import type { Services } from '#kit/services.ts';
import { submitOf } from '#kit/login/calls.ts';
import { createCaptcha } from '#kit/captcha.ts';
import { blankForms, carryPhone, withFields } from '#domain/account/login-forms.ts';
import type { FieldName, LoginForms, LoginMode } from '#domain/account/login-forms.ts';
import type { Failure, Said } from '#kit/login/said.ts';
import { createSmsCodes } from '#kit/login/sms-codes.ts';
import { checkMode, stripOfFailure } from './strip.ts';
import { texts } from './texts.ts';
import { createTypedDraft } from './typed-draft.ts';

export type AgreementType = 'service_agreement' | 'privacy';

export interface LoginOptions {
  /** `2` opens register (specification 1, section 2.2). */
  type?: string | undefined;
  /** SMS login comes first: on partner pages and on phones. */
  smsFirst: boolean;
  /** A member is logged in, and there is nothing left to read. */
  onDone(): void;
  onClose(): void;
}

/** The login dialog: four modes, one message, one call at a time (specification 1, sections 2.5, 4 and 5). */
export function createLogin(services: Services, options: LoginOptions) {
  const { session, config } = services;
  const words = { ...texts, ...config.peek().wording['login'] };
  const firstMode: LoginMode = options.type === '2' ? 'register' : options.smsFirst ? 'phone' : 'password';
  const draft = createTypedDraft(services);
  const mode = signal<LoginMode>(firstMode);
  const forms = signal<LoginForms>(draft.formsFor(firstMode));
  const strip = signal<Said | null>(null);
  const focus = signal<{ field: FieldName } | null>(null);
  const busy = signal(false);
  /** The phone has been proved by its code, and registration goes on from there. */
  const verified = signal(false);
  /** The agreement that is open over the login. */
  const reading = signal<{ type: AgreementType; name: string } | null>(null);
  const done = signal<{ what: 'registered' | 'reset'; phone: string } | null>(null);
  const captcha = createCaptcha(services);
  const sms = createSmsCodes({ services, mode, forms, words, wording: newerWording, say });
  let call: AbortController | null = null;

  /** Shows the message and leads to its field. */
  function say(next: Said | null) {
    strip.value = next;
    if (next?.field) focus.value = { field: next.field };
  }

  /** A call that was left behind changes nothing any more. */
  function drop() {
    call?.abort();
    call = null;
    busy.value = false;
  }

  function show(next: LoginMode, field: FieldName | null = 'mobilePhone') {
    if (next === mode.peek() && !done.peek()) return;
    batch(() => {
      drop();
      forms.value = carryPhone(forms.peek(), mode.peek(), next);
      mode.value = next;
      verified.value = false;
      strip.value = null;
      done.value = null;
      if (field) focus.value = { field };
    });
  }

  function edit<M extends LoginMode>(where: M, change: Partial<LoginForms[M]>) {
    batch(() => {
      forms.value = withFields(forms.peek(), where, change);
      const shown = strip.peek();
      if (shown?.from === 'rule' && shown.field && shown.field in change) strip.value = null;
    });
    if (change.mobilePhone !== undefined) draft.keep(where, change.mobilePhone);
  }

  function reset() {
    draft.forget();
    batch(() => {
      drop();
      forms.value = blankForms;
      mode.value = firstMode;
      verified.value = false;
      strip.value = null;
      done.value = null;
      focus.value = null;
    });
  }

  async function submit() {
    if (busy.peek()) return;
    const where = mode.peek();
    const found = checkMode(where, forms.peek(), config.peek().texts.agreement, newerWording);
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
      if (strip.peek()?.kind !== 'ok') strip.value = null;
    });
    const outcome = await submitOf(where, true, forms.peek(), randomCode, services, mine.signal);
    if (call !== mine) return;
    batch(() => {
      drop();
      if (outcome.ok) succeed(where, outcome.data);
      else fail(where, outcome);
    });
  }

  function succeed(where: LoginMode, answer: LoginAnswer | object) {
    const phone = forms.peek()[where].mobilePhone;
    draft.forget();
    if (where === 'password') captcha.forget();
    forms.value = where === 'reset' ? withFields(blankForms, 'password', { mobilePhone: phone }) : blankForms;
    if (where === 'register') done.value = { what: 'registered', phone };
    if (where === 'reset') done.value = { what: 'reset', phone };
    if ('token' in answer) session.adopt(answer);
  }

  /** Input stays after a failure, but for the password, and a captcha that the server has used up. */
  function fail(where: LoginMode, failure: Failure) {
    if (failure.kind === 'cancelled') return;
    if (where === 'phone' && isUnregistered(failure.data)) {
      show('register', 'loginPwd');
      verified.value = true;
      return say({ kind: 'ok', text: words.unregistered, from: 'call' });
    }
    const next = stripOfFailure(where, forms.peek(), failure);
    // The code has run out, or the phone was taken meanwhile: both are asked again.
    if (next.field === 'code' || next.field === 'mobilePhone') verified.value = false;
    if (where === 'password' && failure.kind !== 'offline') {
      const isJudged = next.field && next.field !== 'accCode';
      forms.value = withFields(forms.peek(), 'password', { accCode: '', ...(isJudged && { loginPsw: '' }) });
      void captcha.refresh();
    }
    say(next);
  }

  // A member is logged in, here or in another tab: nothing is left to do but to read a success screen.
  let wasIn = session.user.peek() !== null;
  const stopWatching = effect(() => {
    const isIn = session.user.value !== null;
    if (isIn && !wasIn && !done.peek()) options.onDone();
    if (!isIn && mode.value === 'password') captcha.need();
    wasIn = isIn;
  });

  return {
    mode,
    forms,
    strip,
    focus,
    busy,
    verified,
    done,
    reading,
    smsFirst: options.smsFirst,
    captcha: captcha.current,
    isSending: sms.isSending,
    secondsLeft: sms.secondsLeft,
    show,
    edit,
    submit,
    /** Another phone has another code. */
    changePhone() {
      batch(() => {
        verified.value = false;
        strip.value = null;
        edit('register', { mobilePhone: '', code: '' });
        focus.value = { field: 'mobilePhone' };
      });
    },
    sendCode: sms.send,
    /** The captcha box is entered: a picture that has run out is no use. */
    needCaptcha: captcha.need,
    refreshCaptcha() {
      edit('password', { accCode: '' });
      void captcha.refresh();
    },
    /** Forgets everything typed and the mode, but not the countdown. */
    close() {
      const isIn = done.peek()?.what === 'registered';
      reset();
      if (isIn) options.onDone();
      else options.onClose();
    },
    /** From a success screen: on with the interrupted action, or back to the login. */
    goOn() {
      if (done.peek()?.what === 'reset') return show('password', 'loginPsw');
      reset();
      return options.onDone();
    },
    dispose() {
      drop();
      stopWatching();
      captcha.dispose();
      sms.dispose();
    },
  };
}

export type LoginModel = ReturnType<typeof createLogin>;
