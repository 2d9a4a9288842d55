/** Is an output older than what it is made of? Compared by content, so that a fresh clone's times do not matter. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

function* filesIn(place) {
  if (!fs.existsSync(place)) return;
  if (fs.statSync(place).isFile()) {
    yield place;
    return;
  }
  for (const entry of fs.readdirSync(place, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name.startsWith('.')) continue;
    yield* filesIn(path.join(place, entry.name));
  }
}

export function fingerprint(places) {
  const hash = createHash('sha256');
  for (const place of places)
    for (const file of filesIn(place)) if (!file.includes('.test.')) hash.update(file).update(fs.readFileSync(file));
  return hash.digest('hex');
}

const stampOf = (name) => path.join('.build', 'stamps', name);

export const isStale = (name, mark, output) =>
  !fs.existsSync(output) || !fs.existsSync(stampOf(name)) || fs.readFileSync(stampOf(name), 'utf8') !== mark;

export function markBuilt(name, mark) {
  fs.mkdirSync(path.dirname(stampOf(name)), { recursive: true });
  fs.writeFileSync(stampOf(name), mark);
}
