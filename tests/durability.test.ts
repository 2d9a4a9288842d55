import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../scripts/lib/free-port.mjs';

/** The built server on a folder of its own, killed without warning at random moments (quality.md, Sandbox server). */
const server = '.build/sandbox/server.js';
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'travel-embed-kill-'));
let child: ChildProcess | undefined;
afterAll(() => {
  child?.kill('SIGKILL');
  fs.rmSync(dataDir, { recursive: true, force: true });
});

async function start(port: number): Promise<number> {
  const { DATABASE_URL: _, ...env } = process.env;
  const startedMs = Date.now();
  child = spawn(process.execPath, [server], { env: { ...env, PORT: String(port), DATA_DIR: dataDir }, stdio: 'ignore' });
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
    if (ready?.ok) return Date.now() - startedMs;
    if (Date.now() - startedMs > 60_000) throw new Error('the server does not come back');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function call(port: number, where: string, fields: Record<string, string>) {
  const response = await fetch(`http://127.0.0.1:${port}${where}`, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: new URLSearchParams({ device: 'web', ...fields }).toString() });
  return (await response.json()) as { ret: number; msg: string; data: Record<string, unknown> };
}

const killed = () => new Promise((resolve) => (child?.once('exit', resolve), child?.kill('SIGKILL')));

test('killing the server at random moments loses no acknowledged write', { timeout: 180_000 }, async () => {
  const port = await freePort();
  await start(port);
  await call(port, '/login/appNewLoginPhoneCode', { mobilePhone: '13800000030' });
  const sms = (await (await fetch(`http://127.0.0.1:${port}/sandbox/sms?mobilePhone=13800000030`)).json()) as { code?: string; data?: { code: string } };
  const login = await call(port, '/login/appNewLoginMobile', { mobilePhone: '13800000030', code: sms.code ?? sms.data?.code ?? '' });
  expect(login.ret, login.msg).toBe(0);
  const token = String(login.data['token']);

  const acknowledged: string[] = [];
  for (let round = 0; round < 4; round += 1) {
    const running = { isAlive: true };
    const writer = async (lane: number) => {
      for (let n = 0; running.isAlive; n += 1) {
        const certNo = `P${round}${lane}${String(n).padStart(5, '0')}`;
        const answer = await call(port, '/passenger/save', {
          token,
          name: '测试旅客',
          englishName: 'CE/SHI',
          psgType: 'ADT',
          sex: 'M',
          bornDate: '1990-01-01',
          nationality: 'CN',
          documents: JSON.stringify([{ certType: '2', certNo, certValidDate: '2036-01-01', issueCountry: 'CN' }]),
          consent: 'true',
        }).catch(() => null);
        if (answer?.ret === 0) acknowledged.push(certNo);
        else if (answer) throw new Error(`refused: ${answer.msg}`);
        else return;
      }
    };
    const writers = [0, 1, 2, 3].map(writer);
    await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 700));
    await killed();
    running.isAlive = false;
    await Promise.all(writers);
    await start(port);
    const kept = JSON.stringify((await call(port, '/passenger/list', { token })).data);
    const lost = acknowledged.filter((certNo) => !kept.includes(certNo));
    expect(lost).toEqual([]);
  }
  expect(acknowledged.length).toBeGreaterThan(4);
});

test('a second server on the same folder is refused with a clear message', { timeout: 60_000 }, async () => {
  let said = '';
  const second = spawn(process.execPath, [server], { env: { ...process.env, PORT: String(await freePort()), DATA_DIR: dataDir, DATABASE_URL: '' }, stdio: ['ignore', 'ignore', 'pipe'] });
  second.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise((resolve) => second.once('exit', resolve));
  expect(code).not.toBe(0);
  expect(said).toContain(dataDir);
});
