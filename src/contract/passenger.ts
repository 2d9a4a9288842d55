import type { z } from 'zod';
import type { document, passengerSchemas } from './passenger.schema.ts';
import { row } from './row.ts';
import type { Day } from './row.ts';

type In<K extends keyof typeof passengerSchemas> = z.input<(typeof passengerSchemas)[K]>;

/** ADT adult, CHD child, INF infant, SD student abroad, SC seafarer, DR doctor, DL labourer, ZZ youth, CD senior. */
export type PsgType = 'ADT' | 'CHD' | 'INF' | 'SD' | 'SC' | 'DR' | 'DL' | 'ZZ' | 'CD';
/** 0 other, 1 ID card, 2 passport, 3 military ID, 4 Taiwan resident permit, 5 HK/Macao resident permit, 6 civilian staff ID, 7 Taiwan pass, 8 HK/Macao pass, 9 seafarer ID. */
export type CertType = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

export type PassengerDocument = z.infer<typeof document>;

/** A frequent passenger, with full document numbers: the client masks them until asked. */
export interface Passenger {
  id: string;
  name: string;
  englishName: string;
  psgType: PsgType;
  sex: 'M' | 'F' | '';
  bornDate: Day | '';
  nationality: string;
  mobilePhone: string;
  documents: PassengerDocument[];
  /** The passenger is the member. */
  isSelf: boolean;
  /** The passenger is an employee of the member's company. */
  isEmployee: boolean;
  deptName: string;
}

export const passenger = {
  list: row<In<'list'>, { passengers: Passenger[] }>('/passenger/list', '常旅客列表', { reads: true, has: 'passengers', ours: true }),
  save: row<In<'save'>, Passenger>('/passenger/save', '新增或修改常旅客', { ours: true }),
} as const;
