import { afterEach, expect, test, vi } from 'vitest';
import { openTabChannel } from './tab-channel.ts';

afterEach(() => void vi.unstubAllGlobals());

const refused = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test.each<[string, unknown]>([
  ['refuses a channel, as Firefox does with cookies blocked', vi.fn(refused)],
  ['has no channels', undefined],
])('the tab is on its own where the browser %s', (_, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  const tabs = openTabChannel('default');
  const leave = tabs.listen(
    () => undefined,
    () => undefined,
  );
  expect(() => tabs.post({ kind: 'ask' })).not.toThrow();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  dispatchEvent(new Event('pagehide'));
  leave();
});
