interface CompareProps {
  items: readonly [old: readonly [label: string, text: string], next: readonly [label: string, text: string]];
}

/** Something that is given up, and the one in its place. */
export const Compare = ({ items: [old, next] }: CompareProps) => (
  <dl className="t-kv">
    <dt>{old[0]}</dt>
    <dd className="t-3">{old[1]}</dd>
    <dt>{next[0]}</dt>
    <dd className="t-m">{next[1]}</dd>
  </dl>
);
