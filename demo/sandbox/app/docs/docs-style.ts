/** Looks of /docs below the header that it shares with the guide, whose colours it takes (site-header.ts). */
export const docsStyle = `
*{box-sizing:border-box}html{scroll-behavior:smooth;scroll-padding-top:77px}
body{margin:0;background:var(--bg);color:var(--text);font:14px/22px "PingFang SC","HarmonyOS Sans SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
header.page-head{background:var(--page);border-bottom:1px solid var(--line);padding:24px max(24px,calc(50vw - 576px))}
h1{margin:0;font-size:24px;line-height:32px;font-weight:600}header.page-head p{margin:4px 0 0;color:var(--text-3)}
.page{display:grid;grid-template-columns:208px minmax(0,1fr);gap:24px;max-width:1200px;margin:0 auto;padding:24px;align-items:start}
.page nav{position:sticky;top:77px;max-height:calc(100vh - 93px);overflow:auto;background:var(--page);border:1px solid var(--line);border-radius:8px;padding:12px 8px;display:flex;flex-direction:column}
.page nav b{margin:12px 8px 4px;font-size:12px;line-height:18px;color:var(--text-3);font-weight:500}
.page nav a{padding:4px 8px;border-radius:6px;font-size:13px;line-height:20px;color:var(--text-2);text-decoration:none}.page nav a:hover{background:var(--soft);color:var(--brand)}
main a{color:var(--brand)}a:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:3px}
h2{margin:0 0 12px;font-size:18px;line-height:26px;font-weight:600}section{margin-bottom:32px}
article,section#basics,section#codes{background:var(--page);border:1px solid var(--line);border-radius:8px;padding:20px;margin-bottom:12px}section#basics,section#codes{margin-bottom:24px}
ul{margin:0;padding-left:20px;color:var(--text-2)}li+li{margin-top:4px}
h3{display:flex;gap:10px;align-items:center;margin:0;font-size:16px;line-height:24px;font-weight:600;flex-wrap:wrap}h3 a{color:var(--text-3);text-decoration:none;padding:0 6px}
.verb{font-size:11px;line-height:16px;padding:2px 8px;border-radius:4px;background:var(--soft);color:var(--brand);font-weight:600}
code{font:13px/20px ui-monospace,"SF Mono",Menlo,Consolas,monospace}.path{font-size:15px;overflow-wrap:anywhere}
.lead{margin:4px 0 12px;color:var(--text-2)}.none{margin:12px 0 0;color:var(--text-3);font-size:13px}
dl{display:flex;flex-wrap:wrap;gap:4px 32px;margin:0 0 12px;font-size:13px;line-height:20px}dl div{display:flex;gap:8px}dt{color:var(--text-3)}dd{margin:0}
.ret{display:inline-block;min-width:24px;padding:2px 6px;margin:0 4px 0 0;box-sizing:border-box;font-variant-numeric:tabular-nums;text-decoration:none}
details{margin-top:12px}summary{cursor:pointer;font-size:13px;line-height:20px;color:var(--brand)}summary:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:3px}details[open] summary{margin-bottom:8px}
.scroll{overflow-x:auto}table{width:100%;border-collapse:collapse;font-size:13px;line-height:20px}
th{text-align:left;font-weight:500;color:var(--text-3);background:var(--bg);white-space:nowrap}th,td{padding:8px 12px;border-bottom:1px solid var(--line);vertical-align:top}
td:nth-child(2),td:nth-child(3){white-space:nowrap;color:var(--text-2)}td:last-child{color:var(--text-2);overflow-wrap:anywhere}td.d1{padding-left:32px}td.d2{padding-left:52px}td.d3{padding-left:72px}
#codes td:first-child{width:96px}.fields{min-width:600px;table-layout:fixed}.fields th:nth-child(1){width:26%}.fields th:nth-child(2){width:26%}.fields th:nth-child(3){width:64px}.fields td:nth-child(2){white-space:normal}tr:target,article:target{background:var(--soft)}
@media (max-width:860px){.page{grid-template-columns:minmax(0,1fr);padding:16px;gap:16px}.page nav{position:static;max-height:none;flex-direction:row;flex-wrap:wrap}.page nav b{flex:0 0 100%}header.page-head{padding:16px}article,section#basics,section#codes{padding:16px}}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
`;
