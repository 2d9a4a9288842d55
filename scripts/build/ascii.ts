import type { Plugin } from 'vite';
import { textOfLateSteps } from './late-steps.ts';

/** A partner's GBK page would garble UTF-8 scripts: every character above ASCII leaves the build as an escape. */
export function asciiOnly(): Plugin {
  const escaped = (code: string) =>
    code.replace(/[\u007f-\uffff]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return {
    name: 'ascii-only',
    augmentChunkHash: textOfLateSteps,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = escaped(file.code);
      },
    },
  };
}
