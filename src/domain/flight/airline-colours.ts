/** Fin colours of Chinese airlines, fit for a white mark; written by scripts/build/flight-tables.mjs. */
const table =
  'CAb8202c;MU23418f;CZ0a6fb0;HUa32030;ZHa5322c;MF1c5fa8;3Ub3262e;SCb2571c;FMb03a2e;HO7d1f3f;9C3d7a2a;GS9c2f45;' +
  'JDa83232;KN2c4f9e;8La8332b;PN7a2d6b;TV8c2f2f;EU1f5c8b;G51d6a8a;NS2a5d9f;QW1a6f9a;DZ1b4f8f;GX9a2d50;DR5d3a8c;' +
  'UQ8a5a1c;GJ9c3d2a;AQ1e6b5c;FUa5472a;GY2b6e4f;RY2a6590;A6a0352f;9H8f2e3c;LT27548a;BK1f4b87;CN94303a;OQ2d6f8f;' +
  'Y88a4b1a;JRa03a5a;9D2f6b45;CX006b5f;HXa8243a;UO6a2c86;NX1d5b95;CI8a3a66;BR0f6b45';

const colours: ReadonlyMap<string, string> = new Map(
  table.split(';').map((word) => [word.slice(0, 2), `#${word.slice(2)}`]),
);

/** `#b8202c` of CA; undefined for airlines without a colour of their own. */
export const airlineColourOf = (code: string): string | undefined => colours.get(code);
