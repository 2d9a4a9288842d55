const words = new RegExp(
  [
    String.raw`(?<comment><!--[\s\S]*?-->|\/\*[\s\S]*?\*\/|^\s*\/\/.*$)`,
    String.raw`(?<string>"[^"\n]*"|'[^'\n]*'|\x60[^\x60]*\x60)`,
    String.raw`(?<keyword>(?<![\w-])(?:import|from|export|default|function|return|const|type|as)(?![\w=:-]))`,
    String.raw`(?<attribute>--travel-[\w-]+)`,
    String.raw`(?<tag><\/?[\w-]+|\/?>)`,
    String.raw`(?<number>#[0-9a-f]{3,8}\b|\b\d+(?:px)?\b)`,
  ].join('|'),
  'gim',
);

/** Code with the colours of the guide; only text and spans, no markup is read. */
export function paint(place: HTMLElement, code: string): void {
  const parts: (Node | string)[] = [];
  let at = 0;
  for (const match of code.matchAll(words)) {
    const [kind] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? [''];
    const span = document.createElement('span');
    span.className = `hljs-${kind}`;
    span.textContent = match[0];
    parts.push(code.slice(at, match.index), span);
    at = match.index + match[0].length;
  }
  place.replaceChildren(...parts, code.slice(at));
}
