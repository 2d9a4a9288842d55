import { checkContainers } from './check-containers.ts';
import { checkGround } from './check-ground.ts';
import { checkPage } from './check-page.ts';
import { checkPlace } from './check-place.ts';
import { checkProvider } from './check-provider.ts';
import type { Theme } from './check-provider.ts';
import { checkSigns } from './check-sign.ts';
import { checkStyles } from './check-styles.ts';
import { createFindings } from './finding.ts';
import type { Facts, FactsInARow, Finding, Settings } from './finding.ts';
import { print } from './print.ts';
import { listenForViolations } from './violations.ts';

/**
 * Examines the page, prints what was found, and answers with it, worst first. Changes nothing on the page. The facts of
 * the loader stand in a row: their names would be bytes of it.
 */
export async function examine(
  ...[cdnBase, version, containers, opened, script, settingsFor, given]: FactsInARow
): Promise<Finding[]> {
  const facts: Facts = { cdnBase, version, containers, opened, script, settingsFor, given };
  const { found, sorted } = createFindings(facts.settingsFor(null).apiBase, facts.cdnBase);
  const violations = listenForViolations();
  try {
    checkPage(facts, found);
    const elements = checkContainers.elements(facts, found);
    for (const element of elements) {
      checkPlace(element, found);
      checkStyles(element, found);
    }
    const keyOf = ({ appId, apiBase }: Settings) => `${appId} ${apiBase}`;
    const asked = new Map(
      [null, ...elements].map((element) => facts.settingsFor(element)).map((settings) => [keyOf(settings), settings]),
    );
    const themes = new Map<string, Theme>();
    let [offsetMs, movedMs] = [0, 0];
    await Promise.all(
      [...asked].map(async ([key, settings]) => {
        const checked = await checkProvider(settings, facts, violations, found);
        themes.set(key, checked.theme);
        offsetMs = checked.offsetMs || offsetMs;
        movedMs = Math.max(checked.movedMs, movedMs);
      }),
    );
    // Of the device, however many applications have measured it.
    const offSeconds = Math.round(Math.abs(offsetMs) / 1000);
    if (offSeconds > 60)
      found('clock-off', `this device is ${offSeconds} s ${offsetMs > 0 ? 'behind' : 'ahead of'} the provider`);
    const serverMs = Date.now() + offsetMs;
    if (movedMs) found('clock-moved', `it is ${Math.round(movedMs / 1000)} s ahead of the true time`);
    for (const element of elements) {
      const settings = facts.settingsFor(element);
      const theme = themes.get(keyOf(settings)) ?? {};
      checkGround(element, theme, found);
      checkContainers.product(element, theme, settings.appId, found);
    }
    await checkSigns([null, ...elements], facts, serverMs, found);
    await checkContainers.states(elements, facts, found);
    violations.report(facts, found);
  } catch (error) {
    // Nothing above throws where built-ins keep their promises.
    const broken = await brokenBuiltIns();
    found('built-in-broken', `the examination ended with ${String(error)}${broken && `; broken here: ${broken}`}`);
  } finally {
    violations.stop();
  }
  return print(sorted());
}

const builtIns: Record<string, () => unknown> = {
  'Promise.all': () => Promise.all([]),
  'Array.prototype.find': () => [0].find(() => true),
  'Array.prototype.filter': () => [0].filter(() => true),
  'Array.prototype.map': () => [0].map(() => true),
  'JSON.parse': () => JSON.parse('[]'),
};

/** The built-ins of which a harmless call fails. */
async function brokenBuiltIns(): Promise<string> {
  let names = '';
  for (const name in builtIns) {
    try {
      await builtIns[name]?.();
    } catch {
      names += `${names && ', '}${name}`;
    }
  }
  return names;
}
