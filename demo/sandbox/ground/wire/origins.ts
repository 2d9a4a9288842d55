import type { World } from '../world.ts';

/** Origins that may call, by app id. */
export interface Origins {
  /** Listed for this app id. */
  allows(appId: string, origin: string): Promise<boolean>;
  /** Listed for any app id: as much as a preflight can know. */
  knows(origin: string): Promise<boolean>;
}

/** The lists of the database, cached until the data are seeded again. */
export function watchOrigins(world: World): Origins {
  let version = -1;
  let listed: Promise<ReadonlyMap<string, ReadonlySet<string>>> | undefined;

  const lists = (): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
    if (!listed || version !== world.version()) {
      version = world.version();
      listed = readLists(world);
      // A failed read is not cached.
      listed.catch(() => (listed = undefined));
    }
    return listed;
  };
  const isUnderTest = (origin: string): boolean => world.settings.allowsOrigin?.(origin) ?? false;
  return {
    allows: async (appId, origin) => isUnderTest(origin) || ((await lists()).get(appId)?.has(origin) ?? false),
    knows: async (origin) =>
      isUnderTest(origin) || [...(await lists()).values()].some((origins) => origins.has(origin)),
  };
}

async function readLists(world: World): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const lists = new Map<string, Set<string>>();
  for (const { app_id, origin } of await world.db.selectFrom('app_origins').selectAll().execute()) {
    lists.set(app_id, (lists.get(app_id) ?? new Set()).add(origin));
  }
  return lists;
}
