/** The cities that guests search for most. */
export const hotelCities: readonly { code: string; name: string }[] = (
  '北京BJS 上海SHA 广州CAN 深圳SZX 成都CTU 杭州HGH 重庆CKG 西安XIY 南京NKG 武汉WUH 昆明KMG 厦门XMN 青岛TAO 三亚SYX 长沙CSX ' +
  '大连DLC 海口HAK 天津TSN 郑州CGO 乌鲁木齐URC 沈阳SHE 哈尔滨HRB 济南TNA 贵阳KWE 福州FOC 南宁NNG 桂林KWL 丽江LJG'
)
  .split(' ')
  .map((each) => ({ code: each.slice(-3), name: each.slice(0, -3) }));
