import type { z } from 'zod';
import type { flightSchemas } from '#contract/flight.schema.ts';
import type { InsuranceProduct } from '#contract/flight.ts';
import type { Day } from '#domain/china-time.ts';
import { insurable, judgeAge } from '#domain/passenger/age-bands.ts';
import { birthdayOf, checkPassenger } from '#domain/passenger/check-passenger.ts';
import type { PassengerInput } from '#domain/passenger/check-passenger.ts';
import { certTypes } from '#domain/passenger/documents/cert-types.ts';
import { certKey, findDuplicates } from '#domain/passenger/documents/duplicates.ts';
import { tidyCertNo } from '#domain/passenger/documents/id-card.ts';
import { tidyName } from '#domain/passenger/names/names.ts';
import { checkMembers } from '#domain/passenger/party/party-members.ts';
import { fareTypeOf } from '#domain/passenger/psg-types.ts';
import type { FareType, PsgType } from '#domain/passenger/psg-types.ts';

type CreateInput = z.output<typeof flightSchemas.createOrder>;

/** A passenger who has passed the rules, with the fields that the order keeps. */
export interface CheckedPassenger {
  name: string;
  psgType: CreateInput['passengers'][number]['psgType'];
  fare: FareType;
  certType: CreateInput['passengers'][number]['certType'];
  certNo: string;
  certKey: string;
  birthday: Day | '';
  mobilePhone: string;
  insurances: InsuranceProduct[];
}

type PartyVerdict = { ok: true; passengers: CheckedPassenger[] } | { ok: false; field: string; message: string };

export interface Trip {
  travelDays: readonly Day[];
  today: Day;
  /** Passenger types that the verified fares are sold to. */
  psgTypes?: readonly PsgType[];
  /** Number of passengers of each fare in the verified price. */
  counts: Readonly<Record<FareType, number>>;
  insurances: readonly InsuranceProduct[];
}

const wrong = (field: string, message: string): PartyVerdict => ({ ok: false, field, message });

/** Checks the party of this order by the rules of the form. */
export function checkTravellers(input: Pick<CreateInput, 'passengers' | 'insurances'>, trip: Trip): PartyVerdict {
  for (const [at, passenger] of input.passengers.entries()) {
    const found = firstError(passenger, trip);
    if (found) return wrong(`passengers.${at}.${found.field}`, `第 ${at + 1} 位乘机人：${found.message}`);
  }
  const twice = findDuplicates(input.passengers).findIndex((first) => first >= 0);
  if (twice >= 0) return wrong(`passengers.${twice}.certNo`, `第 ${twice + 1} 位乘机人与前面的乘机人证件相同`);
  const problem = checkMembers(
    input.passengers.map((one) => ({ fare: fareTypeOf(one.psgType), type: one.psgType, ...ageOf(one, trip) })),
  );
  if (problem) return wrong('passengers', problem.message);
  const differs = (['ADT', 'CHD', 'INF'] as const).some(
    (fare) => input.passengers.filter((one) => fareTypeOf(one.psgType) === fare).length !== trip.counts[fare],
  );
  if (differs) return wrong('passengers', '乘机人与核价时的人数不一致，请重新核对价格');
  const passengers = input.passengers.map((one) => keep(one, trip.today));
  return insure(passengers, input.insurances, trip);
}

function firstError(passenger: PassengerInput, trip: Trip): { field: string; message: string } | undefined {
  const [error] = Object.entries(checkPassenger(passenger, trip));
  if (!error) return undefined;
  const [field, message] = error;
  const birthday = birthdayOf(passenger, trip.today);
  // The message names a 2nd or 12th birthday before the return flight, not just the ticket to buy.
  const notice = field === 'psgType' && birthday ? judgeAge(birthday, trip.travelDays).notice : '';
  return { field, message: notice || message };
}

function ageOf(passenger: PassengerInput, trip: Trip): { age?: number } {
  const birthday = birthdayOf(passenger, trip.today);
  return birthday ? { age: judgeAge(birthday, trip.travelDays).age } : {};
}

function keep(passenger: CreateInput['passengers'][number], today: Day): CheckedPassenger {
  return {
    name: tidyName(passenger.name, certTypes[passenger.certType].name),
    psgType: passenger.psgType,
    fare: fareTypeOf(passenger.psgType),
    certType: passenger.certType,
    certNo: tidyCertNo(passenger.certNo),
    certKey: certKey(passenger),
    birthday: birthdayOf(passenger, today),
    mobilePhone: passenger.mobilePhone ?? '',
    insurances: [],
  };
}

function insure(passengers: CheckedPassenger[], chosen: CreateInput['insurances'], trip: Trip): PartyVerdict {
  const [firstDay = trip.today] = trip.travelDays;
  for (const [row, choice] of chosen.entries()) {
    const product = trip.insurances.find((one) => one.insuType === choice.insuType);
    if (!product) return wrong(`insurances.${row}.insuType`, '所选保险已下架，请重新选择');
    for (const at of new Set(choice.passengers)) {
      const passenger = passengers[at];
      if (!passenger) return wrong(`insurances.${row}.passengers`, '投保人不在乘机人之列');
      if (passenger.insurances.includes(product)) continue;
      if (!passenger.birthday || !insurable(product, passenger.birthday, firstDay)) {
        return wrong(
          `insurances.${row}.passengers`,
          `${passenger.name} 不能投保${product.name}，投保年龄为 ${product.minAge} 至 ${product.maxAge} 周岁`,
        );
      }
      passenger.insurances.push(product);
    }
  }
  return { ok: true, passengers };
}
