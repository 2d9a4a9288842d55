/** A member's money of two years; days count back from now, amounts are yuan. */
export interface WalletPast {
  /** A recharge each so many days, of this amount or a multiple of it. */
  recharges: readonly [everyDays: number, yuan: number];
  cards?: readonly (readonly [prefix: string, last4: string, daysAgo: number])[];
  /** To the card of this place in `cards`. */
  withdrawals?: readonly (readonly [daysAgo: number, yuan: number, card: number])[];
  /** Into the savings (+) and out of them (−). */
  tianhanbao?: readonly (readonly [daysAgo: number, yuan: number])[];
  /** Days on which the rewards that were there moved to the wallet. */
  rewardsOut?: readonly number[];
  /** Leaves one recharge that waits for its payment, and one that was never paid. */
  hasUnpaid?: true;
}

const [cmb, icbc, ccb, boc] = ['621483', '622202', '621700', '621661'];
const minute = 1 / 1440;

/** By member id (seed-members.ts). The bank refuses the card that ends in 0004; the two latest withdrawals are on their way. */
export const walletPasts: Readonly<Record<string, WalletPast>> = {
  '20250010': {
    recharges: [48, 1_500],
    cards: [
      [cmb, '8820', 610],
      [icbc, '0004', 300],
      [ccb, '6217', 120],
    ],
    withdrawals: [
      [520, 800, 0],
      [388, 1_200, 0],
      [261, 600, 1],
      [174, 1_500, 0],
      [66, 900, 2],
      [60 * minute, 100, 2],
      [10 * minute, 100, 0],
    ],
    tianhanbao: [
      [330, 2_000],
      [240, 1_000],
      [133, -1_200],
      [51, 1_500],
    ],
    rewardsOut: [150],
    hasUnpaid: true,
  },
  '20250020': { recharges: [130, 600], cards: [[boc, '3306', 200]], withdrawals: [[88, 300, 0]] },
  '20250030': {
    recharges: [80, 2_000],
    cards: [[cmb, '5518', 300]],
    withdrawals: [
      [240, 1_000, 0],
      [97, 2_000, 0],
    ],
  },
  '20250040': {
    recharges: [90, 4_000],
    cards: [
      [ccb, '7702', 560],
      [icbc, '0004', 90],
    ],
    withdrawals: [
      [410, 5_000, 0],
      [221, 3_000, 0],
      [72, 2_000, 1],
      [31, 4_000, 0],
    ],
    rewardsOut: [380, 190, 45],
  },
  '20250041': {
    recharges: [120, 3_000],
    cards: [[boc, '9125', 500]],
    withdrawals: [
      [330, 2_000, 0],
      [105, 3_000, 0],
    ],
    tianhanbao: [[62, 5_000]],
    rewardsOut: [420, 250, 100, 20],
  },
  '20250050': {
    recharges: [70, 6_000],
    cards: [[icbc, '4471', 640]],
    withdrawals: [
      [450, 10_000, 0],
      [210, 12_000, 0],
      [48, 8_000, 0],
      [70 * minute, 6_000, 0],
    ],
    tianhanbao: [
      [95, 20_000],
      [28, -5_000],
    ],
    rewardsOut: [360, 160, 40],
  },
  '20250070': {
    recharges: [60, 10_000],
    cards: [[ccb, '2200', 480]],
    withdrawals: [[145, 20_000, 0]],
    tianhanbao: [[40, 30_000]],
  },
  '20250071': { recharges: [160, 300] },
  '20250072': { recharges: [210, 400] },
  '20250073': { recharges: [180, 500] },
  '20250074': { recharges: [300, 50] },
};
