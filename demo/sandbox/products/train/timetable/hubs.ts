/** Towns where trains begin and end, by how much traffic they draw; other towns draw 1. */
const byWeight: readonly (readonly [weight: number, towns: string])[] = [
  [26, '北京 上海 广州 深圳'],
  [12, '武汉 成都 重庆 杭州 南京 西安 郑州 长沙'],
  [
    7,
    '天津 苏州 济南 合肥 沈阳 哈尔滨 长春 青岛 昆明 贵阳 南昌 福州 厦门 南宁 石家庄 太原 兰州 宁波 无锡 大连 徐州 佛山',
  ],
  [
    3,
    '乌鲁木齐 呼和浩特 西宁 银川 海口 三亚 温州 桂林 珠海 常州 金华 洛阳 襄阳 宜昌 烟台 阜阳 连云港 南通 商丘 九江 上饶 衡阳 怀化 柳州 汕头 潮汕 绵阳 唐山 秦皇岛 潍坊 淄博 义乌 台州 莆田 泉州 漳州 惠州 东莞 信阳 新乡 邯郸 保定 大同 齐齐哈尔 吉林 包头',
  ],
  [
    1.5,
    '威海 扬州 盐城 淮安 蚌埠 安庆 黄山 赣州 岳阳 张家界 常德 湛江 梅州 北海 防城港 大理 丽江 遵义 南充 达州 万州 宝鸡 汉中 榆林 延安 天水 张掖 嘉峪关 运城 承德 张家口 丹东 延吉 牡丹江 佳木斯 日照 临沂 菏泽 聊城 南阳 十堰 恩施 荆州 武夷山 龙岩 三明 宁德 丽水 衢州 湖州 嘉兴 绍兴 宣城 芜湖 六安 亳州 宿州 滁州 镇江 江门 茂名 阳江 肇庆 韶关 清远 郴州 株洲 湘潭 娄底 邵阳 永州 吉安 宜春 新余 萍乡 景德镇 抚州 咸宁 孝感 驻马店 许昌 漯河 安阳 鹤壁 焦作 晋城 长治 临汾 阳泉 衡水 沧州 德州 泰安 曲阜 枣庄 四平 锦州 葫芦岛 盘锦 营口 鞍山 铁岭 大庆 白城 松原 通辽 赤峰 集宁南 海拉尔 满洲里 加格达奇 喀什 库尔勒 阿克苏 伊宁 格尔木 拉萨 西昌 攀枝花 六盘水 凯里 都匀 铜仁 玉林 贵港 梧州 百色 河池 钦州 安康 渭南 玉溪 普洱 蒙自 曲靖 内江 隆昌 宜宾 广元 遂宁 乐山 雅安 陇南 定西 武威 哈密 吐鲁番 奎屯',
  ],
];

const weights = new Map(byWeight.flatMap(([weight, towns]) => towns.split(' ').map((town) => [town, weight] as const)));

export const hubs: readonly string[] = [...weights.keys()];
export const weightOf = (town: string): number => weights.get(town) ?? 1;

/** Stations of electric multiple units alone, though other tracks lead through them. */
export const fastOnly: ReadonlySet<string> = new Set(
  '上海虹桥 武汉 广州南 贵阳北 昆明南 怀化南 衡阳东 厦门北 日照西'.split(' '),
);
