import type { CertType, PsgType } from '#contract/passenger.ts';

/** A document as the seed writes it; ID cards by region, birthday and order, so that the check digit is computed. */
export type SeedDocument = readonly [certType: CertType, certNo: string, validDate?: string, country?: string];

export interface SeedPerson {
  name: string;
  english: string;
  type?: PsgType;
  /** `YYYY-MM-DD`, or months before today where the age matters. */
  born: string | number;
  sex: 'M' | 'F';
  phone?: string;
  /** Region and order of the ID card: `110105/302`; without it there is none. */
  card?: string;
  documents?: readonly SeedDocument[];
  nationality?: string;
  self?: boolean;
}

/** Frequent passengers by member id. Invented people; numbers that are valid and belong to no known person. */
export const seedPeople: Readonly<Record<string, readonly SeedPerson[]>> = {
  '20250010': [
    {
      name: '周砚清',
      english: 'ZHOU/YANQING',
      born: '1988-03-06',
      sex: 'F',
      phone: '13800000010',
      card: '110105/302',
      documents: [['2', 'E61847803', '2031-04-18', 'CN']],
      self: true,
    },
    {
      name: '林知夏',
      english: 'LIN/ZHIXIA',
      born: '1990-03-11',
      sex: 'F',
      phone: '13961882046',
      card: '330106/164',
      documents: [['2', 'E82650217', '2026-08-30', 'CN']],
    },
    { name: '周予安', english: 'ZHOU/YUAN', type: 'CHD', born: '2017-03-12', sex: 'M', card: '110105/441' },
    { name: '周沐禾', english: 'ZHOU/MUHE', type: 'INF', born: 14, sex: 'F', card: '110105/206' },
    {
      name: '吕书言',
      english: 'LYU/SHUYAN',
      born: '1993-03-12',
      sex: 'F',
      phone: '13718925512',
      card: '320402/002',
      documents: [['8', 'C92750641', '2029-10-08', 'CN']],
    },
    {
      name: '欧阳景行',
      english: 'OUYANG/JINGXING',
      born: '1985-07-23',
      sex: 'M',
      phone: '18652017730',
      documents: [
        ['2', 'G26174908', '2027-01-15', 'CN'],
        ['7', 'T08315562', '2028-03-09', 'CN'],
      ],
    },
    {
      name: '周国梁',
      english: 'ZHOU/GUOLIANG',
      type: 'CD',
      born: '1956-10-02',
      sex: 'M',
      phone: '13501182206',
      card: '110102/117',
    },
    { name: '许曼', english: 'XU/MAN', born: '1986-12-19', sex: 'F', phone: '13811627340', card: '310104/226' },
    { name: '高远', english: 'GAO/YUAN', born: '1991-05-28', sex: 'M', phone: '15210367715' },
    {
      name: '林知远',
      english: 'LIN/ZHIYUAN',
      type: 'SD',
      born: '2004-09-14',
      sex: 'M',
      phone: '18811302964',
      card: '330106/331',
      documents: [['2', 'EJ4820175', '2032-06-20', 'CN']],
    },
    {
      name: '梁海生',
      english: 'LIANG/HAISHENG',
      type: 'SC',
      born: '1982-11-08',
      sex: 'M',
      card: '440301/513',
      documents: [['9', 'A30528146']],
    },
    { name: '许明德', english: 'XU/MINGDE', type: 'DR', born: '1979-02-17', sex: 'M', card: '510104/279' },
    { name: '罗大山', english: 'LUO/DASHAN', type: 'DL', born: '1987-06-30', sex: 'M', card: '522401/615' },
    { name: '林晚晴', english: 'LIN/WANQING', type: 'ZZ', born: '2008-01-25', sex: 'F', card: '330106/408' },
    {
      name: '陈启明',
      english: 'CHEN/QIMING',
      born: '1984-04-09',
      sex: 'M',
      documents: [['5', 'H03816452', '2030-05-16', 'HK']],
      nationality: 'CN',
    },
    {
      name: '王建军',
      english: 'WANG/JIANJUN',
      born: '1980-08-01',
      sex: 'M',
      documents: [
        ['3', '20180631507'],
        ['6', 'WZ2018063150'],
      ],
    },
    {
      name: 'MILLER/ANNA',
      english: 'MILLER/ANNA',
      born: '1992-10-21',
      sex: 'F',
      documents: [
        ['2', 'C4G7H2N91', '2030-02-28', 'DE'],
        ['0', '911000199210210'],
      ],
      nationality: 'DE',
    },
  ],
  '20250020': [
    {
      name: '顾承泽',
      english: 'GU/CHENGZE',
      born: '1983-09-17',
      sex: 'M',
      phone: '13800000020',
      card: '310110/513',
      documents: [['2', 'E73019264', '2033-01-06', 'CN']],
      self: true,
    },
    { name: '温雅', english: 'WEN/YA', born: '1986-02-03', sex: 'F', phone: '13916620458', card: '310110/248' },
    { name: '顾亦然', english: 'GU/YIRAN', born: '2011-08-26', sex: 'F', phone: '13800000021', card: '310110/164' },
    { name: '顾一诺', english: 'GU/YINUO', type: 'INF', born: 9, sex: 'M', card: '310110/377' },
    {
      name: '林静娴',
      english: 'LIN/JINGXIAN',
      born: '1957-05-11',
      sex: 'F',
      card: '310101/086',
      documents: [['4', '01582637', '2029-09-30', 'TW']],
    },
  ],
  '20250021': [
    {
      name: '顾亦然',
      english: 'GU/YIRAN',
      born: '2011-08-26',
      sex: 'F',
      phone: '13800000021',
      card: '310110/164',
      self: true,
    },
  ],
  '20250030': [
    {
      name: '沈若清',
      english: 'SHEN/RUOQING',
      born: '1981-12-05',
      sex: 'F',
      phone: '13800000030',
      card: '320504/428',
      documents: [
        ['2', 'E90472815', '2034-07-22', 'CN'],
        ['8', 'C81036472', '2031-11-15', 'CN'],
      ],
      self: true,
    },
    { name: '蒋文博', english: 'JIANG/WENBO', born: '1989-01-30', sex: 'M', phone: '13862174093', card: '320504/531' },
    { name: '司徒雨桐', english: 'SITU/YUTONG', born: '1994-10-16', sex: 'F', card: '440106/284' },
  ],
  '20250040': [
    {
      name: '韩致远',
      english: 'HAN/ZHIYUAN',
      born: '1978-03-21',
      sex: 'M',
      phone: '13800000040',
      card: '370202/419',
      self: true,
    },
  ],
  '20250041': [
    {
      name: '陆文博',
      english: 'LU/WENBO',
      born: '1985-11-12',
      sex: 'M',
      phone: '13800000041',
      card: '330203/615',
      self: true,
    },
  ],
  '20250050': [
    {
      name: '方敬贤',
      english: 'FANG/JINGXIAN',
      born: '1974-06-08',
      sex: 'M',
      phone: '13800000050',
      card: '420106/337',
      self: true,
    },
  ],
  '20250070': [
    {
      name: '周国梁',
      english: 'ZHOU/GUOLIANG',
      born: '1975-04-18',
      sex: 'M',
      phone: '13800000070',
      card: '110108/219',
      documents: [['2', 'E55281907', '2032-12-01', 'CN']],
      self: true,
    },
  ],
  '20250071': [
    {
      name: '陈佳宁',
      english: 'CHEN/JIANING',
      born: '1992-06-14',
      sex: 'F',
      phone: '13800000071',
      card: '110108/302',
      documents: [['2', 'E68230941', '2030-09-12', 'CN']],
      self: true,
    },
    { name: '宋听雨', english: 'SONG/TINGYU', born: '1990-11-27', sex: 'F', phone: '13511860372', card: '210102/186' },
  ],
  '20250072': [
    {
      name: '许曼',
      english: 'XU/MAN',
      born: '1984-08-09',
      sex: 'F',
      phone: '13800000072',
      card: '310104/248',
      self: true,
    },
  ],
  '20250073': [
    {
      name: '王思远',
      english: 'WANG/SIYUAN',
      born: '1987-01-16',
      sex: 'M',
      phone: '13800000073',
      card: '320106/531',
      documents: [['2', 'E47105862', '2029-03-27', 'CN']],
      self: true,
    },
  ],
  '20250074': [
    {
      name: '赵一鸣',
      english: 'ZHAO/YIMING',
      born: '1995-09-03',
      sex: 'M',
      phone: '13800000074',
      card: '420106/613',
      self: true,
    },
  ],
};
