import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Writes `themes/<appId>.json` of every folder in themes/: the folder is the registration of a partner. */
export function themeFiles(outDir: string): Plugin {
  return {
    name: 'theme-files',
    async writeBundle() {
      fs.mkdirSync(outDir, { recursive: true });
      const { default: themes } = await readThemes();
      for (const theme of themes) fs.writeFileSync(path.join(outDir, `${theme.appId}.json`), asciiJson(theme));
    },
  };
}

async function readThemes(): Promise<{ default: { appId: string }[] }> {
  const { createServer } = await import('vite');
  const server = await createServer({
    configFile: false,
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const folders = fs.readdirSync('themes').filter((name) => fs.existsSync(path.join('themes', name, 'theme.ts')));
    const loaded = await Promise.all(folders.map((name) => server.ssrLoadModule(`/themes/${name}/theme.ts`)));
    return { default: loaded.map((module) => module['default'] as { appId: string }) };
  } finally {
    await server.close();
  }
}

const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[\u007f-\uffff]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
