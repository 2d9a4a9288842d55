import { childrenEach, infantsEach, maxParty } from './party-size.ts';
import type { FareType, PsgType } from '../psg-types.ts';

/** A passenger of a party: the fare, and where they are known the type and the age on the first day of travel. */
export interface PartyMember {
  fare: FareType;
  type?: PsgType;
  age?: number | undefined;
}

/**
 * An adult of 18 years or more on the first day of travel. The youth fare is sold from 12 on, so it does not prove that
 * its passenger is of age.
 */
export const mayAccompany = ({ fare, type, age = 18 }: PartyMember): boolean =>
  fare === 'ADT' && type !== 'ZZ' && age > 17;

/** Reason why these people cannot book one order together; `telephone`: only the service line can. */
export interface PartyProblem {
  code: 'empty' | 'tooMany' | 'tooYoungAlone' | 'unaccompanied' | 'tooManyChildren' | 'tooManyInfants';
  message: string;
  telephone?: boolean;
}

/** Children and infants fly with adults who are of age. */
export function checkParty(party: readonly PartyMember[]): PartyProblem | undefined {
  const count = (fare: FareType): number => party.filter((one) => one.fare === fare).length;
  const [children, infants, companions] = [count('CHD'), count('INF'), party.filter(mayAccompany).length];
  if (!party.length) return { code: 'empty', message: '请至少选择一位乘机人' };
  if (party.length > maxParty) return { code: 'tooMany', message: `每单最多 ${maxParty} 位乘机人，请分单预订` };
  if (!companions && children + infants) {
    return infants || party.some(({ age = 5 }) => age < 5)
      ? { code: 'tooYoungAlone', message: '婴儿和未满 5 周岁的儿童须与成人同行，请添加一位成人' }
      : {
          code: 'unaccompanied',
          message: '儿童须与成人同行；单独乘机请在起飞 48 小时前致电客服办理无成人陪伴服务',
          telephone: true,
        };
  }
  if (infants > companions * infantsEach)
    return { code: 'tooManyInfants', message: '1 位成人最多携带 1 位婴儿，其余婴儿请改购儿童票' };
  if (children > companions * childrenEach)
    return { code: 'tooManyChildren', message: '1 位成人最多携带 2 位儿童，请添加成人或分单预订' };
  return undefined;
}
