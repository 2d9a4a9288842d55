const rows = 20_000;

/** A file of new employees in departments of the company; every hundredth row is wrong. */
export const importText = () =>
  [
    '工号,姓名,手机,部门,等级',
    ...Array.from({ length: rows }, (_, n) =>
      n % 100 === 99
        ? `IMP${n},,123,,没有的等级`
        : `IMP${n},王${'伟芳娜敏静丽强磊军洋'[n % 10]}${'明华平杰涛超霞鹏琳宇'[Math.floor(n / 10) % 10]},${`1722${String(n).padStart(7, '0')}`},部门 ${1 + (n % 9)},P6 骨干`,
    ),
  ].join('\n');
