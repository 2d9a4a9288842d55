import { html, raw } from 'hono/html';
import { clockOf, momentAt } from '#domain/china-time.ts';
import { showFen } from '#domain/money.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import type { CashierTrade } from './cashier-state.ts';

const looks = {
  alipay: { name: '支付宝', mark: '支', colour: '#1661e6', dark: '#0f4fc4' },
  weChatPay: { name: '微信支付', mark: '微', colour: '#17803d', dark: '#116431' },
  unknown: { name: '收银台', mark: '¥', colour: '#4a5568', dark: '#2d3748' },
} as const;

/** One sheet for all states; the page has no script. */
const css = (look: { colour: string; dark: string }): string => `
*{box-sizing:border-box;margin:0}
body{min-height:100vh;background:#f2f4f8;color:#1b2330;font:15px/1.5 "PingFang SC","HarmonyOS Sans SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;font-variant-numeric:tabular-nums}
header{background:${look.colour};color:#fff;padding:20px 16px 84px;text-align:center}
header b{display:inline-grid;place-items:center;width:28px;height:28px;margin-right:8px;border-radius:6px;background:#fff;color:${look.colour};font-size:16px}
header span{font-size:17px;font-weight:600;vertical-align:middle}
main{width:min(420px,100% - 32px);margin:-60px auto 32px}
.card{background:#fff;border-radius:12px;padding:28px 24px 24px;box-shadow:0 6px 24px rgb(23 35 58/.1);text-align:center}
.what{color:#5a6578;font-size:14px}
.sum{margin:6px 0 20px;font-size:40px;line-height:48px;font-weight:600;letter-spacing:-.5px}
.sum i{font-size:.62em;font-style:normal;margin-right:2px}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 16px;padding:16px 0;margin-bottom:20px;border:solid #e6e9ef;border-width:1px 0;text-align:right;font-size:14px}
dt{color:#5a6578;text-align:left}
button{width:100%;height:48px;border:0;border-radius:8px;background:${look.colour};color:#fff;font-family:inherit;font-size:17px;font-weight:600;cursor:pointer}
button:hover{background:${look.dark}}
button:focus-visible{outline:2px solid ${look.dark};outline-offset:3px}
.mark{display:grid;place-items:center;width:56px;height:56px;margin:0 auto 12px;border-radius:50%;font-size:28px;font-weight:600;background:#eef1f6;color:#5a6578}
.mark.ok{background:#e5f5ea;color:#17803d}
h1{font-size:20px;line-height:28px;margin-bottom:4px}
.note{color:#5a6578;font-size:14px;text-wrap:balance}
.after{margin-top:12px;font-size:13px}
.done .sum{margin:12px 0 16px;font-size:28px;line-height:36px}
.done dl{margin-bottom:0;border-bottom:0;padding-bottom:0}
footer{margin-top:16px;color:#5a6578;font-size:12px;text-align:center}`;

const states = {
  paid: { mark: '✓', title: '付款成功', note: '请回到订单页面，页面会自动更新' },
  returned: { mark: '↩', title: '款项已退回', note: '付款时订单已无需支付，款项已原路退回' },
  expired: { mark: '…', title: '二维码已失效', note: '请回到订单页面，扫新的二维码。未产生扣款' },
  replaced: { mark: '…', title: '二维码已更换', note: '请回到订单页面，扫描新的二维码。未产生扣款' },
  settled: { mark: '✓', title: '订单已支付', note: '订单已用其他方式支付，请勿重复付款。此二维码未产生扣款' },
  overdue: { mark: '…', title: '订单已超时未支付', note: '支付时限已过，请回到订单页面查看。未产生扣款' },
  cancelled: { mark: '…', title: '订单已取消', note: '无需付款，未产生扣款' },
} as const;

const money = (fen: number) => html`<p class="sum"><i>¥</i>${showFen(fen, true)}</p>`;

function body(trade: CashierTrade) {
  const facts = html`<dl>
    <dt>商品</dt>
    <dd>${trade.subject}</dd>
    <dt>订单号</dt>
    <dd>${showOrderNo(trade.orderNo)}</dd>
    ${
      trade.paidAt
        ? html`<dt>付款时间</dt>
            <dd>${momentAt(trade.paidAt)}</dd>`
        : ''
    }
    ${
      trade.state === 'ready'
        ? html`<dt>请于此前付款</dt>
            <dd>${momentAt(trade.deadlineAt)}</dd>`
        : ''
    }
  </dl>`;
  if (trade.state === 'ready') {
    return html`<section class="card">
      <p class="what">付款给 ${trade.payee}</p>
      ${money(trade.amountFen)}${facts}
      <form method="post"><button>付款</button></form>
      ${
        trade.expiresAt < trade.deadlineAt
          ? html`<p class="note after">
              此二维码 ${clockOf(momentAt(trade.expiresAt))} 前有效，到时订单页面会自动更换新码
            </p>`
          : ''
      }
    </section>`;
  }
  const shown = states[trade.state];
  return html`<section class="card done" role="status">
    <div class="mark ${trade.state === 'paid' ? 'ok' : ''}" aria-hidden="true">${shown.mark}</div>
    <h1>${shown.title}</h1>
    <p class="note">${shown.note}</p>
    ${money(trade.amountFen)}${facts}
  </section>`;
}

const page = (look: (typeof looks)[keyof typeof looks], nonce: string, content: unknown) =>
  html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${look.name}付款</title>
        <style nonce="${nonce}">
          ${raw(css(look))}
        </style>
      </head>
      <body>
        <header><b aria-hidden="true">${look.mark}</b><span>${look.name}</span></header>
        <main>
          ${content}
          <footer>沙箱收银台，仅供演示，不产生真实扣款</footer>
        </main>
      </body>
    </html>`;

export const cashierPage = (trade: CashierTrade, nonce: string) => page(looks[trade.method], nonce, body(trade));

export const unknownTradePage = (nonce: string) =>
  page(
    looks.unknown,
    nonce,
    html`<section class="card done">
      <div class="mark" aria-hidden="true">?</div>
      <h1>没有找到这笔付款</h1>
      <p class="note">请回到订单页面重新获取二维码</p>
    </section>`,
  );
