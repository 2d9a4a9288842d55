import { inflateRawSync } from 'node:zlib';
import { sql } from 'kysely';
import { readSheet as readForeign } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { orderListSchemas } from '#contract/order-list.schema.ts';
import { fenOf } from '#domain/money.ts';
import * as rails from '#tests/support/given/rails.ts';
import { good, openBooking, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { orderListHandlers } from '../../app/handlers/order.ts';
import { downloadLifeMs } from '../../ground/lists/downloads.ts';
import { orderFile } from './export.ts';

type ExportInput = z.input<typeof orderListSchemas.export>;

let booking: Booking;
let member: Booker;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
  await member.book({ days: 20 }, [person('1990-03-07', { name: '林知远' })]);
  await member.book({ days: 21, returnAfterDays: 2 }, [person(), person()]);
  // A name as a spreadsheet program would run it.
  await sql`update orders set card = jsonb_set(card, '{psgNames}', '["=HYPERLINK(\\"http://x\\")", "周\\u0001\\"<&>,\\n砚"]') where words like '%林知远%'`.execute(
    booking.db,
  );
});
afterAll(() => booking.close());

const ask = (who: Booker, input: ExportInput = {}) =>
  orderListHandlers.export(orderListSchemas.export.parse(input), who.call('/order/export'));
const fetchFile = async (url: string, aheadMs = 0) =>
  orderFile.send({ db: booking.db, now: () => booking.now() + aheadMs }, new URL(url).searchParams.get('key') ?? '');
const fileOf = async (who: Booker, input: ExportInput = {}) => fetchFile(good(await ask(who, input)).url);

/** Fields of the lines of a CSV text, without the mark at its beginning. */
function linesOf(text: string): string[][] {
  const fields = Array.from(
    text.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g),
    ([, quoted, plain, end]) => ({ value: quoted?.replaceAll('""', '"') ?? plain ?? '', end }),
  );
  const lines: string[][] = [[]];
  for (const { value, end } of fields) {
    lines.at(-1)?.push(value);
    if (end === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
}

/** Names and contents of a ZIP file by its directory. */
function unzip(file: Buffer): Map<string, string> {
  const end = file.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  let at = file.readUInt32LE(end + 16);
  const found = new Map<string, string>();
  for (let n = file.readUInt16LE(end + 10); n > 0; n -= 1) {
    const [packed, size, nameLength, start] = [
      file.readUInt32LE(at + 20),
      file.readUInt32LE(at + 24),
      file.readUInt16LE(at + 28),
      file.readUInt32LE(at + 42),
    ];
    const from = start + 30 + file.readUInt16LE(start + 26);
    const content = inflateRawSync(file.subarray(from, from + packed));
    expect(content.length).toBe(size);
    found.set(file.toString('utf8', at + 46, at + 46 + nameLength), content.toString('utf8'));
    at += 46 + nameLength;
  }
  return found;
}

describe('an exported order list', () => {
  it('as CSV begins with its heads, names no formula, and keeps signs of the format in their field', async () => {
    const file = await fileOf(member, { sort: 'created' });
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(decodeURIComponent(file.headers.get('content-disposition') ?? '')).toContain('机票订单-20260916.csv');
    const text = Buffer.from(await file.arrayBuffer()).toString('utf8');
    expect(text.startsWith('\ufeff订单号,预订时间,状态,')).toBe(true);
    const [heads = [], first = [], second = [], ...more] = linesOf(text);
    expect(more).toEqual([]);
    expect(second.length).toBe(heads.length);
    expect(first[heads.indexOf('乘机人')]).toBe('\'=HYPERLINK("http://x")、周\u0001"<&>,\n砚');
    expect(first[heads.indexOf('预订时间')]).toMatch(/^2026-09-16 \d\d:\d\d:\d\d$/);
    expect(second[heads.indexOf('航班号')]).toMatch(/^\w+、\w+$/);
  });

  it.each([
    ['default', '服务费'],
    ['harbour', '其他费用'],
  ])('has parts that add up to the amount in application %s, whose fee column is %s', async (appId, title) => {
    const who = await booking.as('20250030', { appId });
    await who.book({ days: 24 }, [person(), person()]);
    const [heads = [], row = []] = linesOf(Buffer.from(await (await fileOf(who)).arrayBuffer()).toString('utf8'));
    const parts = ['票款', '机建燃油', '保险', title].map((name) => fenOf(row[heads.indexOf(name)] ?? ''));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(fenOf(row[heads.indexOf('订单金额')] ?? ''));
  });

  it('as xlsx has texts, numbers and moments of their own types', async () => {
    const entries = unzip(Buffer.from(await (await fileOf(member, { format: 'xlsx', sort: 'created' })).arrayBuffer()));
    expect([...entries.keys()]).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/worksheets/sheet1.xml',
    ]);
    const sheet = entries.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet.match(/<row /g)).toHaveLength(3);
    expect(sheet).toContain('<t xml:space="preserve">=HYPERLINK(&quot;http://x&quot;)、周&quot;&lt;&amp;&gt;,\n砚</t>');
    const { rows } = good(
      await orderListHandlers.list(orderListSchemas.list.parse({ sort: 'created' }), member.call('/order/list')),
    );
    expect(sheet).toContain(` s="2"><v>${Number(rows[0]?.payprice)}</v></c>`);
    const serial = Number(/ s="3"><v>([\d.]+)<\/v>/.exec(sheet)?.[1]);
    expect(new Date((serial - 25_569) * 86_400_000).toISOString().slice(0, 19).replace('T', ' ')).toBe(
      rows[0]?.created,
    );
  });

  it('as xlsx is read by another library with the same values', async () => {
    const file = Buffer.from(await (await fileOf(member, { format: 'xlsx', sort: 'created' })).arrayBuffer());
    const [heads = [], first = [], second = [], ...more] = await readForeign(file);
    expect(more).toEqual([]);
    const { rows } = good(
      await orderListHandlers.list(orderListSchemas.list.parse({ sort: 'created' }), member.call('/order/list')),
    );
    const column = (name: string) => heads.indexOf(name);
    expect([first, second].map((row) => row[column('订单金额')])).toEqual(rows.map(({ payprice }) => Number(payprice)));
    expect([first, second].map((row) => row[column('订单号')])).toEqual(rows.map(({ orderId }) => orderId));
    expect(first[column('乘机人')]).toContain('=HYPERLINK("http://x")、周');
    expect(first[column('预订时间')]).toEqual(new Date(`${rows[0]?.created.replace(' ', 'T')}Z`));
  });

  it('of train orders has the train, the seats, the class and the state of each ticket', async () => {
    const orderNo = await rails.bookPaid(member, {}, { passengers: [rails.rider({ name: '周砚清' }), rails.rider()] });
    await booking.advance(60);
    const { rides, tickets } = await rails.detail(member, orderNo);
    const text = Buffer.from(await (await fileOf(member, { type: 'train', words: orderNo })).arrayBuffer()).toString();
    const [heads = [], row = []] = linesOf(text);
    const cell = (name: string) => row[heads.indexOf(name)];
    expect(['车次', '席别', '开车时间', '票种', '状态'].map(cell)).toEqual([
      'G1',
      '二等座',
      rides[0]?.from.at,
      '成人票、成人票',
      '已出票',
    ]);
    expect(cell('座位')).toBe(tickets.map(({ seatName }) => seatName).join('、'));
    expect(cell('车票状态')).toMatch(new RegExp(`^周砚清 G1 ${tickets[0]?.seatName} 已出票；`));
    expect(cell('票款')).toBe(cell('订单金额'));
  });

  it('names the state of a flown order as the list on screen does', async () => {
    const who = await booking.as('20250021');
    const { orderId } = await who.book({ days: 26 });
    await sql`update orders set status = 2, card = jsonb_set(card, '{flightList,0,arrTime}', '"2026-09-01 10:00:00"') where order_id = ${orderId}`.execute(
      booking.db,
    );
    const [heads = [], row = []] = linesOf(Buffer.from(await (await fileOf(who)).arrayBuffer()).toString('utf8'));
    expect(row[heads.indexOf('状态')]).toBe('行程已结束');
  });

  it('names who booked, for a company alone', async () => {
    const heads = async (who: Booker) =>
      linesOf(Buffer.from(await (await fileOf(who)).arrayBuffer()).toString('utf8'))[0];
    const company = await booking.as('20250070');
    await company.book({ days: 30 });
    expect(await heads(company)).toContain('预订人');
    expect(await heads(member)).not.toContain('预订人');
  });
});

describe('an exported order list in English', () => {
  const linesIn = async (who: Booker, input: ExportInput = {}) =>
    linesOf(Buffer.from(await (await fileOf(who, { ...input, locale: 'en' })).arrayBuffer()).toString('utf8'));

  it('says states and kinds of trips, and leaves what people have typed', async () => {
    const [heads = [], row = []] = await linesIn(member, { words: '林知远' });
    const cell = (name: string) => row[heads.indexOf(name)];
    expect(cell('State')).toBe('To pay');
    expect(cell('Trip type')).toBe('Private');
    expect(cell('Passengers')).toContain('、周');
    const { fileName, url } = good(await ask(member, { locale: 'en', format: 'xlsx' }));
    expect(fileName).toBe('Flight orders-20260916.xlsx');
    const file = await fetchFile(url);
    expect(file.headers.get('content-disposition')).toContain('Flight%20orders');
  });
});

describe('the address of an exported list', () => {
  it('has the filters of its call and shows no order of another member', async () => {
    const { url, rows, fileName } = good(await ask(member, { words: '林知远', format: 'xlsx' }));
    expect([rows, fileName]).toEqual([1, '机票订单-20260916.xlsx']);
    expect(url).toMatch(/^http:\/\/sandbox\.test\/order\/exportFile\?key=[\w-]{32}$/);
    const other = await booking.as('20250041');
    expect(await ask(other)).toMatchObject({ ret: 404, msg: '没有符合条件的订单可导出' });
  });

  it('has the selected orders alone, and of those none of another member', async () => {
    const other = await booking.as('20250030');
    const { orderId } = await other.book({ days: 33 });
    const mine = good(
      await orderListHandlers.list(orderListSchemas.list.parse({}), member.call('/order/list')),
    ).rows.map((row) => row.orderId);
    expect(good(await ask(member, { orderIds: [mine[0] ?? '', orderId] })).rows).toBe(1);
    expect(await ask(member, { orderIds: [orderId] })).toMatchObject({ ret: 404 });
  });

  it('ends after five minutes, and is refused with another key', async () => {
    const { url } = good(await ask(member));
    expect((await fetchFile(url, downloadLifeMs - 1)).status).toBe(200);
    const over = await fetchFile(url, downloadLifeMs);
    expect([over.status, await over.text()]).toEqual([404, '下载链接已失效，请重新导出']);
    expect((await fetchFile(`${url}x`)).status).toBe(404);
  });

  it('is refused in a sort that the list does not have', async () => {
    expect(await ask(member, { sort: 'words' })).toMatchObject({ ret: 400, data: { field: 'sort' } });
  });
});
