import fs from 'node:fs';
import { allRoutes } from '#routes/all.ts';
import { redirectOf } from '#routes/redirects.ts';
import type { Route } from '#routes/route.ts';

export const walkedFile = 'tests/tables/routes-walked.tsv';

const samples: Readonly<Record<string, string>> = {
  '/agreement_frame/:type': '/agreement_frame/service_agreement',
};
const routes: readonly Route[] = allRoutes;
const isMoved = ({ name }: Route): boolean => name === 'index' || redirectOf({ name, params: {}, query: {} }) !== null;

/** Routes that are opened as they are: with a page, and without a part of the address that a member's data fills. */
export const plainRoutes = routes
  .filter((route) => !isMoved(route))
  .map((route) => ({ route, path: samples[route.path] ?? route.path.replace(/\/:\w+\?/g, '') }))
  .filter(({ route, path }) => route.widget && !path.includes(':'));

const filesIn = (folder: string, isTest: RegExp): { name: string; text: string }[] =>
  fs
    .readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => isTest.test(name))
    .sort()
    .map((name) => ({ name: `${folder}/${name}`, text: fs.readFileSync(`${folder}/${name}`, 'utf8') }));

/** A line for each route: its name, address, page, members, the test that goes to it, and the test of its screen. */
export function routesWalked(): string[][] {
  const browser = filesIn('tests/e2e', /^[^/]+\.test\.ts$/);
  const screens = filesIn('widgets', /\.test\.tsx$/);
  const plain = new Set(plainRoutes.map(({ route }) => route.name));
  const walkedBy = (route: Route): string => {
    if (isMoved(route)) return 'src/routes/redirects.test.ts';
    if (plain.has(route.name)) return 'tests/e2e/walk.test.ts';
    const start = route.path.slice(0, route.path.indexOf('/:'));
    return [...screens, ...browser].find(({ text }) => text.includes(start))?.name ?? '';
  };
  /** In the folder of the widget where there is one, that of its name before others; one test opens every widget. */
  const screenOf = ({ widget }: Route): string => {
    if (widget === undefined) return '';
    const own = screens.filter(({ name }) => name.includes(`/${widget}/`));
    const opens = ({ text }: { text: string }) => text.includes(`mountWidget('${widget}'`);
    const main = own.find(({ name }) => name.endsWith(`/${widget}.test.tsx`));
    return (main ?? own.find(opens) ?? own[0] ?? screens.find(opens))?.name ?? 'widgets/identity.test.tsx';
  };
  return routes.map((route) => [
    route.name,
    route.path,
    isMoved(route) ? 'leads elsewhere' : (route.widget ?? 'closed'),
    route.access === 'public' ? 'everybody' : (route.members?.join(' ') ?? 'all members'),
    walkedBy(route),
    screenOf(route),
  ]);
}
