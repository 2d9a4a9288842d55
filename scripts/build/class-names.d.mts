export const classFolders: readonly string[];
export function classesOfSheets(root?: string): Map<string, string[]>;
export function shortWords(root?: string): Set<string>;
export function splitModifier(name: string): [base: string, modifier: string];
export function shortClassNames(names: Iterable<string>, words?: ReadonlySet<string>): Map<string, string>;
export function readShortClasses(root?: string): Map<string, string>;
export function shortenSelectors(text: string, short: ReadonlyMap<string, string>): string;
export function shortenClasses(text: string, short: ReadonlyMap<string, string>): string;
