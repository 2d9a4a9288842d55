import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { http } from '../../scripts/lib/http.mjs';

/** The sandbox server as it is shipped. */
export const serverFile = path.resolve('.build/sandbox/server.js');

/** Builds that server where it is older than its sources, in a process of its own: the build changes NODE_ENV. */
export const buildServer = (): unknown =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { build } = await import('./scripts/lib/build.mjs'); await build({ only: ['sandbox'] });`,
    ],
    { stdio: 'pipe' },
  );

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** Resolves when the process has ended. */
  stop(signal: NodeJS.Signals): Promise<void>;
}

/** Starts the server that `buildServer` has built, in a process of its own; resolves when it answers. */
export async function startServerProcess(
  port: number,
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [serverFile], {
    env: { ...process.env, SANDBOX: '1', ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const ready = await http(`${url}/healthz`).catch(() => null);
    if (ready?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    child,
    async stop(signal) {
      child.kill(signal);
      if (child.exitCode === null && child.signalCode === null)
        await new Promise((resolve) => child.once('exit', resolve));
    },
  };
}
