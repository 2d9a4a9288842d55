import { levelNames } from '#domain/menu/level-names.ts';
import { operations } from '../operations.ts';
import type { Operation } from '../operations.ts';
import { answerTable, fieldTable } from './field-table.ts';
import { docsStyle } from './docs-style.ts';
import { siteHeader, siteStyle } from './site-header.ts';
import { html } from './page-text.ts';
import type { Markup } from './page-text.ts';
import { answerCodes, codesOf, domainNames, otherClients } from './wording.ts';

const anchor = ({ domain, name }: Operation): string => `${domain}-${name}`;

function who({ row }: Operation): string {
  if (row.members) return row.members.map((level) => `${levelNames[level]}（${level}）`).join('、');
  return row.access === 'app' ? '合作方的服务器' : row.access === 'login' ? '所有会员' : '任何人';
}

const accessNames: Readonly<Record<Operation['row']['access'], string>> = {
  login: '需要 token',
  app: '不需要 token，需要服务器签名 sign',
  public: '不需要',
};

const section = (operation: Operation): Markup => {
  const { row } = operation;
  const purpose = otherClients[`${operation.domain}.${operation.name}`];
  return html`<article id="${anchor(operation)}">
    <h3>
      <span class="verb">${row.method ?? 'POST'}</span><code class="path">${row.path}</code
      ><a href="#${anchor(operation)}" aria-label="链接到 ${row.summary}">#</a>
    </h3>
    <p class="lead">${row.summary}</p>
    ${purpose === undefined ? '' : html`<p>${purpose}。</p>`}
    <dl>
      <div>
        <dt>谁可以调用</dt>
        <dd>${who(operation)}</dd>
      </div>
      <div>
        <dt>登录</dt>
        <dd>${accessNames[row.access]}</dd>
      </div>
      <div>
        <dt>性质</dt>
        <dd>${row.reads ? '读取，可重试' : '写入或发送，不自动重试'}</dd>
      </div>
      <div>
        <dt>超时</dt>
        <dd>${row.profile === 'main' ? '60 秒' : '120 秒'}</dd>
      </div>
      <div>
        <dt>返回码</dt>
        <dd>${codesOf(operation).map((code) => html`<a class="ret" href="#ret-${code}">${code}</a>`)}</dd>
      </div>
    </dl>
    ${fieldTable(operation)}${answerTable(operation)}
  </article>`;
};

const domains = (): string[] => [...new Set(operations.map((operation) => operation.domain))];
const inDomain = (domain: string): Operation[] => operations.filter((operation) => operation.domain === domain);

const menu = (): Markup =>
  html`<nav aria-label="目录">
    <a href="#basics">约定</a><a href="#codes">返回码</a>${domains().map(
      (domain) =>
        html`<b>${domainNames[domain] ?? domain}</b
          >${inDomain(domain).map((operation) => html`<a href="#${anchor(operation)}">${operation.row.summary}</a>`)}`,
    )}<b>机器可读</b><a href="/docs/openapi.json">OpenAPI 3.1</a>
  </nav>`;

const basics = html`<section id="basics">
  <h2>约定</h2>
  <ul>
    <li>
      POST，表单编码（<code>application/x-www-form-urlencoded</code>），UTF-8；其他格式一律拒绝（400）。对象和列表以
      JSON 文本放在一个字段里，是否写作 <code>1</code> / <code>0</code>。请求最大 256 KB；带文件的调用最大 3 MB，文件以
      base64url 放在一个字段里。
    </li>
    <li>
      每次调用带上 <code>timestamp</code>、<code>device=web</code>；不是 <code>default</code> 的应用带上
      <code>appId</code>；登录后带上 <code>token</code>，它只属于取得它的应用，30 分钟不用即失效。
    </li>
    <li>
      回答总是 <code>{ ret, msg, data, tips }</code>，HTTP 200；只有来源未获准（403）和超出容量（429，带
      <code>Retry-After</code>）例外。
    </li>
    <li>
      创建或转移的调用带 <code>requestId</code>：同一会员、同一编号只生效一次，重复提交得到同一回答；换了内容则为 409。
    </li>
    <li>
      金额是元的十进制文本，时刻是中国时间 <code>YYYY-MM-DD HH:mm:ss</code>，名字以 Ms 结尾的是毫秒。响应头
      <code>x-server-time</code> 是服务器时钟。
    </li>
    <li>
      字段（或请求头）<code>traceparent</code> 是 W3C Trace Context，可省略；同一编号出现在响应头
      <code>traceresponse</code>、服务器日志和数据库语句里，服务错误的提示带它的前八位。
    </li>
  </ul>
</section>`;

const codes = html`<section id="codes">
  <h2>返回码</h2>
  <div class="scroll" tabindex="0" role="region" aria-label="返回码">
    <table>
      <thead>
        <tr>
          <th>ret</th>
          <th>含义</th>
        </tr>
      </thead>
      <tbody>
        ${answerCodes.map(
          ({ ret, meaning }) =>
            html`<tr id="ret-${ret}">
              <td><code>${ret}</code></td>
              <td>${meaning}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>
</section>`;

/** The reference as a page: no script, nothing loaded from elsewhere. */
export function docsPage(): string {
  return html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>接口参考</title>
        <style>
          ${{ markup: siteStyle + docsStyle }}
        </style>
      </head>
      <body>
        ${siteHeader('api')}
        <header class="page-head">
          <h1>接口参考</h1>
          <p>${operations.length} 个调用，与客户端和服务器共用同一份契约</p>
        </header>
        <div class="page">
          ${menu()}
          <main>
            ${basics}${codes}${domains().map(
              (domain) =>
                html`<section>
                  <h2>${domainNames[domain] ?? domain}</h2>
                  ${inDomain(domain).map(section)}
                </section>`,
            )}
          </main>
        </div>
      </body>
    </html>`.markup;
}
