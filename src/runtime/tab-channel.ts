import type { TabChannel, TabMessage } from '#session/tabs.ts';

/** The channel between the tabs of this origin; every browser of the floor has it. */
export function openTabChannel(appId: string): TabChannel {
  const name = `travel-embed:${appId}`;
  let channel: BroadcastChannel | null = null;
  return {
    post(message) {
      // Who does not listen (nothing is mounted) still tells.
      const way = channel ?? new BroadcastChannel(name);
      way.postMessage(message);
      if (way !== channel) way.close();
    },
    listen(hear, back) {
      const open = () => {
        channel = new BroadcastChannel(name);
        channel.onmessage = ({ data }) => hear(data as TabMessage);
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
