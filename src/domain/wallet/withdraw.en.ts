import type { Twin } from '#base/wording.ts';
import type { WithdrawWords } from './withdraw.ts';

export const withdrawWords: Twin<WithdrawWords> = {
  noTimes: (times) => `You have withdrawn ${times} times today. Try again tomorrow`,
  less: (min) => `Withdraw at least ${min}`,
  more: (max) => `Withdraw at most ${max} at a time`,
  today: (left) => `You can withdraw ${left} more today`,
  missing: (available) => `Only ${available} available`,
};
