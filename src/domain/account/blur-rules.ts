import { firstFinding, passwordLoginRules, phoneLoginRules, registerRules, resetRules } from './login-rules.ts';
import type { Finding, PasswordLoginForm, PhoneLoginForm, RegisterForm, ResetForm } from './login-rules.ts';
import type { LoginWording } from './login-wording.ts';

/** The forms of the older dialog, whose fields are checked when they lose focus (specification 1, section 2.6). */
export interface OlderForms {
  password: Omit<PasswordLoginForm, 'randomCode'>;
  phone: PhoneLoginForm;
  register: RegisterForm;
  reset: ResetForm;
}
export type OlderMode = keyof OlderForms;

const rules = { password: passwordLoginRules, phone: phoneLoginRules, register: registerRules, reset: resetRules };

interface Look<M extends OlderMode> {
  say: LoginWording;
  agreementName: string;
  /** Only these fields: those that have been left, or those of one step. */
  among?: readonly (keyof OlderForms[M] & string)[] | undefined;
  /** The visitor is still on the way through the form: nothing is sent yet. */
  onBlur?: boolean;
}

/**
 * The first of the looked-at fields that fails. On blur a phone counts "if filled" (section 5, second reading),
 * and the tick is asked for only at the end.
 */
export function findIn<M extends OlderMode>(mode: M, form: OlderForms[M], { say, agreementName, among, onBlur = false }: Look<M>): Finding<OlderForms[M]> | null {
  const wording: LoginWording = onBlur ? { ...say, isPhone: (phone) => phone === '' || say.isPhone(phone), agreement: () => '' } : say;
  // One table per mode; TypeScript cannot see that the form is of the same mode.
  return firstFinding(rules[mode] as unknown as typeof phoneLoginRules, form as unknown as PhoneLoginForm, wording, agreementName, among) as Finding<OlderForms[M]> | null;
}
