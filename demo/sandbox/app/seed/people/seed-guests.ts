import type { SeedPerson } from './seed-people.ts';

/** External traveller of 云帆科技, invited by an employee. */
export type SeedGuest = SeedPerson & { hostId: number; reason: string };

/** By the member who has added them. Invented people, as in `seedPeople`. */
export const seedGuests: Readonly<Record<string, readonly SeedGuest[]>> = {
  '20250070': [
    {
      name: '秦牧野',
      english: 'QIN/MUYE',
      born: '1982-09-17',
      sex: 'M',
      phone: '13651720384',
      card: '370102/317',
      hostId: 710073,
      reason: '年度供应商大会',
    },
    {
      name: 'SCHMIDT/LENA',
      english: 'SCHMIDT/LENA',
      born: '1991-02-08',
      sex: 'F',
      documents: [['2', 'C4KR7L2MN', '2030-05-31', 'DE']],
      nationality: 'DE',
      hostId: 710072,
      reason: '技术交流',
    },
  ],
  '20250071': [
    {
      name: '闻人清和',
      english: 'WENREN/QINGHE',
      born: '1996-04-22',
      sex: 'F',
      phone: '13770318465',
      card: '330102/246',
      hostId: 710071,
      reason: '候选人面试',
    },
  ],
};
