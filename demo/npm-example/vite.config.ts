import { defineConfig } from 'vite';

/** Two pages: a React application, and one without a framework. The server's half has one entry of its own. */
export default defineConfig(({ isSsrBuild }) => ({
  build: { rolldownOptions: isSsrBuild ? {} : { input: ['index.html', 'plain.html'] } },
}));
