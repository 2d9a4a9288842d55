import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passenger } from '#contract/passenger.ts';
import type { ImportResult, ImportValues } from '#contract/passenger.ts';
import { importAnswers } from '#contract/passenger.schema.ts';
import type { InputOf } from '#contract/row.ts';
import { gbk } from '#tests/support/gbk.ts';
import { clientOf, memorySandbox } from '#tests/support/sandbox.ts';
import type { Client } from '#tests/support/sandbox.ts';
import { fileOf } from '../../ground/lists/exported.ts';
import type { Sandbox } from '../../sandbox.ts';
import { textColumn } from '../../ground/lists/column.ts';

let sandbox: Sandbox;
let client: Client;
let statements = 0;
const [personal, other, employee] = ['13800000010', '13800000030', '13800000071'];
const tokens: Record<string, string> = {};
beforeAll(async () => {
  sandbox = await memorySandbox({
    trueNow: () => Date.parse('2026-11-20T02:00:00Z'),
    onQuery: () => (statements += 1),
  });
  client = clientOf(sandbox);
  for (const phone of [personal, other, employee]) tokens[phone] = (await client.logIn(phone)).data.token;
});
afterAll(() => sandbox.close());

type CheckInput = InputOf<typeof passenger.importCheck>;
const check = (file: Buffer | string, who = personal, mapping?: CheckInput['mapping']) =>
  client.send(
    passenger.importCheck,
    { file: Buffer.from(file).toString('base64url'), ...(mapping && { mapping }) },
    { token: tokens[who] },
  );
type ApplyInput = InputOf<typeof passenger.importApply>;
const apply = (rows: ApplyInput['rows'], more: Partial<ApplyInput> = {}, who = personal) =>
  client.send(passenger.importApply, { requestId: randomUUID(), rows, consent: true, ...more }, { token: tokens[who] });
const checked = async (file: Buffer | string, who = personal) =>
  (await check(file, who)).data.rows.map(({ line, values }) => ({ line, values }));
const list = async (who = personal, keyword = '') =>
  (await client.send(passenger.list, { size: 100, keyword }, { token: tokens[who] })).data.rows;
const passport = (at: number): string => `EK${String(1_000_000 + at)}`;
const head = '姓名,证件类型,证件号码,有效期,出生日期,手机';
const line = (name: string, at: number, more = '2031-01-01,1990-05-06,'): string =>
  `${name},护照,${passport(at)},${more}`;
const states = ({ rows }: ImportResult) => rows.map(({ state }) => state);

it.each(['zs', 'zhangsan', 'san zhang'])('a foreigner without a Chinese name is found by "%s"', async (words) => {
  const rows = await checked(`${head}\n${line('ZHANG/SAN', 905)}\n`);
  await apply(rows);
  expect((await list(personal, words)).map(({ name }) => name)).toContain('ZHANG/SAN');
});

it('the surname 单于 is read CHANYU', async () => {
  const { data } = await client.send(passenger.pinyin, { name: '单于明月' }, { token: tokens[personal] });
  expect(data.englishName).toBe('CHANYU/MINGYUE');
});

it('an imported passenger without a Latin name gets the one that the form would suggest; an update changes none', async () => {
  const rows = await checked(`${head}\n${line('欧阳绿', 901)}\n`);
  expect(states((await apply(rows)).data)).toEqual(['added']);
  const [added] = await list(personal, 'ouyanglv');
  expect(added?.englishName).toBe('OUYANG/LYU');
  const own = rows.map((row) => ({ ...row, values: { ...row.values, englishName: 'OU YANG/LUE' } }));
  expect(states((await apply(own)).data)).toEqual(['updated']);
  expect(states((await apply(rows)).data)).toEqual(['updated']);
  expect((await list(personal, '欧阳绿'))[0]?.englishName).toBe('OUYANG/LUE');
});

describe('checking a file', () => {
  it('answers each row with its values and errors, unknown columns and the passenger whom it would update, and keeps nothing', async () => {
    const known = (await list()).find(({ isSelf }) => isSelf);
    const { data } = await client.send(
      passenger.reveal,
      { id: known?.id ?? '', certType: '1' },
      { token: tokens[personal] },
    );
    const before = await sandbox.db
      .selectFrom('passengers')
      .select((eb) => eb.fn.countAll().as('n'))
      .executeTakeFirst();
    const answer = await check(gbk(`部门,姓名,身份证号\r\n研发,周砚清,${data.certNo}\r\n#备注,,\r\n研发,沈9,1\r\n`));
    expect(importAnswers.importCheck.parse(answer.data)).toEqual(answer.data);
    expect(answer.data).toMatchObject({
      columns: [
        { title: '部门', field: null },
        { title: '姓名', field: 'name' },
        { title: '身份证号', field: 'certNo' },
      ],
      rows: [
        { line: 2, known: '周砚清', errors: {}, values: { certType: '1', psgType: 'ADT' } },
        // A file has no comments: a line without a passenger is named.
        { line: 3, known: '', errors: { name: expect.any(String), certNo: expect.any(String) } },
        {
          line: 4,
          known: '',
          errors: { name: '姓名中不能有数字', certNo: '身份证号码应为 15 位或 18 位数字，末位可为 X' },
        },
      ],
    });
    expect(
      await sandbox.db
        .selectFrom('passengers')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirst(),
    ).toEqual(before);
  });

  it.each(['xlsx', 'csv'] as const)('takes the template as %s, which has an example alone', async (format) => {
    const { data } = await client.send(passenger.importFile, { format }, { token: tokens[personal] });
    expect(importAnswers.importFile.parse(data).fileName).toBe(`常旅客导入模板.${format}`);
    const file = Buffer.from(data.content, 'base64');
    expect(await check(file)).toMatchObject({ ret: 400, msg: '文件中没有旅客，请填写后再上传' });
    if (format === 'csv')
      expect((await checked(`${file.toString('utf8')}林一禾,,身份证,11010519491231002X\r\n`))[0]?.values).toMatchObject(
        { name: '林一禾', bornDate: '1949-12-31' },
      );
  });

  it.each([
    ['in a column of their own', '#,姓名,身份证号,手机号\n1,张晓明,110101198806120313,13800000010\n'],
    ['with a number sign', '序号,姓名,身份证号,手机号\n#1,张晓明,110101198806120313,13800000010\n'],
  ])('reads rows that are numbered %s', async (_, file) => {
    expect((await checked(file))[0]?.values).toMatchObject({
      name: '张晓明',
      certNo: '110101198806120313',
      mobilePhone: '13800000010',
    });
  });

  it('names the errors of a sheet: no row whose first cell is #N/A is lost', async () => {
    const { data } = await check(
      '姓名,证件类型,证件号码,手机\n#N/A,身份证,110101198806120313,\n张晓明,身份证,110101198806120313,#N/A\n',
    );
    expect(data.rows.map(({ line: at, errors }) => [at, Object.keys(errors)])).toEqual([
      [2, expect.arrayContaining(['name'])],
      [3, expect.arrayContaining(['mobilePhone'])],
    ]);
  });

  it.each<[string, string | Buffer, string]>([
    ['no headings', '周砚清,E1\n', '没有找到表头，请使用模板，首行应有“姓名”“证件号码”等列名'],
    ['no column of numbers', '姓名,手机\n周砚清,\n', '缺少“证件号码”列，请对照模板补充后再上传'],
    [
      'more than 5000 passengers',
      `${head}\n${Array.from({ length: 5001 }, (_, at) => line('沈星河', at)).join('\n')}`,
      '一次最多导入 5000 位旅客，请分成几个文件上传',
    ],
    ['more than 2 MB', Buffer.alloc(2 * 1024 * 1024 + 1, 'x'), '文件不能超过 2 MB'],
    ['a picture inside', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), '无法识别文件内容，请上传 .xlsx 或 .csv 文件'],
  ])('refuses a file with %s', async (_, file, msg) => {
    expect(await check(file)).toMatchObject({ ret: 400, msg, data: { field: 'file' } });
  });

  describe('by the columns that the member maps', () => {
    const xlsx = async (titles: string[], lines: string[][]) => {
      const columns = titles.map((title, at) => textColumn(title, (cells: string[]) => cells[at] ?? ''));
      const rows = (async function* () {
        yield lines;
      })();
      const chunks: Uint8Array[] = [];
      for await (const chunk of fileOf('list', columns, rows, 'xlsx')) chunks.push(chunk);
      return Buffer.concat(chunks);
    };

    it('answers a workbook of foreign headings with its columns, and reads it by their mapping', async () => {
      const file = await xlsx(
        ['Team', 'Traveller', 'Passport', 'Valid', 'Born'],
        [['R&D', 'ZHANG/SAN', passport(910), '2031-01-01', '1990-05-06']],
      );
      const { data } = await check(file, personal, {});
      expect(importAnswers.importCheck.parse(data)).toEqual(data);
      expect(data).toMatchObject({
        columns: [
          { title: 'Team', field: null, samples: ['R&D'] },
          { title: 'Traveller', field: null },
          { title: 'Passport', field: null, samples: ['EK****910'] },
          {},
          {},
        ],
        looksHeadless: false,
        rows: [],
      });
      const fields = ['', 'name', 'certNo', 'certValidDate', 'bornDate'] as const;
      expect((await check(file, personal, { fields: [...fields] })).data.rows).toMatchObject([
        { line: 2, values: { name: 'ZHANG/SAN', certType: '2', certNo: passport(910), bornDate: '1990-05-06' } },
      ]);
    });

    it('reads a GBK file without headings from its first row on', async () => {
      const file = gbk(`林甲,护照,${passport(911)}\r\n林乙,护照,${passport(912)}\r\n`);
      const { data } = await check(file, personal, {});
      expect([data.looksHeadless, data.columns.map(({ title }) => title), data.rows]).toEqual([
        true,
        ['第 1 列', '第 2 列', '第 3 列'],
        [],
      ]);
      const fields = ['name', 'certType', 'certNo'] as const;
      expect((await check(file, personal, { fields: [...fields], firstIsData: true })).data).toMatchObject({
        looksHeadless: false,
        columns: [{ samples: ['林甲', '林乙'] }, { field: 'certType' }, { field: 'certNo' }],
        rows: [
          { line: 1, values: { name: '林甲', certType: '2' } },
          { line: 2, values: { name: '林乙' } },
        ],
      });
    });

    it.each<[string, string, CheckInput['mapping'], string]>([
      ['headings alone', '姓名,证件号码\n', {}, '文件中没有旅客，请填写后再上传'],
      ['more columns than there can be', '姓名\n林甲\n', { fields: Array(41).fill('') }, ''],
    ])('refuses %s', async (_, file, mapping, msg) => {
      const answer = await check(file, personal, mapping);
      expect(answer.ret).toBe(400);
      if (msg) expect(answer.msg).toBe(msg);
    });
  });

  it('reads no body beyond its limit', async () => {
    expect(await check(Buffer.alloc(2_400_000, 'x'))).toMatchObject({ ret: 400, msg: '请求内容过大' });
  });
});

describe('importing', () => {
  it('adds new passengers, updates those of the same document and name, and refuses the others with their reasons', async () => {
    expect(states((await apply(await checked(`${head}\n${line('沈星河', 1)}`))).data)).toEqual(['added']);
    const rows = await checked(
      `${head}\n${line('沈星河', 1, '2035-05-05,1990-05-06,13800009999')}\n${line('林一禾', 1)}\n${line('林二禾', 2)}\n${line('林三禾', 2)}\n${line('林9', 3)}`,
    );
    const { data } = await apply(rows);
    expect(importAnswers.importApply.parse(data)).toEqual(data);
    expect(data.rows).toEqual([
      { line: 2, state: 'updated' },
      { line: 3, state: 'refused', field: 'certNo', reason: '与第 2 行的证件相同' },
      { line: 4, state: 'added' },
      { line: 5, state: 'refused', field: 'certNo', reason: '与第 4 行的证件相同' },
      { line: 6, state: 'refused', field: 'name', reason: '姓名中不能有数字' },
    ]);
    expect((await list(personal, '沈星河'))[0]).toMatchObject({
      mobilePhone: '13800009999',
      documents: [{ certType: '2', certValidDate: '2035-05-05' }],
    });
    expect((await apply(await checked(`${head}\n${line('林一禾', 1)}`))).data.rows).toMatchObject([
      { state: 'refused', field: 'certNo', reason: '该证件已在常旅客“沈星河”名下' },
    ]);
  });

  it('leaves what a row does not say as it was: other documents, Latin name, country, special type', async () => {
    const documents = [
      { certType: '1' as const, certNo: '11010519491231002X' },
      { certType: '2' as const, certNo: passport(10), certValidDate: '2031-01-01', issueCountry: 'JP' },
    ];
    const saved = await client.send(
      passenger.save,
      {
        requestId: randomUUID(),
        name: '沈多证',
        englishName: 'SHEN/DUO',
        psgType: 'SD',
        nationality: 'JP',
        mobilePhone: '13800008888',
        documents,
        consent: true,
      },
      { token: tokens[personal] },
    );
    expect(
      states(
        (await apply(await checked(`姓名,护照号码,有效期,出生日期\n沈多证,${passport(10)},2036-01-01,1949-12-31`)))
          .data,
      ),
    ).toEqual(['updated']);
    const { data } = await client.send(passenger.detail, { id: saved.data.id }, { token: tokens[personal] });
    expect(data).toEqual({
      ...saved.data,
      documents: [saved.data.documents[0], { ...saved.data.documents[1], certValidDate: '2036-01-01' }],
    });
  });

  it('updates one passenger by two rows, each with another document', async () => {
    const documents = [
      { certType: '1' as const, certNo: '11010519491231002X' },
      { certType: '2' as const, certNo: passport(11), certValidDate: '2031-01-01', issueCountry: 'JP' },
    ];
    await client.send(
      passenger.save,
      { requestId: randomUUID(), name: '沈双证', psgType: 'ADT', nationality: 'CN', documents, consent: true },
      { token: tokens[other] },
    );
    const rows = await checked(
      `姓名,证件类型,证件号码,有效期,出生日期,手机\n沈双证,身份证,11010519491231002X,,,13800007001\n沈双证,护照,${passport(11)},2037-01-01,1949-12-31,`,
      other,
    );
    expect(states((await apply(rows, {}, other)).data)).toEqual(['updated', 'updated']);
    expect((await list(other, '沈双证'))[0]).toMatchObject({
      mobilePhone: '13800007001',
      documents: [{ certType: '1' }, { certType: '2', certValidDate: '2037-01-01' }],
    });
  });

  it('costs no more statements with 60 rows than with 2', async () => {
    const costOf = async (from: number, count: number) => {
      const rows = await checked(
        `${head}\n${Array.from({ length: count }, (_, at) => line('沈众', from + at)).join('\n')}`,
      );
      statements = 0;
      expect(states((await apply(rows)).data)).toEqual(Array(count).fill('added'));
      return statements;
    };
    const few = await costOf(200, 2);
    expect(await costOf(300, 60)).toBe(few);
  });

  it('does the same thing once, however often it is sent', async () => {
    const rows = await checked(`${head}\n${line('沈一次', 20)}`);
    const requestId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => apply(rows, { requestId })));
    expect(answers.map(({ data }) => states(data))).toEqual([['added'], ['added'], ['added']]);
    expect(await list(personal, '沈一次')).toHaveLength(1);
    expect((await apply([], { requestId })).ret).toBe(400);
    expect((await apply(await checked(`${head}\n${line('沈两次', 21)}`), { requestId })).ret).toBe(409);
  });

  it('of one file at the same time, under two keys, adds nobody twice', async () => {
    const rows = await checked(`${head}\n${line('沈同时', 30)}`);
    const answers = await Promise.all([apply(rows), apply(rows)]);
    expect(answers.flatMap(({ data }) => states(data)).toSorted()).toEqual(['added', 'updated']);
    expect(await list(personal, '沈同时')).toHaveLength(1);
  });

  it('touches no passenger of another member, and none of a colleague', async () => {
    await apply(await checked(`${head}\n${line('沈甲', 40)}`));
    const before = await list(personal, '沈甲');
    expect((await check(`${head}\n${line('沈甲', 40)}`, other)).data.rows).toMatchObject([{ known: '' }]);
    expect(
      states(
        (await apply(await checked(`${head}\n${line('沈甲', 40, '2039-09-09,1990-05-06,')}`, other), {}, other)).data,
      ),
    ).toEqual(['added']);
    expect(await list(personal, '沈甲')).toEqual(before);
    const colleague = (await list(employee, '许曼'))[0];
    const { cert_no: certNo } = await sandbox.db
      .selectFrom('passenger_documents')
      .where('passenger_id', '=', colleague?.id ?? '')
      .select('cert_no')
      .executeTakeFirstOrThrow();
    const { rows } = (await check(`姓名,证件号码\n许曼,${certNo}`, employee)).data;
    expect(rows).toMatchObject([{ known: '', errors: {} }]);
    await apply(
      rows.map(({ line: at, values }) => ({ line: at, values })),
      {},
      employee,
    );
    expect((await list(employee, '许曼')).find(({ id }) => id === colleague?.id)).toEqual(colleague);
  });

  it('needs the consent for all, and that of a guardian for each child', async () => {
    const rows = await checked(`${head}\n${line('沈小禾', 50, '2031-01-01,2020-05-06,')}\n${line('沈大禾', 51)}`);
    expect(await apply(rows, { consent: false })).toMatchObject({ ret: 400, data: { field: 'consent' } });
    expect((await apply(rows)).data.rows).toMatchObject([
      { state: 'refused', field: 'guardianConsent', reason: '未满 14 周岁，请由监护人勾选同意' },
      { state: 'added' },
    ]);
    expect(states((await apply(rows, { guardianConsent: true })).data)).toEqual(['added', 'updated']);
  });

  it('judges rows that were never checked', async () => {
    const [row] = await checked(`${head}\n${line('沈未检', 60)}`);
    const sent = (more: Partial<ImportValues>) =>
      apply([{ line: 2, values: { ...(row?.values as ImportValues), ...more } }]);
    expect((await sent({ certNo: '=1+1' })).data.rows).toMatchObject([{ state: 'refused', field: 'certNo' }]);
    expect((await sent({ certType: '驾驶证' })).data.rows).toMatchObject([{ state: 'refused', field: 'certType' }]);
    expect((await sent({ name: 'x'.repeat(201) })).ret).toBe(400);
  });
});

it('rows that were not imported come back as a file, which is read again without its column of reasons', async () => {
  const { rows } = (await check(`${head}\n林9,护照,${passport(70)},2031-01-01,1990-05-06,13800007777`)).data;
  const left = rows.map(({ values, errors }) => ({ values, reason: Object.values(errors).join('；') }));
  for (const format of ['xlsx', 'csv'] as const) {
    const { data } = await client.send(passenger.importFile, { format, rows: left }, { token: tokens[personal] });
    const again = (await check(Buffer.from(data.content, 'base64'))).data;
    expect(again.rows.map(({ values, errors }) => ({ values, errors }))).toEqual(
      rows.map(({ values, errors }) => ({ values, errors })),
    );
    expect(again.columns.every(({ field }) => field)).toBe(true);
  }
  const asked = { format: 'csv' as const, locale: 'en' as const, rows: left };
  const { data } = await client.send(passenger.importFile, asked, { token: tokens[personal] });
  expect(data.fileName).toBe('Travellers not imported.csv');
  const text = Buffer.from(data.content, 'base64').toString();
  expect(text).toMatch(/^\ufeff?Name,Latin name,Document type,.*Why not imported\r?\n林9,[^,]*,Passport,/);
  expect((await check(text)).data.rows.map(({ values }) => values)).toEqual(rows.map(({ values }) => values));
});

it('a member whose level has no passengers of its own may not import', async () => {
  const { token } = (await client.logIn('13800000070')).data;
  expect((await client.send(passenger.importCheck, { file: 'x' }, { token })).ret).toBe(403);
});
