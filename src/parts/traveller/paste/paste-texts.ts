/** Words of a pasted text, which come with it. `people`: travellers as the product names them. */
export const pasteTexts = {
  label: (people: string) => `粘贴${people}信息`,
  hint: '每行一位：姓名 证件号码 手机号（选填）',
  run: '识别并填入',
  cancel: '取消',
  nothing: '没有识别出姓名和证件号码，请核对后重试，或手动填写',
  read: (people: string, most: number, count: number, left: number, unread: readonly string[]) =>
    `已填入 ${count} 位${people}，请核对${left ? `；每单最多 ${most} 位，其余 ${left} 位未填入` : ''}${unread.length ? `；未能识别：${unread.map((piece) => `“${piece}”`).join('、')}` : ''}`,
} as const;
