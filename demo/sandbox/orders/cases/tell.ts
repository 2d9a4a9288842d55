import { sql } from 'kysely';
import { showFen } from '#domain/money.ts';
import { processKindNames } from '#domain/process/names.ts';
import type { Effect, Instance } from '#domain/process/schema.ts';
import type { MessageKind } from '#contract/message.ts';
import type { Tx } from '../../ground/call.ts';
import { subjectOf } from './case-subject.ts';
import type { CaseHead, Outcome } from './case-subject.ts';

interface Told {
  head: CaseHead;
  before?: Instance | null;
  instance: Instance;
  effects: readonly Effect[];
  /** The person who acted, who gets no message about it. */
  by: number | undefined;
  now: number;
}

interface News {
  to: number;
  kind: MessageKind;
  title: string;
  body: string;
  /** The step that is to be decided. */
  task?: string;
}

const outcomes: Readonly<Record<Outcome, readonly [title: string, body: string]>> = {
  agreed: ['申请已通过', '审批已全部通过'],
  refused: ['申请被驳回', '审批人驳回了申请，可修改后重新提交'],
  withdrawn: ['申请已撤回', '申请人撤回了申请，无需再处理'],
  expired: ['申请已过期', '截止前未完成审批，申请已过期，可复制后重新提交'],
};

/** A remark goes to the applicant, to those whose turn it is, and to those who have said something before. */
function saidIn({ head, before, instance }: Pick<Told, 'head' | 'before' | 'instance'>, what: string): News[] {
  const known = before?.log ?? [];
  const talk = known.flatMap(({ kind, by }) => (kind === 'commented' && by !== undefined ? [by] : []));
  const waiting = instance.tasks.flatMap(({ state, actor }) => (state === 'open' ? [actor] : []));
  return instance.log.slice(known.length).flatMap(({ kind, by, comment = '' }): News[] => {
    if (kind !== 'commented') return [];
    const people = new Set([...waiting, ...talk].filter((id) => id !== by && id !== head.applicantId));
    return [
      ...(by === head.applicantId
        ? []
        : [{ to: head.applicantId, kind: 'apply' as const, title: '申请有新留言', body: `${head.title}。${comment}` }]),
      ...[...people].map((to) => ({
        to,
        kind: 'approve' as const,
        title: '审批有新留言',
        body: `${what}：${comment}`,
      })),
    ];
  });
}

/** The next one up is brought in: told to the applicant, and to the approver whose part it was. */
function hurriedIn({ head, before, instance }: Pick<Told, 'head' | 'before' | 'instance'>, what: string): News[] {
  const known = before?.log.length ?? 0;
  return instance.log.slice(known).flatMap(({ kind, taskId }): News[] => {
    if (kind !== 'hurriedUp' && kind !== 'hurriedBeside') return [];
    const [body, rest] =
      kind === 'hurriedUp'
        ? ['按往常用时来不及，已转交上级审批', '您无需再处理']
        : ['按往常用时来不及，已请上级一同审批', '任一人同意即可'];
    const task = instance.tasks.find(({ id }) => id === taskId);
    return [
      { to: head.applicantId, kind: 'apply', title: '申请已加急', body },
      ...(task
        ? [{ to: task.actor, kind: 'approve' as const, title: '审批已加急', body: `${what}：${body}，${rest}` }]
        : []),
    ];
  });
}

/** Messages of a step: to those who have to decide, are reminded, get a copy, or asked for it. */
function newsOf({ head, before, instance, effects, by, now }: Told, applicant: string): News[] {
  const { kind, title } = head;
  const what = `${applicant}的${processKindNames[kind]}`;
  const sum = instance.facts.total ? `，合计 ¥${showFen(instance.facts.total)}` : '';
  const taskOf = (id: string) => instance.tasks.find((task) => task.id === id);
  const news = effects.flatMap((effect): News[] => {
    switch (effect.kind) {
      case 'open':
      case 'lend': {
        const task = taskOf(effect.taskId);
        // Opened and closed in one step: there is nothing to do.
        if (task?.state !== 'open') return [];
        return [{ to: task.actor, kind: 'approve', title: '有一件申请待您审批', body: `${what}${sum}`, task: task.id }];
      }
      case 'remind': {
        const task = taskOf(effect.taskId);
        if (task?.state !== 'open') return [];
        const waited = Math.max(1, Math.round((now - task.openedMs) / 3_600_000));
        return [
          {
            to: task.actor,
            kind: 'approve',
            title: '审批提醒',
            body: `${what}已等待约 ${waited} 小时，请尽快处理`,
            task: task.id,
          },
        ];
      }
      case 'copy':
        return effect.to.map((to) => ({ to, kind: 'approve', title: '有一件审批抄送给您', body: `${what}${sum}` }));
      default:
        return [];
    }
  });
  news.push(...saidIn({ head, before, instance }, what), ...hurriedIn({ head, before, instance }, what));
  const { state } = instance;
  if (state !== 'running' && before?.state === 'running') {
    const [name, body] = outcomes[state];
    const reason = instance.log.findLast((entry) => entry.kind === 'refused')?.comment;
    const text = state === 'refused' && reason ? `驳回原因：${reason}。可修改后重新提交` : body;
    news.push({ to: head.applicantId, kind: 'apply', title: name, body: text });
    // Approvers whose turn it was need not look any more; a decision of their own is no news to them.
    if (state === 'withdrawn' || state === 'expired')
      for (const task of before.tasks.filter((one) => one.state === 'open'))
        news.push({ to: task.actor, kind: 'approve', title: name, body: `${what}：${body}` });
  }
  return news
    .filter(({ to }) => to !== by)
    .map((one) => ({ ...one, body: one.kind === 'approve' ? `${title}。${one.body}` : one.body }));
}

/** Messages of steps of several cases, in one statement. */
export async function tellSteps(tx: Tx, told: readonly Told[]): Promise<void> {
  const applicants = await tx
    .selectFrom('employees as e')
    .innerJoin('members as m', 'm.id', 'e.member_id')
    .where(
      'e.id',
      'in',
      told.map(({ head }) => head.applicantId),
    )
    .select(['e.id', 'm.real_name'])
    .execute();
  const names = new Map(applicants.map(({ id, real_name }) => [id, real_name]));
  const news: (News & Record<'app' | 'no' | 'subject', string> & { company: number; at: number })[] = [];
  for (const one of told) {
    const { head, now } = one;
    const hasEnded = one.instance.state !== 'running' && one.before?.state === 'running';
    const hasTold = hasEnded && (await subjectOf(head.kind)?.tells?.(tx, head));
    for (const item of newsOf(one, names.get(head.applicantId) ?? '企业'))
      if (item.kind !== 'apply' || !hasTold)
        news.push({
          ...item,
          app: head.appId,
          no: head.no,
          subject: head.title,
          company: head.companyId,
          at: now,
        });
  }
  if (!news.length) return;
  await sql`insert into messages (member_id, app_id, case_no, task_id, subject, kind, title, body, at)
    select coalesce(e.member_id, c.id), n.app, n.no, n.task, n.subject, n.kind, n.title, n.body, n.at
    from jsonb_array_elements(${JSON.stringify(news)}::jsonb) with ordinality as item (fields, nth)
    cross join jsonb_to_record(item.fields)
      as n ("to" bigint, kind text, title text, body text, app text, no text, task text, subject text, company bigint, at bigint)
    left join employees e on e.id = n."to" and e.company_id = n.company
    -- The account of the company is 0.
    left join members c on n."to" = 0 and c.credit_member_id = n.company and c.credit_employee_id = 0
      and c.member_type = 70 and c.closed_at is null
    where coalesce(e.member_id, c.id) is not null
    order by item.nth`.execute(tx);
}
