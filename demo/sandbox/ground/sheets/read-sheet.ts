import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import type { SheetCells, SheetLimits } from './sheet-cells.ts';

/** Texts of a file of a spreadsheet program, known by its first bytes and not by its name. */
export async function readSheet(file: Buffer, limits: SheetLimits): Promise<SheetCells> {
  if (file.length === 0) return { refusal: '文件是空的，请重新选择' };
  if (file.readUInt8(0) === 0xd0 && file[1] === 0xcf)
    return { refusal: '不支持旧版 .xls 或带密码的文件，请另存为 .xlsx 后再上传' };
  if (file.subarray(0, 2).toString('latin1') !== 'PK') return await readCsv(file, limits);
  try {
    return await readXlsx(file, limits);
  } catch {
    return { refusal: '文件已损坏或内容过大，请另存为新的 .xlsx 后再上传' };
  }
}
