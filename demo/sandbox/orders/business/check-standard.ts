import type { Envelope } from '#contract/row.ts';
import type { FlightStandardRule } from '#domain/corporate/flight-standard.ts';
import { tidyName } from '#domain/passenger/names/names.ts';
import { badInput, refuse } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { chosenTravellers, strictestStandard } from './chosen-travellers.ts';

/** The parts of an order that a company's rules are about. */
interface Booked {
  passengers: readonly { passengerId?: string | undefined; name: string }[];
  costCenter?: string | undefined;
  overReason?: string | undefined;
}

type Control = FlightStandardRule['control'];
interface Verified {
  travelType: 'private' | 'business';
  costCenters: readonly string[];
  standard?: { control: Control };
}

/**
 * Business travel: above the buyer's own standard, or above that of an employee for whom the company books. `judge`: the
 * first thing that is above it, under that control; `thing` names it.
 */
export async function checkStandard(
  { passengers, costCenter, overReason }: Booked,
  { travelType, costCenters, standard }: Verified,
  call: Call,
  {
    judge,
    thing,
  }: { judge(control: Control): { verdict: 'over' | 'forbidden' | 'ok'; reason: string } | undefined; thing: string },
): Promise<{ refusal: Envelope<never> } | { verdict: 'in' | 'over' | 'none' }> {
  const wrong = (field: string, message: string): { refusal: Envelope<never> } => ({
    refusal: badInput(field, message),
  });
  if (travelType !== 'business') return { verdict: 'none' };
  if (costCenter && !costCenters.includes(costCenter)) return wrong('costCenter', '成本中心不存在，请重新选择');
  const chosen = passengers.flatMap(({ passengerId: id, name }, at) =>
    id ? [{ id, name: tidyName(name, 'either'), path: `passengers.${at}.name` }] : [],
  );
  const { people, wrong: field } = await chosenTravellers(chosen, call);
  if (field) return wrong(field, '所选人员不在常旅客中或已改名，请重新选择或直接填写姓名');
  const ofOther = await strictestStandard(people, call);
  const control = standard?.control ?? ofOther?.control;
  if (!control) return { verdict: 'none' };
  const over = judge(control);
  if (!over || over.verdict === 'ok') return { verdict: 'in' };
  const words = ofOther ? `${ofOther.name}：${over.reason}` : over.reason;
  if (over.verdict === 'forbidden')
    return { refusal: refuse(403, `超出差旅标准，不可预订：${words}`, { kind: 'overStandard' }) };
  if (control === 'reason' && !overReason)
    return wrong('overReason', `所选${thing}超出差旅标准，请填写超标原因。${words}`);
  return { verdict: 'over' };
}
