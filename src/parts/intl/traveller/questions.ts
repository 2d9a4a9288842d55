import { typeRules } from '#domain/intl/travellers/type-rules.ts';
import { psgTypeLabel } from '#domain/passenger/psg-types.ts';
import type { PsgType } from '#domain/passenger/psg-types.ts';
import { ageOn } from '#domain/spans.ts';
import { sayOf } from '#kit/say.ts';
import type { Services } from '#kit/services.ts';

interface Words {
  say(text: string): string;
}

/** Asked before a person of the list takes the fare of a searched type; not asked at an age that the type does not take. */
export async function asksForType(
  services: Services,
  [day]: readonly string[],
  { name, bornDate }: { name: string; bornDate: string },
  type: PsgType,
): Promise<boolean> {
  const { ages, proof } = typeRules[type];
  const age = bornDate && day ? ageOn(bornDate, day) : undefined;
  if (age === undefined || (ages && (age < ages[0] || age > ages[1]))) return false;
  const { say } = sayOf(services);
  const label = psgTypeLabel(type);
  return await services.say.confirm({
    title: say(`按${label}票价预订？`),
    text: say(
      proof
        ? `查询时选了${label}。${name} 按${label}票价须填写${proof}的编号，值机时核对；否则按成人票价。`
        : `查询时选了${label}。${name} 按${label}票价预订，值机时核对年龄；否则按成人票价。`,
    ),
    yes: say(`按${label}票价`),
    no: say('按成人票价'),
    kind: 'outline',
  });
}

/** Asked before an order leaves `who` of the search behind. */
export const askForFewer = (who: string, heads: number, { say }: Words) => ({
  title: say('还有乘机人未选择'),
  text: say(`还需 ${who}。只为 ${heads} 人下单时，总价按 ${heads} 人重新核对。`),
  yes: say(`只为 ${heads} 人下单`),
  no: say('继续添加'),
  kind: 'outline' as const,
});
