import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { freePort } from '../../../../scripts/lib/free-port.mjs';
import { until } from './process.ts';
import type { Driver } from './webdriver.ts';
import { http } from '../../../../scripts/lib/http.mjs';

interface Binaries {
  driver: string;
  browser: string;
  xvfb: string;
}

const gone = (child: ChildProcess) =>
  child.exitCode === null ? new Promise((resolve) => child.once('exit', resolve)) : Promise.resolve();

/** A fresh WebKitGTK in a screen of its own. */
export async function startWebKit({ driver, browser, xvfb }: Binaries): Promise<Driver> {
  // The server picks a free display and says its number.
  const screen = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  let display = '';
  screen.stdio[3]?.on('data', (chunk: Buffer) => (display += chunk.toString()));
  await until('a screen', async () => (display.endsWith('\n') ? display : null));
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display.trim()}`,
      TZ: 'America/New_York',
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const base = `http://127.0.0.1:${port}`;
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await http(base + path, { method, ...(body && { json: body }) });
    const { value } = await response.json<{ value: unknown }>();
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  await until('WebKitWebDriver answers', () => call('GET', '/status').catch(() => null));
  const { sessionId } = (await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } } },
  })) as { sessionId: string };
  const send = (method: string, path: string, body?: object) => call(method, `/session/${sessionId}${path}`, body);
  await send('POST', '/window/rect', { x: 0, y: 0, width: 1280, height: 980 });
  return {
    navigate: (url) => send('POST', '/url', { url }),
    run: (script, args) => send('POST', '/execute/sync', { script, args }),
    click: (id) => send('POST', `/element/${id}/click`, {}),
    clear: (id) => send('POST', `/element/${id}/clear`, {}),
    keys: (id, text) => send('POST', `/element/${id}/value`, { text }),
    perform: (actions) => send('POST', '/actions', { actions }),
    picture: async () => String(await send('GET', '/screenshot')),
    async close() {
      await call('DELETE', `/session/${sessionId}`).catch(() => null);
      server.kill();
      await gone(server);
      screen.kill();
      await gone(screen);
    },
  };
}
