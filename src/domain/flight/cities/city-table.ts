/**
 * Cities with airports, written by scripts/build/flight-tables.mjs; read by cities.ts.
 * A city is `name PinYin[=English] [citycode] airports…`, an airport its code and short name
 * (and pinyin where a city has several). The first 18 are the hot ones, in the picker's order.
 */
export const hotCityCount = 18;

export const cityTable: Record<string, string> = {
  CN: `北京 BeiJing BJS PEK首都ShouDu PKX大兴DaXing;上海 ShangHai SHA PVG浦东PuDong SHA虹桥HongQiao;广州 GuangZhou CAN白云;深圳 ShenZhen SZX宝安
成都 ChengDu CTU CTU双流ShuangLiu TFU天府TianFu;杭州 HangZhou HGH萧山;重庆 ChongQing CKG江北;西安 XiAn XIY咸阳;南京 NanJing NKG禄口
武汉 WuHan WUH天河;昆明 KunMing KMG长水;厦门 XiaMen XMN高崎;青岛 QingDao TAO胶东;三亚 SanYa SYX凤凰;长沙 ChangSha CSX黄花;大连 DaLian DLC周水子
海口 HaiKou HAK美兰;天津 TianJin TSN滨海;郑州 ZhengZhou CGO新郑;乌鲁木齐 WuLuMuQi=Urumqi URC天山;哈尔滨 HaErBin=Harbin HRB太平;沈阳 ShenYang SHE桃仙
长春 ChangChun CGQ龙嘉;济南 JiNan TNA遥墙;福州 FuZhou FOC长乐;南宁 NanNing NNG吴圩;贵阳 GuiYang KWE龙洞堡;兰州 LanZhou LHW中川;太原 TaiYuan TYN武宿
合肥 HeFei HFE新桥;南昌 NanChang KHN昌北;宁波 NingBo NGB栎社;温州 WenZhou WNZ龙湾;珠海 ZhuHai ZUH金湾;石家庄 ShiJiaZhuang SJW正定
银川 YinChuan INC河东;呼和浩特 HuHeHaoTe=Hohhot HET白塔;西宁 XiNing XNN曹家堡;拉萨 LaSa=Lhasa LXA贡嘎;丽江 LiJiang LJG三义
西双版纳 XiShuangBanNa JHG嘎洒;桂林 GuiLin KWL两江;无锡 WuXi WUX硕放;烟台 YanTai YNT蓬莱;泉州 QuanZhou JJN晋江;揭阳 JieYang SWA潮汕
常州 ChangZhou CZX奔牛;南通 NanTong NTG兴东;徐州 XuZhou XUZ观音;扬州 YangZhou YTY泰州;淮安 HuaiAn HIA涟水;盐城 YanCheng YNZ南洋
连云港 LianYunGang LYG花果山;义乌 YiWu YIW义乌;舟山 ZhouShan HSN普陀山;台州 TaiZhou HYN路桥;衢州 QuZhou JUZ衢州;丽水 LiShui LIJ丽水;嘉兴 JiaXing JNH南湖
黄山 HuangShan TXN屯溪;芜湖 WuHu WHA宣州;阜阳 FuYang FUG西关;安庆 AnQing AQG天柱山;池州 ChiZhou JUH九华山;亳州 BoZhou BZJ亳州;蚌埠 BengBu BFY滕湖
武夷山 WuYiShan WUS武夷山;龙岩 LongYan LCX冠豸山;三明 SanMing SQJ沙县;赣州 GanZhou KOW黄金;瑞金 RuiJin JRJ瑞金;景德镇 JingDeZhen JDZ罗家
井冈山 JingGangShan JGS井冈山;宜春 YiChun YIC明月山;上饶 ShangRao SQD三清山;九江 JiuJiang JIU庐山;威海 WeiHai WEH大水泊;临沂 LinYi LYI启阳
济宁 JiNing JNG大安;日照 RiZhao RIZ山字河;潍坊 WeiFang WEF南苑;菏泽 HeZe HZA牡丹;东营 DongYing DOY胜利;洛阳 LuoYang LYA北郊;南阳 NanYang NNY姜营
信阳 XinYang XAI明港;安阳 AnYang HQQ红旗渠;鄂州 EZhou EHU花湖;宜昌 YiChang YIH三峡;襄阳 XiangYang XFN刘集;恩施 EnShi ENH许家坪;荆州 JingZhou SHS沙市
十堰 ShiYan WDS武当山;神农架 ShenNongJia HPG红坪;张家界 ZhangJiaJie DYG荷花;常德 ChangDe CGD桃花源;怀化 HuaiHua HJJ芷江;郴州 ChenZhou HCZ北湖
衡阳 HengYang HNY南岳;永州 YongZhou LLF零陵;邵阳 ShaoYang WGN武冈;岳阳 YueYang YYA三荷;湘西 XiangXi DXJ边城;惠州 HuiZhou HUZ平潭
湛江 ZhanJiang ZHA吴川;佛山 FoShan FUO沙堤;梅州 MeiZhou MXZ梅县;韶关 ShaoGuan HSC丹霞;北海 BeiHai BHY福成;柳州 LiuZhou LZH白莲;百色 BaiSe AEB巴马
梧州 WuZhou WUZ西江;玉林 YuLin YLX福绵;河池 HeChi HCJ金城江;琼海 QiongHai BAR博鳌;黔江 QianJiang JIQ武陵山;武隆 WuLong CQW仙女山;万州 WanZhou WXN五桥
巫山 WuShan WSK巫山;绵阳 MianYang MIG南郊;泸州 LuZhou LZO云龙;宜宾 YiBin YBP五粮液;南充 NanChong NAO高坪;西昌 XiChang XIC青山;攀枝花 PanZhiHua PZI保安营
广元 GuangYuan GYS盘龙;达州 DaZhou DZH金垭;巴中 BaZhong BZX恩阳;九寨沟 JiuZhaiGou JZH黄龙;稻城 DaoCheng DCY亚丁;康定 KangDing KGT康定
甘孜 GanZi=Garze GZG格萨尔;红原 HongYuan AHJ红原;阆中 LangZhong LZG古城;遵义 ZunYi ZYI ZYI新舟XinZhou WMT茅台MaoTai;兴义 XingYi ACX万峰林
六盘水 LiuPanShui LPF月照;安顺 AnShun AVA黄果树;毕节 BiJie BFJ飞雄;铜仁 TongRen TEN凤凰;凯里 KaiLi KJH黄平;黎平 LiPing HZH黎平;荔波 LiBo LLB荔波
芒市 MangShi LUM德宏;大理 DaLi DLU凤仪;香格里拉 XiangGeLiLa=Shangri-La DIG迪庆;保山 BaoShan BSD云瑞;腾冲 TengChong TCZ驼峰;临沧 LinCang LNJ博尚
沧源 CangYuan CWJ佤山;澜沧 LanCang JMJ景迈;普洱 PuEr SYM思茅;文山 WenShan WNH普者黑;昭通 ZhaoTong ZAT昭阳;宁蒗 NingLang NLH泸沽湖
日喀则 RiKaZe=Xigaze RKZ RKZ和平HePing DDR定日DingRi;昌都 ChangDu=Qamdo BPX邦达;林芝 LinZhi=Nyingchi LZY米林
阿里 ALi=Ngari NGQ NGQ昆莎KunSha APJ普兰PuLan;山南 ShanNan LGZ隆子;榆林 YuLin UYN榆阳;延安 YanAn ENY南泥湾;汉中 HanZhong HZG城固;安康 AnKang AKA富强
敦煌 DunHuang DNH莫高;嘉峪关 JiaYuGuan JGN酒泉;张掖 ZhangYe YZY甘州;金昌 JinChang JIC金川;天水 TianShui THQ麦积山;陇南 LongNan LNL成县
庆阳 QingYang IQN西峰;甘南 GanNan GXH夏河;格尔木 GeErMu=Golmud GOQ格尔木;果洛 GuoLuo=Golog GMQ玛沁;玉树 YuShu YUS巴塘;德令哈 DeLingHa HXD海西
茫崖 MangYa HTT花土沟;祁连 QiLian HBQ海北;中卫 ZhongWei ZHY沙坡头;固原 GuYuan GYU六盘山;喀什 KaShi=Kashgar KHG徕宁;和田 HeTian=Hotan HTN昆冈
库尔勒 KuErLe=Korla KRL梨城;阿克苏 AKeSu=Aksu AKU红旗坡;哈密 HaMi HMI伊州;阿勒泰 ALeTai=Altay AAT雪都;吐鲁番 TuLuFan=Turpan TLQ交河
博乐 BoLe BPL阿拉山口;且末 QieMo IQM玉都;若羌 RuoQiang RQA楼兰;莎车 ShaChe=Yarkant QSZ叶尔羌;库车 KuChe=Kuqa KCA龟兹;石河子 ShiHeZi SHF花园
克拉玛依 KeLaMaYi=Karamay KRY古海;富蕴 FuYun FYN可可托海;布尔津 BuErJin=Burqin KJI喀纳斯;新源 XinYuan NLT那拉提;塔城 TaCheng TCG千泉;伊宁 YiNing YIN伊宁
于田 YuTian YTW万方;阿拉尔 ALaEr=Aral ACF塔里木;图木舒克 TuMuShuKe=Tumxuk TWC唐王城;塔什库尔干 TaShiKuErGan=Taxkorgan HQL红其拉甫;昭苏 ZhaoSu ZFL天马
和静 HeJing HJB巴音布鲁克;奇台 QiTai JBK江布拉克;巴里坤 BaLiKun=Barkol DHH大河;邯郸 HanDan HDG邯郸;秦皇岛 QinHuangDao BPE北戴河;张家口 ZhangJiaKou ZQZ宁远
唐山 TangShan TVS三女河;承德 ChengDe CDE普宁;邢台 XingTai XNT褡裢;大同 DaTong DAT云冈;临汾 LinFen LFQ尧都;长治 ChangZhi CIH王村;朔州 ShuoZhou SZH滋润
忻州 XinZhou WUT五台山;吕梁 LvLiang=Lüliang LLV大武;运城 YunCheng YCU盐湖;包头 BaoTou BAV东河;鄂尔多斯 EErDuoSi=Ordos DSN伊金霍洛
呼伦贝尔 HuLunBeiEr=Hulunbuir HLD海拉尔;赤峰 ChiFeng CIF玉龙;通辽 TongLiao TGO通辽;乌海 WuHai WUA乌海;锡林浩特 XiLinHaoTe=Xilinhot XIL锡林浩特
二连浩特 ErLianHaoTe=Erenhot ERL赛乌素;满洲里 ManZhouLi NZH西郊;乌兰察布 WuLanChaBu=Ulanqab UCB集宁;巴彦淖尔 BaYanNaoEr=Bayannur RLK天吉泰
乌兰浩特 WuLanHaoTe=Ulanhot HLH义勒力特;阿尔山 AErShan=Arxan YIE伊尔施;霍林郭勒 HuoLinGuoLe=Holingol HUO霍林河;扎兰屯 ZhaLanTun NZL成吉思汗
阿拉善左旗 ALaShanZuoQi=Alxa_Left_Banner AXF巴彦浩特;阿拉善右旗 ALaShanYouQi=Alxa_Right_Banner RHT巴丹吉林;额济纳旗 EJiNaQi=Ejin_Banner EJN桃来
丹东 DanDong DDG浪头;锦州 JinZhou JNZ锦州湾;鞍山 AnShan AOG腾鳌;朝阳 ChaoYang CHG朝阳;营口 YingKou YKH兰旗;长海 ChangHai CNI大长山岛
白山 BaiShan NBS长白山;白城 BaiCheng DBC长安;通化 TongHua TNH三源浦;延吉 YanJi YNJ朝阳川;松原 SongYuan YSQ查干湖;大庆 DaQing DQA萨尔图
佳木斯 JiaMuSi JMU松江;牡丹江 MuDanJiang MDG海浪;黑河 HeiHe HEK瑷珲;加格达奇 JiaGeDaQi JGD嘎仙;漠河 MoHe OHE古莲;抚远 FuYuan FYJ东极
齐齐哈尔 QiQiHaEr=Qiqihar NDG三家子;鸡西 JiXi JXA兴凯湖;伊春 YiChun LDS林都;五大连池 WuDaLianChi DTU德都;建三江 JianSanJiang JSJ湿地
绥芬河 SuiFenHe HSF东宁`,
  HK: `香港 XiangGang=Hong_Kong HKG香港`,
  MO: `澳门 AoMen=Macao MFM澳门`,
  TW: `台北 TaiBei=Taipei TPE TPE桃园TaoYuan TSA松山SongShan;高雄 GaoXiong=Kaohsiung KHH小港;台中 TaiZhong=Taichung RMQ清泉岗
台南 TaiNan=Tainan TNN台南;花莲 HuaLian=Hualien HUN花莲`,
};
