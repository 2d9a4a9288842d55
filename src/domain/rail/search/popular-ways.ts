/** Cities that most people take from the large ones, by train. */
export const popularWays: ReadonlyMap<string, readonly string[]> = new Map(
  (
    '北京：上海 天津 石家庄 济南 郑州 沈阳 西安 南京\n' +
    '上海：北京 南京 杭州 苏州 合肥 武汉 宁波 徐州\n' +
    '广州：深圳 长沙 武汉 桂林 南宁 贵阳 潮州 香港\n' +
    '深圳：广州 香港 厦门 长沙 汕头 武汉 惠州 南昌\n' +
    '杭州：上海 宁波 南京 温州 北京 金华 合肥 苏州\n' +
    '成都：重庆 西安 贵阳 昆明 绵阳 乐山 北京 武汉'
  )
    .split('\n')
    .map((line) => {
      const [from = '', to = ''] = line.split('：');
      return [from, to.split(' ')] as const;
    }),
);
