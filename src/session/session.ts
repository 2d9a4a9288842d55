import { batch, signal } from '@preact/signals-core';
import { createClient } from '#api/client.ts';
import type { Client } from '#api/client.ts';
import { importAgain } from '#api/import-again.ts';
import { account } from '#contract/account.ts';
import type { LoginAnswer, UserInfo } from '#contract/account.ts';
import { dayAt } from '#domain/china-time.ts';
import type { AppConfig } from '#theme/theme.ts';
import { createStore, deviceStorage, tabStorage } from './storage.ts';
import { joinTabs } from './tabs.ts';
import type { TabChannel, TabMessage } from './tabs.ts';

export interface SessionOptions {
  apiBase: string;
  fetch: typeof fetch;
  config: AppConfig;
  now?: () => number;
  /** Told of every change of identity, for the page's events. */
  onChange?: (user: UserInfo | null) => void;
  /** The other tabs of this origin; without it this tab is on its own. */
  tabs?: TabChannel;
}

/** Who has not listened to the other tabs for longer than this asks the server who is here. */
const forgottenMs = 30_000;

export type Session = ReturnType<typeof createSession>;

/**
 * Who is here: one session for all widgets of a page with the same app id. The token lives in memory and
 * in this tab's storage under our prefix, never in an address, log or attribute (quality.md, Security).
 */
export function createSession(options: SessionOptions) {
  const { config } = options;
  const ownClock = options.now ?? Date.now;
  const stored = createStore(tabStorage, config.appId);
  const device = createStore(deviceStorage, config.appId);
  const token = signal<string | null>(stored.get<string>('token') ?? null);
  const user = signal<UserInfo | null>(token.value ? (stored.get<UserInfo>('user') ?? null) : null);
  /** Button permissions of the member; what needs one that is not held is hidden (specification 1, section 6). */
  const permissions = signal<readonly string[]>(stored.get('permissions') ?? []);
  /** Counts what other tabs have changed here. */
  const fromTab = signal(0);
  let offsetMs = stored.get<number>('clock') ?? 0;
  let leftAtMs: number | null = null;

  const client: Client = createClient({
    baseUrl: options.apiBase,
    fetch: options.fetch,
    appId: config.appId,
    token: () => token.value,
    now: ownClock,
    onServerTime(serverTimeMs) {
      const measured = serverTimeMs - ownClock();
      // Small jitter is the network's; a jump is a clock that is wrong (or the sandbox's, moved by hand).
      if (Math.abs(measured - offsetMs) > 1500) {
        offsetMs = measured;
        stored.set('clock', offsetMs);
      }
    },
  });

  function become(next: UserInfo | null, nextToken: string | null) {
    const changed = next?.memberId !== user.value?.memberId;
    if (nextToken) {
      stored.set('token', nextToken);
      stored.set('user', next);
    } else {
      for (const key of ['token', 'user', 'permissions']) stored.remove(key);
    }
    batch(() => {
      token.value = nextToken;
      user.value = next;
      if (!next) permissions.value = [];
    });
    if (next) learnPermissions(next);
    if (changed) options.onChange?.(next);
  }

  /** The table comes with the first member; until then, and where it cannot be had, nothing more is allowed. */
  function learnPermissions(member: UserInfo) {
    importAgain(() => import('#domain/menu/button-permissions.ts')).then(
      ({ permissionsOf }) => {
        if (user.peek()?.memberId !== member.memberId) return;
        permissions.value = permissionsOf(member);
        stored.set('permissions', permissions.value);
      },
      () => undefined,
    );
  }

  /** A change that began in this tab: the others hear of it. */
  function changeTo(next: UserInfo | null, nextToken: string | null, kind?: TabMessage['kind']) {
    const was = token.value;
    become(next, nextToken);
    if (nextToken || was) options.tabs?.post({ user: next, token: nextToken, was, ...(kind && { kind }) });
  }

  /** Member info again, as after every login (specification 1, section 4); the session stays where it cannot be had. */
  async function refresh() {
    const held = token.value;
    const { reading } = await client.call(account.memberInfoEx, {}, { quiet: 'all' });
    // Whoever has logged in or out meanwhile knows better.
    if (token.value !== held) return;
    if (reading.signedOut) changeTo(null, null);
    else if (reading.outcome.ok && stored.get('token') === held) become(reading.outcome.data as UserInfo, held);
  }

  /** From the first mount of a page to its last one; without mounts nothing of ours listens. */
  function join(): () => void {
    if (!options.tabs) return () => undefined;
    if (leftAtMs !== null && token.value && clock.now() - leftAtMs > forgottenMs) void refresh();
    const leave = joinTabs(options.tabs, {
      identity: () => ({ token: token.value, user: user.value }),
      become(next, nextToken, isLogout) {
        if (isLogout) stored.clear();
        batch(() => {
          become(next, nextToken);
          fromTab.value += 1;
        });
      },
      check: () => void refresh(),
    });
    return () => {
      leftAtMs = clock.now();
      leave();
    };
  }

  const clock = {
    now: () => ownClock() + offsetMs,
    today: () => dayAt(ownClock() + offsetMs),
  };

  return {
    user,
    token,
    permissions,
    fromTab,
    config,
    client,
    clock,
    /** This tab's storage of the app id, for drafts. */
    stored,
    device,
    /** After a successful login: the answer becomes the session. */
    adopt({ token: nextToken, ...next }: LoginAnswer) {
      changeTo(next, nextToken);
    },
    refresh,
    join,
    /** The session has ended (logout or ret 401): stored user info goes, drafts stay with the tab. */
    end() {
      changeTo(null, null);
    },
    async logout() {
      const ending = token.value ? client.call(account.logout, {}, { quiet: 'all', token: token.value }) : null;
      stored.clear();
      changeTo(null, null, 'logout');
      await ending;
    },
    /** A partner's sign becomes a session; false when it is refused, and the visitor stays anonymous. */
    async adoptSign(sign: string, thirdParty: boolean): Promise<{ ok: boolean; msg: string }> {
      if (thirdParty) {
        stored.clear();
        changeTo(null, null);
      }
      const { reading } = await client.call(account.loginBySign, { appId: config.appId, sign }, { quiet: 'all', token: null });
      if (!reading.outcome.ok) return { ok: false, msg: reading.outcome.msg };
      const { token: nextToken, ...next } = reading.outcome.data as LoginAnswer;
      changeTo(next, nextToken);
      return { ok: true, msg: '' };
    },
  };
}
