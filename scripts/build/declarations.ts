import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Declarations of the entries and of what they name, below `types/` with the folders of the sources. Addresses of
 * ours (`#kit/…`) become relative ones: a partner's compiler knows nothing of them. Each file is declared by itself,
 * without the other 900, so what it exports must say its type.
 * `entries`: paths below `root`; those in `both` get declarations for `require` as well.
 */
export function declarations(root: string, entries: readonly string[], both: readonly string[] = []): Plugin {
  return {
    name: 'declarations',
    async generateBundle() {
      const { default: ts } = await import('typescript');
      const emit = (wanted: readonly string[], kind: 'd.ts' | 'd.cts') => {
        const waiting = [...wanted];
        const done = new Set<string>();
        for (let file = waiting.pop(); file; file = waiting.pop()) {
          if (done.has(file)) continue;
          done.add(file);
          const from = file;
          const { outputText, diagnostics = [] } = ts.transpileDeclaration(fs.readFileSync(path.join(root, from), 'utf8'), {
            fileName: path.basename(from),
            reportDiagnostics: true,
            compilerOptions: { target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX, isolatedDeclarations: true, declaration: true, strict: true },
          });
          for (const { messageText } of diagnostics) this.error(`${from}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
          const source = outputText.replaceAll(/(\bfrom |\bimport\()(['"])([#.][^'"]*)\2/g, (_whole, start: string, quote: string, name: string) => {
            const found = fileOf(from, name);
            waiting.push(found);
            const to = path.posix.relative(path.posix.dirname(placeOf(from)), placeOf(found)).replace(/d\.ts$/, kind === 'd.ts' ? 'js' : 'cjs');
            return `${start}${quote}${to.startsWith('.') ? to : `./${to}`}${quote}`;
          });
          this.emitFile({ type: 'asset', fileName: placeOf(from).replace(/d\.ts$/, kind), source });
        }
      };
      emit(entries, 'd.ts');
      emit(both, 'd.cts');
    },
  };
}

/** The file that an import of ours names (package.json, imports). */
function fileOf(from: string, name: string): string {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(from), name);
  const rest = name.slice(1);
  return /^(widgets|themes|demo|tests)\//.test(rest) ? rest : `src/${rest}`;
}

/** `src/kit/widget-events.ts` → `types/kit/widget-events.d.ts` */
export const placeOf = (file: string): string => `types/${file.replace(/^(src|demo)\//, '').replace(/\.tsx?$/, '.d.ts')}`;
