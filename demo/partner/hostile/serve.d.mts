import type { HostilePage } from './pages.mjs';

/** Pages whose libraries are on this machine. */
export function availablePages(): HostilePage[];
export const stageWidth: number;
