/** The built sandbox as a process of its own, as `npm start` runs it: its memory and processor time are its own. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { freePort } from '../lib/free-port.mjs';
import { http } from '../lib/http.mjs';

export async function startProcess(environment) {
  const port = await freePort(20);
  const child = spawn(process.execPath, ['.build/sandbox/server.js'], {
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await http(`${url}/healthz`).catch(() => null))?.ok)
    await new Promise((resolve) => setTimeout(resolve, 100));
  return {
    url,
    pid: child.pid,
    stop: () => new Promise((resolve) => (child.once('exit', resolve), child.kill('SIGTERM'))),
  };
}

/** Memory of a process in bytes, now and at most since `forgetMost`. Linux alone reports it. */
export function memoryOf(pid) {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  const of = (name) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024;
  return { now: of('VmRSS'), most: of('VmHWM') };
}

export const forgetMost = (pid) => fs.writeFileSync(`/proc/${pid}/clear_refs`, '5');
