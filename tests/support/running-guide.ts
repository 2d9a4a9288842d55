import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { http } from '../../scripts/lib/http.mjs';
import { buildServer } from './server-process.ts';

/** The commands of docs/running.md, by their titles. */
export const runningBlocks = new Map(
  Array.from(
    fs.readFileSync('docs/running.md', 'utf8').matchAll(/^```bash title="([^"]+)"\n([\s\S]*?)^```$/gm),
    ([, title = '', text = '']) => [title, text] as const,
  ),
);

/** A folder and a shell in which the guide's commands run one after another, as an operator types them. */
export async function openShell(replacements: Readonly<Record<string, string>>) {
  buildServer();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'travel-embed-running-'));
  const kept = path.join(folder, 'environment.sh');
  fs.writeFileSync(kept, '');
  const ports = { 4600: await freePort(), 4601: await freePort() };
  const replaced = {
    ...replacements,
    'node .build/': `node ${path.resolve('.build')}/`,
    4600: String(ports[4600]),
    4601: String(ports[4601]),
  };

  /** Runs text in bash with the variables that the texts before have exported; rejects where a command fails. */
  async function run(text: string, env: Readonly<Record<string, string>> = {}): Promise<string> {
    let script = text;
    for (const [from, to] of Object.entries(replaced)) script = script.replaceAll(from, to);
    // A file and no pipe: a server in the background would keep a pipe open.
    const output = path.join(folder, 'output.txt');
    const file = fs.openSync(output, 'w');
    const whole = `set -euo pipefail\nsource ${kept}\n${script}\nexport -p > ${kept}\n`;
    const child = spawn('bash', ['-c', whole], {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', file, file],
    });
    const status = await new Promise((resolve) => child.once('exit', resolve));
    fs.closeSync(file);
    const said = fs.readFileSync(output, 'utf8');
    if (status !== 0) throw new Error(`${script}\nended with ${String(status)}:\n${said}`);
    return said;
  }

  return {
    folder,
    url: (port: keyof typeof ports): string => `http://127.0.0.1:${ports[port]}`,
    run,
    block: (title: string, env?: Readonly<Record<string, string>>): Promise<string> => {
      const text = runningBlocks.get(title);
      if (text === undefined) throw new Error(`the guide has no commands "${title}"`);
      return run(text, env);
    },
    read: (name: string): string => fs.readFileSync(path.join(folder, name), 'utf8').trim(),
    /** Ends the servers that the commands have started. */
    async close(): Promise<void> {
      for (const name of fs.readdirSync(folder).filter((one) => one.endsWith('.pid'))) {
        const pid = Number(fs.readFileSync(path.join(folder, name), 'utf8'));
        for (let isThere = true, signal: NodeJS.Signals | 0 = 'SIGTERM'; isThere; signal = 0) {
          try {
            process.kill(pid, signal);
            await new Promise((resolve) => setTimeout(resolve, 50));
          } catch {
            isThere = false;
          }
        }
      }
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Calls without an end until `stop`, from one of the addresses that answers, as a balancer does; the answers that were none. */
export function callWithout(pause: number, addresses: () => readonly string[]) {
  const end = new AbortController();
  const failed: string[] = [];
  let answered = 0;
  const calling = (async () => {
    while (!end.signal.aborted) {
      let said = '';
      for (const address of addresses()) {
        const response = await http
          .post(`${address}/common/notices`, { body: new URLSearchParams({ device: 'web' }) })
          .catch((error: unknown) => error as Error);
        said = response instanceof Error ? response.message : `${response.status} ${await response.text()}`;
        if (said.startsWith('200 {"ret":0')) break;
      }
      if (said.startsWith('200 {"ret":0')) answered += 1;
      else failed.push(said);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  })();
  return {
    answered: () => answered,
    async stop(): Promise<string[]> {
      end.abort();
      await calling;
      return failed;
    },
  };
}
