import { describe, expect, it } from 'vitest';
import { divisions } from '../region/divisions.ts';
import { readAddress } from './read-address.ts';

const none = { receiver: '', phone: '', province: '', city: '', district: '', street: '', postcode: '', unread: [] };
const pudong = { province: '上海市', city: '上海市', district: '浦东新区' };
const whole = { ...none, ...pudong, receiver: '张三', phone: '13800000000', street: '世纪大道100号' };

describe('a pasted address', () => {
  it.each([
    ['张三 13800000000 上海市浦东新区世纪大道100号'],
    ['13800000000 张三 上海市浦东新区世纪大道100号'],
    ['上海市浦东新区世纪大道100号 张三 13800000000'],
    ['上海市浦东新区世纪大道100号，张三，138-0000-0000'],
    ['张三13800000000上海市浦东新区世纪大道100号'],
    ['张三，+86 138 0000 0000，上海 浦东新区 世纪大道100号'],
    ['张三 13800000000 上海市上海市浦东新区世纪大道100号'],
    ['张三 13800000000 上海浦东世纪大道100号'],
    ['张三（收） １３８００００００００ 上海市浦东新区世纪大道100号'],
    ['收货人：张三\n手机号码：13800000000\n所在地区：上海市 浦东新区\n详细地址：世纪大道100号'],
  ])('is the same in every order and writing: %j', (text) => {
    expect(readAddress(text, divisions)).toEqual(whole);
  });

  it.each<[string, object]>([
    ['张三三，上海 上海市 浦东区，13226660000', { ...none, ...pudong, receiver: '张三三', phone: '13226660000' }],
    [
      '陕西省西安市雁塔区丈八沟街道高新四路高新大都荟710061 李国明 13593460000 110101198512090000',
      {
        ...none,
        province: '陕西省',
        city: '西安市',
        district: '雁塔区',
        street: '丈八沟街道高新四路高新大都荟',
        receiver: '李国明',
        phone: '13593460000',
        postcode: '710061',
      },
    ],
    [
      '深圳市盐田区心广场B栋1601  龚亮  13541110000',
      {
        ...none,
        province: '广东省',
        city: '深圳市',
        district: '盐田区',
        street: '心广场B栋1601',
        receiver: '龚亮',
        phone: '13541110000',
      },
    ],
    [
      '李四 17951 138 0000 0000 身份证号：110101 1985 1209 000X 上海市浦东区市场路8号',
      { ...none, ...pudong, receiver: '李四', phone: '13800000000', street: '市场路8号' },
    ],
    ['苏州市吴江市松陵镇', { ...none, province: '江苏省', city: '苏州市', district: '吴江区', street: '松陵镇' }],
    ['⾼⼤⼭ 13800000000 上海浦东世纪大道100号', { ...whole, receiver: '高大山' }],
  ])('in one line is read without what is no part of it: %s', (text, found) => {
    expect(readAddress(text, divisions)).toEqual(found);
  });

  it.each<[string, object]>([
    [
      '江苏省苏州市昆山市前进中路1号',
      { province: '江苏省', city: '苏州市', district: '昆山市', street: '前进中路1号' },
    ],
    ['昆山市前进中路1号', { province: '江苏省', city: '苏州市', district: '昆山市', street: '前进中路1号' }],
    ['苏州市姑苏区平江路8号', { province: '江苏省', city: '苏州市', district: '姑苏区', street: '平江路8号' }],
    ['河南省济源市沁园路2号', { province: '河南省', city: '直辖', district: '济源市', street: '沁园路2号' }],
    ['湖北省恩施市舞阳大街3号', { province: '湖北省', district: '恩施市', street: '舞阳大街3号' }],
    [
      '内蒙古呼和浩特市新城区中山路5号',
      { province: '内蒙古自治区', city: '呼和浩特市', district: '新城区', street: '中山路5号' },
    ],
    ['重庆市城口县东大街7号', { province: '重庆市', city: '重庆市', district: '城口县', street: '东大街7号' }],
    ['长沙市芙蓉中路9号', { province: '湖南省', city: '长沙市', district: '', street: '芙蓉中路9号' }],
    ['广东省深圳市科技园', { province: '广东省', city: '深圳市', district: '', street: '科技园' }],
  ])('has its region read: %s', (text, found) => {
    expect(readAddress(text, divisions)).toMatchObject(found);
  });

  it('has a name of at most four characters, or one with a dot; a number of another region is left unread', () => {
    expect(readAddress('随便写点什么', divisions)).toEqual({ ...none, unread: ['随便写点什么'] });
    expect(readAddress('古丽·买买提 13800000000', divisions)).toMatchObject({ receiver: '古丽·买买提' });
    expect(readAddress('陈先生 +852 91234567 上海市浦东新区世纪大道100号', divisions)).toMatchObject({
      phone: '',
      street: '世纪大道100号',
      unread: ['陈先生', '+852 91234567'],
    });
  });

  it('may have a landline, and a postcode that is no number of a room', () => {
    expect(readAddress('李四 (021)62345678 200120 上海市浦东新区世纪大道100号101101室', divisions)).toEqual({
      ...whole,
      receiver: '李四',
      phone: '021-62345678',
      street: '世纪大道100号101101室',
      postcode: '200120',
    });
  });

  it('keeps the street where no region is found, and names what it cannot read', () => {
    expect(readAddress('张三 北京路100号 大写ABC99', divisions)).toEqual({
      ...none,
      receiver: '张三',
      street: '北京路100号',
      unread: ['大写ABC99'],
    });
  });

  it.each(['', ' \n ', '😀', ':::', '号'.repeat(5000), '1'.repeat(5000)])(
    'of any text ends without a fault',
    (text) => {
      expect(readAddress(text.slice(0, 12000), divisions)).toMatchObject({ receiver: '', phone: '' });
    },
  );
});
