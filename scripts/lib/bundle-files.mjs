/** Files of a chunk of the bundler's manifest and of all that it imports at once. */
export function filesBehind(manifest, key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const next of chunk.imports ?? []) filesBehind(manifest, next, found);
  return found;
}
