/** Marks that the tables share. */
export const css = (...files) => files.map((file) => `<link rel="stylesheet" href="/hostile/lib/${file}" />`).join('\n');
export const js = (...files) => files.map((file) => `<script src="/hostile/lib/${file}"></script>`).join('\n');
export const style = (text) => `<style>${text}</style>`;
export const script = (text) => `<script>${text}</script>`;
