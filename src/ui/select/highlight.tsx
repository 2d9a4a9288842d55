import type { ReactNode } from 'react';

/** `text` with what was typed marked where it first occurs, at the start of a word when it does so anywhere. */
export function highlight(text: string, query: string): ReactNode {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return text;
  const all = text.toLowerCase();
  const atWord = ` ${all}`.indexOf(` ${wanted}`);
  const at = atWord >= 0 ? atWord : all.indexOf(wanted);
  if (at < 0) return text;
  const end = at + wanted.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
