/** Pinyin of the names of places, written by scripts/build/hotel-place-letters.mjs. */
const table = `万绿园 wan lv yuan;万象广场 wan xiang guang chang;万达广场 wan da guang chang;三亚湾 san ya wan;三里屯 san li tun;上下九 shang xia jiu;上城 shang cheng
上海体育馆 shang hai ti yu guan;上海南站 shang hai nan zhan;上海图书馆 shang hai tu shu guan;上海火车站 shang hai huo che zhan;上海科技馆 shang hai ke ji guan
上海站 shang hai zhan;世界之窗 shi jie zhi chuang;世纪公园 shi ji gong yuan;世纪大道 shi ji da dao;东单 dong dan;东四十条 dong si shi tiao;东城 dong cheng
东山口 dong shan kou;东方明珠 dong fang ming zhu;东湖 dong hu;东直门 dong zhi men;东西湖 dong xi hu;东部新城 dong bu xin cheng;东风 dong feng;中关村 zhong guan cun
中原 zhong yuan;中央大街 zhong yang da jie;中山 zhong shan;中山公园 zhong shan gong yuan;中山广场 zhong shan guang chang;中山路 zhong shan lu
中山陵 zhong shan ling;中街 zhong jie;丰台 feng tai;九龙坡 jiu long po;二七 er qi;二七广场 er qi guang chang;于家堡 yu jia bao;云岩 yun yan;云栈 yun zhan
五一广场 wu yi guang chang;五华 wu hua;五四广场 wu si guang chang;五大道 wu da dao;五缘湾 wu yuan wan;五角场 wu jiao chang;亚龙湾 ya long wan
交通大学 jiao tong da xue;亦庄 yi zhuang;人民 ren min;人民公园 ren min gong yuan;人民大学 ren min da xue;人民广场 ren min guang chang;仙林 xian lin
会展中心 hui zhan zhong xin;体育 ti yu;体育中心 ti yu zhong xin;体育西路 ti yu xi lu;余杭 yu hang;侨城东 qiao cheng dong;光谷 guang gu;八大关 ba da guan
公园前 gong yuan qian;军事博物馆 jun shi bo wu guan;农讲所 nong jiang suo;冰雪大世界 bing xue da shi jie;前门 qian men;动物园 dong wu yuan;北京 bei jing
北京南站 bei jing nan zhan;北京站 bei jing zhan;北京西站 bei jing xi zhan;北京路 bei jing lu;北市区 bei shi qu;北新泾 bei xin jing;北站 bei zhan
北陵公园 bei ling gong yuan;区 qu;千佛山 qian fo shan;华侨城 hua qiao cheng;华强北 hua qiang bei;华强路 hua qiang lu;单体酒店 dan ti jiu dian;南京 nan jing
南京东路 nan jing dong lu;南京南站 nan jing nan zhan;南京站 nan jing zhan;南京西路 nan jing xi lu;南坪 nan ping;南屏街 nan ping jie;南山 nan shan
南山一棵树 nan shan yi ke shu;南山寺 nan shan si;南岗 nan gang;南岸 nan an;南开 nan kai;南明 nan ming;南普陀 nan pu tuo;南湖 nan hu;南礼士路 nan li shi lu
南部商务区 nan bu shang wu qu;历下 li xia;历城 li cheng;厦门北站 xia men bei zhan;厦门大学 xia men da xue;友好 you hao;友谊 you yi;双流 shuang liu
古城墙 gu cheng qiang;古文化街 gu wen hua jie;台东 tai dong;吉阳 ji yang;同济大学 tong ji da xue;呈贡 cheng gong;和平 he ping;和平门 he ping men;哈西 ha xi
商城遗址 shang cheng yi zhi;啤酒博物馆 pi jiu bo wu guan;喷水池 pen shui chi;四川北路 si chuan bei lu;四平路 si ping lu;团结 tuan jie
国家会展中心 guo jia hui zhan zhong xin;国家图书馆 guo jia tu shu guan;国权路 guo quan lu;国贸 guo mao;国际旅游度假区 guo ji lv you du jia qu
城东火车站 cheng dong huo che zhan;城关 cheng guan;城墙永宁门 cheng qiang yong ning men;复兴门 fu xing men;外滩 wai tan;大东 da dong;大东海 da dong hai;大兴 da xing
大兴机场 da xing ji chang;大剧院 da ju yuan;大十字 da shi zi;大唐不夜城 da tang bu ye cheng;大学城 da xue cheng;大巴扎 da ba zha;大明宫 da ming gong;大明湖 da ming hu
大望路 da wang lu;大梅沙 da mei sha;大熊猫基地 da xiong mao ji di;大观公园 da guan gong yuan;大道 da dao;大雁塔 da yan ta;天一广场 tian yi guang chang
天一阁 tian yi ge;天坛 tian tan;天安门东 tian an men dong;天安门西 tian an men xi;天山 tian shan;天府广场 tian fu guang chang;天府新区 tian fu xin qu;天心 tian xin
天河 tian he;天河城 tian he cheng;天津之眼 tian jin zhi yan;天津站 tian jin zhan;天涯 tian ya;天涯海角 tian ya hai jiao;天潼路 tian tong lu;太原街 tai yuan jie
太古里 tai gu li;太平老街 tai ping lao jie;太阳岛 tai yang dao;夫子庙 fu zi miao;奥体 ao ti;奥体中心 ao ti zhong xin;奥帆中心 ao fan zhong xin
奥林匹克公园 ao lin pi ke gong yuan;威宁路 wei ning lu;娄山关路 lou shan guan lu;安定门 an ding men;官渡 guan du;宝安 bao an;宝安中心 bao an zhong xin;客村 ke cun
客运总站 ke yun zong zhan;宣武门 xuan wu men;宽窄巷子 kuan zhai xiang zi;小寨 xiao zhai;小白楼 xiao bai lou;山隅 shan yu;岗厦 gang sha;岳麓 yue lu;岳麓山 yue lu shan
崂山 lao shan;崇文门 chong wen men;崖州 ya zhou;市中 shi zhong;市中心 shi zhong xin;市北 shi bei;市区 shi qu;市南 shi nan;市博物馆 shi bo wu guan;常熟路 chang shu lu
平安里 ping an li;广州东站 guang zhou dong zhan;广州南站 guang zhou nan zhan;广州塔 guang zhou ta;建国门 jian guo men;建设 jian she;建设路 jian she lu;建邺 jian ye
开福 kai fu;徐家汇 xu jia hui;徐汇 xu hui;思明 si ming;总统府 zong tong fu;意式风情区 yi shi feng qing qu;成华 cheng hua;成都东站 cheng du dong zhan
成都站 cheng du zhan;户部巷 hu bu xiang;拱墅 gong shu;故宫博物院 gu gong bo wu yuan;文化 wen hua;新华 xin hua;新城 xin cheng;新天地 xin tian di;新市 xin shi
新疆博物馆 xin jiang bo wu guan;新街口 xin jie kou;新闸路 xin zha lu;昆明南站 kun ming nan zhan;昆明站 kun ming zhan;星枢 xing shu;星海广场 xing hai guang chang
春熙路 chun xi lu;曲江 qu jiang;月湖 yue hu;望京 wang jing;朝天门 chao tian men;朝阳 chao yang;朝阳门 chao yang men;木樨地 mu xi di;未央 wei yang
未来科技城 wei lai ke ji cheng;李沧 li cang;杜甫草堂 du fu cao tang;杨家坪 yang jia ping;杨浦 yang pu;杨箕 yang ji;杭州东站 hang zhou dong zhan;松北 song bei
林和西 lin he xi;栈桥 zhan qiao;栖程 qi cheng;栖霞 qi xia;桃园 tao yuan;梅溪湖 mei xi hu;楚河汉街 chu he han jie;槐荫 huai yin;橘子洲 ju zi zhou;步行街 bu xing jie
武侯 wu hou;武侯祠 wu hou ci;武昌 wu chang;武昌站 wu chang zhan;武林广场 wu lin guang chang;武汉站 wu han zhan;水磨沟 shui mo gou;永安里 yong an li
汉中路 han zhong lu;汉口站 han kou zhan;汉阳 han yang;江北 jiang bei;江北机场 jiang bei ji chang;江宁 jiang ning;江岸 jiang an;江汉 jiang han;江汉路 jiang han lu
江苏路 jiang su lu;沈河 shen he;沈阳故宫 shen yang gu gong;沙依巴克 sha yi ba ke;沙坪坝 sha ping ba;沙坪坝三峡广场 sha ping ba san xia guang chang;沙河口 sha he kou
沙面 sha mian;河东 he dong;河南博物院 he nan bo wu yuan;河西 he xi;河西大学城 he xi da xue cheng;河西奥体 he xi ao ti;泉城广场 quan cheng guang chang;洪山 hong shan
洪崖洞 hong ya dong;济南西站 ji nan xi zhan;浑南 hun nan;浦东南路 pu dong nan lu;浦东新区 pu dong xin qu;海伦路 hai lun lu;海口东站 hai kou dong zhan;海曙 hai shu
海棠 hai tang;海棠湾 hai tang wan;海沧 hai cang;海淀 hai dian;海淀黄庄 hai dian huang zhuang;海珠 hai zhu;海甸岛 hai dian dao;淞虹路 song hong lu
深圳北站 shen zhen bei zhan;深圳湾公园 shen zhen wan gong yuan;深圳站 shen zhen zhan;深大 shen da;渝中 yu zhong;渝北 yu bei;湖南路 hu nan lu;湖滨 hu bin;湖里 hu li
滇池度假区 dian chi du jia qu;滨江 bin jiang;滨江公园 bin jiang gong yuan;滨江星光 bin jiang xing guang;滨江道 bin jiang dao;滨海新区 bin hai xin qu
滨海路 bin hai lu;漕宝路 cao bao lu;灞桥 ba qiao;火山口 huo shan kou;火车站 huo che zhan;灵境胡同 ling jing hu tong;灵隐寺 ling yin si;烈士陵园 lie shi ling yuan
玄武 xuan wu;玄武湖 xuan wu hu;王家墩 wang jia dun;王府井 wang fu jing;环岛路 huan dao lu;珠江新城 zhu jiang xin cheng;琶洲 pa zhou;琼山 qiong shan
甘井子 gan jing zi;甲秀楼 jia xiu lou;番禺 pan yu;白云 bai yun;白云机场 bai yun ji chang;白石洲 bai shi zhou;皇姑 huang gu;盘龙 pan long;石景山 shi jing shan
石老人 shi lao ren;碑林 bei lin;磁器口 ci qi kou;福田 fu tian;福田口岸 fu tian kou an;秀英 xiu ying;秋林 qiu lin;科学馆 ke xue guan;科技 ke ji;科技园 ke ji yuan
秦淮 qin huai;积水潭 ji shui tan;竹子林 zhu zi lin;管城 guan cheng;索菲亚大教堂 suo fei ya da jiao tang;红山公园 hong shan gong yuan;经开 jing kai
经济开发区 jing ji kai fa qu;罗湖 luo hu;美兰 mei lan;翔安 xiang an;翠湖 cui hu;老外滩 lao wai tan;老虎滩 lao hu tan;老街 lao jie;老西门 lao xi men;胜利 sheng li
胶东机场 jiao dong ji chang;良渚 liang zhu;芙蓉 fu rong;花园路 hua yuan lu;花溪 hua xi;荔湾 li wan;莲湖 lian hu;莲花山公园 lian hua shan gong yuan;菜市口 cai shi kou
萧山 xiao shan;萧山机场 xiao shan ji chang;虹口 hong kou;虹桥枢纽 hong qiao shu niu;蛇口 she kou;蜈支洲岛 wu zhi zhou dao;行政中心 xing zheng zhong xin;街 jie
衡山路 heng shan lu;西单 xi dan;西四 xi si;西城 xi cheng;西安北站 xi an bei zhan;西山 xi shan;西岗 xi gang;西海岸 xi hai an;西湖 xi hu;西湖断桥 xi hu duan qiao
西溪 xi xi;西直门 xi zhi men;西门口 xi men kou;观山湖 guan shan hu;观山湖金融城 guan shan hu jin rong cheng;观音桥 guan yin qiao;解放 jie fang;解放碑 jie fang bei
豫园 yu yuan;购物公园 gou wu gong yuan;越秀 yue xiu;趵突泉 bao tu quan;路 lu;车公庄 che gong zhuang;车公庙 che gong miao;迎宾 ying bin;通州 tong zhou;道外 dao wai
道里 dao li;郑东CBD zheng dong cbd;郑东新区 zheng dong xin qu;郑州东站 zheng zhou dong zhan;鄞州 yin zhou;重庆北站 chong qing bei zhan;金水 jin shui
金沙滩 jin sha tan;金牛 jin niu;金融城 jin rong cheng;金融街 jin rong jie;金马碧鸡坊 jin ma bi ji fang;钟楼 zhong lou;钱江新城 qian jiang xin cheng;锦江 jin jiang
锦里 jin li;镇海 zhen hai;长宁 chang ning;长寿路 chang shou lu;长椿街 chang chun jie;长水机场 chang shui ji chang;长江 chang jiang;长沙南站 chang sha nan zhan
长沙站 chang sha zhan;长隆 chang long;闵行 min hang;阜成门 fu cheng men;陆家嘴 lu jia zui;陈家祠 chen jia ci;陕西南路 shan xi nan lu
陕西历史博物馆 shan xi li shi bo wu guan;陶然亭 tao ran ting;雁塔 yan ta;集美 ji mei;集美学村 ji mei xue cun;雍和宫 yong he gong;雨花 yu hua;雷峰塔 lei feng ta
青年 qing nian;青泥洼桥 qing ni wa qiao;青羊 qing yang;静安 jing an;静安寺 jing an si;首都机场 shou du ji chang;香蜜湖 xiang mi hu;骑楼老街 qi lou lao jie
高新 gao xin;高新园 gao xin yuan;高新园区 gao xin yuan qu;高新路 gao xin lu;高铁新区 gao tie xin qu;魏公村 wei gong cun;黄埔 huang pu;黄岛 huang dao;黄沙 huang sha
黄河 huang he;黄浦 huang pu;黄浦江 huang pu jiang;黄陂南路 huang bei nan lu;黄鹤楼 huang he lou;黔灵山 qian ling shan;鼓楼 gu lou;鼓楼大街 gu lou da jie
鼓浪屿 gu lang yu;龙华 long hua;龙岗 long gang;龙阳路 long yang lu`;

/** Syllables by name; names of several words are without spaces. */
export const placeLetters: ReadonlyMap<string, readonly string[]> = new Map(
  table.split(/[;\n]+/).map((line) => {
    const [name = '', ...syllables] = line.split(' ');
    return [name, syllables];
  }),
);
