/** Yuan without fen: fares of international flights are whole. */
export type WholeYuan = number;

/** Fare of a passenger type: its percent of the adult fare, rounded to ten yuan. */
export const fareOf = (adult: WholeYuan, percent: number): WholeYuan =>
  percent === 100 ? adult : Math.round((adult * percent) / 1000) * 10;
