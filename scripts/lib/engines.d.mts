export const enginePackages: { firefox: string[]; webkit: string[] };
export function findEngines(): {
  firefox: string | null;
  webkit: { driver: string; xvfb: string; browser: string } | null;
};
