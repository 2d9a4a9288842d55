/** Text of a table, written into the build. */
declare module '*.tsv?raw' {
  const text: string;
  export default text;
}
