/** A style sheet as text, for a shadow root (scripts/build/shadow-css.ts). */
declare module '*.css?shadow' {
  const text: string;
  export default text;
}
