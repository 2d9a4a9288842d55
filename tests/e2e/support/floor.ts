/** Names that one of the oldest supported browsers (Chromium 105, Firefox 110, Safari 16.4) lacks: owner → names. Popovers are left out: a browser that knows the attribute hides them by itself. */
export const newerThanTheFloor: Readonly<Record<string, readonly string[]>> = {
  'Array.prototype': ['toSorted', 'toReversed', 'toSpliced', 'with'],
  Array: ['fromAsync'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  'Map.prototype': ['getOrInsert', 'getOrInsertComputed'],
  'Set.prototype': [
    'union',
    'intersection',
    'difference',
    'symmetricDifference',
    'isSubsetOf',
    'isSupersetOf',
    'isDisjointFrom',
  ],
  Promise: ['withResolvers', 'try'],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  'ArrayBuffer.prototype': ['transfer', 'transferToFixedLength', 'resize'],
  URL: ['canParse', 'parse'],
  AbortSignal: ['any'],
  RegExp: ['escape'],
  Error: ['isError'],
  Math: ['f16round', 'sumPrecise'],
  Uint8Array: ['fromBase64', 'fromHex'],
  'Uint8Array.prototype': ['toBase64', 'toHex', 'setFromBase64', 'setFromHex'],
  'Element.prototype': ['checkVisibility', 'setHTML', 'getHTML', 'moveBefore', 'computedStyleMap'],
  'HTMLDialogElement.prototype': ['requestClose', 'closedBy'],
  'Document.prototype': ['startViewTransition', 'caretPositionFromPoint'],
  'ShadowRoot.prototype': ['getHTML', 'setHTML'],
  'Iterator.prototype': [
    'map',
    'filter',
    'take',
    'drop',
    'flatMap',
    'reduce',
    'toArray',
    'forEach',
    'some',
    'every',
    'find',
  ],
  Iterator: ['from', 'concat'],
  globalThis: ['scheduler', 'navigation', 'CloseWatcher', 'Temporal', 'EditContext', 'Highlight'],
  Intl: ['Segmenter', 'DurationFormat'],
  'Navigator.prototype': ['userActivation'],
};

/** For `addInitScript`: the page begins without all of it. */
export const withoutNewer = {
  content: `for (const [owner, names] of Object.entries(${JSON.stringify(newerThanTheFloor)})) {
    const of = owner.split('.').reduce((from, name) => from?.[name], globalThis);
    for (const name of names) if (of) delete of[name];
  }`,
};
