/** Passenger types of the provider (specification 2, section 3). `fare`: whose price the type pays. */
export const psgTypes = {
  ADT: { label: '成人', fare: 'ADT' },
  CHD: { label: '儿童', fare: 'CHD' },
  INF: { label: '婴儿', fare: 'INF' },
  SD: { label: '留学生', fare: 'ADT', note: '航空公司的留学生票价，乘机时查验学生证明' },
  SC: { label: '海员', fare: 'ADT', note: '航空公司的海员票价，乘机时查验海员证' },
  DR: { label: '医生', fare: 'ADT', note: '航空公司的医护人员票价，乘机时查验执业证' },
  DL: { label: '劳务', fare: 'ADT', note: '航空公司的劳务人员票价，乘机时查验派遣证明' },
  ZZ: { label: '青年', fare: 'ADT', note: '航空公司的青年票价，按年龄核对' },
  CD: { label: '老年', fare: 'ADT', note: '航空公司的老年票价，按年龄核对' },
} as const;

export type PsgType = keyof typeof psgTypes;
/** Passenger types that a fare distinguishes. */
export type FareType = 'ADT' | 'CHD' | 'INF';

/** Label of a type; a code that is not in the table stays visible. */
export const psgTypeLabel = (code: string): string =>
  Object.hasOwn(psgTypes, code) ? psgTypes[code as PsgType].label : `类型 ${code}`;

/** Explains a type that is sold at the adults' price; "" where its name says it. */
export const psgTypeNote = (code: string): string => {
  const type = Object.hasOwn(psgTypes, code) && psgTypes[code as PsgType];
  return type && 'note' in type ? type.note : '';
};

export const fareTypeOf = (type: PsgType): FareType => psgTypes[type].fare;

/** Passenger types that all of these fares allow; a fare without a list allows all types. */
export const allowedTypes = (fares: readonly { psgTypes?: readonly PsgType[] }[]): PsgType[] =>
  (Object.keys(psgTypes) as PsgType[]).filter((type) =>
    fares.every((fare) => !fare.psgTypes || fare.psgTypes.includes(type)),
  );
