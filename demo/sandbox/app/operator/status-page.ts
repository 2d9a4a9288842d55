import { momentAt } from '#domain/china-time.ts';
import { html } from '../docs/page-text.ts';
import type { Markup } from '../docs/page-text.ts';
import { siteHeader, siteStyle } from '../docs/site-header.ts';
import type { Part, State, Status } from './status.ts';

const style = `
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--text);font:14px/22px system-ui,-apple-system,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
:root{--good:light-dark(#157347,#6ed3a0);--warn:light-dark(#8a5300,#f0b860);--bad:light-dark(#b3261e,#ff9c93)}
main{max-width:960px;margin:0 auto;padding:32px 24px 48px}h1{margin:0;font-size:24px;line-height:32px;font-weight:600}h2{margin:32px 0 12px;font-size:16px;line-height:24px;font-weight:600}
.lead{margin:4px 0 24px;color:var(--text-3)}.parts{list-style:none;margin:0;padding:0;background:var(--page);border:1px solid var(--line);border-radius:8px}
.parts li{display:grid;grid-template-columns:160px 96px 1fr;gap:4px 16px;padding:12px 20px;align-items:baseline}.parts li+li{border-top:1px solid var(--line)}
.parts b{font-weight:500}.state{display:inline-flex;align-items:center;gap:8px;white-space:nowrap}.state::before{content:"";width:8px;height:8px;border-radius:50%;background:currentColor}
.good{color:var(--good)}.warn{color:var(--warn)}.bad{color:var(--bad)}.note{color:var(--text-2);overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(216px,1fr));gap:1px;margin:0;background:var(--page);border:1px solid var(--line);border-radius:8px;overflow:hidden}dl div{box-shadow:0 0 0 1px var(--line);padding:12px 20px}dt{color:var(--text-3);font-size:13px;line-height:20px}dd{margin:0;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
footer{margin-top:24px;color:var(--text-3);font-size:13px}a{color:var(--brand)}a:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:3px}
@media (max-width:600px){main{padding:20px 16px 32px}.parts li{grid-template-columns:1fr auto;padding:12px 16px}.note{grid-column:1/-1}dl{grid-template-columns:1fr 1fr}dl div{padding:12px 16px}}
`;

const stateNames: Readonly<Record<State, string>> = { good: '正常', warn: '需要留意', bad: '故障' };
const headings: Readonly<Record<State, string>> = {
  good: '一切正常',
  warn: '可用，有事项需要留意',
  bad: '有故障需要处理',
};
const partNames: Readonly<Record<Part['key'], string>> = {
  database: '数据库',
  clock: '到期处理',
  events: '服务器事件',
  approvals: '审批时限',
  calls: '接口调用',
};

const megabytes = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(0)} MB`;

function spanText(seconds: number): string {
  const [days, hours, minutes] = [seconds / 86_400, (seconds / 3600) % 24, (seconds / 60) % 60].map(Math.floor);
  if (days) return `${days} 天 ${hours} 小时`;
  return hours ? `${hours} 小时 ${minutes} 分钟` : `${minutes} 分钟`;
}

const figure = (name: string, value: string | number): Markup =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

const round = (name: string, { process }: Status, key: string): Markup => {
  const { rounds = 0, failed = 0, lastMs = 0 } = process.rounds[key] ?? {};
  return figure(name, rounds ? `${rounds} 轮，失败 ${failed} 轮，上轮 ${Math.round(lastMs)} 毫秒` : '尚未运行');
};

/** The state of one process for people: calm when all is well. */
export function statusPage(status: Status): string {
  const { database, queues, clock, process } = status;
  return html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta http-equiv="refresh" content="30" />
        <title>运行状态：${stateNames[status.state]}</title>
        <style>
          ${{ markup: siteStyle + style }}
        </style>
      </head>
      <body>
        ${siteHeader('status')}
        <main>
          <h1 class="${status.state}">${headings[status.state]}</h1>
          <p class="lead">${momentAt(process.now)}，每 30 秒刷新</p>
          <ul class="parts" aria-label="各部分状态">
            ${status.parts.map(
              ({ key, state, note }) =>
                html`<li>
                  <b>${partNames[key]}</b><span class="state ${state}">${stateNames[state]}</span
                  ><span class="note">${note}</span>
                </li>`,
            )}
          </ul>
          <h2>数据库</h2>
          <dl>
            ${figure('类型', database.kind === 'server' ? 'PostgreSQL' : '内嵌数据库')}${figure('版本', database.version || '—')}${figure('大小', database.sizeBytes ? megabytes(database.sizeBytes) : '—')}${figure('连接', `共 ${database.pool.total}，空闲 ${database.pool.idle}，等待 ${database.pool.waiting}`)}${figure('结构', database.lastMigration ? `${database.migrations} 步，至 ${database.lastMigration}` : '—')}
          </dl>
          <h2>队列</h2>
          <dl>
            ${
              queues
                ? [
                    figure('待分发事件', queues.undealt),
                    figure('待发送事件', queues.due),
                    figure('已放弃事件', queues.dead),
                    figure('审批时限', `${queues.jobs}，已到期 ${queues.overdueJobs}`),
                  ]
                : figure('队列', '无法读取')
            }
          </dl>
          <h2>时钟</h2>
          <dl>
            ${figure('业务时间', momentAt(clock.now))}${figure('已拨快', clock.offsetSeconds ? spanText(clock.offsetSeconds) : '未拨动')}${round('到期处理', status, 'chores')}${round('事件发送', status, 'events')}
          </dl>
          <h2>进程</h2>
          <dl>
            ${figure('版本', process.version)}${figure('已运行', spanText((process.now - process.startedAt) / 1000))}${figure('内存', megabytes(process.rssBytes))}${figure('调用', `${process.calls}，处理中 ${process.inFlight}`)}${figure('服务错误', process.faults)}${figure('超载拒绝', process.refusedBusy)}
          </dl>
          <footer><a href="/status.json">JSON</a> · <a href="/metrics">Prometheus</a></footer>
        </main>
      </body>
    </html>`.markup;
}
