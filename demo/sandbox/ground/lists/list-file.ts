import { sql } from 'kysely';
import { totalCap } from '#contract/page.ts';
import type { ListFile } from '#contract/page.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt } from '#domain/china-time.ts';
import { badInput, memberOf, ok, refuse } from '../call.ts';
import type { Call, Database, Member } from '../call.ts';
import type { World } from '../world.ts';
import { keepDownload, readDownload } from './downloads.ts';
import type { Download } from './downloads.ts';
import { exported } from './exported.ts';
import { saidColumns, saidName } from './file-language.ts';
import type { FileLocale } from './file-language.ts';
import type { FileFormat } from './exported.ts';
import { countable } from './paged.ts';
import type { ListQuery } from './paged.ts';
import type { Column } from './column.ts';

interface FileSpec<Input, DB, TB extends keyof DB, Row> {
  /** Opened by the browser itself: the key in it is all it needs. */
  path: string;
  /** One row, in messages. */
  noun: string;
  /** Rows at most. */
  atMost?: number;
  /** Of the file, before its day. */
  nameOf(input: Input): string;
  list(db: Database, member: Member, input: Input, now: number): Omit<ListQuery<DB, TB, Row>, 'db'>;
  columns(download: Download<Input>): Column<Row>[];
}

interface KeptFileSpec<Input> {
  path: string;
  /** Of the file, before its day. */
  nameOf(input: Input, db: Database): string | Promise<string>;
  /** Rows that the file will have; or why there is none. */
  count(input: Input, call: Call): Promise<number | Envelope<never>>;
  open(db: Database, download: Download<Input>, fileName: string): Response | Promise<Response>;
}

/** A file that a member asks for and fetches by its address: `ask` says where it is and how many rows it has, `send` makes it when it is fetched. */
export function keptFile<Input extends { format: FileFormat; locale?: FileLocale | undefined }>({
  path,
  nameOf,
  count,
  open,
}: KeptFileSpec<Input>) {
  const fileNameOf = async (db: Database, input: Input, at: number): Promise<string> =>
    `${saidName(await nameOf(input, db), input.locale)}-${dayAt(at).replaceAll('-', '')}`;
  return {
    path,
    async ask(input: Input, call: Call): Promise<Envelope<ListFile>> {
      const rows = await count(input, call);
      if (typeof rows !== 'number') return rows;
      const key = await keepDownload(call, path, input);
      return ok({
        url: `${call.baseUrl}${path}?key=${key}`,
        fileName: `${await fileNameOf(call.db, input, call.now())}.${input.format}`,
        rows,
      });
    },
    async send({ db, now }: Pick<World, 'db' | 'now'>, key: string): Promise<Response> {
      const download = await readDownload<Input>(db, path, key, now());
      return download
        ? await open(db, download, await fileNameOf(db, download.input, download.madeAt))
        : new Response('下载链接已失效，请重新导出', {
            status: 404,
            headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
          });
    },
  };
}

/** The rows of a list as a file. */
export function listFile<
  Input extends { sort?: string | undefined; format: FileFormat; locale?: FileLocale | undefined },
  DB,
  TB extends keyof DB,
  Row,
>({ path, noun, atMost = totalCap, nameOf, list, columns }: FileSpec<Input, DB, TB, Row>) {
  return keptFile<Input>({
    path,
    nameOf,
    async count(input, call) {
      const { query, sorts } = list(call.db, memberOf(call), input, call.now());
      const sort = input.sort?.replace(/^-/, '');
      if (sort !== undefined && !Object.hasOwn(sorts, sort) && !Object.hasOwn(sorts, `-${sort}`))
        return badInput('sort', '不支持这种排序方式');
      const { rows: counted } = await sql<{
        rows: number;
      }>`select count(*)::int as rows from (${countable(query, [], atMost)}) as found`.execute(call.db);
      const rows = counted[0]?.rows ?? 0;
      if (rows === 0) return refuse(404, `没有符合条件的${noun}可导出`);
      return rows > atMost
        ? badInput('days', `一次最多导出 ${atMost.toLocaleString('en')} 条${noun}，请缩小日期范围`)
        : rows;
    },
    open: (db, download, fileName) =>
      exported({
        list: { db, ...list(db, download.member, download.input, download.madeAt) },
        sort: download.input.sort,
        columns: saidColumns(columns(download), download.input.locale),
        format: download.input.format,
        fileName,
      }),
  });
}
