import fs from 'node:fs';
import path from 'node:path';

/**
 * Names that stay: of one short word; states (`is-on`), which code puts together and every sheet repeats; uPlot's; the
 * root, which pages, the doctor and tests know, and the ground of a page; of the search forms, put behind a prefix; those
 * that scripts/bench watches.
 */
const kept =
  /^(?:[a-z\d]+|t-root|t-page|(?:is|has|u)-.*|(?:fs|sf)-(?:f|sub|wait|problems)|t-lst|sf-fields|hl-cards?|hl-sorts)$/;

/** Blockers of advertisements hide some classes on every page, in shadow trees too. */
const isBlocked = (name) => name.includes('ad');

const first = 'abcdefghijklmnopqrstuvwxyz';
const further = `${first}0123456789`;
/** a, b … z, aa, ab …: small letters only, since a page without a doctype does not tell them from capitals. */
function* shortNames() {
  let row = [...first];
  for (;;) {
    yield* row;
    row = row.flatMap((name) => Array.from(further, (mark) => name + mark));
  }
}

function* filesIn(folder, pattern) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesIn(file, pattern);
    else if (pattern.test(entry.name)) yield file;
  }
}

const classPattern = /\.([a-z][\w-]*)/g;

/** Class → style sheets that have a rule with it, in the order of the sheets. */
export function classesOfSheets(root = '') {
  const classes = new Map();
  for (const folder of ['src', 'widgets'])
    for (const file of [...filesIn(path.join(root, folder), /\.css$/)].sort()) {
      const text = fs.readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
      for (const [, name] of text.matchAll(/\.([a-z][\w-]*)(?=[^{};]*\{)/g))
        classes.set(name, [...new Set([...(classes.get(name) ?? []), file])]);
    }
  return classes;
}

/** Folders of the code that gives elements their classes. */
export const classFolders = ['widgets', ...['kit', 'ui', 'screens', 'parts', 'runtime'].map((room) => `src/${room}`)];

/** Short words in texts of the code but the English tables: one could be a class without a rule, as `wb`, which would get another one's. */
export function shortWords(root = '') {
  const words = new Set();
  for (const folder of classFolders)
    for (const file of filesIn(path.join(root, folder), /(?<!\.test|\.en)\.tsx?$/))
      for (const [text] of fs.readFileSync(file, 'utf8').matchAll(/(["'`])(?:(?!\1)[^\n])*\1/g))
        for (const [word] of text.matchAll(/(?<![\w-])[a-z][a-z\d]{0,2}(?![\w-])/g)) words.add(word);
  return words;
}

/** `t-btn--sm` → ['t-btn', '--sm']. Code puts modifiers together: only the name before one is made short. */
export const splitModifier = (name) => {
  const at = name.indexOf('--');
  return at > 0 ? [name.slice(0, at), name.slice(at)] : [name, ''];
};

/** Name before its modifier → short name, which is none of the words. Names in another order get other ones. */
export function shortClassNames(names, words = new Set()) {
  const bases = new Set([...names].map((name) => splitModifier(name)[0]));
  const short = new Map();
  const free = shortNames();
  for (const base of bases) {
    if (kept.test(base)) continue;
    let next;
    do next = free.next().value;
    while (bases.has(next) || words.has(next) || isBlocked(next));
    short.set(base, next);
  }
  return short;
}

/** Those of the whole project. */
export const readShortClasses = (root) => shortClassNames(classesOfSheets(root).keys(), shortWords(root));

const withShort = (name, short) => {
  const [base, modifier] = splitModifier(name);
  return (short.get(base) ?? base) + modifier;
};

/** Short names of the classes in a style sheet or a selector, where a dot is before each. */
export const shortenSelectors = (text, short) => text.replace(classPattern, (_, name) => `.${withShort(name, short)}`);

/** The same where names stand alone, as in the value of `class`. */
export const shortenClasses = (text, short) =>
  text.replace(/(?<![\w\\-])[a-z][\w-]*/g, (name) => withShort(name, short));
