import { batch, signal } from '@preact/signals-core';
import { createClient } from '#api/client.ts';
import type { Client } from '#api/client.ts';
import { importAgain } from '#base/import-again.ts';
import { account } from '#contract/account.ts';
import type { LoginAnswer, UserInfo } from '#contract/account.ts';
import { dayAt } from '#domain/china-time.ts';
import { fingerprint } from '#domain/fingerprint.ts';
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
  /** The page has a sign to adopt: no member until it is answered. */
  isSigned?: boolean;
  /** The other tabs of this origin; without it this tab is on its own. */
  tabs?: TabChannel;
}

interface SignOptions {
  isThirdParty?: boolean;
  /** The session of this visit expired, and the partner's server signs the same visitor in again. */
  isRenewal?: boolean;
}

/** Fields that every stored member has. */
const someUser: Pick<UserInfo, 'memberId' | 'memberType' | 'realName' | 'mobilePhone'> = {
  memberId: '',
  memberType: 0,
  realName: '',
  mobilePhone: '',
};

/** A tab that has not listened to the others for longer than this asks the server for the member. */
const forgottenMs = 30_000;

/** Choices that reveal something about the member who made them. */
const ownPreferences = 'preference:own:';
const ownKeeper = `${ownPreferences}er`;

export type Session = ReturnType<typeof createSession>;

/**
 * One session for all widgets of a page with the same app id. The token lives in memory and in this tab's storage under
 * our prefix, never in an address, log or attribute.
 */
export function createSession(options: SessionOptions) {
  const { config } = options;
  const ownClock = options.now ?? Date.now;
  const stored = createStore(tabStorage, config.appId);
  const device = createStore(deviceStorage, config.appId);
  /** The tab was entered by sign or ticket: neither the stored session counts nor the one of the other tabs. */
  let isSigned = options.isSigned ?? false;
  const last = stored.get('user', someUser) as UserInfo | undefined;
  // Neither counts without the other.
  const token = signal<string | null>(isSigned || !last ? null : (stored.get('token', '') ?? null));
  const user = signal<UserInfo | null>(token.value ? (last ?? null) : null);
  /** Button permissions of the member; a button without its permission is hidden (specification 1, section 6). */
  const permissions = signal<readonly string[]>(stored.get('permissions', ['']) ?? []);
  /** Counts what other tabs have changed here. */
  const fromTab = signal(0);
  /**
   * Counts the visits of this tab. A login goes on with the visitor's visit, and so does a login of a member whose
   * session expired. A logout or another member begins the next one: views, drafts and calls of the last visit end with
   * it.
   */
  const visit = signal(0);
  /** Fingerprint of the member whose visit it is, also while the session is expired; '' for a visitor. */
  let owner = last ? fingerprint(last.memberId) : (stored.get('owner', '') ?? '');
  let offsetMs = stored.get('clock', 0) ?? 0;
  // No clock is wrong by centuries.
  if (Math.abs(offsetMs) > 1e13) offsetMs = 0;
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

  function become(next: UserInfo | null, nextToken: string | null, isLogout = false) {
    const changed = next?.memberId !== user.value?.memberId;
    const nextOwner = next ? fingerprint(next.memberId) : isLogout ? '' : owner;
    const isOver = owner !== '' && nextOwner !== owner;
    if (isLogout) stored.clear();
    else if (isOver) stored.clear('draft:');
    owner = nextOwner;
    // Data stored on a device for one member is not for the next; a visitor's data becomes that of the member who logs in.
    const keeper = device.get(ownKeeper, '');
    if (isOver || (next && keeper && keeper !== owner)) device.clear(ownPreferences);
    if (next && keeper !== owner) device.set(ownKeeper, owner);
    if (nextToken) {
      stored.set('token', nextToken);
      stored.set('user', next);
      stored.set('owner', owner);
    } else {
      for (const key of ['token', 'user', 'permissions']) stored.remove(key);
    }
    batch(() => {
      token.value = nextToken;
      user.value = next;
      // The permissions of the last member are not those of the next.
      if (changed) permissions.value = [];
      if (isOver) visit.value += 1;
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

  // A session of this tab that was kept without its permissions.
  if (user.peek() && !stored.get('permissions', [''])) learnPermissions(user.peek() as UserInfo);

  /** A change that began in this tab: it is posted to the others. */
  function changeTo(next: UserInfo | null, nextToken: string | null, kind?: TabMessage['kind']) {
    const was = token.value;
    become(next, nextToken, kind === 'logout');
    if (nextToken || was) options.tabs?.post({ user: next, token: nextToken, was, ...(kind && { kind }) });
  }

  /**
   * Entry by sign or ticket (specification 1, section 2.7: storage is cleared): every key of ours in this tab goes, of
   * all app ids, and the session with it. Keys that begin with `kept` wait for their member; the answer decides on
   * them.
   */
  function clearTab(kept?: string) {
    isSigned = true;
    stored.clearAll(kept);
    become(null, null, !kept);
  }

  /** Member info again, as after every login (specification 1, section 4); the session stays where it cannot be had. */
  async function refresh() {
    const held = token.value;
    const { reading } = await client.call(account.memberInfoEx, {}, { quiet: 'all' });
    // Ignore this answer: the session changed meanwhile.
    if (token.value !== held) return;
    if (reading.signedOut) session.end();
    else if (reading.outcome.ok && stored.get('token', '') === held) become(reading.outcome.data as UserInfo, held);
  }

  /** From the first mount of a page to its last one; without mounts nothing of ours listens. */
  function join(): () => void {
    if (!options.tabs) return () => undefined;
    if (leftAtMs !== null && token.value && clock.now() - leftAtMs > forgottenMs) void refresh();
    const leave = joinTabs(options.tabs, {
      identity: () => ({ token: token.value, user: user.value }),
      isSigned: () => isSigned,
      become(next, nextToken, isLogout) {
        batch(() => {
          become(next, nextToken, isLogout);
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

  const session = {
    user,
    token,
    permissions,
    fromTab,
    visit,
    config,
    client,
    clock,
    /** This tab's storage of the app id, for drafts. */
    stored,
    device,
    /** After a successful login: the answer becomes the session. */
    adopt({ token: nextToken, ...next }: LoginAnswer) {
      session.note = '';
      changeTo(next, nextToken);
    },
    /** Words of the server about the session that has ended, until a login shows them or a member is here again. */
    note: '',
    /** The member whose session has ended. */
    left: null as UserInfo | null,
    refresh,
    join,
    /** The session has ended (logout or ret 401): stored user info goes, drafts stay with the tab. */
    end() {
      session.left = user.peek();
      changeTo(null, null);
    },
    async logout() {
      const ending = token.value ? client.call(account.logout, {}, { quiet: 'all', token: token.value }) : null;
      changeTo(null, null, 'logout');
      await ending;
    },
    clearTab,
    /**
     * A partner's sign becomes a session; when it is refused, the visitor stays anonymous. An entry by sign clears our
     * keys first; a `renewal` of an expired session keeps the member's work, and so does the reload that its login offers.
     */
    async adoptSign(
      sign: string,
      { isThirdParty = false, isRenewal = false }: SignOptions = {},
    ): Promise<{ ok: boolean; msg: string; data?: unknown }> {
      if (!isRenewal) clearTab(isThirdParty && !stored.get('draft:again', true) ? undefined : 'draft:');
      const { reading } = await client.call(
        account.loginBySign,
        { appId: config.appId, sign },
        { quiet: 'all', token: null },
      );
      if (!reading.outcome.ok) {
        if (!isRenewal && !token.value) become(null, null, true);
        return reading.outcome;
      }
      const { token: nextToken, ...next } = reading.outcome.data as LoginAnswer;
      changeTo(next, nextToken);
      return { ok: true, msg: '' };
    },
  };
  return session;
}
