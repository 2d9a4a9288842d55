import type { z } from 'zod';
import type { Page } from './page.ts';
import type { passengerSchemas } from './passenger.schema.ts';
import { row } from './row.ts';
import type { Day } from './row.ts';

type In<K extends keyof typeof passengerSchemas> = z.input<(typeof passengerSchemas)[K]>;

/** ADT adult, CHD child, INF infant, SD student abroad, SC seafarer, DR doctor, DL labourer, ZZ youth, CD senior. */
export type PsgType = 'ADT' | 'CHD' | 'INF' | 'SD' | 'SC' | 'DR' | 'DL' | 'ZZ' | 'CD';
/** 0 other, 1 ID card, 2 passport, 3 military ID, 4 Taiwan resident permit, 5 HK/Macao resident permit, 6 civilian staff ID, 7 Taiwan pass, 8 HK/Macao pass, 9 seafarer ID. */
export type CertType = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

/** The member's own order among frequent passengers. */
export const relations = ['family', 'friend', 'colleague', 'client'] as const;
export type Relation = (typeof relations)[number];

/** A stored document; its number stays on the server until it is revealed. */
export interface PassengerDocument {
  certType: CertType;
  /** `1101**********3021` */
  maskedNo: string;
  certValidDate?: Day;
  issueCountry?: string;
}

/** A frequent passenger, without document numbers. */
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
  /** Belongs to the member, who may change it and see its numbers; a colleague's data belong to the company. */
  isOwn: boolean;
  /** The passenger is an employee of the member's company. */
  isEmployee: boolean;
  deptName: string;
  /** Of a frequent passenger; "" without one. */
  relation: Relation | '';
  /** Of an external traveller: whose guest it is. */
  guest?: Guest;
}

/** The visit of an external traveller. */
export interface Guest {
  /** Employee who has invited the traveller; 0 when that employee has left. */
  hostId: number;
  hostName: string;
  hostDept: string;
  visitReason: string;
  /** Member who has added the traveller. */
  addedBy: string;
}

/** Fields of a passenger in a file. */
type ImportField =
  | 'name'
  | 'englishName'
  | 'certType'
  | 'certNo'
  | 'certValidDate'
  | 'issueCountry'
  | 'bornDate'
  | 'sex'
  | 'psgType'
  | 'nationality'
  | 'mobilePhone'
  | 'otherCertType'
  | 'otherCertNo'
  | 'otherCertValidDate';
/** Codes where the words of a cell were understood, else the words; "" for an empty cell. */
export type ImportValues = Record<ImportField, string>;

export interface ImportCheck {
  /** Columns of the file in their order; `field` null: the column is not imported. */
  columns: {
    /** Its heading, or its number where it has none; "" for a column that holds nothing to import. */
    title: string;
    field: ImportField | null;
    /** A few of its cells; numbers of documents and phones are masked. */
    samples: string[];
  }[];
  /** The first row has no known heading and looks like a passenger. */
  looksHeadless: boolean;
  /** None where `mapping` leaves a needed field without a column. */
  rows: {
    /** Number of the row in the file. */
    line: number;
    values: ImportValues;
    errors: Partial<Record<ImportField, string>>;
    /** Name of the member's passenger who has this document and would be updated; "" for a new one. */
    known: string;
  }[];
}

export interface ImportResult {
  rows: {
    line: number;
    state: 'added' | 'updated' | 'refused';
    /** Field and reason of a refusal. */ field?: string;
    reason?: string;
  }[];
}

/** Of the calls of an import, here and for external travellers. */
export const importing = {
  ours: true,
  profile: 'second',
  members: ['10', '20', '30', '40', '50', '7_0'],
  maxBytes: 3_000_000,
} as const;

export const passenger = {
  list: row<In<'list'>, Page<Passenger>>('/passenger/list', '常旅客列表', { reads: true, has: 'rows', ours: true }),
  detail: row<In<'detail'>, Passenger>('/passenger/detail', '常旅客资料', { reads: true, has: 'id', ours: true }),
  reveal: row<In<'reveal'>, { certNo: string }>('/passenger/reveal', '查看一个证件号码', {
    has: 'certNo',
    ours: true,
  }),
  save: row<In<'save'>, Passenger>('/passenger/save', '新增或修改常旅客', { ours: true }),
  remove: row<In<'remove'>, { id: string }>('/passenger/delete', '删除常旅客', { ours: true }),
  pinyin: row<In<'pinyin'>, { englishName: string }>(
    '/passenger/pinyin',
    '按中文姓名推测证件上的拼音，推测不出时为空',
    {
      reads: true,
      has: 'englishName',
      ours: true,
    },
  ),
  importCheck: row<In<'importCheck'>, ImportCheck>('/passenger/import/check', '读取并校验旅客名单文件，不保存', {
    ...importing,
    reads: true,
    has: 'rows',
  }),
  importApply: row<In<'importApply'>, ImportResult>('/passenger/import/apply', '导入校验过的旅客，逐行返回结果', {
    ...importing,
    has: 'rows',
  }),
  importFile: row<In<'importFile'>, { fileName: string; content: string }>(
    '/passenger/import/file',
    '旅客名单模板，或未导入旅客的名单（base64）',
    { ...importing, maxBytes: 12_000_000, reads: true, has: 'content' },
  ),
} as const;
