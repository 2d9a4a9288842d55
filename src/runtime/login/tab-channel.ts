import type { TabChannel, TabMessage } from '#session/tabs.ts';

/** None where the browser refuses it (Firefox with cookies blocked) or the page has taken it away: then this tab is on its own. */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** The channel between the tabs of this origin. */
export function openTabChannel(appId: string): TabChannel {
  const name = `travel-embed:${appId}`;
  let channel: BroadcastChannel | null = null;
  return {
    post(message) {
      // A tab that does not listen (nothing is mounted) still posts.
      const way = channel ?? openChannel(name);
      way?.postMessage(message);
      if (way !== channel) way?.close();
    },
    listen(hear, back) {
      const open = () => {
        channel = openChannel(name);
        if (channel) channel.onmessage = ({ data }) => hear(data as TabMessage);
      };
      // An open channel would keep the page out of the back-forward cache.
      const close = () => {
        channel?.close();
        channel = null;
      };
      const shown = ({ persisted }: PageTransitionEvent) => {
        if (!persisted) return;
        open();
        back();
      };
      open();
      addEventListener('pagehide', close);
      addEventListener('pageshow', shown);
      return () => {
        close();
        removeEventListener('pagehide', close);
        removeEventListener('pageshow', shown);
      };
    },
  };
}
