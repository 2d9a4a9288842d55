/** Browsers beside Chromium that the journeys run in, as Debian installs them. */
import fs from 'node:fs';
import path from 'node:path';

/** Their packages in Debian. */
export const enginePackages = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] };

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => fs.existsSync(file));

function miniBrowser() {
  for (const libraries of [
    '/usr/lib',
    ...(fs.existsSync('/usr/lib')
      ? fs
          .readdirSync('/usr/lib')
          .filter((name) => name.endsWith('-linux-gnu'))
          .map((name) => `/usr/lib/${name}`)
      : []),
  ])
    for (const version of ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0']) {
      const file = path.join(libraries, version, 'MiniBrowser');
      if (fs.existsSync(file)) return file;
    }
  return undefined;
}

/** Paths of what is there; null for an engine of which a part is missing. */
export function findEngines() {
  const [driver, xvfb, browser] = [onPath('WebKitWebDriver'), onPath('Xvfb'), miniBrowser()];
  return {
    firefox: onPath('firefox-esr') ?? onPath('firefox') ?? null,
    webkit: driver && xvfb && browser ? { driver, xvfb, browser } : null,
  };
}
