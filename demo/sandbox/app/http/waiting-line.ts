import { TooBusyError } from '../../ground/member/turns.ts';

interface LineOptions {
  /** A call that has waited longer is refused with a retry time, unless hardly any other call waits. */
  maxWaitMs: number;
  /** Calls served at once. */
  atOnce?: number;
  /** In milliseconds, from any start. */
  now?: () => number;
}

/** Calls wait here for their turn, the first to come first. */
export interface WaitingLine {
  /** Does the work when its turn comes; throws a TooBusyError instead when that takes too long. */
  serve<T>(work: () => Promise<T>): Promise<T>;
  /** A caller has connected: more of them may wait to be let in. */
  noteConnection(): void;
}

/** More than the connections to a database, and not much longer than one turn takes on the embedded one. */
const defaultAtOnce = 32;
/** The embedded database answers without letting go of the thread: so many calls later, it is time to see who has come. */
const perTurn = 8;
/** A page's own calls come at once: so many wait as long as it takes. */
const patient = 8;
/** At most so long no call begins because callers connect; then one a turn. */
const letInMs = 250;

interface Waiting {
  sinceMs: number;
  begin(isServed: boolean): void;
}

/**
 * Counting the calls at work shows no crowd: the embedded database answers one before the next is read from its
 * connection. So only a few begin in one turn of the event loop; in between all others that have come are read,
 * and who waits is known. Node accepts one connection a turn: while a crowd connects, turns without work let it in,
 * or its last callers would wait for seconds before their wait is counted.
 */
export function waitingLine({
  maxWaitMs,
  atOnce = defaultAtOnce,
  now = () => performance.now(),
}: LineOptions): WaitingLine {
  const line: Waiting[] = [];
  let working = 0;
  /** Calls that may still begin in this turn. */
  let left = perTurn;
  let isTurnAsked = false;
  let late: NodeJS.Timeout | undefined;
  let hasConnection = false;
  let lettingInSinceMs: number | undefined;

  const allowance = (): number => {
    if (!hasConnection) {
      lettingInSinceMs = undefined;
      return perTurn;
    }
    hasConnection = false;
    lettingInSinceMs ??= now();
    return now() - lettingInSinceMs < letInMs ? 0 : 1;
  };

  const askForTurn = (): void => {
    if (isTurnAsked) return;
    isTurnAsked = true;
    setImmediate(() => {
      isTurnAsked = false;
      left = allowance();
      takeTurn();
    });
  };

  const takeTurn = (): void => {
    while (line.length > patient && now() - (line[0]?.sinceMs ?? 0) > maxWaitMs) line.shift()?.begin(false);
    while (line.length && working < atOnce && left > 0) {
      working += 1;
      left -= 1;
      line.shift()?.begin(true);
    }
    if (left < perTurn) askForTurn();
    // A turn ends with the work of a call; when that does not end, waiting calls are still refused in time.
    if (line.length > patient && !late && Number.isFinite(maxWaitMs)) {
      late = setTimeout(() => {
        late = undefined;
        takeTurn();
      }, maxWaitMs);
    }
  };

  const join = (): Promise<boolean> => {
    if (!line.length && working < atOnce && left > 0) {
      working += 1;
      left -= 1;
      askForTurn();
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      line.push({ sinceMs: now(), begin: resolve });
      takeTurn();
    });
  };

  return {
    async serve(work) {
      if (!(await join())) throw new TooBusyError('waited too long for a turn');
      try {
        return await work();
      } finally {
        working -= 1;
        if (line.length) askForTurn();
      }
    },
    noteConnection() {
      hasConnection = true;
    },
  };
}
