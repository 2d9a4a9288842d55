/** Runs the parts of a test run one after the other and counts what passed and failed. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const results = '.build/results';
/** Modules as the tests run them: each part of a run would transform the sources again. */
const modules = '.build/test-modules';

export function createRun() {
  let passed = 0;
  let failed = 0;
  const seconds = [];
  // Of another run's sources and plugins.
  fs.rmSync(modules, { recursive: true, force: true });
  const run = (command, parts, env = {}) =>
    new Promise((resolve) => {
      const child = spawn(command, parts, {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...env },
      });
      child.once('error', () => resolve(1));
      child.once('exit', (code) => resolve(code ?? 1));
    });
  const timed = async (name, work) => {
    const startedMs = Date.now();
    console.log(`\n── ${name}`);
    await work();
    seconds.push([name, (Date.now() - startedMs) / 1000]);
  };
  /** `prettier`, or a file of a package of which there are two versions: `typescript-7/bin/tsc`. */
  const bin = (name) => path.join('node_modules', name.includes('/') ? '' : '.bin', name);
  const passes = (name, command, parts) =>
    timed(name, async () => {
      if ((await run(command, parts)) === 0) passed += 1;
      else failed += 1;
    });
  return {
    /** One check that passes or fails as a whole. */
    check: (name, command, ...parts) => passes(name, bin(command), parts),
    /** A script in a process of its own: the build changes NODE_ENV, which tests beside it must not see. */
    script: (name, file) => passes(name, process.execPath, [file]),
    /** A vitest run; its own counts are added. */
    vitest: (name, parts, env) =>
      timed(name, async () => {
        fs.mkdirSync(results, { recursive: true });
        const file = path.join(results, `${name.replaceAll(/\W+/g, '-')}.json`);
        fs.rmSync(file, { force: true });
        const code = await run(
          bin('vitest'),
          [
            'run',
            '--reporter=default',
            '--silent=passed-only',
            '--reporter=json',
            `--outputFile.json=${file}`,
            '--experimental.fsModuleCache',
            `--experimental.fsModuleCachePath=${path.resolve(modules)}`,
            ...parts,
          ],
          env,
        );
        const told = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null;
        passed += told?.numPassedTests ?? 0;
        failed += told?.numFailedTests ?? 0;
        // A run that broke without a failed test, or ran none, has failed too.
        if (!told || told.numTotalTests === 0 || (code !== 0 && !told.numFailedTests)) failed += 1;
      }),
    note: (text) => console.log(text),
    finish() {
      console.log('');
      for (const [name, time] of seconds) console.log(`${time.toFixed(1).padStart(7)} s  ${name}`);
      console.log(`\n${passed} passed, ${failed} failed`);
      process.exitCode = failed ? 1 : 0;
    },
  };
}
