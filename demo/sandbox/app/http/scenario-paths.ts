import type { Hono } from 'hono';
import { refuse } from '../../ground/call.ts';
import type { World } from '../../ground/world.ts';
import { reply } from '../../ground/wire/reply.ts';

/** Named situations: their list, and one that is made by calls of this sandbox to itself. */
export function mountScenarios(app: Hono, world: World): void {
  const load = () => import('../scenarios/scenarios.ts');

  app.get('/sandbox/scenarios', async (c) => c.json({ scenarios: (await load()).scenarioList() }));

  app.post('/sandbox/scenarios/:name', async (c) => {
    const { makeScenario, ScenarioError } = await load();
    const { origin } = new URL(c.req.url);
    try {
      const made = await makeScenario(c.req.param('name'), {
        ask: async (path, form) =>
          await app.fetch(new Request(origin + path, form ? { method: 'POST', body: form } : {}), {
            caller: { address: '127.0.0.1' },
          }),
        now: world.now,
        async phoneOf(employeeId) {
          const { mobile_phone } = await world.db
            .selectFrom('employees as e')
            .innerJoin('members as m', 'm.id', 'e.member_id')
            .where('e.id', '=', employeeId)
            .select('m.mobile_phone')
            .executeTakeFirstOrThrow();
          return mobile_phone ?? '';
        },
      });
      return made ? c.json(made) : reply(refuse(404, '没有这个场景'), 404);
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      return reply(refuse(409, `场景无法生成：${error.message}`), 409);
    }
  });
}
