import type { Plugin } from 'vite';

/**
 * The bundler keeps its few helper lines in a chunk of their own, which would be a request more before the first
 * widget. They are put into the chunks that use them.
 */
export function inlineRuntime(): Plugin {
  return {
    name: 'inline-runtime',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const runtime = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'rolldown-runtime');
        if (runtime?.type !== 'chunk') return;
        const [, body = '', names = ''] = /^([\s\S]*?);?export\s*\{([^}]*)\};?\s*$/.exec(runtime.code) ?? [];
        const exported = new Map(
          names
            .split(',')
            .map((part) => part.trim().split(/\s+as\s+/))
            .map(([local = '', name = local]) => [name, local]),
        );
        const file = runtime.fileName.split('/').pop() ?? '';
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.imports.includes(runtime.fileName)) continue;
          const before = chunk.code;
          chunk.code = before.replace(
            new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["'\`]\\./${file}["'\`];?`),
            (_, wanted: string) =>
              wanted
                .split(',')
                .map((part) => part.trim().split(/\s+as\s+/))
                .map(([name = '', local = name]) => `const ${local}=(()=>{${body};return ${exported.get(name)}})();`)
                .join(''),
          );
          if (chunk.code === before) this.error(`the bundler's helper lines could not be put into ${chunk.fileName}`);
          chunk.imports = chunk.imports.filter((name) => name !== runtime.fileName);
        }
        delete bundle[runtime.fileName];
      },
    },
  };
}
