import { passenger } from '#contract/passenger.ts';
import type { Services } from '#kit/services.ts';
import { readName, tidyName } from '#domain/passenger/names/names.ts';
import { nameFieldOf } from './draft-of.ts';
import type { Judged } from './judge.ts';

/** The order exists: keeping people is a service, and never holds it up for longer than this. */
const patienceMs = 2_500;

/** Keeps those whom the member has ticked, with their consent, in the frequent list. Failures stay without words. */
export async function savePeople(services: Services, people: readonly Judged[]): Promise<void> {
  const calls = people
    .filter(({ draft }) => draft.save && !draft.passengerId)
    .map(({ draft, input, birthday, guardian }) =>
      services.api.send(
        passenger.save,
        {
          requestId: services.newRequestId(),
          name: (nameFieldOf(draft) === 'name' ? '' : tidyName(draft.name, 'chinese')) || input.name,
          englishName: readName(draft.englishName, 'latin') || undefined,
          psgType: input.psgType,
          sex: input.sex || undefined,
          bornDate: birthday || undefined,
          mobilePhone: input.mobilePhone || undefined,
          documents: [
            { certType: input.certType, certNo: input.certNo, certValidDate: input.certValidDate || undefined },
          ],
          consent: true,
          ...(guardian && { guardianConsent: true }),
        },
        { quiet: 'all' },
      ),
    );
  if (calls.length)
    await Promise.race([Promise.all(calls), new Promise<void>((done) => void services.timers.after(patienceMs, done))]);
}
