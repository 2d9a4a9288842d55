export const texts = { trains: (from: string, to: string) => `看 ${from} → ${to} 的火车票` };
