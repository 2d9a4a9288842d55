import type { ReactNode } from 'react';

const dot = 16;

/** Facts with a dot between two of them; a line that breaks between has no dot at its start or end. */
export const Facts = ({ of }: { of: readonly ReactNode[] }) => (
  <span style={{ display: 'block', overflow: 'hidden' }}>
    <span style={{ display: 'block', marginLeft: -dot }}>
      {of.map((fact, at) => (
        <span key={at} style={{ display: 'inline-block', position: 'relative', paddingLeft: dot }}>
          {at > 0 && <span style={{ position: 'absolute', left: 0, width: dot, textAlign: 'center' }}> · </span>}
          {fact}
        </span>
      ))}
    </span>
  </span>
);
