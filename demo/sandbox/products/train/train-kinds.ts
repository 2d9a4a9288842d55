/** Tracks of electric multiple units, or of trains with locomotives; some lines carry both. */
export type TrackKind = 'fast' | 'slow';

/** Letter of the train number; `''` numbers without one. */
export const trainKinds = ['G', 'D', 'C', 'Z', 'T', 'K', 'L', ''] as const;
export type TrainKind = (typeof trainKinds)[number];

interface Running {
  track: TrackKind;
  /** Of the train, km/h. */
  topSpeed: number;
  /** Shares of the highest speed that it keeps on the way, with fewest and with most stops: slow trains wait for fast ones. */
  keeps: readonly [number, number];
  /** Minutes that a stop costs beside its rest: braking and starting. */
  stopMinutes: number;
  /** Of a stop: at an ordinary station, at a hub. */
  rest: readonly [number, number];
  /** Stops with both ends: fewest, usual, most. */
  stops: readonly [number, number, number];
}

/** Median speeds from first to last stop: G 164, D 134, C 112, Z 97, T 83, K 71, without a letter 51 km/h. */
export const runningOf: Readonly<Record<TrainKind, Running>> = {
  G: { track: 'fast', topSpeed: 350, keeps: [0.86, 0.5], stopMinutes: 4, rest: [2, 4], stops: [3, 16, 21] },
  D: { track: 'fast', topSpeed: 250, keeps: [0.86, 0.62], stopMinutes: 3, rest: [2, 4], stops: [4, 15, 22] },
  C: { track: 'fast', topSpeed: 250, keeps: [0.7, 0.46], stopMinutes: 3, rest: [1, 2], stops: [2, 6, 14] },
  Z: { track: 'slow', topSpeed: 160, keeps: [0.86, 0.76], stopMinutes: 2, rest: [4, 8], stops: [4, 10, 18] },
  T: { track: 'slow', topSpeed: 140, keeps: [0.82, 0.7], stopMinutes: 3, rest: [4, 9], stops: [8, 14, 24] },
  K: { track: 'slow', topSpeed: 120, keeps: [0.8, 0.62], stopMinutes: 3, rest: [4, 12], stops: [8, 17, 30] },
  L: { track: 'slow', topSpeed: 120, keeps: [0.72, 0.58], stopMinutes: 3, rest: [4, 12], stops: [8, 16, 28] },
  '': { track: 'slow', topSpeed: 100, keeps: [0.6, 0.48], stopMinutes: 4, rest: [4, 8], stops: [4, 12, 32] },
};

/** A seat's mask of sections is a positive int of 32 bits. */
export const mostSections = 31;
