import type { Plugin } from 'vite';

const creation = /\.createElementNS\((\w+),(\w+),(\w+)\.is\?\3:\w+\)/;

/**
 * Preact gives the parent as the options of a new element, for registries of custom elements, which no widget has. While
 * a page holds a widget in a document without a window, browsers refuse that registry, and the widget would break.
 */
export const ownDocument = (): Plugin => ({
  name: 'own-document',
  transform(code, id) {
    if (!/\/node_modules\/preact\/dist\/preact\.\w+$/.test(id)) return null;
    if (!creation.test(code))
      throw new Error('Preact makes its elements in another way: see scripts/build/own-document.ts');
    return { code: code.replace(creation, '.createElementNS($1,$2,$3.is?$3:void 0)'), map: null };
  },
});
