/** Words of the picture of a year. */
export const bandTexts = {
  monthName: (month: string, withYear: boolean): string =>
    withYear ? `${month.slice(0, 4)} 年 ${Number(month.slice(5))} 月` : `${Number(month.slice(5))} 月`,
};
