/** Passenger types of the provider (specification 2, section 3). `fare`: whose price the type pays. */
export const psgTypes = {
  ADT: { label: '成人', fare: 'ADT' },
  CHD: { label: '儿童', fare: 'CHD' },
  INF: { label: '婴儿', fare: 'INF' },
  SD: { label: '留学生', fare: 'ADT' },
  SC: { label: '海员', fare: 'ADT' },
  DR: { label: '医生', fare: 'ADT' },
  DL: { label: '劳务', fare: 'ADT' },
  ZZ: { label: '青年', fare: 'ADT' },
  CD: { label: '老年', fare: 'ADT' },
} as const;

export type PsgType = keyof typeof psgTypes;
/** Passenger types that a fare distinguishes. */
export type FareType = 'ADT' | 'CHD' | 'INF';

/** Label of a type; a code that is not in the table stays visible. */
export const psgTypeLabel = (code: string): string =>
  Object.hasOwn(psgTypes, code) ? psgTypes[code as PsgType].label : `类型 ${code}`;

export const fareTypeOf = (type: PsgType): FareType => psgTypes[type].fare;

/** Passenger types that all of these fares allow; a fare without a list allows all types. */
export const allowedTypes = (fares: readonly { psgTypes?: readonly PsgType[] }[]): PsgType[] =>
  (Object.keys(psgTypes) as PsgType[]).filter((type) =>
    fares.every((fare) => !fare.psgTypes || fare.psgTypes.includes(type)),
  );
