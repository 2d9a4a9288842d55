export const acceptTexts = {
  accept: '接受新时刻',
  question: (times: string) => ({
    title: '接受新时刻',
    text: `${times}。接受后按新时刻出行，出发前仍可免费退票或改签。`,
    yes: '接受新时刻',
    no: '再想想',
  }),
  accepted: '已接受新时刻',
};
