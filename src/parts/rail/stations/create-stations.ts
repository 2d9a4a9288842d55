import { train } from '#contract/train.ts';
import { createPart } from '#kit/part.ts';
import type { Services } from '#kit/services.ts';

/** The stations with their names, in a chunk that comes with them. */
export const createStations = ({ api }: Services) =>
  createPart(async () => {
    const [{ indexOf }, answer] = await Promise.all([
      import('./station-part.ts'),
      api.send(train.stations, {}, { quiet: 'all' }),
    ]);
    if (!answer.ok) throw new Error(answer.msg);
    return indexOf(answer.data);
  });

export type Stations = ReturnType<typeof createStations>;
