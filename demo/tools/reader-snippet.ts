/**
 * Runs on a partner's page, as a bookmark or pasted into its console: reads the computed looks of what is seen there
 * and opens the editor with them. Nothing is sent anywhere but into the address of the opened page, after its `#`.
 */
export const readerSnippet = (editor: string): string =>
  `(()=>{const c=(e,p)=>e?getComputedStyle(e)[p]:'';const q=s=>document.querySelector(s);const solid=v=>v&&!/^rgba\\(.*, 0\\)$|transparent/.test(v)?v:'';` +
  `const seen=[...document.querySelectorAll('button,[role=button],input[type=submit],a[class*=btn],a[class*=button]')].filter(e=>e.offsetWidth&&solid(c(e,'backgroundColor')));` +
  `const tally={};for(const e of seen){const k=c(e,'backgroundColor');(tally[k]||=[]).push(e)}const best=Object.values(tally).sort((a,b)=>b.length-a.length)[0]?.[0];` +
  `const link=[...document.querySelectorAll('main a,article a,p a,a')].find(e=>e.offsetWidth);const card=q('[class*=card],[class*=panel]');` +
  `const looks={page:solid(c(document.body,'backgroundColor'))||solid(c(document.documentElement,'backgroundColor'))||'#ffffff',surface:solid(c(card,'backgroundColor')),text:c(document.body,'color'),brand:c(link,'color'),action:c(best,'backgroundColor'),radius:c(best,'borderTopLeftRadius'),font:c(document.body,'fontFamily'),fontDisplay:c(q('h1,h2'),'fontFamily')};` +
  `open(${JSON.stringify(`${editor}#`)}+encodeURIComponent(JSON.stringify({looks,from:location.host})))})()`;
