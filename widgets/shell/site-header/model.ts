import { computed, signal } from '@preact/signals-core';
import { account } from '#contract/account.ts';
import type { UserInfo } from '#contract/account.ts';
import { chatAddress } from '#domain/account/chat.ts';
import type { ChatAccount } from '#domain/account/chat.ts';
import { hidePhone } from '#domain/account/phone.ts';
import { bookedFor, bookFor } from '#parts/booking/for-whom/for-whom.ts';
import type { ForWhom } from '#parts/booking/for-whom/for-whom.ts';
import { createNotices } from '#parts/messages/notices.ts';
import type { Services } from '#kit/services.ts';

export type HeaderModel = ReturnType<typeof createHeader>;

/** After so long away a session may have ended on the server (30 minutes idle). */
const awayMs = 30 * 60_000;

const chatAccountOf = (user: UserInfo | null): ChatAccount | null =>
  user && {
    memberId: user.memberId,
    name: user.realName,
    member: user.memberTypeCN,
    phone: hidePhone(user.mobilePhone),
    company: user.creditEmployee?.companyName ?? user.creditMember?.organizeName ?? '',
  };

/** Model of the header: notices, customer service and logout. */
export function createHeader(services: Services) {
  const notices = createNotices(services);
  /** The notice in the header itself until it is read. */
  const tip = computed(
    () =>
      notices.notices.value.find(({ id, level }) => level === 'important' && !notices.read.value.includes(id)) ?? null,
  );
  const shown = signal<'notices' | 'service' | 'forWhom' | 'find' | null>(null);

  /** Colleagues for whom an employee books on this device. */
  const others = signal<readonly ForWhom[]>([]);
  const read = () => (others.value = bookedFor(services));
  // A search goes to the same place again when others are chosen there.
  const stopReading = [services.session.user.subscribe(read), services.place.subscribe(read)];

  let leftAt: number | null = null;
  const stop = services.visible.subscribe((isVisible) => {
    if (!isVisible) leftAt = services.clock.now();
    // An ended session is reported now, not in the middle of the next action.
    else if (leftAt !== null && services.clock.now() - leftAt >= awayMs && services.session.user.peek())
      void services.api.send(account.memberInfo, {});
  });

  return {
    ...notices,
    tip,
    shown,
    others,
    openFind() {
      shown.value = 'find';
    },
    openForWhom() {
      shown.value = 'forWhom';
    },
    /** From now on the booking forms of this device begin with these colleagues. */
    bookFor(people: readonly ForWhom[]) {
      bookFor(services, people);
      others.value = people;
      shown.value = null;
      // A list of this place is judged for others from now on.
      services.setQuery({}, { replace: true });
    },
    openNotices() {
      shown.value = 'notices';
    },
    /** 我知道了 */
    acknowledge() {
      notices.markRead();
      shown.value = null;
    },
    close() {
      shown.value = null;
    },
    chatAddress: (user: UserInfo | null) =>
      chatAddress(services.config.peek().chatUrl, services.config.peek().appId, chatAccountOf(user)),
    /** The partner's chat first, then the configured address (a link), then the telephone. True: the link may be followed. */
    chat(): boolean {
      const user = services.session.user.peek();
      if (!services.emit('chat', chatAccountOf(user))) return false;
      if (chatAddress(services.config.peek().chatUrl, services.config.peek().appId, null)) return true;
      shown.value = 'service';
      return false;
    },
    /** The runtime leads home. */
    logOut: () => void services.session.logout(),
    dispose() {
      stop();
      for (const one of stopReading) one();
      notices.dispose();
    },
  };
}
