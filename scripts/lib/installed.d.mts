export function isInstalled(lockText: string, listText: string): boolean;
