import type { Services } from './services.ts';

/** Words of a copy button, for the `texts` of every widget that has one. */
export const copyTexts = { copied: '已复制', notCopied: '无法复制，请手动选取' };

/** Copies a text and reports the result in a message. */
export const createCopy =
  ({ copy, say }: Pick<Services, 'copy' | 'say'>, { copied, notCopied }: typeof copyTexts) =>
  async (text: string): Promise<void> => {
    const isCopied = await copy(text);
    say.toast(isCopied ? copied : notCopied, isCopied ? 'ok' : 'warn');
  };
