import { sandboxPassword } from '../seed/people/seed-members.ts';
import { sandboxPayPassword, withPayPassword } from '../seed/people/seed-payments.ts';
import { abroadScenarios } from './abroad.ts';
import { companyScenarios } from './company.ts';
import { flightScenarios } from './flights.ts';
import { memberScenarios } from './members.ts';
import type { Scenarios } from './scenario.ts';
import { stayScenarios } from './stays.ts';
import { trainScenarios } from './trains.ts';
import { inEnglish } from './words.en.ts';
import { openStage } from './wire.ts';

export { ScenarioError } from './wire.ts';
import type { StageOptions } from './wire.ts';

/** Named situations of the sandbox (`travel-embed scenario`, `/sandbox/scenarios`). */
export const scenarios: Scenarios = {
  ...memberScenarios,
  ...flightScenarios,
  ...trainScenarios,
  ...stayScenarios,
  ...abroadScenarios,
  ...companyScenarios,
};

/** `about`: what it shows, in English. */
export const scenarioList = (): { name: string; shows: string; about: string }[] =>
  Object.entries(scenarios).map(([name, { shows }]) => ({ name, shows, about: inEnglish[name] ?? shows }));

/** Makes a situation; null for a name that none has. */
export async function makeScenario(name: string, options: StageOptions) {
  const scenario = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;
  if (!scenario) return null;
  const { person, open, state, made = {} } = await scenario.make(openStage(options));
  const { memberId } = await person.call<{ memberId: string }>('/member/info');
  return {
    name,
    shows: scenario.shows,
    account: {
      mobilePhone: person.mobilePhone,
      password: sandboxPassword,
      payPassword: withPayPassword.includes(memberId) ? sandboxPayPassword : '',
    },
    open,
    state,
    made,
  };
}
