import type { PsgType } from '../../passenger/psg-types.ts';

/** Limits of a passenger type, the proof that the carrier asks for, and what else goes with it. */
interface TypeRule {
  /** Years on the first day of travel, both included. */
  ages?: readonly [from: number, to: number];
  /** Shown at the counter; its number is a part of the order. "" for none: the birthday tells it. */
  proof: string;
}

/** Ages of children and infants are those of every flight (passenger/age-bands.ts). */
export const typeRules: Readonly<Record<PsgType, TypeRule>> = {
  ADT: { proof: '' },
  CHD: { proof: '' },
  INF: { proof: '' },
  SD: { ages: [12, 45], proof: '录取通知书或在读证明' },
  SC: { ages: [18, 70], proof: '海员证或船公司派遣函' },
  DR: { ages: [18, 80], proof: '医师执业证' },
  DL: { ages: [18, 65], proof: '劳务派遣证明' },
  ZZ: { ages: [12, 25], proof: '' },
  CD: { ages: [60, 120], proof: '' },
};
