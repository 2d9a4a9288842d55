/** Classes of seats by our words, in the order of the columns of the list; `standing` is a ticket without a seat. */
export const seatClasses = [
  'business',
  'premium',
  'first',
  'second',
  'deluxeSleeper',
  'softSleeper',
  'bulletSleeper',
  'hardSleeper',
  'softSeat',
  'hardSeat',
  'standing',
] as const;
export type SeatClass = (typeof seatClasses)[number];

export const seatClassNames: Readonly<Record<SeatClass, string>> = {
  business: '商务座',
  premium: '优选一等座',
  first: '一等座',
  second: '二等座',
  deluxeSleeper: '高级软卧',
  softSleeper: '软卧',
  bulletSleeper: '动卧',
  hardSleeper: '硬卧',
  softSeat: '软座',
  hardSeat: '硬座',
  standing: '无座',
};

/** Letters of a row, windows outside; the aisle is between those of a line. Berths have none. */
export const seatLetters: Readonly<Partial<Record<SeatClass, readonly [string, string]>>> = {
  business: ['AC', 'F'],
  premium: ['AC', 'DF'],
  first: ['AC', 'DF'],
  second: ['ABC', 'DF'],
};

/** Tiers of a compartment of berths, lowest first. */
export const berthTiers: Readonly<Partial<Record<SeatClass, readonly string[]>>> = {
  deluxeSleeper: ['下铺', '上铺'],
  softSleeper: ['下铺', '上铺'],
  bulletSleeper: ['下铺', '上铺'],
  hardSleeper: ['下铺', '中铺', '上铺'],
};

/** A place to lie. */
export const isBerth = (seatClass: SeatClass): boolean => seatClass in berthTiers;

/** From so many seats on a list says 有. */
export const plentyOfSeats = 20;

/** Classes in whose coaches passengers without a seat may stand. */
export const standsIn = (seatClass: SeatClass): boolean => seatClass === 'second' || seatClass === 'hardSeat';
