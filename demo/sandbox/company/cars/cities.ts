import type { CarCity } from '#contract/car.ts';
import type { Envelope } from '#contract/row.ts';
import { cities } from '#domain/flight/cities/cities.ts';
import { ok } from '../../ground/call.ts';

const list: CarCity[] = cities.map(({ code, name, pinyin, initials, hot }) => ({ code, name, pinyin, initials, hot }));

/** Cities of China, the hot ones first. */
export const answerCarCities = async (): Promise<Envelope<{ cities: CarCity[] }>> => ok({ cities: list });
