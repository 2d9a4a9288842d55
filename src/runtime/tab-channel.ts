import type { TabChannel, TabMessage } from '#session/tabs.ts';

/**
 * The channel between the tabs of this origin. Without BroadcastChannel a storage event takes its place: it only
 * says who is here, without a token, so that a tab never goes on under an identity that has ended.
 */
export function openTabChannel(appId: string): TabChannel {
  const name = `travel-embed:${appId}`;
  if (!('BroadcastChannel' in window)) return storageChannel(`${name}:tab`);
  let hear: (message: TabMessage) => void;
  let channel: BroadcastChannel | null = null;
  const open = () => {
    channel ??= new BroadcastChannel(name);
    channel.onmessage = ({ data }) => hear(data as TabMessage);
  };
  return {
    post: (message) => channel?.postMessage(message),
    listen(listener) {
      hear = listener;
      open();
      // An open channel would keep the page out of the back-forward cache.
      addEventListener('pagehide', () => (channel?.close(), (channel = null)));
      addEventListener('pageshow', open);
    },
  };
}

function storageChannel(key: string): TabChannel {
  return {
    post({ kind, user }) {
      if (kind === 'ask') return;
      try {
        localStorage.setItem(key, JSON.stringify({ user: user && { memberId: user.memberId }, at: Date.now() }));
      } catch {
        // Storage is full or forbidden: the server ends the other tab's session instead.
      }
    },
    listen: (hear) => addEventListener('storage', ({ key: changed, newValue }) => (changed === key && newValue ? hear(JSON.parse(newValue) as TabMessage) : undefined)),
  };
}
