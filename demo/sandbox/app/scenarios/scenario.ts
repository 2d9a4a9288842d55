import type { Person, Stage } from './wire.ts';

export interface Made {
  person: Person;
  /** Path of the screen that shows it. */
  open: string;
  /** Where the object of the scenario stands now, read by the member's own calls, in the words of its screen. */
  state: string;
  /** Numbers of what was made. */
  made?: Readonly<Record<string, string>>;
}

/** A named situation, made by the calls that members and testers make. */
export interface Scenario {
  /** The situation in one sentence. */
  shows: string;
  make(stage: Stage): Promise<Made>;
}

export type Scenarios = Readonly<Record<string, Scenario>>;
