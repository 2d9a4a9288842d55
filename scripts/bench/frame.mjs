/** The tag alone, and with the first frame (`travel-embed html`), over Slow 4G at 4× CPU. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { measurePages, servePages } from './page-load.mjs';

const ready = "<script>document.addEventListener('travel:ready', () => { window.isReady = true; });</script>";

export async function measureFrame(browser, { cdn, port }) {
  // The sandbox that it asks runs in this process.
  const { stdout: html } = await promisify(execFile)('node', ['dist/npm/cli.js', 'html', '--cdn', cdn]);
  const [head, place] = html.split(/\n(?=<div)/);
  const arms = {
    'the page alone': { head: '<script>window.isReady = true;</script>', place: '' },
    'tag alone': {
      head: `${ready}<script async src="${cdn}/v1/loader.js"></script>`,
      place: '<div data-travel-widget="flight-search"></div>',
    },
    'tag and first frame': { head: ready + head, place },
  };
  const served = await servePages({ arms, files: {} }, port);
  try {
    return await measurePages(browser, `http://127.0.0.1:${port}`, served.names);
  } finally {
    await served.close();
  }
}
