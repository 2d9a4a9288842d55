import type { LoginWording } from '#domain/account/login-wording.ts';

/** The rules are those of the Chinese tables. */
type Words = Omit<LoginWording, 'isPhone'>;

export const newerWording: Words = {
  account: 'Enter your account',
  password: 'Enter your password',
  captchaMissing: 'Enter the characters of the picture',
  captchaWrong: 'Wrong characters',
  phone: 'Enter a valid mobile number',
  code: 'Enter the SMS code',
  newPasswordLength: 'A password has 6 to 16 characters',
  registerPassword: 'Set a password',
  resetPassword: 'Set a new password',
  confirmMissing: 'Enter the password again',
  confirmDiffers: 'The two passwords differ',
  agreement: (name) => `Please read and accept: ${name}`,
};

export const olderWording: Words = {
  ...newerWording,
  password: 'Enter a valid password',
  captchaMissing: 'Enter the right characters of the picture',
  captchaWrong: 'Enter the right characters of the picture',
  phone: 'Enter a valid mobile number',
  code: 'Enter a valid code',
  registerPassword: 'Enter a valid password',
  resetPassword: 'Enter a valid password',
  confirmMissing: 'Enter a valid password',
  confirmDiffers: 'The two passwords differ, please enter them again',
};
