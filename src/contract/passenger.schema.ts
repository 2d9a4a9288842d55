import { z } from 'zod';
import { bookedProducts } from '#domain/company/preferences.ts';
import { certNo, certType, country, day, personName, psgType, requestId } from './form-field.schema.ts';
import { phoneOf } from '#domain/account/phone.ts';
import { pageFields } from './page.schema.ts';
import { fileLocales } from './page.ts';
import { relations } from './passenger.ts';

const passengerId = z.string().min(1, '缺少旅客编号').max(40);

const document = z.object({
  certType,
  /** "" keeps the number that the passenger's document of this type has. */
  certNo: certNo.default(''),
  /** Until when it is valid; needed for passports and permits. */
  certValidDate: day.optional(),
  /** ISO 3166-1 alpha-2 of the issuing country. */
  issueCountry: country.optional(),
});

const cell = z.string().max(200, '单元格内容过长').default('');
/** Fields of a passenger as a file has them: codes where its words were understood, else the words. */
const sheetValues = z.object({
  name: cell,
  englishName: cell,
  certType: cell,
  certNo: cell,
  certValidDate: cell,
  issueCountry: cell,
  bornDate: cell,
  sex: cell,
  psgType: cell,
  nationality: cell,
  mobilePhone: cell,
  /** A second document of the passenger: the passport beside the ID card. */
  otherCertType: cell,
  otherCertNo: cell,
  otherCertValidDate: cell,
});
const sheetField = z.enum(Object.keys(sheetValues.shape) as (keyof typeof sheetValues.shape)[]);
const line = z.number().int().min(1).max(2_000_000);
const sheetErrors = z.partialRecord(sheetField, z.string());
const maxSheetRows = 5000;
const maxColumns = 40;
/** Of one call: a longer list is imported by several. */
const maxRowsAtOnce = 500;

export const passengerSchemas = {
  list: z.object({
    ...pageFields,
    /** Name, Latin name or its initials, department, phone, or the last four of a document. */
    keyword: z.string().max(40).optional(),
    /** Own passengers, colleagues, or those without a document that will do in 30 days. */
    group: z.enum(['all', 'own', 'company', 'attention']).optional(),
    relation: z.enum(['all', ...relations]).optional(),
    /** Business booking of this product: an employee gets themselves and the colleagues for whom they may book today. */
    bookedProduct: z.enum(bookedProducts).optional(),
  }),
  detail: z.object({ id: passengerId }),
  reveal: z.object({ id: passengerId, certType }),
  save: z.object({
    requestId,
    id: z.string().max(40).optional(),
    name: personName.min(1, '请输入姓名').max(60, '姓名过长'),
    /** LAST/FIRST, for documents whose name is in Latin letters. */
    englishName: personName.max(80).optional(),
    psgType,
    sex: z.enum(['M', 'F']).optional(),
    bornDate: day.optional(),
    nationality: country.optional(),
    mobilePhone: z.string().overwrite(phoneOf).max(20).optional(),
    /** "" removes the relation; without the field it stays. */
    relation: z.enum(['', ...relations]).optional(),
    documents: z.array(document).min(1, '请至少填写一种证件').max(10),
    /** The member has the person's consent to keep these data. */
    consent: z.boolean(),
    /** For a passenger under 14: the member is the guardian or acts for one. */
    guardianConsent: z.boolean().optional(),
  }),
  remove: z.object({ requestId, id: passengerId }),
  pinyin: z.object({ name: personName.min(1, '请输入姓名').max(60, '姓名过长') }),
  importCheck: z.object({
    /** The file in base64url: .xlsx, or .csv in UTF-8 or GBK. 2 MB and 5,000 passengers at most. */
    file: z
      .string()
      .min(1, '请选择要导入的文件')
      .max(2_800_000, '文件不能超过 2 MB')
      .regex(/^[\w-]+$/, '文件内容不正确'),
    /**
     * For clients that let the member map the columns: a file without a needed column is answered with its columns.
     * Without it such a file is refused.
     */
    mapping: z
      .object({
        /** The field of each column, "" for none; without it the headings name them. */
        fields: z
          .array(sheetField.or(z.literal('')))
          .max(maxColumns)
          .optional(),
        /** The first row is a passenger: the file has no headings. */
        firstIsData: z.boolean().default(false),
      })
      .optional(),
  }),
  importApply: z.object({
    requestId,
    /** Rows of a checked file, mended where they were wrong. */
    rows: z
      .array(z.object({ line, values: sheetValues }))
      .min(1, '没有可导入的旅客')
      .max(maxRowsAtOnce, `一次最多导入 ${maxRowsAtOnce} 位旅客`),
    /** The member has the consent of all of them to keep these data. */
    consent: z.boolean(),
    /** For passengers under 14: the member is their guardian or acts for one. */
    guardianConsent: z.boolean().optional(),
  }),
  importFile: z.object({
    format: z.enum(['xlsx', 'csv']).default('xlsx'),
    /** Of the template. */
    locale: z.enum(fileLocales).optional(),
    /** Rows that were not imported; without any, the file is the template. */
    rows: z
      .array(z.object({ values: sheetValues, reason: z.string().max(200) }))
      .max(maxSheetRows)
      .default([]),
  }),
} as const;

/** Answers of the calls of an import. */
export const importAnswers = {
  importCheck: z.object({
    columns: z.array(z.object({ title: z.string(), field: sheetField.nullable(), samples: z.array(z.string()) })),
    looksHeadless: z.boolean(),
    rows: z.array(z.object({ line, values: sheetValues, errors: sheetErrors, known: z.string() })).max(maxSheetRows),
  }),
  importApply: z.object({
    rows: z.array(
      z.object({
        line,
        state: z.enum(['added', 'updated', 'refused']),
        field: z.string().optional(),
        reason: z.string().optional(),
      }),
    ),
  }),
  importFile: z.object({ fileName: z.string(), content: z.base64() }),
} as const;
