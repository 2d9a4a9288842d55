import { heightRule } from '#loader/height-rule.ts';
import type { Shown } from './page-state.ts';
import { say } from './words.ts';

export type SnippetForm = 'tag' | 'element' | 'react' | 'vue';

const quoted = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const written = (values: Record<string, string>, prefix = '') =>
  Object.entries(values)
    .filter(([, value]) => value)
    .map(([name, value]) => ` ${prefix}${name}="${quoted(value)}"`)
    .join('');
const imported = (names: string, from: string) => `import { ${names} } from '${from}';`;
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascal = (name: string) => camel(`-${name}`);

/** The code that shows on a partner's page what the preview shows. */
export function snippetOf(shown: Shown, form: SnippetForm, loader: string): string {
  return { tag: tagSnippet, element: elementSnippet, react: reactSnippet, vue: vueSnippet }[form](shown, loader);
}

function scriptTag({ appId, sign }: Shown, loader: string): string {
  const settings = written({
    'data-app-id': appId === 'default' ? '' : appId,
    ...(sign && { 'data-access-type': 'THIRD_PARTY', 'data-sign': 'SIGN_FROM_YOUR_SERVER' }),
  });
  return `<script async src="${loader}"${settings}></script>`;
}

/** The widget's height until the loader is there, so that nothing on the page moves; then its tokens. */
function styleBlock({ widget, tokens }: Shown, selector: string, own: string): string {
  const lines = declarations(tokens);
  const rules = [
    heightRule(widget, own),
    ...(lines.length ? [`${selector} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`] : []),
  ];
  return `<style>\n${rules.join('\n').replace(/^/gm, '  ')}\n</style>\n`;
}
const styleOfTag = (shown: Shown) =>
  styleBlock(shown, '[data-travel-widget]', `[data-travel-widget="${shown.widget}"]`);
export const declarations = (tokens: Record<string, string>): string[] =>
  Object.entries(tokens)
    .filter(([, value]) => value)
    .map(([name, value]) => `--travel-${name}: ${value.replace(/[;{}<]/g, '')};`);

/** Content that a visitor sees until the widget is there, and where no script runs. */
const inside = (indent = '') => `\n${indent}  <a href="tel:4000006060">${say('callUs')}</a>\n${indent}`;

const tagSnippet = (shown: Shown, loader: string) => `${scriptTag(shown, loader)}
${styleOfTag(shown)}<div data-travel-widget="${shown.widget}"${written(shown.attributes, 'data-')}>${inside()}</div>
`;

const elementSnippet = (shown: Shown, loader: string) => `${scriptTag(shown, loader)}
${styleBlock(shown, 'travel-widget', `travel-widget[name="${shown.widget}"]`)}<travel-widget name="${shown.widget}"${written(shown.attributes)}>${inside()}</travel-widget>
`;

function reactSnippet({ widget, appId, attributes, tokens, sign }: Shown, loader: string): string {
  const name = pascal(widget);
  const settings = [
    appId !== 'default' && `appId: '${appId}'`,
    `apiBase: '${new URL(loader).origin}'`,
    sign && `signProvider: () => fetch('/travel-sign').then((answer) => answer.text())`,
  ].filter(Boolean);
  const props = written(Object.fromEntries(Object.entries(attributes).map(([key, value]) => [camel(key), value])));
  const looks = Object.entries(tokens).filter(([, value]) => value);
  const view = (indent: string) => `<${name}${props}>${inside(indent)}</${name}>`;
  const styled = looks.length
    ? `(\n    <div style={looks}>\n      ${view('      ')}\n    </div>\n  )`
    : `(\n    ${view('    ')}\n  )`;
  const constant = looks.length
    ? `const looks = {\n${looks.map(([key, value]) => `  '--travel-${key}': ${JSON.stringify(value).replace(/^"|"$/g, "'").replaceAll('\\"', '"')},`).join('\n')}\n} as React.CSSProperties;\n\n`
    : '';
  return `${imported('configure', 'travel-embed')}
${imported(name, 'travel-embed/react')}

configure({ ${settings.join(', ')} });

${constant}export function Travel() {
  return ${styled};
}
`;
}

const vueSnippet = (shown: Shown, loader: string) => `<!-- index.html -->
${scriptTag(shown, loader)}

<!-- Travel.vue -->
<script setup>
${imported('onBeforeUnmount, onMounted, ref', 'vue')}

const box = ref(null);
const heard = (event) => console.log(event.type, event.detail);
onMounted(() => box.value.addEventListener('travel:search', heard));
onBeforeUnmount(() => box.value.removeEventListener('travel:search', heard));
</script>

<template>
  <div ref="box" data-travel-widget="${shown.widget}"${written(shown.attributes, 'data-')}>${inside('  ')}</div>
</template>

${styleOfTag(shown)}`;
