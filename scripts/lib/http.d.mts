import type { KyInstance } from 'ky';

export const http: KyInstance;
