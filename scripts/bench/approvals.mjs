/** Times lists of 100,000 applications and their cases of one company, and batches of 100 decisions, on PostgreSQL. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { freePort } from '../lib/free-port.mjs';
import { http } from '../lib/http.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { median, round, table } from './figures.mjs';
import { logInTraveller } from './travellers.mjs';
import { dayIn } from './day-in.mjs';

const count = 100_000;
const turns = 7;
const batch = 100;
const companyId = 700_070;
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Every row of a template once for each number, all states and days of two years, a tenth of them of the template's own applicant. */
const addApplications = `insert into applications (company_id, employee_id, member_id, app_id, no, state, content, version, lock, from_day, to_day, travellers, companions, search, created_at, updated_at, submitted_at)
  select a.company_id, case when n % 10 = 0 then a.employee_id else e.id end, a.member_id, a.app_id, 'SQ26' || lpad(n::text, 8, '0'), 1 + n % 7, a.content, 1, 1,
    a.from_day, a.to_day, case when n % 10 = 0 then a.travellers else array[e.id] end, '{}', a.search || ' ' || n, at.ms, at.ms, at.ms
  from generate_series(1, ${count}) n
  join applications a on a.id = $1::bigint
  join (select id, row_number() over (order by id) as no from employees where company_id = $2 and id <> $3 limit 10) e on e.no = 1 + n % 10
  cross join lateral (select $4::bigint - n::bigint * 600000 as ms) at`;
/** A tenth runs and ends within a day, so that each of a page is foretold; every other one is decided. */
const addCases = `insert into cases (no, company_id, app_id, kind, subject_id, process_version_id, applicant_id, by_id, title, search, state, verdict, over_lines, total, instance, opened_at, lapses_at, first_end, closed_at)
  select 'SB26' || lpad(n::text, 8, '0'), c.company_id, c.app_id, c.kind, (50000000 + n)::text, c.process_version_id, c.applicant_id, c.by_id, c.title || n, c.search || ' ' || n,
    case when n % 10 = 0 then 'running' else 'agreed' end, c.verdict, c.over_lines, c.total,
    jsonb_set(c.instance, '{facts,lapsesAtMs}', to_jsonb($2::bigint + 3600000 + n * 800)), $2::bigint - n::bigint * 600000, $2::bigint + 3600000 + n * 800,
    case when n % 10 = 0 then $2::bigint + 3600000 + n * 800 else 18000000000000 - ($2::bigint - n::bigint * 600000) end, case when n % 10 = 0 then null else $2::bigint - n::bigint * 500000 end
  from generate_series(1, ${count}) n join cases c on c.no = $1`;
const addTasks = `insert into case_tasks (case_id, task_id, company_id, actor, for_id, node_id, side, state, opened_at, closed_at, due_at, lapses_at)
  select c.id, t.task_id, c.company_id, t.actor, null, t.node_id, t.side, case when c.state = 'running' then 'open' else 'agreed' end, c.opened_at, c.closed_at, null, c.lapses_at
  from cases c join case_tasks t on t.case_id = (select id from cases where no = $1) where c.no like 'SB26%'`;

/** name → milliseconds, the median of some calls in turn. Null without PostgreSQL. */
export async function measureApprovals(startServer) {
  const postgres = await startPostgres();
  if (!postgres) return null;
  const client = new pg.Client({ connectionString: postgres.url, options: '-c search_path=travel_sandbox' });
  const server = await startServer({ PORT: String(await freePort(20)), DATABASE_URL: postgres.url });
  const figures = {};
  const call = async (who, path, fields) => {
    const given = Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [key, typeof value === 'object' ? JSON.stringify(value) : value]),
    );
    const started = performance.now();
    const answer = await http.post(server.url + path, { headers: form, body: who.body(given) }).json();
    const spent = performance.now() - started;
    if (answer.ret !== 0) throw new Error(`${path}: ${answer.ret} ${answer.msg}`);
    return { data: answer.data, spent };
  };
  const measure = async (name, who, path, fieldsOf = () => ({})) => {
    const seen = [];
    for (let turn = 0; turn < turns; turn += 1) seen.push((await call(who, path, fieldsOf(turn))).spent);
    figures[name] = round(median(seen));
  };
  try {
    await client.connect();
    const [company, employee, approver] = [
      await logInTraveller(server.url, { mobilePhone: '13800000070' }),
      await logInTraveller(server.url, { mobilePhone: '13800000071' }),
      await logInTraveller(server.url, { mobilePhone: '13800000072' }),
    ];
    await onlyApprover(call, company);
    const apply = async (at) => {
      const [from, to] = [dayIn(10 + (at % 80)), dayIn(12 + (at % 80))];
      const { data: saved } = await call(employee, '/travel/application/save', {
        requestId: randomUUID(),
        reason: `客户拜访 ${at}`,
        tripType: 'client',
        from,
        to,
        legs: [{ legId: 'a', product: 'train', from: 'BJS', to: 'SHA', day: from }],
        travellers: [{ kind: 'employee', employeeId: 710_071 }],
        budgets: { train: '700' },
      });
      const { data } = await call(employee, '/travel/application/submit', {
        requestId: randomUUID(),
        applicationId: saved.applicationId,
        lock: saved.lock,
      });
      return { ...data, applicationId: saved.applicationId };
    };
    const template = await apply(0);
    const now = Date.now();
    await client.query(addApplications, [template.applicationId, companyId, 710_071, now]);
    await client.query(addCases, [template.no, now]);
    await client.query(addTasks, [template.no]);
    await client.query('vacuum analyze applications');
    await client.query('vacuum analyze cases');
    await client.query('vacuum analyze case_tasks');

    const list = '/travel/application/list';
    await measure('applications of the company, first page', company, list);
    await measure('the same, one state', company, list, () => ({ state: '1' }));
    await measure('the same, sorted by departure', company, list, () => ({ sort: 'from' }));
    await measure('the same, a word that few have', company, list, (turn) => ({ keyword: `${99_900 + turn}` }));
    await measure('applications of an employee with 10,000', employee, list);
    await measure('cases of the company, first page', company, '/travel/audit/list', () => ({ box: 'mine' }));
    const due = { box: 'mine', sort: 'due' };
    await measure('the same by their ends, first page', company, '/travel/audit/list', () => due);
    await measure('the same by their ends, page 100', company, '/travel/audit/list', () => ({ ...due, skip: 1980 }));
    await measure('cases that wait, of 10,000', approver, '/travel/audit/list');
    await measure('counts beside the menus', approver, '/travel/audit/counts');

    const spent = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const cases = [];
      for (let at = 0; at < batch; at += 1) cases.push({ caseNo: (await apply(1 + at)).no });
      // Every tenth is refused by itself.
      for (let at = 0; at < batch; at += 10) Object.assign(cases[at], { agree: false, comment: '改为线上会议' });
      const { data, spent: ms } = await call(approver, '/travel/audit/batch', {
        requestId: randomUUID(),
        cases,
        agree: 1,
        comment: '',
      });
      const lost = data.rows.find(({ done }) => !done);
      if (lost) throw new Error(`not decided: ${lost.no} ${lost.text}`);
      spent.push(ms);
    }
    figures[`a batch of ${batch} decisions`] = round(median(spent));
    return figures;
  } finally {
    await client.end();
    await server.close();
    postgres.stop();
  }
}

/** Trips of 研发中心 are decided by 许曼 alone. */
async function onlyApprover(call, company) {
  const who = [{ kind: 'person', employeeId: 710_072 }];
  const node = { kind: 'approve', id: 'a', name: '直属主管', who, mode: 'all', onNobody: 'admin' };
  const { data } = await call(company, '/travel/process/save', {
    requestId: randomUUID(),
    kind: 'trip',
    lock: 0,
    processName: 'bench',
    content: { nodes: [{ ...node, skipSelf: true, skipRepeated: true, mayHandOn: true }] },
    scope: { departments: [7101], levels: [], products: [] },
    note: '',
  });
  await call(company, '/travel/process/publish', {
    requestId: randomUUID(),
    processId: data.processId,
    lock: data.lock,
  });
}

export const approvalGoals = {
  'applications of the company, first page': '≤ 50 ms',
  'the same, one state': '≤ 50 ms',
  'the same, sorted by departure': '≤ 50 ms',
  'applications of an employee with 10,000': '≤ 50 ms',
  'cases of the company, first page': '≤ 50 ms',
  'the same by their ends, first page': '≤ 50 ms',
  'the same by their ends, page 100': '≤ 50 ms',
  'cases that wait, of 10,000': '≤ 50 ms',
  [`a batch of ${batch} decisions`]: '≤ 1000 ms',
};

export function showApprovals(figures) {
  if (!figures) return console.log('\nno PostgreSQL: approvals were not measured\n');
  table(Object.entries(figures).map(([name, ms]) => [name, `${ms} ms`, '', '', approvalGoals[name] ?? '']));
}
