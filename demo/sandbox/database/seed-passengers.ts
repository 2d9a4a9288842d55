import type { Seeder } from './seed.ts';

export const seedPassengers: Seeder = async () => undefined;
