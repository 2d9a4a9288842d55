/** Times the people and the what-if of one company with 100,000 employees and as many orders, on PostgreSQL. */
import pg from 'pg';
import { freePort } from '../lib/free-port.mjs';
import { http } from '../lib/http.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { median, round, table } from './figures.mjs';
import { importText } from './import-file.mjs';
import { logInTraveller } from './travellers.mjs';

const company = '13800000070';
const count = 100_000;
const turns = 7;

/** Facts of a year, as orders keep them: half are flights, a quarter stays, a quarter trains, of 3,000 employees. */
const addFacts = `insert into order_facts (order_id, company_id, employee_id, no, product, at, flags, facts, standard_version_id)
  select 'bench' || n, $1::bigint, e.id, 0, kind.product, $2::bigint - (n::bigint * 7919 % 360) * 86400000, 1,
    case kind.product
      when 'flight' then format('["%s","%s",%s,"BJS","SHA","CA",0,"Y",135,%s,%s,{"Y":196000,"W":250000,"C":470000,"F":600000},"CA1501",0,[]]', e.level_id, day.text, n % 1440, n % 20, 50000 + n % 900 * 100)
      when 'train' then format('["%s","%s",%s,"BJS","SHA","G",0,270,%s,"%s",%s,{"second":55300,"first":93300}]', e.level_id, day.text, n % 1440, n % 20, case when n % 5 = 0 then 'first' else 'second' end, case when n % 5 = 0 then 93300 else 55300 end)
      else format('["%s","SHA",[["%s",%s],["%s",%s]],1,4,0,%s,""]', e.level_id, day.text, 30000 + n % 500 * 100, day.text, 32000 + n % 500 * 100, n % 20)
    end, null
  from generate_series(1, ${count}) as n
  join (select id, coalesce(level_id, 0) as level_id, row_number() over (order by id) as no from employees where company_id = $1 and state = 'active' limit 3000) e on e.no = 1 + n % 3000
  cross join lateral (select case n % 4 when 0 then 'hotel' when 1 then 'train' else 'flight' end as product) kind
  cross join lateral (select to_char(to_timestamp(($2::bigint - (n::bigint * 7919 % 360) * 86400000) / 1000), 'YYYY-MM-DD') as text) day`;

async function timed(server, reader, path, fieldsOf, times = turns) {
  const seen = [];
  for (let turn = 0; turn < times; turn += 1) {
    const body = reader.body(fieldsOf(turn));
    const started = performance.now();
    const answer = await http
      .post(server.url + path, { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body })
      .json();
    seen.push(performance.now() - started);
    if (answer.ret !== 0) throw new Error(`${path}: ${answer.ret} ${answer.msg}`);
    timed.last = answer.data;
  }
  return seen;
}

/** name → the least and the median milliseconds of some calls in turn. Null without PostgreSQL. */
export async function measureCompany(startServer) {
  const postgres = await startPostgres();
  if (!postgres) return null;
  const client = new pg.Client({ connectionString: postgres.url, options: '-c search_path=travel_sandbox' });
  const server = await startServer({ PORT: String(await freePort(20)), DATABASE_URL: postgres.url });
  const figures = {};
  try {
    await client.connect();
    const made = await http
      .post(`${server.url}/sandbox/many-employees`, { headers: form, body: `count=${count}` })
      .json();
    if (!made.employees) throw new Error(JSON.stringify(made));
    const reader = await logInTraveller(server.url, { mobilePhone: company });
    const both = (times) => [round(Math.min(...times)), round(median(times))];
    const measure = async (name, path, fields = () => ({})) =>
      (figures[name] = both(await timed(server, reader, path, fields)));
    await measure('departments', '/company/departments');
    await measure('orphans', '/company/orphans');
    await measure('employees, first page', '/creditMember/list_chd');
    await measure('employees, search by name', '/creditMember/list_chd', (turn) => ({
      keyword: `王伟${'明华平杰涛超霞'[turn]}`,
    }));
    await measure('employees, search by job number', '/creditMember/list_chd', (turn) => ({
      keyword: `m000000${10 + turn}`,
    }));
    await measure('employees, page 500', '/creditMember/list_chd', () => ({ skip: 9_980 }));
    const once = async (name, path, fields) => {
      const [ms] = await timed(server, reader, path, () => fields, 1);
      figures[name] = both([ms]);
      return timed.last;
    };
    const file = Buffer.from(importText()).toString('base64url');
    const read = { file, mapping: '{}' };
    await once('import of 20,000 rows, read', '/company/import/check', read);
    const choices = JSON.stringify({ missing: 'stay', departments: 'make', hand: 'up' });
    const draft = { requestId: crypto.randomUUID(), ...read, fileName: 'bench.csv', choices };
    const found = await once('import of 20,000 rows, difference', '/company/import/diff', draft);
    const applied = { requestId: crypto.randomUUID(), importId: found.id, fingerprint: found.fingerprint };
    await once('import of 20,000 rows, applied', '/company/import/apply', applied);
    const undone = { requestId: crypto.randomUUID(), importId: found.id, mode: 'exact' };
    await once('import of 20,000 rows, undone', '/company/import/undo', undone);
    await measure('list of standards', '/travel/standard/list');
    await client.query(addFacts, [700_070, Date.now()]);
    await client.query('vacuum analyze order_facts');
    const { rows } = (
      await http
        .post(`${server.url}/travel/standard/list`, { headers: form, body: reader.body({ keyword: '通用' }) })
        .json()
    ).data;
    const [{ standardId }] = rows;
    const { data } = await http
      .post(`${server.url}/travel/standard/detail`, { headers: form, body: reader.body({ standardId }) })
      .json();
    const tried = (turn) => ({
      standardId,
      content: JSON.stringify({
        ...data.content,
        rules: data.content.rules.map((rule) =>
          rule.limit.kind === 'nightPrice'
            ? { ...rule, limit: { ...rule.limit, fen: rule.limit.fen + turn * 1000 } }
            : rule,
        ),
      }),
      assigned: JSON.stringify([{ kind: 'company' }]),
    });
    const path = '/travel/standard/whatIf';
    const anew = [];
    for (let turn = 0; turn < turns; turn += 1) {
      // A new order: it alone is read.
      await client.query(
        `insert into order_facts (order_id, company_id, employee_id, no, product, at, flags, facts)
          select 'new' || $1, company_id, employee_id, no, product, at, flags, facts from order_facts where order_id = 'bench1'`,
        [turn],
      );
      anew.push(...(await timed(server, reader, path, tried, 1)));
    }
    figures['what-if of 100,000 orders, the first of a process'] = both(anew.slice(0, 1));
    figures['what-if of 100,000 orders after a new one'] = both(anew.slice(1));
    figures['what-if, each change of a hotel rule'] = both((await timed(server, reader, path, tried)).slice(1));
    figures['trips'] = timed.last.after.trips;
    return figures;
  } finally {
    await client.end();
    await server.close();
    postgres.stop();
  }
}
const form = { 'content-type': 'application/x-www-form-urlencoded' };

const goals = {
  departments: '≤ 200 ms',
  orphans: '≤ 200 ms',
  'employees, first page': '≤ 50 ms',
  'import of 20,000 rows, read': '≤ 2,000 ms',
  'import of 20,000 rows, difference': '≤ 3,000 ms',
  'import of 20,000 rows, applied': '≤ 10,000 ms',
  'what-if of 100,000 orders after a new one': '≤ 500 ms',
  'what-if of 100,000 orders, the first of a process': '≤ 500 ms',
  'what-if, each change of a hotel rule': '≤ 100 ms',
};

export function showCompany(figures) {
  if (!figures) return console.log('\nno PostgreSQL: the company was not measured\n');
  table(
    Object.entries(figures).map(([name, ms]) => [
      name,
      name === 'trips' ? String(ms) : `${ms[0]} ms`,
      name === 'trips' ? '' : `${ms[1]} ms in the median`,
      '',
      goals[name] ?? '',
    ]),
  );
}
