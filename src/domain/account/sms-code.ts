/** Digits of an SMS code (specification 1, section 9). */
export const smsCodeLength = 6;

/** Seconds until a code may be sent again, when the server names no other (specification 1, section 9). */
export const smsResendSeconds = 60;

/** Digits of a typed or pasted code: `408 316` → `408316`. */
export const smsCodeOf = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '').slice(0, smsCodeLength);

/** `408316` → `408 316`, also while it is being typed. */
export const showSmsCode = (code: string): string => [code.slice(0, 3), code.slice(3)].filter(Boolean).join(' ');
