/** Runs the parts of a test run and counts what passed and failed. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const results = '.build/results';
/** Modules as the tests run them: each part of a run would transform the sources again. */
const modules = '.build/test-modules';

/** The longest part of a run on a busy machine takes half of it; what takes longer waits for something that never comes. */
const longestPartMs = 40 * 60_000;

/** So many parts at a time, in their order. */
export async function inTurns(parts, atOnce) {
  const left = [...parts];
  const hand = async () => {
    for (let part = left.shift(); part; part = left.shift()) await part();
  };
  await Promise.all(Array.from({ length: atOnce }, hand));
}

/** Sum of fields of `/proc/PID/stat` in seconds of processor time; 0 where the system has no /proc. */
function secondsOf(pid, ...places) {
  try {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return places.reduce((sum, place) => sum + Number(fields[place]), 0) / 100;
  } catch {
    return 0;
  }
}

/** Of all children that have ended, with theirs. */
const spentByChildren = () => secondsOf('self', 13, 14);

/** Of a process and its children that have ended. */
export const spentBy = (pid) => secondsOf(pid, 11, 12, 13, 14);

/** Of a report of vitest: file, name and the first lines of the message of each test that failed, or of a file that could not be read. */
export function failedTests(part, report) {
  const told = (file, name, message = '') => {
    const lines = message.split('\n    at ')[0].split('\n').slice(0, 4);
    return [`${part}: ${path.relative('', file)}${name}`, ...lines.map((text) => `    ${text.slice(0, 300)}`)].join(
      '\n',
    );
  };
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => [
    ...(status === 'failed' && !assertionResults.length ? [told(name, '', message)] : []),
    ...assertionResults
      .filter((result) => result.status === 'failed')
      .map((result) => told(name, ` › ${result.fullName}`, result.failureMessages?.[0])),
  ]);
}

/** The beginning of each view that browser tests wrote at a failure (tests/e2e/support/browser.ts): a run elsewhere leaves its output alone. */
export function viewsAtFailure(folder, sinceMs) {
  if (!fs.existsSync(folder)) return [];
  const views = fs.readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return views
    .filter((name) => fs.statSync(path.join(folder, name)).mtimeMs >= sinceMs)
    .map((name) => [name, ...fs.readFileSync(path.join(folder, name), 'utf8').split('\n', 60)].join('\n    '));
}

/** `isShared`: parts run side by side, so each prints what it has to say once it has ended. `shares`: seconds of processor time by part. */
export function createRun({ isShared = false, shares = {}, longestMs = longestPartMs } = {}) {
  let passed = 0;
  let failed = 0;
  const times = [];
  /** Lines that name what failed: the output of a part may be thousands of lines above the counts. */
  const failures = [];
  /** One child is waited for at a time: what the sum grew by is its own. */
  let spentBefore = spentByChildren();
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
      let spent = 0;
      // Asked to end first: it takes its workers with it.
      const ends = ['SIGTERM', 'SIGKILL'].map((signal, at) =>
        setTimeout(
          () => {
            heard.push(Buffer.from(`\n${signal}: it did not end in ${longestMs / 60_000} minutes\n`));
            child.kill(signal);
          },
          longestMs + at * 20_000,
        ),
      );
      child.once('exit', () => {
        ends.forEach(clearTimeout);
        const now = spentByChildren();
        [spent, spentBefore] = [now - spentBefore, now];
      });
      child.once('error', () => resolve({ code: 1, text: '', spent }));
      child.once('close', (code) => resolve({ code: code ?? 1, text: Buffer.concat(heard).toString(), spent }));
    });
  const timed = async (name, work) => {
    const startedMs = Date.now();
    console.log(isShared ? `… ${name}` : `\n── ${name}`);
    const { text, spent } = await work();
    const took = (Date.now() - startedMs) / 1000;
    times.push({ name, took, spent });
    if (isShared) console.log(`\n── ${name}, ${took.toFixed(1)} s\n${text}`);
  };
  /** `oxfmt`, or a file of a package of which there are two versions: `typescript-7/bin/tsc`. */
  const bin = (name) => path.join('node_modules', name.includes('/') ? '' : '.bin', name);
  const passes = (name, command, parts) =>
    timed(name, async () => {
      const ended = await run(command, parts);
      if (ended.code === 0) passed += 1;
      else {
        failed += 1;
        failures.push(`${name}: ended with ${ended.code}`);
      }
      return ended;
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
        const ended = await run(
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
        failures.push(...failedTests(name, told));
        // A run that broke without a failed test, or ran none, has failed too.
        if (!told || told.numTotalTests === 0 || (ended.code !== 0 && !told.numFailedTests)) {
          failed += 1;
          failures.push(`${name}: ended with ${ended.code} and no failed test`);
        }
        return ended;
      }),
    note: (text) => console.log(text),
    /** Processor time of a server that is no child of any part. */
    beside: (name, spent) => times.push({ name, took: 0, spent }),
    finish() {
      console.log('');
      const line = (took, spent, name) =>
        `${took.toFixed(1).padStart(7)} s ${spent.toFixed(1).padStart(7)} s of processor time  ${name}`;
      for (const { name, took, spent } of times) {
        const share = shares[name];
        console.log(
          line(took, spent, `${name}${share ? `, share ${share} s${spent > share ? ': outgrown' : ''}` : ''}`),
        );
      }
      const all = times.reduce((sum, { spent }) => sum + spent, 0);
      console.log(line((Date.now() - startedMs) / 1000, all, 'in all'));
      if (failures.length) console.log(`\nFailed:\n${failures.join('\n')}`);
      if (failures.length) console.log(viewsAtFailure('.build/failed', startedMs).join('\n'));
      console.log(`\n${passed} passed, ${failed} failed`);
      process.exitCode = failed ? 1 : 0;
    },
  };
}
