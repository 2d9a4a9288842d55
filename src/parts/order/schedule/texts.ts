export const acceptTexts = {
  accept: '接受新时刻',
  question: (times: string, missed: string) => ({
    title: '接受新时刻',
    text: `${times}${missed && `，与 ${missed} 次衔接不上`}。接受后${missed ? `仍赶不上 ${missed} 次` : '按新时刻出行'}，出发前仍可免费退票或改签。`,
    yes: '接受新时刻',
    no: '再想想',
  }),
  accepted: '已接受新时刻',
};
