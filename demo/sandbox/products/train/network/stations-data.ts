/**
 * Stations of mainland China with the one in Hong Kong: our own list, drawn up line by line.
 * A line with @ begins a city (province, city); a station is its name, telecode and pinyin, a capital for each syllable.
 * Tabs between columns. scripts/compare-stations.mjs compares it with the published list.
 */
export const stationTable = `@北京	北京
北京	BJP	BeiJing
北京南	VNP	BeiJingNan
北京西	BXP	BeiJingXi
北京北	VAP	BeiJingBei
北京朝阳	IFP	BeiJingChaoYang
北京丰台	FTP	BeiJingFengTai
北京东	BOP	BeiJingDong
清河	QIP	QingHe
北京大兴	IPP	BeiJingDaXing
昌平北	VBP	ChangPingBei
昌平	CPP	ChangPing
怀柔北	HBP	HuaiRouBei
密云北	MUP	MiYunBei
延庆	YNP	YanQing
八达岭长城	VLP	BaDaLingChangCheng
通州西	TAP	TongZhouXi
黄村	HCP	HuangCun
八达岭	ILP	BaDaLing
@天津	天津
天津	TJP	TianJin
天津西	TXP	TianJinXi
天津南	TIP	TianJinNan
天津北	TBP	TianJinBei
塘沽	TGP	TangGu
滨海北	FCP	BinHaiBei
武清	WWP	WuQing
军粮城北	JMP	JunLiangChengBei
静海	JHP	JingHai
杨村	YBP	YangCun
汉沽	HGP	HanGu
@河北	石家庄
石家庄	SJP	ShiJiaZhuang
石家庄北	VVP	ShiJiaZhuangBei
石家庄东	SXP	ShiJiaZhuangDong
正定机场	ZHP	ZhengDingJiChang
正定	ZDP	ZhengDing
新乐	ELP	XinLe
高邑西	GNP	GaoYiXi
高邑	GIP	GaoYi
辛集	ENP	XinJi
辛集南	IJP	XinJiNan
藁城	GEP	GaoCheng
藁城南	GUP	GaoChengNan
晋州	JXP	JinZhou
井陉	JJP	JingXing
元氏	YSP	YuanShi
@河北	保定
保定	BDP	BaoDing
保定东	BMP	BaoDingDong
定州	DXP	DingZhou
定州东	DOP	DingZhouDong
徐水	XSP	XuShui
高碑店	GBP	GaoBeiDian
高碑店东	GMP	GaoBeiDianDong
涿州	ZXP	ZhuoZhou
涿州东	ZAP	ZhuoZhouDong
望都	WDP	WangDu
白洋淀	FWP	BaiYangDian
白沟	FEP	BaiGou
雄安	IQP	XiongAn
涞源	LYP	LaiYuan
@河北	邢台
邢台	XTP	XingTai
邢台东	EDP	XingTaiDong
沙河市	VOP	ShaHeShi
临城	UUP	LinCheng
清河城	QYP	QingHeCheng
临西	UEP	LinXi
@河北	邯郸
邯郸	HDP	HanDan
邯郸东	HPP	HanDanDong
磁县	CIP	CiXian
涉县	OEP	SheXian
武安	WAP	WuAn
@河北	唐山
唐山	TSP	TangShan
唐山北	FUP	TangShanBei
滦河	UDP	LuanHe
迁安	QQP	QianAn
玉田县	ATP	YuTianXian
@河北	秦皇岛
秦皇岛	QTP	QinHuangDao
北戴河	BEP	BeiDaiHe
山海关	SHD	ShanHaiGuan
昌黎	CLP	ChangLi
抚宁	FNP	FuNing
卢龙	UAP	LuLong
青龙	QIB	QingLong
@河北	廊坊
廊坊	LJP	LangFang
霸州	RMP	BaZhou
霸州西	FOP	BaZhouXi
胜芳	SUP	ShengFang
文安	WBP	WenAn
@河北	沧州
沧州	COP	CangZhou
沧州西	CBP	CangZhouXi
泊头	BZP	BoTou
东光	DGP	DongGuang
吴桥	WUP	WuQiao
青县	QXP	QingXian
任丘	RQP	RenQiu
肃宁	SYP	SuNing
@河北	衡水
衡水	HSP	HengShui
衡水北	IHP	HengShuiBei
深州	OZP	ShenZhou
饶阳	RVP	RaoYang
枣强	ZVP	ZaoQiang
景州	JEP	JingZhou
@河北	张家口
宣化	XHP	XuanHua
宣化北	VJP	XuanHuaBei
怀来	VQP	HuaiLai
下花园北	OKP	XiaHuaYuanBei
下花园	XYP	XiaHuaYuan
东花园北	QBP	DongHuaYuanBei
沙城	SCP	ShaCheng
太子城	IZP	TaiZiCheng
张家口	ZMP	ZhangJiaKou
@河北	承德
承德	CDP	ChengDe
承德南	IVP	ChengDeNan
承德县北	IYP	ChengDeXianBei
平泉	PQP	PingQuan
隆化	UHP	LongHua
兴隆县	EXP	XingLongXian
滦平	UPP	LuanPing
@山西	太原
太原	TYV	TaiYuan
太原南	TNV	TaiYuanNan
太原东	TDV	TaiYuanDong
清徐	QUV	QingXu
古交	GJV	GuJiao
@山西	大同
大同	DTV	DaTong
阳高	YOV	YangGao
阳高南	AGV	YangGaoNan
天镇	TZV	TianZhen
@山西	朔州
朔州	SUV	ShuoZhou
怀仁	HRV	HuaiRen
怀仁东	HFV	HuaiRenDong
应县	YZV	YingXian
山阴	SNV	ShanYin
岱岳	RYV	DaiYue
@山西	忻州
忻州	XXV	XinZhou
忻州西	IXV	XinZhouXi
原平	YPV	YuanPing
原平西	IPV	YuanPingXi
代县	DKV	DaiXian
五台山	WSV	WuTaiShan
定襄	DXV	DingXiang
宁武	NWV	NingWu
神池	SMV	ShenChi
@山西	晋中
榆次	YCV	YuCi
介休	JXV	JieXiu
介休东	JDV	JieXiuDong
平遥	PYV	PingYao
平遥古城	PDV	PingYaoGuCheng
祁县	QXV	QiXian
祁县东	QGV	QiXianDong
灵石	LSV	LingShi
太谷	TGV	TaiGu
太谷西	TIV	TaiGuXi
寿阳	SYV	ShouYang
@山西	临汾
临汾	LFV	LinFen
临汾西	LXV	LinFenXi
霍州	HZV	HuoZhou
霍州东	HWV	HuoZhouDong
洪洞	HDV	HongTong
洪洞西	HTV	HongTongXi
侯马	HMV	HouMa
侯马西	HPV	HouMaXi
襄汾	XFV	XiangFen
襄汾西	XTV	XiangFenXi
@山西	运城
运城	YNV	YunCheng
运城北	ABV	YunChengBei
永济	YIV	YongJi
永济北	AJV	YongJiBei
风陵渡	FLV	FengLingDu
闻喜	WXV	WenXi
闻喜西	WOV	WenXiXi
河津	HJV	HeJin
稷山	JVV	JiShan
新绛	XJV	XinJiang
@山西	阳泉
阳泉	AQP	YangQuan
阳泉北	YPP	YangQuanBei
@山西	长治
长治	CZF	ChangZhi
长治北	CBF	ChangZhiBei
襄垣	EIF	XiangYuan
沁县	QVV	QinXian
@山西	晋城
晋城	JCF	JinCheng
晋城东	JGF	JinChengDong
高平	GPF	GaoPing
高平东	GVF	GaoPingDong
晋城北	JEF	JinChengBei
@山西	吕梁
吕梁	LHV	LvLiang
汾阳	FAV	FenYang
文水	WEV	WenShui
交城	JNV	JiaoCheng
柳林南	LKV	LiuLinNan
@内蒙古	呼和浩特
呼和浩特	HHC	HuHeHaoTe
呼和浩特东	NDC	HuHeHaoTeDong
察素齐	CSC	ChaSuQi
@内蒙古	包头
包头	BTC	BaoTou
包头东	BDC	BaoTouDong
白云鄂博	BEC	BaiYunEBo
萨拉齐	SLC	SaLaQi
@内蒙古	乌兰察布
集宁南	JAC	JiNingNan
乌兰察布	WPC	WuLanChaBu
卓资东	ZDC	ZhuoZiDong
旗下营南	QNC	QiXiaYingNan
丰镇	FZC	FengZhen
商都	SXC	ShangDu
兴和北	EBC	XingHeBei
卓资山	ZZC	ZhuoZiShan
@内蒙古	鄂尔多斯
鄂尔多斯	EEC	EErDuoSi
东胜西	DYC	DongShengXi
达拉特旗	DIC	DaLaTeQi
达拉特西	DNC	DaLaTeXi
@内蒙古	巴彦淖尔
临河	LHC	LinHe
巴彦高勒	BAC	BaYanGaoLe
杭锦后旗	HDC	HangJinHouQi
@内蒙古	乌海
乌海西	WXC	WuHaiXi
@内蒙古	阿拉善
额济纳	EJC	EJiNa
@内蒙古	赤峰
赤峰	CID	ChiFeng
大板	DBC	DaBan
林西	LXC	LinXi
林东	LRC	LinDong
宁城	NCD	NingCheng
@内蒙古	通辽
通辽	TLD	TongLiao
开鲁	KLC	KaiLu
甘旗卡	GQD	GanQiKa
扎鲁特	ZLD	ZhaLuTe
奈曼	NMD	NaiMan
霍林郭勒	HWD	HuoLinGuoLe
@内蒙古	兴安
阿尔山	ART	AErShan
阿尔山北	ARX	AErShanBei
乌兰浩特	WWT	WuLanHaoTe
@内蒙古	呼伦贝尔
海拉尔	HRX	HaiLaEr
满洲里	MLX	ManZhouLi
牙克石	YKX	YaKeShi
扎兰屯	ZTX	ZhaLanTun
博克图	BKX	BoKeTu
根河	GEX	GenHe
扎赉诺尔西	ZXX	ZhaLaiNuoErXi
免渡河	MDX	MianDuHe
@内蒙古	锡林郭勒
锡林浩特	XTC	XiLinHaoTe
二连	RLC	ErLian
桑根达来	OGC	SangGenDaLai
正镶白旗	ZXC	ZhengXiangBaiQi
@辽宁	沈阳
沈阳	SYT	ShenYang
沈阳北	SBT	ShenYangBei
沈阳南	SOT	ShenYangNan
沈阳西	OOT	ShenYangXi
新民	XMD	XinMin
苏家屯	SXT	SuJiaTun
皇姑屯	HTT	HuangGuTun
辽中	LZD	LiaoZhong
@辽宁	大连
大连	DLT	DaLian
大连北	DFT	DaLianBei
金州	JZT	JinZhou
瓦房店	WDT	WaFangDian
瓦房店西	WXT	WaFangDianXi
普兰店	PLT	PuLanDian
庄河北	ZUT	ZhuangHeBei
登沙河	DWT	DengShaHe
皮口	PUT	PiKou
城子坦	CWT	ChengZiTan
@辽宁	鞍山
鞍山	AST	AnShan
鞍山西	AXT	AnShanXi
海城	HCT	HaiCheng
海城西	HXT	HaiChengXi
台安	TID	TaiAn
@辽宁	营口
营口	YKT	YingKou
营口东	YGT	YingKouDong
盖州	GXT	GaiZhou
盖州西	GAT	GaiZhouXi
鲅鱼圈	BYT	BaYuQuan
大石桥	DQT	DaShiQiao
熊岳城	XYT	XiongYueCheng
@辽宁	辽阳
辽阳	LYT	LiaoYang
灯塔	DGT	DengTa
@辽宁	本溪
本溪	BXT	BenXi
本溪新城	BVT	BenXiXinCheng
南芬	NFT	NanFen
小市	XST	XiaoShi
@辽宁	丹东
丹东	DUT	DanDong
凤城东	FDT	FengChengDong
东港北	RGT	DongGangBei
大孤山	RMT	DaGuShan
通远堡西	TST	TongYuanPuXi
五龙背东	WMT	WuLongBeiDong
@辽宁	抚顺
清原	QYT	QingYuan
南口前	NKT	NanKouQian
@辽宁	铁岭
铁岭	TLT	TieLing
铁岭西	PXT	TieLingXi
开原	KYT	KaiYuan
开原西	KXT	KaiYuanXi
昌图	CTT	ChangTu
昌图西	CPT	ChangTuXi
@辽宁	锦州
锦州	JZD	JinZhou
锦州南	JOD	JinZhouNan
大虎山	DHD	DaHuShan
沟帮子	GBD	GouBangZi
凌海	JID	LingHai
@辽宁	葫芦岛
葫芦岛	HLD	HuLuDao
葫芦岛北	HPD	HuLuDaoBei
兴城	XCD	XingCheng
绥中	SZD	SuiZhong
绥中北	SND	SuiZhongBei
东戴河	RDD	DongDaiHe
@辽宁	盘锦
盘锦	PVD	PanJin
盘锦北	PBD	PanJinBei
@辽宁	阜新
彰武	ZWD	ZhangWu
@辽宁	朝阳
朝阳南	CYD	ChaoYangNan
凌源	LYD	LingYuan
叶柏寿	YBD	YeBaiShou
喀左	KZT	KaZuo
牛河梁	LKT	NiuHeLiang
辽宁朝阳	VET	LiaoNingChaoYang
@吉林	长春
长春	CCT	ChangChun
长春西	CRT	ChangChunXi
长春南	CET	ChangChunNan
德惠	DHT	DeHui
德惠西	DXT	DeHuiXi
九台	JTL	JiuTai
九台南	JNL	JiuTaiNan
农安	NAT	NongAn
榆树	YRT	YuShu
公主岭	GLT	GongZhuLing
公主岭南	GBT	GongZhuLingNan
@吉林	吉林
吉林	JLL	JiLin
蛟河	JHL	JiaoHe
蛟河西	JOL	JiaoHeXi
磐石	PSL	PanShi
双吉	SML	ShuangJi
舒兰	SLL	ShuLan
@吉林	四平
四平	SPT	SiPing
四平东	PPT	SiPingDong
双辽	ZJD	ShuangLiao
@吉林	辽源
辽源	LYL	LiaoYuan
@吉林	通化
通化	THL	TongHua
梅河口	MHL	MeiHeKou
集安	JAL	JiAn
柳河	LNL	LiuHe
@吉林	白山
白山市	HJL	BaiShanShi
抚松	FSL	FuSong
临江	LQL	LinJiang
@吉林	松原
松原	VYT	SongYuan
扶余北	FBT	FuYuBei
扶余	FYT	FuYu
@吉林	白城
白城	BCT	BaiCheng
大安北	RNT	DaAnBei
镇赉	ZLT	ZhenLai
洮南	TVT	TaoNan
@吉林	延边
延吉	YJL	YanJi
延吉西	YXL	YanJiXi
图们	TML	TuMen
图们北	QSL	TuMenBei
珲春	HUL	HunChun
敦化	DHL	DunHua
安图	ATL	AnTu
安图西	AXL	AnTuXi
大石头南	DAL	DaShiTouNan
和龙	HLL	HeLong
龙井	LJL	LongJing
白河	BEL	BaiHe
@黑龙江	哈尔滨
哈尔滨	HBB	HaErBin
哈尔滨西	VAB	HaErBinXi
哈尔滨东	VBB	HaErBinDong
哈尔滨北	HTB	HaErBinBei
双城堡	SCB	ShuangChengPu
双城北	SBB	ShuangChengBei
阿城	ACB	ACheng
尚志	SZB	ShangZhi
一面坡	YPB	YiMianPo
五常	WCB	WuChang
依兰	YEB	YiLan
方正	FNB	FangZheng
玉泉	YQB	YuQuan
亚布力南	YWB	YaBuLiNan
亚布力	YBB	YaBuLi
@黑龙江	齐齐哈尔
齐齐哈尔南	QNB	QiQiHaErNan
昂昂溪	AAX	AngAngXi
富裕	FYX	FuYu
讷河	NHX	NeHe
克山	KSB	KeShan
泰来	TLX	TaiLai
龙江	LJX	LongJiang
富拉尔基	FRX	FuLaErJi
依安	YAX	YiAn
齐齐哈尔	QHX	QiQiHaEr
@黑龙江	大庆
大庆	DZX	DaQing
大庆西	RHX	DaQingXi
大庆东	LFX	DaQingDong
@黑龙江	绥化
绥化	SHB	SuiHua
海伦	HLB	HaiLun
安达	ADX	AnDa
肇东	ZDB	ZhaoDong
庆安	QAB	QingAn
@黑龙江	牡丹江
牡丹江	MDB	MuDanJiang
海林	HRB	HaiLin
横道河子	HDB	HengDaoHeZi
穆棱	MLB	MuLing
下城子	XCB	XiaChengZi
绥阳	SYB	SuiYang
东京城	DJB	DongJingCheng
林口	LKB	LinKou
绥芬河	SFB	SuiFenHe
@黑龙江	佳木斯
佳木斯	JMB	JiaMuSi
富锦	FIB	FuJin
同江	TJB	TongJiang
抚远	FYB	FuYuan
桦南	HNB	HuaNan
@黑龙江	鹤岗
鹤岗	HGB	HeGang
@黑龙江	双鸭山
双鸭山	SSB	ShuangYaShan
@黑龙江	七台河
七台河	QTB	QiTaiHe
勃利	BLB	BoLi
@黑龙江	鸡西
鸡西	JXB	JiXi
密山	MSB	MiShan
虎林	VLB	HuLin
东方红	DFB	DongFangHong
鸡东	JOB	JiDong
@黑龙江	黑河
黑河	HJB	HeiHe
北安	BAB	BeiAn
五大连池	WRB	WuDaLianChi
嫩江	NGX	NenJiang
孙吴	SKB	SunWu
龙镇	LZA	LongZhen
@黑龙江	伊春
伊春	YCB	YiChun
南岔	NCB	NanCha
铁力	TLB	TieLi
@黑龙江	大兴安岭
加格达奇	JGX	JiaGeDaQi
漠河	MVX	MoHe
塔河	TXX	TaHe
图强	TQX	TuQiang
@上海	上海
上海	SHH	ShangHai
上海南	SNH	ShangHaiNan
上海虹桥	AOH	ShangHaiHongQiao
上海西	SXH	ShangHaiXi
金山北	EGH	JinShanBei
安亭北	ASH	AnTingBei
南翔北	NEH	NanXiangBei
@江苏	南京
南京	NJH	NanJing
南京南	NKH	NanJingNan
仙林	XPH	XianLin
江宁	JJH	JiangNing
江宁西	OKH	JiangNingXi
溧水	LDH	LiShui
@江苏	镇江
镇江	ZJH	ZhenJiang
镇江南	ZEH	ZhenJiangNan
丹阳	DYH	DanYang
丹阳北	EXH	DanYangBei
句容西	JWH	JuRongXi
宝华山	BWH	BaoHuaShan
@江苏	常州
常州	CZH	ChangZhou
常州北	ESH	ChangZhouBei
戚墅堰	QYH	QiShuYan
溧阳	LEH	LiYang
瓦屋山	WAH	WaWuShan
金坛	JTU	JinTan
@江苏	无锡
无锡	WXH	WuXi
无锡东	WGH	WuXiDong
无锡新区	IFH	WuXiXinQu
惠山	VCH	HuiShan
宜兴	YUH	YiXing
@江苏	苏州
苏州	SZH	SuZhou
苏州北	OHH	SuZhouBei
苏州新区	ITH	SuZhouXinQu
苏州园区	KAH	SuZhouYuanQu
昆山	KSH	KunShan
昆山南	KNH	KunShanNan
阳澄湖	AIH	YangChengHu
张家港	ZAU	ZhangJiaGang
常熟	CAU	ChangShu
太仓	TCU	TaiCang
太仓南	TNU	TaiCangNan
@江苏	徐州
徐州	XCH	XuZhou
徐州东	UUH	XuZhouDong
邳州	PJH	PiZhou
新沂	VIH	XinYi
新沂南	XYU	XinYiNan
睢宁	SNU	SuiNing
@江苏	连云港
连云港	UIH	LianYunGang
连云港东	UKH	LianYunGangDong
东海县	DQH	DongHaiXian
@江苏	宿迁
宿迁	SQU	SuQian
@江苏	淮安
淮安	AUH	HuaiAn
@江苏	盐城
盐城	AFH	YanCheng
阜宁	AKH	FuNing
建湖	AJH	JianHu
东台	DBH	DongTai
阜宁东	FDU	FuNingDong
@江苏	南通
南通	NUH	NanTong
南通西	NXU	NanTongXi
海安	HIH	HaiAn
如皋	RBH	RuGao
启东	QOU	QiDong
海门	HMU	HaiMen
@江苏	泰州
泰州	UTH	TaiZhou
姜堰	UEH	JiangYan
@江苏	扬州
扬州	YLH	YangZhou
扬州东	YDU	YangZhouDong
宝应	BAU	BaoYing
江都	UDH	JiangDu
高邮	GAU	GaoYou
@浙江	杭州
杭州	HZH	HangZhou
杭州东	HGH	HangZhouDong
杭州南	XHH	HangZhouNan
杭州西	HVU	HangZhouXi
富阳	FYU	FuYang
桐庐	TLU	TongLu
建德	JDU	JianDe
千岛湖	QDU	QianDaoHu
@浙江	宁波
宁波	NGH	NingBo
余姚	YYH	YuYao
余姚北	CTH	YuYaoBei
庄桥	ZQH	ZhuangQiao
奉化	FHH	FengHua
宁海	NHH	NingHai
@浙江	绍兴
绍兴	SOH	ShaoXing
绍兴北	SLH	ShaoXingBei
绍兴东	SSH	ShaoXingDong
上虞	BDH	ShangYu
诸暨	ZDH	ZhuJi
@浙江	嘉兴
嘉兴	JXH	JiaXing
嘉兴南	EPH	JiaXingNan
海宁	HNH	HaiNing
海宁西	EUH	HaiNingXi
桐乡	TCH	TongXiang
嘉善	JSH	JiaShan
嘉善南	EAH	JiaShanNan
@浙江	湖州
湖州	VZH	HuZhou
长兴	CBH	ChangXing
长兴南	CFH	ChangXingNan
德清	DRH	DeQing
德清西	MOH	DeQingXi
安吉	AJU	AnJi
@浙江	金华
金华	JBH	JinHua
金华南	RNH	JinHuaNan
义乌	YWH	YiWu
兰溪	LWH	LanXi
永康	RFH	YongKang
武义北	WDH	WuYiBei
武义	RYH	WuYi
永康南	QUH	YongKangNan
@浙江	衢州
衢州	QEH	QuZhou
江山	JUH	JiangShan
龙游	LMH	LongYou
开化	KHU	KaiHua
@浙江	丽水
丽水	USH	LiShui
缙云西	PYH	JinYunXi
缙云	JYH	JinYun
青田	QVH	QingTian
@浙江	温州
温州	RZH	WenZhou
温州南	VRH	WenZhouNan
乐清	UPH	YueQing
雁荡山	YGH	YanDangShan
瑞安	RAH	RuiAn
平阳	ARH	PingYang
苍南	CEH	CangNan
@浙江	台州
台州西	TZH	TaiZhouXi
台州	TEU	TaiZhou
临海	UFH	LinHai
三门县	OQH	SanMenXian
仙居	XJU	XianJu
@安徽	合肥
合肥	HFH	HeFei
合肥南	ENH	HeFeiNan
合肥北城	COH	HeFeiBeiCheng
肥东	FIH	FeiDong
巢湖	CIH	ChaoHu
巢湖东	GUH	ChaoHuDong
@安徽	蚌埠
蚌埠	BBH	BengBu
蚌埠南	BMH	BengBuNan
固镇	GEH	GuZhen
@安徽	滁州
滁州	CXH	ChuZhou
滁州北	CUH	ChuZhouBei
定远	EWH	DingYuan
全椒	INH	QuanJiao
明光	MGH	MingGuang
@安徽	芜湖
芜湖	WHH	WuHu
繁昌西	PUH	FanChangXi
南陵	LLH	NanLing
芜湖北	WBU	WuHuBei
湾沚南	WNU	WanZhiNan
@安徽	马鞍山
马鞍山	MAH	MaAnShan
马鞍山东	OMH	MaAnShanDong
当涂东	OWH	DangTuDong
@安徽	铜陵
铜陵	TJH	TongLing
铜陵北	KXH	TongLingBei
@安徽	池州
池州	IYH	ChiZhou
@安徽	安庆
安庆	AQH	AnQing
桐城	TTH	TongCheng
太湖	TKH	TaiHu
宿松	OAH	SuSong
潜山	QSU	QianShan
@安徽	宣城
宣城	ECH	XuanCheng
宁国	NNH	NingGuo
绩溪县	JRH	JiXiXian
绩溪北	NRH	JiXiBei
旌德	NSH	JingDe
泾县	LOH	JingXian
@安徽	黄山
黄山北	NYH	HuangShanBei
歙县	OVH	SheXian
歙县北	NPH	SheXianBei
祁门	QIH	QiMen
黄山	HKH	HuangShan
@安徽	六安
六安	UAH	LuAn
叶集	YCH	YeJi
霍邱	FBH	HuoQiu
@安徽	阜阳
阜阳	FYH	FuYang
阜阳西	FXU	FuYangXi
界首市	JUN	JieShouShi
颍上	YVH	YingShang
阜南	FNH	FuNan
@安徽	亳州
亳州	BZH	BoZhou
亳州南	BNU	BoZhouNan
涡阳	GYH	GuoYang
@安徽	宿州
宿州	OXH	SuZhou
宿州东	SRH	SuZhouDong
砀山	DKH	DangShan
砀山南	PRH	DangShanNan
萧县	EOH	XiaoXian
萧县北	QSH	XiaoXianBei
灵璧	GMH	LingBi
泗县	GPH	SiXian
@安徽	淮北
淮北	HRH	HuaiBei
淮北北	PLH	HuaiBeiBei
@安徽	淮南
淮南	HAH	HuaiNan
淮南东	HOH	HuaiNanDong
水家湖	SQH	ShuiJiaHu
凤台南	FTU	FengTaiNan
寿县	SOU	ShouXian
@福建	福州
福州	FZS	FuZhou
福州南	FYS	FuZhouNan
福清	FQS	FuQing
连江	LKS	LianJiang
罗源	LVS	LuoYuan
永泰	YTS	YongTai
闽清	MQS	MinQing
闽清北	MBS	MinQingBei
@福建	厦门
厦门	XMS	XiaMen
厦门北	XKS	XiaMenBei
厦门高崎	XBS	XiaMenGaoQi
@福建	莆田
莆田	PTS	PuTian
仙游	XWS	XianYou
@福建	泉州
泉州	QYS	QuanZhou
晋江	JJS	JinJiang
惠安	HNS	HuiAn
泉州东	QRS	QuanZhouDong
@福建	漳州
漳州	ZUS	ZhangZhou
漳州东	GOS	ZhangZhouDong
漳浦	ZCS	ZhangPu
云霄	YBS	YunXiao
诏安	ZDS	ZhaoAn
南靖	NJS	NanJing
角美	JES	JiaoMei
@福建	龙岩
龙岩	LYS	LongYan
漳平	ZPS	ZhangPing
古田会址	STS	GuTianHuiZhi
长汀南	CNS	ChangTingNan
武平	WPS	WuPing
@福建	三明
三明北	SHS	SanMingBei
永安	YAS	YongAn
永安南	YQS	YongAnNan
尤溪	YXS	YouXi
沙县	SAS	ShaXian
将乐	JLS	JiangLe
泰宁	TNS	TaiNing
建宁县北	JCS	JianNingXianBei
@福建	南平
延平西	YWS	YanPingXi
武夷山	WAS	WuYiShan
武夷山北	WBS	WuYiShanBei
建瓯西	JUS	JianOuXi
邵武	SWS	ShaoWu
光泽	GZS	GuangZe
顺昌	SCS	ShunChang
古田北	GBS	GuTianBei
南平市	NOS	NanPingShi
来舟	LZS	LaiZhou
@福建	宁德
宁德	NES	NingDe
福鼎	FES	FuDing
霞浦	XOS	XiaPu
太姥山	TLS	TaiMuShan
福安	FAS	FuAn
@江西	南昌
南昌	NCG	NanChang
南昌西	NXG	NanChangXi
进贤	JUG	JinXian
进贤南	JXG	JinXianNan
向塘	XTG	XiangTang
@江西	九江
九江	JJG	JiuJiang
庐山	LSG	LuShan
德安	DAG	DeAn
共青城	GAG	GongQingCheng
永修	ACG	YongXiu
瑞昌	RCG	RuiChang
瑞昌西	RXG	RuiChangXi
湖口	HKG	HuKou
都昌	DCG	DuChang
彭泽	PZG	PengZe
@江西	景德镇
景德镇	JCG	JingDeZhen
景德镇北	JDG	JingDeZhenBei
@江西	上饶
上饶	SRG	ShangRao
玉山	YNG	YuShan
玉山南	YGG	YuShanNan
弋阳	YIG	YiYang
横峰	HFG	HengFeng
婺源	WYG	WuYuan
德兴	DWG	DeXing
德兴东	DDG	DeXingDong
万年	WWG	WanNian
@江西	鹰潭
鹰潭	YTG	YingTan
鹰潭北	YKG	YingTanBei
贵溪	GXG	GuiXi
@江西	抚州
抚州	FZG	FuZhou
抚州东	FDG	FuZhouDong
抚州北	FBG	FuZhouBei
南丰	NFG	NanFeng
南城	NDG	NanCheng
东乡	DXG	DongXiang
@江西	新余
新余	XUG	XinYu
新余北	XBG	XinYuBei
分宜	FYG	FenYi
@江西	宜春
宜春	YEG	YiChun
樟树	ZSG	ZhangShu
樟树东	ZOG	ZhangShuDong
高安	GCG	GaoAn
丰城南	FNG	FengChengNan
@江西	萍乡
萍乡	PXG	PingXiang
萍乡北	PBG	PingXiangBei
@江西	吉安
吉安	VAG	JiAn
吉水西	JSG	JiShuiXi
泰和	THG	TaiHe
井冈山	JGG	JingGangShan
新干	EGG	XinGan
吉安西	JIG	JiAnXi
@江西	赣州
赣州	GZG	GanZhou
定南	DNG	DingNan
龙南	UNG	LongNan
信丰	EFG	XinFeng
兴国	EUG	XingGuo
瑞金	RJG	RuiJin
于都	YDG	YuDu
@山东	济南
济南	JNK	JiNan
济南西	JGK	JiNanXi
济南东	MDK	JiNanDong
章丘	ZTK	ZhangQiu
章丘北	ZVK	ZhangQiuBei
大明湖	JAK	DaMingHu
莱芜东	LWK	LaiWuDong
@山东	青岛
青岛	QDK	QingDao
青岛北	QHK	QingDaoBei
青岛西	QUK	QingDaoXi
胶州	JXK	JiaoZhou
胶州北	JZK	JiaoZhouBei
即墨北	JVK	JiMoBei
青岛机场	QJK	QingDaoJiChang
蓝村	LCK	LanCun
@山东	德州
德州	DZP	DeZhou
德州东	DIP	DeZhouDong
禹城	YCK	YuCheng
禹城东	YSK	YuChengDong
平原	PYK	PingYuan
平原东	PUK	PingYuanDong
晏城	YEK	YanCheng
齐河	QIK	QiHe
临邑	LUK	LinYi
@山东	泰安
泰山	TAK	TaiShan
泰安	TMK	TaiAn
磁窑	CYK	CiYao
@山东	济宁
济宁	JIK	JiNing
曲阜东	QAK	QuFuDong
曲阜	QFK	QuFu
兖州	YZK	YanZhou
邹城	ZIK	ZouCheng
嘉祥	JUK	JiaXiang
梁山	LMK	LiangShan
泗水	OSK	SiShui
@山东	枣庄
枣庄	ZEK	ZaoZhuang
枣庄西	ZFK	ZaoZhuangXi
滕州	TXK	TengZhou
滕州东	TEK	TengZhouDong
@山东	菏泽
菏泽	HIK	HeZe
郓城	YPK	YunCheng
巨野	JYK	JuYe
定陶	DQK	DingTao
曹县	CXK	CaoXian
@山东	聊城
聊城	UCK	LiaoCheng
临清	UQK	LinQing
@山东	潍坊
潍坊	WFK	WeiFang
潍坊北	WJK	WeiFangBei
青州市	QZK	QingZhouShi
青州市北	QOK	QingZhouShiBei
高密	GMK	GaoMi
高密北	GVK	GaoMiBei
昌乐	CLK	ChangLe
诸城	ZQK	ZhuCheng
@山东	淄博
淄博	ZBK	ZiBo
淄博北	ZRK	ZiBoBei
@山东	烟台
烟台	YAK	YanTai
烟台南	YLK	YanTaiNan
莱阳	LYK	LaiYang
海阳北	HEK	HaiYangBei
桃村	TCK	TaoCun
桃村北	TOK	TaoCunBei
牟平	MBK	MuPing
龙口市	UKK	LongKouShi
@山东	威海
威海	WKK	WeiHai
威海北	WHK	WeiHaiBei
文登	WBK	WenDeng
文登东	WGK	WenDengDong
荣成	RCK	RongCheng
乳山	ROK	RuShan
@山东	日照
日照	RZK	RiZhao
日照西	KZK	RiZhaoXi
五莲	WLK	WuLian
岚山西	UWK	LanShanXi
莒县	JKK	JuXian
@山东	临沂
莒南	JOK	JuNan
临沂	LVK	LinYi
费县	FXK	FeiXian
费县北	FBK	FeiXianBei
平邑	PIK	PingYi
郯城	TZK	TanCheng
沂南	YNK	YiNan
沂水	YUK	YiShui
兰陵北	COK	LanLingBei
@山东	东营
东营	DPK	DongYing
东营南	DOK	DongYingNan
@山东	滨州
滨州	BIK	BinZhou
邹平	ZLK	ZouPing
博兴	BXK	BoXing
@河南	郑州
郑州	ZZF	ZhengZhou
郑州东	ZAF	ZhengZhouDong
郑州西	XPF	ZhengZhouXi
新郑机场	EZF	XinZhengJiChang
郑州航空港	ZIF	ZhengZhouHangKongGang
巩义	GXF	GongYi
巩义南	GYF	GongYiNan
@河南	洛阳
洛阳	LYF	LuoYang
洛阳龙门	LLF	LuoYangLongMen
关林	GLF	GuanLin
偃师	YSF	YanShi
洛阳东	LDF	LuoYangDong
@河南	开封
开封	KFF	KaiFeng
开封北	KBF	KaiFengBei
兰考	LKF	LanKao
兰考南	LUF	LanKaoNan
宋城路	SFF	SongChengLu
@河南	商丘
商丘	SQF	ShangQiu
商丘南	SPF	ShangQiuNan
商丘东	SIF	ShangQiuDong
民权	MQF	MinQuan
民权北	MIF	MinQuanBei
虞城县	IXH	YuChengXian
永城北	RGH	YongChengBei
@河南	安阳
安阳	AYF	AnYang
安阳东	ADF	AnYangDong
汤阴	TYF	TangYin
@河南	鹤壁
鹤壁	HAF	HeBi
鹤壁东	HFF	HeBiDong
@河南	新乡
新乡	XXF	XinXiang
新乡东	EGF	XinXiangDong
卫辉	WHF	WeiHui
长垣	CYF	ChangYuan
获嘉	HJF	HuoJia
@河南	焦作
焦作	JOF	JiaoZuo
修武	XWF	XiuWu
沁阳	QYF	QinYang
月山	YBF	YueShan
@河南	濮阳
台前	TTK	TaiQian
@河南	许昌
许昌	XCF	XuChang
许昌东	XVF	XuChangDong
长葛	CEF	ChangGe
@河南	漯河
漯河	LON	LuoHe
漯河西	LBN	LuoHeXi
临颍	LNF	LinYing
@河南	驻马店
驻马店	ZDN	ZhuMaDian
驻马店西	ZLN	ZhuMaDianXi
确山	QSN	QueShan
西平	XPN	XiPing
遂平	SON	SuiPing
@河南	信阳
信阳	XUN	XinYang
信阳东	OYN	XinYangDong
明港	MGN	MingGang
明港东	MDN	MingGangDong
潢川	KCN	HuangChuan
固始	GXN	GuShi
光山	GUN	GuangShan
新县	XSN	XinXian
淮滨	HVN	HuaiBin
罗山	LRN	LuoShan
商城	SWN	ShangCheng
息县	ENN	XiXian
@河南	平顶山
平顶山	PEN	PingDingShan
鲁山	LAF	LuShan
汝州	ROF	RuZhou
@河南	南阳
南阳	NFF	NanYang
南阳东	NOF	NanYangDong
邓州	DOF	DengZhou
西峡	XIF	XiXia
内乡	NXF	NeiXiang
镇平	ZPF	ZhenPing
唐河	THF	TangHe
桐柏	TBF	TongBai
方城	FNF	FangCheng
@河南	三门峡
三门峡	SMF	SanMenXia
三门峡南	SCF	SanMenXiaNan
三门峡西	SXF	SanMenXiaXi
灵宝	LBF	LingBao
灵宝西	LPF	LingBaoXi
渑池	MCF	MianChi
渑池南	MNF	MianChiNan
义马	YMF	YiMa
@河南	周口
周口	ZKN	ZhouKou
项城	ERN	XiangCheng
@河南	济源
济源	JYF	JiYuan
@湖北	武汉
武汉	WHN	WuHan
汉口	HKN	HanKou
武昌	WCN	WuChang
武汉东	LFN	WuHanDong
乌龙泉南	WFN	WuLongQuanNan
@湖北	孝感
孝感	XGN	XiaoGan
孝感北	XJN	XiaoGanBei
孝感东	GDN	XiaoGanDong
安陆	ALN	AnLu
云梦	YMN	YunMeng
云梦东	YRN	YunMengDong
应城	YHN	YingCheng
汉川	HCN	HanChuan
@湖北	随州
广水	GSN	GuangShui
随州	SZN	SuiZhou
@湖北	咸宁
咸宁	XNN	XianNing
咸宁北	XRN	XianNingBei
赤壁	CBN	ChiBi
赤壁北	CIN	ChiBiBei
咸宁南	UNN	XianNingNan
@湖北	黄石
黄石	HSN	HuangShi
黄石北	KSN	HuangShiBei
大冶北	DBN	DaYeBei
阳新	YON	YangXin
@湖北	鄂州
鄂州	ECN	EZhou
鄂州东	EFN	EZhouDong
华容东	HPN	HuaRongDong
葛店南	GNN	GeDianNan
@湖北	黄冈
黄冈	KGN	HuangGang
黄冈西	KXN	HuangGangXi
麻城	MCN	MaCheng
麻城北	MBN	MaChengBei
红安	HWN	HongAn
蕲春	QRN	QiChun
武穴	WXN	WuXue
@湖北	荆州
荆州	JBN	JingZhou
@湖北	荆门
荆门	JMN	JingMen
钟祥	ZTN	ZhongXiang
京山	JCN	JingShan
@湖北	宜昌
宜昌	YCN	YiChang
宜昌东	HAN	YiChangDong
枝江北	ZIN	ZhiJiangBei
枝城	ZCN	ZhiCheng
当阳	DYN	DangYang
@湖北	恩施
恩施	ESN	EnShi
利川	LCN	LiChuan
建始	JRN	JianShi
@湖北	襄阳
襄阳	XFN	XiangYang
襄阳东	EKN	XiangYangDong
枣阳	ZYN	ZaoYang
谷城	GCN	GuCheng
南漳	NZN	NanZhang
襄州	XWN	XiangZhou
@湖北	十堰
十堰	SNN	ShiYan
十堰东	OUN	ShiYanDong
丹江口	DON	DanJiangKou
武当山	WRN	WuDangShan
武当山西	WWN	WuDangShanXi
@湖北	仙桃
仙桃西	XAN	XianTaoXi
@湖北	潜江
潜江	QJN	QianJiang
@湖北	天门
天门南	TNN	TianMenNan
@湖南	长沙
长沙	CSQ	ChangSha
长沙南	CWQ	ChangShaNan
长沙西	RXQ	ChangShaXi
@湖南	株洲
株洲	ZZQ	ZhuZhou
株洲西	ZAQ	ZhuZhouXi
株洲南	KVQ	ZhuZhouNan
醴陵	LLG	LiLing
醴陵东	UKQ	LiLingDong
攸县	YOG	YouXian
攸县南	YXG	YouXianNan
茶陵	CDG	ChaLing
茶陵南	CNG	ChaLingNan
炎陵	YAG	YanLing
@湖南	湘潭
湘潭	XTQ	XiangTan
湘潭北	EDQ	XiangTanBei
韶山	SSQ	ShaoShan
韶山南	INQ	ShaoShanNan
湘乡	XXQ	XiangXiang
@湖南	衡阳
衡阳	HYQ	HengYang
衡阳东	HVQ	HengYangDong
衡山	HSQ	HengShan
衡山西	HEQ	HengShanXi
耒阳	LYQ	LeiYang
耒阳西	LPQ	LeiYangXi
@湖南	郴州
郴州	CZQ	ChenZhou
郴州西	ICQ	ChenZhouXi
@湖南	永州
永州	AOQ	YongZhou
道州	DFZ	DaoZhou
江华	JHZ	JiangHua
江永	JYZ	JiangYong
双牌	SBZ	ShuangPai
祁阳	QWQ	QiYang
@湖南	岳阳
岳阳	YYQ	YueYang
岳阳东	YIQ	YueYangDong
汨罗东	MQQ	MiLuoDong
临湘	LXQ	LinXiang
汨罗	MLQ	MiLuo
@湖南	常德
常德	VGQ	ChangDe
石门县北	VFQ	ShiMenXianBei
@湖南	益阳
益阳	AEQ	YiYang
@湖南	张家界
张家界	DIQ	ZhangJiaJie
张家界西	JXA	ZhangJiaJieXi
慈利	CUQ	CiLi
@湖南	湘西
吉首	JIQ	JiShou
@湖南	怀化
怀化	HHQ	HuaiHua
怀化南	KAQ	HuaiHuaNan
新晃	XLQ	XinHuang
新晃西	EWQ	XinHuangXi
芷江	ZPQ	ZhiJiang
溆浦南	EMQ	XuPuNan
靖州	JEQ	JingZhou
通道	TRQ	TongDao
麻阳	MVQ	MaYang
@湖南	娄底
娄底	LDQ	LouDi
娄底南	UOQ	LouDiNan
涟源	LAQ	LianYuan
冷水江东	UDQ	LengShuiJiangDong
新化	EHQ	XinHua
新化南	EJQ	XinHuaNan
@湖南	邵阳
邵阳	SYQ	ShaoYang
邵阳北	OVQ	ShaoYangBei
隆回	LHA	LongHui
@广东	广州
广州	GZQ	GuangZhou
广州南	IZQ	GuangZhouNan
广州东	GGQ	GuangZhouDong
广州北	GBQ	GuangZhouBei
广州白云	GBA	GuangZhouBaiYun
增城	ZCA	ZengCheng
@广东	深圳
深圳	SZQ	ShenZhen
深圳北	IOQ	ShenZhenBei
福田	NZQ	FuTian
深圳东	BJQ	ShenZhenDong
深圳西	OSQ	ShenZhenXi
深圳坪山	IFQ	ShenZhenPingShan
光明城	IMQ	GuangMingCheng
平湖	PHQ	PingHu
@广东	东莞
东莞	RTQ	DongGuan
东莞东	DMQ	DongGuanDong
虎门	IUQ	HuMen
常平	DAQ	ChangPing
樟木头	ZOQ	ZhangMuTou
石龙	SLQ	ShiLong
@广东	惠州
惠州	HCQ	HuiZhou
@广东	汕尾
汕尾	OGQ	ShanWei
陆丰	LLQ	LuFeng
鲘门	KMQ	HouMen
@广东	揭阳
葵潭	KTQ	KuiTan
普宁	PEQ	PuNing
揭阳南	JRQ	JieYangNan
揭阳	JYA	JieYang
@广东	汕头
汕头	OTQ	ShanTou
潮阳	CNQ	ChaoYang
@广东	潮州
潮汕	CBQ	ChaoShan
潮州	CKQ	ChaoZhou
饶平	RVQ	RaoPing
@广东	梅州
梅州	MOQ	MeiZhou
梅州西	MXA	MeiZhouXi
兴宁	ENQ	XingNing
畲江北	SOA	SheJiangBei
@广东	河源
河源	VIQ	HeYuan
龙川	LUQ	LongChuan
和平	VAQ	HePing
@广东	韶关
韶关	SNQ	ShaoGuan
韶关东	SGQ	ShaoGuanDong
乐昌	LCQ	LeChang
乐昌东	ILQ	LeChangDong
坪石	PSQ	PingShi
南雄	NCQ	NanXiong
@广东	清远
清远	QBQ	QingYuan
英德西	IIQ	YingDeXi
英德	YDQ	YingDe
@广东	佛山
佛山	FSQ	FoShan
佛山西	FOQ	FoShanXi
三水	SJQ	SanShui
三水南	RNQ	SanShuiNan
顺德	ORQ	ShunDe
容桂	RUQ	RongGui
北滘	IBQ	BeiJiao
顺德学院	OJQ	ShunDeXueYuan
@广东	肇庆
肇庆	ZVQ	ZhaoQing
肇庆东	FCQ	ZhaoQingDong
四会	AHQ	SiHui
怀集	FAQ	HuaiJi
广宁	FBQ	GuangNing
鼎湖山	NVQ	DingHuShan
鼎湖东	UWQ	DingHuDong
@广东	云浮
云浮东	IXQ	YunFuDong
郁南	YKQ	YuNan
南江口	NDQ	NanJiangKou
@广东	江门
江门	JOQ	JiangMen
江门东	JWQ	JiangMenDong
台山	PUQ	TaiShan
恩平	PXQ	EnPing
新会	EFQ	XinHui
@广东	阳江
阳江	WRQ	YangJiang
阳春	YQQ	YangChun
阳西	WMQ	YangXi
@广东	茂名
茂名	MDQ	MaoMing
茂名西	MMZ	MaoMingXi
高州	GSQ	GaoZhou
化州	HZZ	HuaZhou
马踏	PWQ	MaTa
@广东	湛江
湛江	ZJZ	ZhanJiang
湛江西	ZWQ	ZhanJiangXi
徐闻	XJQ	XuWen
遂溪	SXZ	SuiXi
廉江	LJZ	LianJiang
吴川	WAQ	WuChuan
@广东	珠海
珠海	ZHQ	ZhuHai
珠海北	ZIQ	ZhuHaiBei
唐家湾	PDQ	TangJiaWan
明珠	MFQ	MingZhu
前山	QXQ	QianShan
@广东	中山
中山	ZSQ	ZhongShan
中山北	ZGQ	ZhongShanBei
小榄	EAQ	XiaoLan
南头	NOQ	NanTou
古镇	GNQ	GuZhen
@广西	南宁
南宁	NNZ	NanNing
南宁东	NFZ	NanNingDong
南宁西	NXZ	NanNingXi
黎塘	LTZ	LiTang
宾阳	UKZ	BinYang
隆安东	IDZ	LongAnDong
@广西	柳州
柳州	LZZ	LiuZhou
鹿寨	LIZ	LuZhai
鹿寨北	LSZ	LuZhaiBei
三江南	SWZ	SanJiangNan
三江县	SOZ	SanJiangXian
融安	RAZ	RongAn
融水	RSZ	RongShui
@广西	桂林
桂林	GLZ	GuiLin
桂林北	GBZ	GuiLinBei
桂林西	GEZ	GuiLinXi
全州南	QNZ	QuanZhouNan
兴安	XAZ	XingAn
兴安北	XDZ	XingAnBei
永福南	YBZ	YongFuNan
阳朔	YCZ	YangShuo
五通	WTZ	WuTong
@广西	北海
北海	BHZ	BeiHai
合浦	HVZ	HePu
@广西	钦州
钦州	QRZ	QinZhou
钦州东	QDZ	QinZhouDong
@广西	防城港
防城港北	FBZ	FangChengGangBei
@广西	玉林
玉林	YLZ	YuLin
陆川	LKZ	LuChuan
博白	BBZ	BoBai
北流	BOZ	BeiLiu
容县	RXZ	RongXian
@广西	贵港
贵港	GGZ	GuiGang
平南南	PAZ	PingNanNan
桂平	GAZ	GuiPing
@广西	梧州
梧州	WZZ	WuZhou
梧州南	WBZ	WuZhouNan
藤县	TAZ	TengXian
岑溪	CNZ	CenXi
@广西	百色
百色	BIZ	BaiSe
田东	TDZ	TianDong
田东北	TBZ	TianDongBei
田阳	TRZ	TianYang
田林	TFZ	TianLin
平果	PGZ	PingGuo
德保	RBZ	DeBao
靖西	JMZ	JingXi
@广西	河池
金城江	JJZ	JinChengJiang
宜州	YSZ	YiZhou
南丹	NDZ	NanDan
@广西	来宾
来宾北	UCZ	LaiBinBei
@广西	崇左
崇左	CZZ	ChongZuo
凭祥	PXZ	PingXiang
扶绥	FSZ	FuSui
宁明	NMZ	NingMing
@广西	贺州
贺州	HXZ	HeZhou
钟山西	ZAZ	ZhongShanXi
钟山	ZSZ	ZhongShan
@海南	海口
海口	VUQ	HaiKou
海口东	HMQ	HaiKouDong
美兰	MHQ	MeiLan
@海南	三亚
三亚	SEQ	SanYa
亚龙湾	TWQ	YaLongWan
凤凰机场	FJQ	FengHuangJiChang
崖州	YUQ	YaZhou
@海南	文昌
文昌	WEQ	WenChang
@海南	琼海
琼海	QYQ	QiongHai
博鳌	BWQ	BoAo
@海南	万宁
万宁	WNQ	WanNing
神州	SRQ	ShenZhou
@海南	陵水
陵水	LIQ	LingShui
@海南	儋州
白马井	BFQ	BaiMaJing
银滩	CTQ	YinTan
@海南	东方
东方	UFQ	DongFang
金月湾	PYQ	JinYueWan
@海南	乐东
乐东	UQQ	LeDong
尖峰	PFQ	JianFeng
黄流	KLQ	HuangLiu
@海南	临高
临高南	KGQ	LinGaoNan
@重庆	重庆
重庆	CQW	ChongQing
重庆北	CUW	ChongQingBei
重庆西	CXW	ChongQingXi
重庆南	CRW	ChongQingNan
沙坪坝	CYW	ShaPingBa
@重庆	长寿
长寿	EFW	ChangShou
长寿北	COW	ChangShouBei
@重庆	涪陵
涪陵	FLW	FuLing
涪陵北	FEW	FuLingBei
@重庆	丰都
丰都	FUW	FengDu
@重庆	石柱
石柱县	OSW	ShiZhuXian
@重庆	万州
万州	WYW	WanZhou
万州北	WZE	WanZhouBei
@重庆	永川
永川东	WMW	YongChuanDong
@重庆	大足
大足南	FQW	DaZuNan
@重庆	荣昌
荣昌北	RQW	RongChangBei
@重庆	璧山
璧山	FZW	BiShan
@重庆	合川
合川	WKW	HeChuan
@重庆	潼南
潼南	TVW	TongNan
@重庆	黔江
黔江	QNW	QianJiang
@重庆	彭水
彭水	PHW	PengShui
@重庆	武隆
武隆	WLW	WuLong
@重庆	秀山
秀山	ETW	XiuShan
@重庆	酉阳
酉阳	AFW	YouYang
@重庆	垫江
垫江	DJE	DianJiang
@重庆	奉节
奉节	FJE	FengJie
@重庆	云阳
云阳	YUE	YunYang
@重庆	綦江
綦江东	QDE	QiJiangDong
@四川	成都
成都	CDW	ChengDu
成都东	ICW	ChengDuDong
成都南	CNW	ChengDuNan
成都西	CMW	ChengDuXi
双流机场	IPW	ShuangLiuJiChang
双流西	IQW	ShuangLiuXi
新津南	ITW	XinJinNan
青城山	QSW	QingChengShan
都江堰	DDW	DuJiangYan
郫县西	PCW	PiXianXi
犀浦	XIW	XiPu
彭州	PMW	PengZhou
邛崃	QLE	QiongLai
蒲江	PJE	PuJiang
简阳南	JOW	JianYangNan
新都东	EWW	XinDuDong
崇州	CZE	ChongZhou
新津	IRW	XinJin
@四川	绵阳
绵阳	MYW	MianYang
江油	JFW	JiangYou
@四川	德阳
德阳	DYW	DeYang
广汉北	GVW	GuangHanBei
罗江	LJW	LuoJiang
罗江东	IKW	LuoJiangDong
@四川	广元
广元	GYW	GuangYuan
苍溪	CXE	CangXi
青川	QCE	QingChuan
朝天	CTE	ChaoTian
@四川	遂宁
遂宁	NIW	SuiNing
@四川	南充
南充	NCW	NanChong
南充北	NCE	NanChongBei
阆中	LZE	LangZhong
南部	NBE	NanBu
营山	NUW	YingShan
@四川	广安
华蓥	HUW	HuaYing
武胜	WSE	WuSheng
岳池	AWW	YueChi
广安南	VUW	GuangAnNan
@四川	达州
达州	RXW	DaZhou
渠县	QRW	QuXian
宣汉	XHY	XuanHan
万源	WYY	WanYuan
土溪	TSW	TuXi
@四川	巴中
巴中	IEW	BaZhong
平昌	PCE	PingChang
@四川	资阳
资阳北	FYW	ZiYangBei
@四川	内江
内江	NJW	NeiJiang
内江北	NKW	NeiJiangBei
隆昌	LCW	LongChang
隆昌北	NWW	LongChangBei
资中北	WZW	ZiZhongBei
@四川	宜宾
宜宾西	YXE	YiBinXi
@四川	乐山
乐山	IVW	LeShan
峨眉山	IXW	EMeiShan
峨眉	EMW	EMei
燕岗	YGW	YanGang
@四川	眉山
眉山东	IUW	MeiShanDong
眉山	MSW	MeiShan
彭山北	PPW	PengShanBei
@四川	雅安
雅安	YAE	YaAn
名山	MSE	MingShan
@四川	凉山
西昌	ECW	XiChang
普雄	POW	PuXiong
德昌	DVW	DeChang
喜德	EDW	XiDe
@四川	攀枝花
攀枝花	PRW	PanZhiHua
攀枝花南	PNE	PanZhiHuaNan
@四川	泸州
泸州	LUE	LuZhou
@四川	自贡
自贡	ZGE	ZiGong
@贵州	贵阳
贵阳	GIW	GuiYang
贵阳北	KQW	GuiYangBei
贵阳东	KEW	GuiYangDong
开阳	KVW	KaiYang
息烽	XFW	XiFeng
@贵州	黔南
龙里北	KFW	LongLiBei
都匀	RYW	DuYun
都匀东	KJW	DuYunDong
贵定	GTW	GuiDing
贵定北	FMW	GuiDingBei
贵定县	KIW	GuiDingXian
三都县	KKW	SanDuXian
福泉	VMW	FuQuan
独山	RWW	DuShan
@贵州	遵义
桐梓北	TBE	TongZiBei
娄山关南	LSE	LouShanGuanNan
桐梓东	TDE	TongZiDong
遵义	ZYE	ZunYi
@贵州	安顺
安顺	ASW	AnShun
安顺西	ASE	AnShunXi
关岭	GLE	GuanLing
普定	PGW	PuDing
平坝南	PBE	PingBaNan
@贵州	六盘水
六盘水	UMW	LiuPanShui
盘州	PAE	PanZhou
六枝	LIW	LiuZhi
盘关	PAM	PanGuan
@贵州	毕节
毕节	BOE	BiJie
织金	IZW	ZhiJin
大方	DFE	DaFang
黔西	QXE	QianXi
@贵州	铜仁
铜仁	RDQ	TongRen
铜仁南	TNW	TongRenNan
玉屏	YZW	YuPing
松桃	MZQ	SongTao
@贵州	黔东南
凯里	KLW	KaiLi
凯里南	QKW	KaiLiNan
从江	KNW	CongJiang
榕江	RVW	RongJiang
三穗	QHW	SanSui
镇远	ZUW	ZhenYuan
施秉	AQW	ShiBing
@贵州	黔西南
兴义	XRZ	XingYi
威舍	WSM	WeiShe
普安县	PUE	PuAnXian
安龙	AUZ	AnLong
册亨	CHZ	CeHeng
@云南	昆明
昆明	KMM	KunMing
昆明南	KOM	KunMingNan
嵩明	SVM	SongMing
石林西	SYM	ShiLinXi
宜良北	YSM	YiLiangBei
@云南	曲靖
曲靖	QJM	QuJing
曲靖北	QBM	QuJingBei
宣威	XWM	XuanWei
富源北	FBM	FuYuanBei
师宗	SEM	ShiZong
罗平	LPM	LuoPing
富源	FYM	FuYuan
@云南	红河
蒙自	MZM	MengZi
建水	JSM	JianShui
弥勒	MLM	MiLe
河口北	HBM	HeKouBei
屏边	PBM	PingBian
@云南	大理
大理	DKM	DaLi
祥云	XQM	XiangYun
鹤庆	HQM	HeQing
@云南	楚雄
楚雄	CUM	ChuXiong
禄丰南	LQM	LuFengNan
广通北	GPM	GuangTongBei
@云南	丽江
丽江	LHM	LiJiang
@云南	昭通
昭通	ZDW	ZhaoTong
@云南	文山
普者黑	PZM	PuZheHei
广南县	GXM	GuangNanXian
富宁	FNM	FuNing
珠琳	ZOM	ZhuLin
@云南	临沧
临沧	LXM	LinCang
@云南	玉溪
玉溪	AXM	YuXi
@云南	西双版纳
磨憨	MHM	MoHan
@云南	普洱
普洱	PEM	PuEr
墨江	MJM	MoJiang
@西藏	拉萨
拉萨	LSO	LaSa
@西藏	那曲
那曲	NQO	NaQu
安多	ADO	AnDuo
@西藏	日喀则
日喀则	RKO	RiKaZe
@西藏	林芝
林芝	LZO	LinZhi
@陕西	西安
西安	XAY	XiAn
西安北	EAY	XiAnBei
阎良	YNY	YanLiang
@陕西	咸阳
咸阳	XYY	XianYang
咸阳西	XOY	XianYangXi
杨陵	YSY	YangLing
杨陵南	YEY	YangLingNan
@陕西	宝鸡
宝鸡	BJY	BaoJi
宝鸡南	BBY	BaoJiNan
蔡家坡	CJY	CaiJiaPo
岐山	QAY	QiShan
@陕西	渭南
渭南	WNY	WeiNan
渭南北	WBY	WeiNanBei
华山北	HDY	HuaShanBei
潼关	TGY	TongGuan
韩城	HCY	HanCheng
大荔	DNY	DaLi
蒲城	PCY	PuCheng
富平	FPY	FuPing
@陕西	汉中
汉中	HOY	HanZhong
略阳	LYY	LueYang
阳平关	YAY	YangPingGuan
洋县西	YXY	YangXianXi
城固北	CBY	ChengGuBei
佛坪	FUY	FoPing
勉县	MVY	MianXian
宁强南	NOY	NingQiangNan
@陕西	安康
安康	AKY	AnKang
石泉县	SXY	ShiQuanXian
紫阳	ZVY	ZiYang
旬阳	XUY	XunYang
汉阴	HQY	HanYin
@陕西	商洛
商洛	OLY	ShangLuo
商南	ONY	ShangNan
丹凤	DGY	DanFeng
镇安	ZEY	ZhenAn
柞水	ZSY	ZhaShui
@陕西	延安
延安	YWY	YanAn
甘泉北	GEY	GanQuanBei
@陕西	榆林
榆林	ALY	YuLin
绥德	ODY	SuiDe
神木	HMY	ShenMu
神木西	OUY	ShenMuXi
靖边	JIY	JingBian
定边	DYJ	DingBian
清涧县	QNY	QingJianXian
米脂	MEY	MiZhi
子洲	ZZY	ZiZhou
@甘肃	兰州
兰州	LZJ	LanZhou
兰州西	LAJ	LanZhouXi
兰州新区	LQJ	LanZhouXinQu
永登	YDJ	YongDeng
河口南	HKJ	HeKouNan
@甘肃	白银
白银西	BXJ	BaiYinXi
白银市	BNJ	BaiYinShi
景泰	JTJ	JingTai
靖远西	JXJ	JingYuanXi
靖远	JYJ	JingYuan
@甘肃	天水
天水	TSJ	TianShui
天水南	TIJ	TianShuiNan
秦安	QGJ	QinAn
甘谷	GGJ	GanGu
武山	WSJ	WuShan
@甘肃	定西
定西	DSJ	DingXi
定西北	DNJ	DingXiBei
通渭	TWJ	TongWei
陇西	LXJ	LongXi
渭源	WEJ	WeiYuan
岷县	MXJ	MinXian
漳县	ZXJ	ZhangXian
@甘肃	武威
武威	WUJ	WuWei
武威南	WWJ	WuWeiNan
天祝	TZJ	TianZhu
古浪	GLJ	GuLang
@甘肃	金昌
金昌	JCJ	JinChang
@甘肃	张掖
张掖	ZYJ	ZhangYe
张掖西	ZEJ	ZhangYeXi
山丹	SDJ	ShanDan
民乐	MBJ	MinLe
高台	GTJ	GaoTai
高台南	GAJ	GaoTaiNan
临泽南	LDJ	LinZeNan
@甘肃	酒泉
酒泉	JQJ	JiuQuan
酒泉南	JNJ	JiuQuanNan
清水	QUJ	QingShui
清水北	QEJ	QingShuiBei
玉门	YXJ	YuMen
瓜州	GZJ	GuaZhou
敦煌	DHJ	DunHuang
柳园南	LNR	LiuYuanNan
疏勒河	SHJ	ShuLeHe
@甘肃	嘉峪关
嘉峪关	JGJ	JiaYuGuan
嘉峪关南	JBJ	JiaYuGuanNan
@甘肃	平凉
平凉	PIJ	PingLiang
平凉南	POJ	PingLiangNan
@甘肃	陇南
陇南	INJ	LongNan
徽县	HYY	HuiXian
两当	LDY	LiangDang
@甘肃	庆阳
庆阳	QOJ	QingYang
@青海	西宁
西宁	XNO	XiNing
大通西	DTO	DaTongXi
湟源	HNO	HuangYuan
@青海	海东
民和南	MNO	MinHeNan
海东西	HDO	HaiDongXi
平安驿	PNO	PingAnYi
乐都	LDO	LeDu
@青海	海北
门源	MYO	MenYuan
海晏	HFO	HaiYan
@青海	海西
格尔木	GRO	GeErMu
德令哈	DHO	DeLingHa
@宁夏	银川
银川	YIJ	YinChuan
@宁夏	石嘴山
惠农	HMJ	HuiNong
@宁夏	吴忠
吴忠	WVJ	WuZhong
青铜峡	QTJ	QingTongXia
盐池	YKJ	YanChi
同心	TXJ	TongXin
@宁夏	中卫
中卫	ZWJ	ZhongWei
中宁	VNJ	ZhongNing
中宁东	ZDJ	ZhongNingDong
@宁夏	固原
固原	GUJ	GuYuan
@新疆	乌鲁木齐
乌鲁木齐	WAR	WuLuMuQi
乌鲁木齐南	WMR	WuLuMuQiNan
达坂城	DCR	DaBanCheng
@新疆	吐鲁番
吐鲁番	TFR	TuLuFan
吐鲁番北	TAR	TuLuFanBei
鄯善	SSR	ShanShan
鄯善北	SMR	ShanShanBei
@新疆	哈密
哈密	HMR	HaMi
@新疆	巴音郭楞
库尔勒	KLR	KuErLe
焉耆	YSR	YanQi
和静	HJR	HeJing
轮台	LAR	LunTai
若羌	RQR	RuoQiang
且末	QMR	QieMo
和硕	VUR	HeShuo
@新疆	阿克苏
阿克苏	ASR	AKeSu
库车	KCR	KuChe
新和	XIR	XinHe
@新疆	喀什
喀什	KSR	KaShi
巴楚	BCR	BaChu
莎车	SCR	ShaChe
英吉沙	YIR	YingJiSha
泽普	ZPR	ZePu
叶城	YER	YeCheng
@新疆	克孜勒苏
阿图什	ATR	ATuShi
@新疆	和田
和田	VTR	HeTian
皮山	PSR	PiShan
@新疆	石河子
石河子	SZR	ShiHeZi
@新疆	伊犁
奎屯	KTR	KuiTun
伊宁	YMR	YiNing
霍尔果斯	HFR	HuoErGuoSi
@新疆	博尔塔拉
精河	JHR	JingHe
精河南	JIR	JingHeNan
阿拉山口	AKR	ALaShanKou
@新疆	塔城
乌苏	WSR	WuSu
沙湾市	SXR	ShaWanShi
@新疆	克拉玛依
克拉玛依	KHR	KeLaMaYi
@新疆	阿勒泰
北屯市	BXR	BeiTunShi
阿勒泰	AUR	ALeTai
福海	FHR	FuHai
@新疆	昌吉
玛纳斯	MSR	MaNaSi
@香港	香港
香港西九龙	XJA	XiangGangXiJiuLong`;
