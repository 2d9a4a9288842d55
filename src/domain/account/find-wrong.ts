import { firstFinding, passwordLoginRules, phoneLoginRules, registerRules, resetRules } from './login-rules.ts';
import type { FieldOf, LoginForms, LoginMode } from './login-forms.ts';
import type { Finding, PhoneLoginForm } from './login-rules.ts';
import type { LoginWording } from './login-wording.ts';

const rules = { password: passwordLoginRules, phone: phoneLoginRules, register: registerRules, reset: resetRules };

interface Look<M extends LoginMode> {
  say: LoginWording;
  agreementName: string;
  /** Only these fields: those that have been left, or those of one step. */
  among?: readonly FieldOf<M>[] | undefined;
  /** The visitor is still filling in the form: nothing is sent yet. */
  onBlur?: boolean;
}

/**
 * The first of the looked-at fields that fails. The older dialog also checks its fields when they lose focus
 * (specification 1, section 2.6): then a phone counts "if filled" (section 5, second reading), and the tick is asked
 * for only at the end.
 */
export function findWrong<M extends LoginMode>(
  mode: M,
  form: LoginForms[M],
  { say, agreementName, among, onBlur = false }: Look<M>,
): Finding<LoginForms[M]> | null {
  const wording: LoginWording = onBlur
    ? { ...say, isPhone: (phone) => phone === '' || say.isPhone(phone), agreement: () => '' }
    : say;
  // One table per mode; TypeScript cannot see that the form is of the same mode.
  return firstFinding(
    rules[mode] as unknown as typeof phoneLoginRules,
    form as unknown as PhoneLoginForm,
    wording,
    agreementName,
    among,
  ) as Finding<LoginForms[M]> | null;
}
