import type { FieldName, LoginMode } from './login-forms.ts';

/** Fields by mode and step, in their order on the form. After the last step of register and reset, a page reports the success. */
export type LoginSteps = Readonly<Record<LoginMode, readonly (readonly FieldName[])[]>>;

/** The newer dialog (specification 1, section 2.5). */
export const newerSteps: LoginSteps = {
  password: [['mobilePhone', 'loginPsw', 'accCode']],
  phone: [['mobilePhone', 'code']],
  register: [['mobilePhone', 'code', 'loginPwd', 'refermobilephone', 'agreement']],
  reset: [['mobilePhone', 'smsCode', 'pswd', 'pswd2']],
};

/** The older dialog (section 2.6): a reset verifies the account, then asks for the password. */
export const olderSteps: LoginSteps = {
  ...newerSteps,
  reset: [
    ['mobilePhone', 'smsCode'],
    ['pswd', 'pswd2'],
  ],
};

/** The step that asks for a field of the mode. */
export const stepWith = (steps: LoginSteps, mode: LoginMode, field: FieldName): number =>
  Math.max(
    0,
    steps[mode].findIndex((fields) => fields.includes(field)),
  );
