import type { UserInfo } from '#contract/account.ts';

/** Message between the tabs of one origin and app id. */
export interface TabMessage {
  /** The member now; null: logged out; absent: the message asks for it. */
  user?: UserInfo | null;
  /** Travels only over a channel of the same origin, never through storage. */
  token?: string | null;
  /** The token that has ended: a tab that holds another one stays logged in. */
  was?: string | null;
  /** A new tab asks for the member; `answers` counts only in a tab without one. */
  kind?: 'ask' | 'answer' | 'logout';
}

export interface TabChannel {
  post(message: TabMessage): void;
  /** `back`: the page returns from the back-forward cache and has heard nothing meanwhile. Answers what ends it. */
  listen(hear: (message: TabMessage) => void, back: () => void): () => void;
}

interface Tab {
  identity(): { token: string | null; user: UserInfo | null };
  /** Entered by sign or ticket: only a change in another tab counts here, never an answer about who is there. */
  isSigned(): boolean;
  become(user: UserInfo | null, token: string | null, isLogout: boolean): void;
  /** Asks the server whether the session is still valid. */
  check(): void;
}

/** Login, logout and another identity reach the other tabs at once. Answers what leaves them. */
export function joinTabs(tabs: TabChannel, { identity, isSigned, become, check }: Tab): () => void {
  const ask = () => {
    if (!isSigned()) tabs.post({ kind: 'ask' });
  };
  const catchUp = () => (identity().token ? check() : ask());
  const leave = tabs.listen(({ kind, token, user = null, was }) => {
    const own = identity();
    if (kind === 'ask') {
      if (own.token) tabs.post({ kind: 'answer', ...own });
    } else if (token) {
      if (token !== own.token && !(kind === 'answer' && (own.token || isSigned()))) become(user, token, false);
    } else if (own.token && was === own.token) become(null, null, kind === 'logout');
  }, catchUp);
  if (!identity().token) ask();
  return leave;
}
