import { knownCode } from '../../flight/cities/known-cities.ts';
import { compoundSurnames } from './latin-name.ts';

/** Family names of one character that nearly everyone with a Chinese name bears one of. */
const surnames =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩邓冯曹彭曾肖萧田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石金韦贾夏付傅方邹熊白孟秦邱丘侯江尹薛闫阎段雷龙黎史陶贺毛郝顾龚邵万覃武钱戴严莫孔向常汤康易乔赖文施洪辛柯庄樊殷季倪申温芦俞葛颜章柳鲁岳毕梅詹焦齐聂祝包宁关纪霍童欧甄司盛莘解应古鲍游甘裴骆舒柴车曲兰单卫项吉闵冉耿左涂鞠费阮蓝艾房华米牛宗翟翁简凌桂栾路谷祁穆窦屈尚佟岑牟冷褚刁滕隋明苗初储边卜宫麦缪臧苟蒲邢靳饶伍乐巩全商芮喻符候邬卓匡娄沙阳连景党植戚桑师强仇池胥晏赫柏时楚查敖乌巴寇敬茅晋丛海仲邝云扈那鄢习姬冼管仝楼练屠狄勾湛迟尤花奚干鹿郜蒙双占粟荆幸亓禤修颉虞利阚苑鄂禹台战承诸庞容皮丰水平和宿劳慕束井郁邸谌居盖郗衣竺权笪简成';

const han = '\\p{Script=Han}\\u{20000}-\\u{3ffff}〇';
/** Letters stand for a character that a system has not. */
const chinese = new RegExp(`^(?=.*\\p{Script=Han})[${han}·•・．.‧∙⋅●a-z]{2,30}$`, 'iu');
const latin = /^[A-Z][A-Z'’-]*(?:\/[A-Z'’-]*)?$/i;

/** Words before a name; the sign that joins them to it may be there too. */
const nameLabel =
  /^(?:(?:乘机|乘车|出行|登机|旅行|入住|订票|预订)(?:旅客|人员?|者)|乘客|旅客|客人|常旅客|(?:中文|英文)?(?:姓名|名字))(?:信息|资料|名单|列表)?(?:是|为|叫)?/;
const englishLabel = /^(?:(?:full ?)?name|passengers?|tel|phone|mobile|id|passport)$/i;

/** Signs of a sentence, and words of a journey: a text with one of them is no name unless a label says so. */
const ofSentence =
  /[我你您他她它们请帮订票的吗呢吧了给要这个两]|航班|航空|机场|航司|出发|到达|起飞|往返|单程|行程|[去回返]程|[今明后]天|[今明][早晚]|[上下中]午|早上|晚上|凌晨|经济|公务|商务|头等|[高低]价|安排|安检|高铁|谢谢|感谢|马上|尽快|方便|时间|备注|信息|资料|名单|本人|老[板师]|孩子|客户|同事|领导|朋友|家人|温州|宁波|常州|黄山|^(?:成人|儿童|婴儿)$|^(?:[上下本]?周|星期)[一二三四五六日末]$/;

/** Takes a label of names off the front: 乘客王小明. Undefined of a text without one. */
export function withoutNameLabel(piece: string): string | undefined {
  if (englishLabel.test(piece)) return '';
  const rest = piece.replace(nameLabel, '');
  if (rest === piece) return undefined;
  // 乘客一, 旅客甲: a number, as 乘客 1 has one.
  return /^[一二三四五六七八九甲乙丙丁]$/.test(rest) ? '' : (withoutNameLabel(rest) ?? rest);
}

export const isLatinName = (piece: string): boolean => latin.test(piece);
/** A piece of one character may be the half of a name that was typed with a space. */
export const isChinesePart = (piece: string): boolean => /^\p{Script=Han}$/u.test(piece) && !ofSentence.test(piece);

/**
 * How much a run of a text looks like a name: 3 beside a label, 2 by its family name, its dot or its slash, 1 by its
 * signs alone, 0 where it is none.
 */
export function nameScore(piece: string, isLabelled: boolean): 0 | 1 | 2 | 3 {
  if (isLatinName(piece.replaceAll(' ', ''))) return isLabelled ? 3 : /^[^/]+\/[^/]+$/.test(piece) ? 2 : 1;
  if (!chinese.test(piece)) return 0;
  if (isLabelled) return 3;
  if (/[·•・．.‧∙⋅●]/.test(piece)) return 2;
  if (ofSentence.test(piece) || knownCode(piece)) return 0;
  const [first = '', second = ''] = piece;
  const length = [...piece].length;
  if (length <= 4 || /[a-z]/i.test(piece))
    if (surnames.includes(first) || compoundSurnames.has(first + second)) return 2;
  return length <= 8 ? 1 : 0;
}
