import { kmApart, layoutOf, stationName } from '../catalogue/city-layout.ts';
import type { Hotel, RoomKind } from '../catalogue/hotel.ts';

/** Subjects of a guest: the place, the room, the service; each with words that are true of the hotel. */
type Topics = readonly (readonly string[])[];

const when = (is: unknown, ...words: string[]): string[] => (is ? words : []);

/** Walked from here on, and driven. */
const nearKm = 1.2;
const driveKm = 6;

/** A hotel is old this many years after its last works. */
const oldYears = 8;

/** Words by mood. A place, a station or a service that the hotel has not is in none of them. */
export function wordsOf(hotel: Hotel, room: RoomKind, year: number): { good: Topics; fair: Topics; poor: Topics } {
  const { area, stop, facilities } = hotel;
  const has = (id: string): boolean => facilities.includes(id);
  const feature = (name: string): boolean => room.features.includes(name);
  const isOld = year - hotel.renovated >= oldYears;
  const line = stop?.lines[0];
  const stopName = stop && stationName(stop.name);
  const isByMetro = !!stop && stop.minutes <= 10;
  const sight = layoutOf(hotel.city)
    .landmarks.map((spot) => ({ name: spot.name, km: kmApart(spot, hotel) }))
    .reduce<{ name: string; km: number } | null>((best, each) => (best && best.km <= each.km ? best : each), null);
  return {
    good: [
      [
        ...when(isByMetro, `出地铁${stopName}走 ${stop?.minutes} 分钟就到`, `坐地铁 ${line} 号线去哪儿都方便`),
        ...when(!stop, '打车很快就来', `住${area}，车好打也好找`),
        ...when(sight && sight.km <= nearKm, `走着就能到${sight?.name}`),
        ...when(sight && sight.km > nearKm && sight.km <= driveKm, `离${sight?.name}只有 ${sight?.km.toFixed(1)} 公里`),
        `住在${area}办事方便`,
        `${area}这边吃饭买东西都不用走远`,
        '闹中取静，晚上很安静',
        ...when(has('pickup'), '接送的师傅很准时'),
      ],
      [
        '房间干净，床垫软硬合适',
        '隔音不错，一觉睡到天亮',
        '空调安静，热水足',
        '窗帘遮光好，补觉很踏实',
        '插座多，床头就能充电',
        ...when(room.areaM2 >= 26, `${room.areaM2} 平米住着宽敞`),
        ...when(feature('浴缸'), '浴缸干净，泡个澡很解乏'),
        ...when(feature('落地窗'), '落地窗外的夜景好看'),
        ...when(feature('书桌'), '书桌够大，晚上能办公'),
        ...when(feature('儿童用品'), '儿童用品齐全，孩子很喜欢'),
      ],
      [
        '前台办理入住很快',
        '服务热情，行李寄存方便',
        '退房开票很快',
        '打扫的阿姨很细心',
        ...when(has('breakfast'), '早餐品种多，热菜现做', '早餐的粥和面都好'),
        ...when(has('robot'), '机器人送东西又快又稳'),
        ...when(has('gym'), '健身房器械新'),
        ...when(has('pool'), '泳池水干净，人也不多'),
        ...when(has('parking'), '停车方便'),
        ...when(has('charger'), '有充电桩，开电车放心'),
        ...when(has('laundry'), '能自己洗衣，多住几天也不愁'),
        ...when(has('meeting'), '会议室安静，客户过来也体面'),
      ],
    ],
    fair: [
      [
        ...when(stop && !isByMetro, `到${stopName}要走 ${stop?.minutes} 分钟`),
        ...when(has('parking'), '停车位少，晚到就要等'),
        ...when(!has('parking'), '没有停车场，建议打车过来'),
        `周末${area}人多，路口有点堵`,
        '临街，换到高层后好多了',
        '门口的路晚上有点暗',
      ],
      [
        ...when(room.areaM2 < 24, '房间略小，胜在收拾得整齐'),
        ...when(isOld, '设施有些年头，但打扫得干净'),
        '枕头偏高，跟前台换了一个',
        '淋浴要放一会儿才热',
        '衣柜小，挂不了几件',
        '灯光偏暗，看书要开台灯',
      ],
      [
        '周末人多，电梯要等',
        '入住等了十来分钟',
        '前台忙，电话打了两遍',
        '送水晚了些，说了就补上',
        ...when(has('breakfast'), '早餐高峰要排队，味道不错'),
        ...when(has('gym'), '健身房不大，够用'),
      ],
    ],
    poor: [
      [
        '临街的房间吵，没睡好',
        '夜里楼下有人说话',
        ...when(!has('parking'), '停车要走到隔壁街，很不方便'),
        ...when(stop && !isByMetro, `离${stopName}比想的远`),
        ...when(!stop, '早上打车等了很久'),
      ],
      [
        '隔音一般，走廊说话听得清',
        '房间有烟味，换房后才好',
        '浴室水压不稳，报修后当晚没有处理',
        ...when(isOld, '照片比实际新，地毯该换了'),
        ...when(room.window === '部分无窗', '分到没有窗的一间，住着闷'),
        '排风声音大，关了才睡着',
      ],
      [
        '入住排了半小时，前台只有一个人',
        '叫了两次才送来毛巾',
        '发票说好当天开，等了一周',
        ...when(has('breakfast'), '早餐收得早，九点多已经没什么可吃'),
        ...when(has('pool'), '泳池临时关了，也没有提前说'),
      ],
    ],
  };
}
