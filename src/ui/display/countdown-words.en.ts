import type { Twin } from '#base/wording.ts';
import type { countdownWords as chinese } from './Countdown.tsx';

const two = (n: number) => String(n).padStart(2, '0');

export const countdownWords: Twin<typeof chinese> = {
  /** `21:36`, `2:05:09` */
  remaining(ms) {
    const seconds = Math.max(0, Math.ceil(ms / 1000));
    const hours = Math.floor(seconds / 3600);
    const minutes = Math.floor(seconds / 60) % 60;
    return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
  },
  seconds: (count) => `${count} s`,
};
