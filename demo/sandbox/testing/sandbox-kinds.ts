/** Fault of the next calls of a path; `lost` does the work and drops the answer. */
export type FaultKind = `latency:${number}` | `status:${number}` | `ret:${number}` | 'drop' | 'lost' | 'garbage';

/** A seeded account. All have the password `travel123`. */
export interface SandboxAccount {
  mobilePhone: string;
  username: string;
  password: string;
  /** "" where none is set. */
  payPassword: string;
  /** Kind of the member, in Chinese. */
  member: string;
  realName: string;
  memberId: string;
  memberType: number;
  memberLevel: string;
}

/** Time of a clock of the sandbox. */
export interface ClockTime {
  /** In milliseconds. */
  now: number;
  /** In China: `2026-11-29 16:00:00`. */
  moment: string;
}

/** A named situation that was made in the sandbox. */
export interface MadeScenario {
  name: string;
  /** The situation, in Chinese. */
  shows: string;
  /** `payPassword` is "" where none is set. */
  account: { mobilePhone: string; password: string; payPassword: string };
  /** Path of its screen, for `data-route`. */
  open: string;
  /** State of what was made, in the words of its screen. */
  state: string;
  /** Numbers of what was made: `orderId` and `orderNo` of every order, `caseNo`, `billNo` … */
  made: Readonly<Record<string, string>>;
}

/** One thing that was done to a sandbox: a request and its answer, a move of the clock, a round of what was due. */
export interface RecordedStep {
  /** Moment of the sandbox's clock. */
  at: number;
  request?: {
    method: string;
    /** With its query. */
    path: string;
    headers: Readonly<Record<string, string>>;
    body: string;
    /** As the server in front has seen it. */
    caller: { address?: string };
  };
  /** Bytes of the answer, one letter each. */
  answer?: { status: number; body: string };
  advance?: number;
}

export interface Recording {
  /** Of all chance. */
  seed: string;
  start: number;
  steps: RecordedStep[];
}

/** A step whose answer is another one than recorded; no answer: the connection was dropped. */
export interface ReplayDifference {
  step: number;
  wanted: RecordedStep['answer'];
  got: RecordedStep['answer'];
}

export interface StartOptions {
  /** Any free one when left out. */
  port?: number;
  /** Pages that may call, such as `https://shop.test`. Any page of this machine (localhost, 127.0.0.1) may in any case. */
  origins?: readonly string[];
  /** Keeps the data in this folder; in memory when left out. */
  dataDir?: string;
  /** Folder of a seeded database for a faster second start; `false`: none. `node_modules/.cache/travel-embed` when left out. */
  cacheDir?: string | false;
  /** Takes down all that is done to the sandbox, for `replaySession`; all chance follows from this text. */
  record?: string;
}

/** The provider on this machine: API, script tag, payment pages, and what a test must know or move. */
export interface RunningSandbox {
  /** For `data-api` and `configure({ api })`. */
  readonly url: string;
  /** For the script tag. */
  readonly loaderUrl: string;
  readonly accounts: readonly SandboxAccount[];
  /** The seed data again, and the clock at the true time. */
  reset(): Promise<void>;
  /** The next calls of a path fail: `fault('/airTicket/queryFlight', 'status:500')`. */
  fault(path: string, kind: FaultKind, times?: number): Promise<void>;
  /**
   * Moves the sandbox's clock forward: ticketing, expiry, sessions. With an account, its phone or number, the clock of
   * that account alone: tests beside it are left in peace. The accounts of a company share one. Answers the time of the
   * clock that it has moved; 0 seconds move nothing.
   */
  clock(seconds: number, account?: string): Promise<ClockTime>;
  /** Names of all situations, each with one sentence in Chinese. */
  scenarios(): Promise<{ name: string; shows: string; about: string }[]>;
  /** Makes a named situation: `scenario('flight-delayed')`. */
  scenario(name: string): Promise<MadeScenario>;
  /** The latest SMS code sent to a phone. */
  sms(mobilePhone: string): Promise<string>;
  /** The answer of a dealt captcha. */
  captcha(randomCode: string): Promise<string>;
  /** A fresh sign, as your server would make it. */
  sign(wanted: { appId?: string; user: string; name?: string; mobile?: string }): Promise<string>;
  /** The live key of an app id: for tests of your own signing code. */
  key(appId: string): Promise<{ kid: string; secret: string }>;
  /** Pays as the phone that scanned the QR code would. */
  pay(outTradeNo: string): Promise<void>;
  /** Everything until now, with `record`. */
  recording(): Recording | undefined;
  /** Ends what is in flight, then the database. A second call does nothing. */
  close(): Promise<void>;
}
