/** Words of the account that a transfer goes to. */
export const transferTexts = {
  accountName: '户名',
  bank: '开户银行',
  number: '账号',
  reference: '附言',
  copyOf: (what: string) => `复制${what}`,
  copied: '已复制',
  notCopied: '无法复制，请手动选取',
};
