import { signal } from '@preact/signals-core';

/** Counts what this page has done at the server: shared counts and balances are asked for again after each. */
export const writes = signal(0);

export const wrote = (): void => void (writes.value += 1);
