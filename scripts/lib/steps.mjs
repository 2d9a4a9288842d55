/** Runs the parts of a test run and counts what passed and failed. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const results = '.build/results';
/** Modules as the tests run them: each part of a run would transform the sources again. */
const modules = '.build/test-modules';

/** So many parts at a time, in their order. */
export async function inTurns(parts, atOnce) {
  const left = [...parts];
  const hand = async () => {
    for (let part = left.shift(); part; part = left.shift()) await part();
  };
  await Promise.all(Array.from({ length: atOnce }, hand));
}

/** `isShared`: parts run side by side, so each prints what it has to say once it has ended. `shares`: seconds by part. */
export function createRun({ isShared = false, shares = {} } = {}) {
  let passed = 0;
  let failed = 0;
  const seconds = [];
  const startedMs = Date.now();
  // Of another run's sources and plugins.
  fs.rmSync(modules, { recursive: true, force: true });
  const run = (command, parts, env = {}) =>
    new Promise((resolve) => {
      const child = spawn(command, parts, {
        stdio: isShared ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...env },
      });
      const heard = [];
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => heard.push(part));
      child.once('error', () => resolve({ code: 1, text: '' }));
      child.once('close', (code) => resolve({ code: code ?? 1, text: Buffer.concat(heard).toString() }));
    });
  const timed = async (name, work) => {
    const startedMs = Date.now();
    console.log(isShared ? `… ${name}` : `\n── ${name}`);
    const text = await work();
    const took = (Date.now() - startedMs) / 1000;
    seconds.push([name, took]);
    if (isShared) console.log(`\n── ${name}, ${took.toFixed(1)} s\n${text}`);
  };
  /** `oxfmt`, or a file of a package of which there are two versions: `typescript-7/bin/tsc`. */
  const bin = (name) => path.join('node_modules', name.includes('/') ? '' : '.bin', name);
  const passes = (name, command, parts) =>
    timed(name, async () => {
      const { code, text } = await run(command, parts);
      if (code === 0) passed += 1;
      else failed += 1;
      return text;
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
        const { code, text } = await run(
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
        return text;
      }),
    note: (text) => console.log(text),
    finish() {
      console.log('');
      for (const [name, time] of seconds)
        console.log(
          `${time.toFixed(1).padStart(7)} s  ${name}${shares[name] ? `, share ${shares[name]} s${time > shares[name] ? ': outgrown' : ''}` : ''}`,
        );
      console.log(`${((Date.now() - startedMs) / 1000).toFixed(1).padStart(7)} s  in all`);
      console.log(`\n${passed} passed, ${failed} failed`);
      process.exitCode = failed ? 1 : 0;
    },
  };
}
