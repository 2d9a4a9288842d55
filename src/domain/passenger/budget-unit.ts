/** The unit whose budget pays a government-purchase ticket (公务票), by its full name. Problem with it; "" for none. */
export function checkBudgetUnit(typed: string): string {
  const name = typed.trim();
  if (!name) return '请输入预算单位名称';
  if (name.length < 4 || !/^[\p{Script=Han}\w（）()·\- ]+$/u.test(name))
    return '请输入预算单位全称，与公务卡开户单位一致';
  return '';
}
