import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../../../scripts/lib/free-port.mjs';
import { until } from './process.ts';
import type { Driver } from './webdriver.ts';

const prefs = (port: number) => ({
  'marionette.port': port,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'zh-CN',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
});

/** Marionette: `length:[0,id,name,parameters]` out, `length:[1,id,error,value]` back, one after the other. */
async function marionette(port: number) {
  const socket = await until('Firefox listens', () => {
    const trying = net.connect(port, '127.0.0.1');
    return new Promise<net.Socket | null>((resolve) => {
      trying.once('connect', () => resolve(trying));
      trying.once('error', () => resolve(null));
    });
  });
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let bytes = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk]);
    for (;;) {
      const colon = bytes.indexOf(':');
      const length = Number(bytes.subarray(0, colon).toString());
      if (colon < 0 || bytes.length < colon + 1 + length) return;
      const message: unknown = JSON.parse(bytes.subarray(colon + 1, colon + 1 + length).toString());
      bytes = bytes.subarray(colon + 1 + length);
      // The first message is the greeting.
      if (!Array.isArray(message)) continue;
      const [, id, error, value] = message as [number, number, { error: string; message: string } | null, unknown];
      const call = waiting.get(id);
      waiting.delete(id);
      if (error) call?.reject(new Error(`${error.error}: ${error.message}`));
      else call?.resolve(value);
    }
  });
  socket.on('close', () => {
    for (const call of waiting.values()) call.reject(new Error('Firefox went away'));
  });
  let last = 0;
  const send = (name: string, parameters: object = {}) =>
    new Promise<unknown>((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      const text = JSON.stringify([0, last, name, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  return { send, end: () => socket.destroy() };
}

/** A fresh Firefox without a window; `binary` is its path, `more` are settings of this one. */
export async function startFirefox(binary: string, more: Readonly<Record<string, unknown>> = {}): Promise<Driver> {
  const port = await freePort();
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'travel-embed-firefox-'));
  fs.writeFileSync(
    path.join(profile, 'user.js'),
    Object.entries({ ...prefs(port), ...more })
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const browser = spawn(
    binary,
    ['--headless', '--no-remote', '--marionette', '--width', '1280', '--height', '900', '--profile', profile],
    { stdio: 'ignore', env: { ...process.env, TZ: 'America/New_York', HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' } },
  );
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  const { send, end } = await marionette(port);
  const value = async (name: string, parameters: object) =>
    ((await send(name, parameters)) as { value: unknown }).value;
  await send('WebDriver:NewSession', {});
  return {
    navigate: (url) => send('WebDriver:Navigate', { url }),
    run: (script, args) => value('WebDriver:ExecuteScript', { script, args, newSandbox: false }),
    click: (id) => send('WebDriver:ElementClick', { id }),
    clear: (id) => send('WebDriver:ElementClear', { id }),
    keys: (id, text) => send('WebDriver:ElementSendKeys', { id, text }),
    perform: (actions) => send('WebDriver:PerformActions', { actions }),
    picture: async () => String(await value('WebDriver:TakeScreenshot', { full: false })),
    async close() {
      end();
      browser.kill();
      await ended;
      fs.rmSync(profile, { recursive: true, force: true });
    },
  };
}
