import type { ReactNode } from 'react';

interface PaperTableProps {
  title: string;
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A table of an itinerary on paper. */
export const PaperTable = ({ title, heads, rows }: PaperTableProps) => (
  <>
    <h2>{title}</h2>
    <table>
      <thead>
        <tr>
          {heads.map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, at) => (
              <td key={heads[at]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </>
);
