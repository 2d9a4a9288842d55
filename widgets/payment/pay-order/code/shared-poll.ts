import { payTempo, startPoll } from '#domain/payment/poll.ts';
import type { Poll, PollAnswer, PollHost } from '#domain/payment/poll.ts';

/** A dialog that waits for a trade. */
export interface Waiting {
  host: PollHost;
  /** One question to the server; the first dialog that waits asks for all of them. */
  ask(signal: AbortSignal): Promise<PollAnswer>;
  /** The trade is done: each dialog then looks at the server's truth itself. */
  onDone(): void;
}

const waits = new Map<string, { members: Set<Waiting>; poll: Poll }>();

/** Two dialogs of one trade on a page share one poller. Returns what leaves it. */
export function joinPoll(trade: string, member: Waiting): () => void {
  const known = waits.get(trade);
  if (known) known.members.add(member);
  else waits.set(trade, { members: new Set([member]), poll: run(trade, member) });
  return () => leave(trade, member);
}

/** Timers belong to the mount that runs the poller; when it goes, the next one in line takes over. */
function leave(trade: string, member: Waiting): void {
  const wait = waits.get(trade);
  if (!wait?.members.has(member)) return;
  const wasRunning = wait.members.values().next().value === member;
  wait.members.delete(member);
  if (!wasRunning) return;
  wait.poll.stop();
  const next = wait.members.values().next().value;
  if (next) wait.poll = run(trade, next);
  else waits.delete(trade);
}

function run(trade: string, runner: Waiting): Poll {
  return startPoll(
    runner.host,
    async (signal) => {
      const answer = await runner.ask(signal);
      const wait = waits.get(trade);
      // The one that has asked may have seen it and left already: the others need not ask again.
      if (answer === 'done' && wait) {
        waits.delete(trade);
        wait.poll.stop();
        for (const member of wait.members) member.onDone();
      }
      return answer;
    },
    payTempo,
  );
}
