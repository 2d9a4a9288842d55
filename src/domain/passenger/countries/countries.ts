/** Nationalities and issuing countries: ISO 3166-1 alpha-2 and the Chinese name, the most frequent first. */
const table =
  'CN中国 HK中国香港 MO中国澳门 TW中国台湾 US美国 JP日本 KR韩国 GB英国 FR法国 DE德国 CA加拿大 AU澳大利亚 NZ新西兰 SG新加坡 MY马来西亚 TH泰国 VN越南 ID印度尼西亚 PH菲律宾 IN印度 RU俄罗斯 ' +
  'AE阿联酋 AR阿根廷 AT奥地利 BD孟加拉国 BE比利时 BN文莱 BR巴西 BY白俄罗斯 CH瑞士 CL智利 CO哥伦比亚 CZ捷克 DK丹麦 EG埃及 ES西班牙 ET埃塞俄比亚 FI芬兰 GH加纳 GR希腊 HU匈牙利 IE爱尔兰 IL以色列 IQ伊拉克 IR伊朗 IT意大利 JO约旦 KE肯尼亚 ' +
  'KG吉尔吉斯斯坦 KH柬埔寨 KP朝鲜 KW科威特 KZ哈萨克斯坦 LA老挝 LK斯里兰卡 MA摩洛哥 MM缅甸 MN蒙古 MV马尔代夫 MX墨西哥 NG尼日利亚 NL荷兰 NO挪威 NP尼泊尔 PE秘鲁 PK巴基斯坦 PL波兰 PT葡萄牙 QA卡塔尔 RO罗马尼亚 RS塞尔维亚 SA沙特阿拉伯 SE瑞典 TJ塔吉克斯坦 TR土耳其 TZ坦桑尼亚 UA乌克兰 UZ乌兹别克斯坦 ZA南非 ZW津巴布韦';

/** For a select: code and name. */
export const countries: readonly { value: string; label: string }[] = table
  .split(' ')
  .map((entry) => ({ value: entry.slice(0, 2), label: entry.slice(2) }));

/** The Chinese name of a country; an unknown code as it is. */
export const countryName = (code: string): string => countries.find(({ value }) => value === code)?.label ?? code;
