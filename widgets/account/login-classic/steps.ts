import type { FieldName, LoginMode } from '#domain/account/login-forms.ts';

/** Fields by mode and step, in their order on the form: a reset verifies the account, then asks for the password. */
const fields: Readonly<Record<LoginMode, readonly (readonly FieldName[])[]>> = {
  password: [['mobilePhone', 'loginPsw', 'accCode']],
  phone: [['mobilePhone', 'code']],
  register: [['mobilePhone', 'code', 'loginPwd', 'refermobilephone', 'agreement']],
  reset: [
    ['mobilePhone', 'smsCode'],
    ['pswd', 'pswd2'],
  ],
};

/** None: nothing is left to fill, the last step only says that it is done. */
export const fieldsOf = (mode: LoginMode, step: number): readonly FieldName[] => fields[mode][step] ?? [];

export const isDone = (mode: LoginMode, step: number): boolean => fieldsOf(mode, step).length === 0;

/** The step that asks for a field. */
export const stepWith = (mode: LoginMode, field: string | undefined): number => fields[mode].findIndex((names) => names.some((name) => name === field));

/** The field a refusal is about when the server names none. */
export const usualField = { password: 'loginPsw', phone: 'code', register: 'code', reset: 'smsCode' } as const;
