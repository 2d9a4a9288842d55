import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['a fast network', { effectiveType: '4g' }, 1],
  ['a browser without figures', undefined, 1],
  ['a visitor who saves data', { effectiveType: '4g', saveData: true }, 0],
  ['a slow network', { effectiveType: 'slow-2g' }, 0],
])('with %s, an idle page loads a part that was not asked for so many times: (%j, %i)', (_, connection, times) => {
  let idle = () => {};
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => ((idle = run), 1));
  vi.stubGlobal('cancelIdleCallback', () => (idle = () => {}));
  const load = vi.fn();
  whenIdle(load, () => () => {});
  expect(load).not.toHaveBeenCalled();
  idle();
  expect(load).toHaveBeenCalledTimes(times);
  idle = () => {};
  whenIdle(load, () => () => {})();
  idle();
  expect(load).toHaveBeenCalledTimes(times);
});
