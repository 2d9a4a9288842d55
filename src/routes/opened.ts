import { allRoutes } from './all.ts';

/** Whether a route has its screen by now; the others say honestly that their area is not open yet. */
export const isOpened = (name: string): boolean => allRoutes.some((row) => row.name === name && row.widget !== undefined);
