import { expect, test } from 'vitest';
import { msOf } from '#domain/china-time.ts';
import { renderWorded } from '#tests/support/page/render-worded.tsx';
import { ApprovalTimeline } from './ApprovalTimeline.tsx';
import { BudgetBar } from './BudgetBar.tsx';
import { ExpectedPath } from './ExpectedPath.tsx';

const nowMs = msOf('2026-09-16 14:40');
const linesOf = (screen: ReturnType<typeof renderWorded>['screen']) =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('a timeline names people, moments, comments, deputies and the time limit of the open step', () => {
  const { screen } = renderWorded(
    <ApprovalTimeline
      nowMs={nowMs}
      steps={[
        { state: 'done', name: '陈佳宁', role: '发起人', did: '提交申请', atMs: msOf('2026-09-16 14:22') },
        {
          state: 'done',
          name: '沈知行',
          role: '直属主管 · 或签',
          deputyOf: '许曼',
          did: '已同意',
          atMs: msOf('2026-09-16 14:30'),
          tookMs: 480_000,
          comment: '行程必要。',
        },
        {
          state: 'open',
          name: '周国梁',
          isMe: true,
          role: '部门负责人',
          did: '待审批',
          atMs: msOf('2026-09-16 14:30'),
          expectedMs: msOf('2026-09-16 15:40'),
          dueMs: msOf('2026-09-17 09:00'),
        },
        { state: 'next', name: '行政组', role: '抄送', did: '通过后抄送' },
        { state: 'off', name: '结束', isEnd: true, did: '已撤回' },
      ]}
    />,
  );
  expect(linesOf(screen)).toEqual([
    '宁陈佳宁 发起人提交申请 · 09-16 14:22',
    '行沈知行 直属主管 · 或签 · 代许曼审批已同意 · 09-16 14:30 · 用时 8 分钟行程必要。',
    '梁周国梁（您） 部门负责人待审批 · 已等待 10 分钟 · 预计 今天 15:40 · 时限 明天 09:00',
    '组行政组 抄送通过后抄送',
    '结束已撤回',
  ]);
  expect(screen.getAllByRole('listitem')[2]?.getAttribute('aria-current')).toBe('step');
});

test('steps that are expected after the seats are held are no promise, and one moment is told once', () => {
  const at = (clock: string) => msOf(`2026-09-16 ${clock}`);
  const { screen } = renderWorded(
    <ApprovalTimeline
      nowMs={nowMs}
      heldUntilMs={at('16:00')}
      steps={[
        { state: 'open', name: '许曼', did: '待审批', atMs: nowMs, expectedMs: at('16:00'), dueMs: at('16:00') },
        { state: 'next', name: '周国梁', did: '待前序审批完成', expectedMs: at('15:20') },
        // Within the half hour before the end of the hold, as every forecast counts.
        { state: 'next', name: '谢少杰', did: '待前序审批完成', expectedMs: at('15:40') },
        { state: 'next', name: '郑怀远', did: '待前序审批完成', expectedMs: at('18:00') },
      ]}
    />,
  );
  expect(linesOf(screen).map((line) => line?.split(' · ').at(-1))).toEqual([
    '时限 今天 16:00',
    '预计 今天 15:20',
    '可能赶不上占座时限',
    '可能赶不上占座时限',
  ]);
});

test('an expected path names the people, the reason and the end', () => {
  const { screen, root } = renderWorded(
    <ExpectedPath
      nowMs={nowMs}
      endsMs={msOf('2026-09-17 09:30')}
      why={['总额超过 ¥3,000', '09-17 起休假，由代理人沈知行接手', '含外部人员']}
      steps={[
        {
          names: ['许曼'],
          role: '直属主管',
          basis: '近 30 单中位数',
          fromMs: nowMs,
          toMs: msOf('2026-09-16 15:50'),
          notes: ['09-17 起休假，由代理人沈知行接手'],
        },
        { names: ['李予墨', '周国梁'], role: '会签' },
        { names: ['许曼'], fromMs: nowMs, toMs: msOf('2026-09-17 09:00'), isLimit: true },
      ]}
    />,
  );
  expect(linesOf(screen)).toEqual([
    '曼许曼 直属主管近 30 单中位数 · 预计 今天 15:5009-17 起休假，由代理人沈知行接手',
    '墨李予墨、周国梁 会签',
    '曼许曼预计时限内未处理 · 时限 明天 09:00',
  ]);
  // In the words of the steps.
  expect(root.textContent).toContain('预计完成明天 09:30');
  expect(root.textContent).toContain('为什么这样走：总额超过 ¥3,000；含外部人员');
});

test('an expected path that a limit refuses names step, reason, moment and remedy, and no completion', () => {
  const refused = { step: '直属主管', names: ['许曼'], why: ['预计许曼 24 小时内未处理，届时自动驳回'] };
  const path = {
    nowMs,
    endsMs: msOf('2026-09-17 09:30'),
    why: [],
    steps: [{ names: ['许曼'], role: '直属主管', fromMs: nowMs, toMs: msOf('2026-09-17 09:30'), isLimit: true }],
    refused,
  };
  const { root } = renderWorded(<ExpectedPath {...path} />);
  expect(root.textContent).toContain('按往常用时，会在“直属主管”被驳回预计许曼 24 小时内未处理，届时自动驳回');
  expect(root.textContent).toContain('提交后请尽早联系许曼或催办');
  expect(root.textContent).toContain('预计驳回明天 09:30');
  expect(root.textContent).not.toContain('预计完成');
  const own = renderWorded(<ExpectedPath {...path} refusedTodo="可延长时限" />);
  expect(own.root.textContent).toContain('可延长时限');
  expect(own.root.textContent).not.toContain('尽早联系');
});

test('a path on which nobody decides ends at once, at no moment of the clock', () => {
  const steps = [
    { names: ['申请人本人，自动跳过'], role: '一级' },
    { names: ['许曼'], role: '抄送' },
  ];
  const { root } = renderWorded(<ExpectedPath nowMs={nowMs} endsMs={nowMs} why={[]} steps={steps} />);
  expect(root.textContent).toContain('预计完成提交后立即通过');
});

test('a path without steps says that nobody has to agree', () => {
  const { root } = renderWorded(<ExpectedPath nowMs={nowMs} endsMs={nowMs} why={[]} steps={[]} />);
  expect(root.textContent).toBe('无需审批，提交后直接通过。');
});

test('a budget of a department tells what is spent and what is promised apart, the bar shows both', () => {
  const budget = { name: '研发中心', total: '10000', used: '4000', asked: '2000', warnPercent: 90 };
  const shown = (reserved?: string) =>
    renderWorded(<BudgetBar budget={{ ...budget, ...(reserved && { reserved }) }} />).root;
  expect(shown('1500').textContent).toContain('已用 ¥2,500 · 预占 ¥1,500');
  expect(shown().textContent).toContain('已用 ¥4,000总额');
  expect(shown('1500').querySelector('[role=img]')?.getAttribute('aria-label')).toContain('审批前 40.0%');
});

test('a limit that has passed is told as such, in the colour of a fault', () => {
  const step = { state: 'open', name: '周国梁', did: '待审批', dueMs: msOf('2026-09-16 11:40') } as const;
  const { screen } = renderWorded(<ApprovalTimeline nowMs={nowMs} steps={[step]} />);
  expect(screen.getByText('已超时 3 小时').className).toBe('t-bad');
  expect(linesOf(screen).join()).not.toContain('时限');
});
