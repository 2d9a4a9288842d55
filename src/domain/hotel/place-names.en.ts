/** English names of the places that hotels are searched by: districts, business areas, sights, stations of the metro; and of the chains. */
const table = `东城区=Dongcheng;西城区=Xicheng;朝阳区=Chaoyang;海淀区=Haidian;丰台区=Fengtai;石景山区=Shijingshan;通州区=Tongzhou;大兴区=Daxing;黄浦区=Huangpu;静安区=Jing'an;徐汇区=Xuhui;长宁区=Changning
浦东新区=Pudong;虹口区=Hongkou;杨浦区=Yangpu;闵行区=Minhang;越秀区=Yuexiu;荔湾区=Liwan;海珠区=Haizhu;天河区=Tianhe;白云区=Baiyun;番禺区=Panyu;黄埔区=Huangpu;福田区=Futian;罗湖区=Luohu
南山区=Nanshan;宝安区=Bao'an;龙岗区=Longgang;龙华区=Longhua;锦江区=Jinjiang;青羊区=Qingyang;金牛区=Jinniu;武侯区=Wuhou;成华区=Chenghua;高新区=High-tech Zone;双流区=Shuangliu
上城区=Shangcheng;拱墅区=Gongshu;西湖区=Xihu;滨江区=Binjiang;萧山区=Xiaoshan;余杭区=Yuhang;新城区=Xincheng;碑林区=Beilin;莲湖区=Lianhu;雁塔区=Yanta;未央区=Weiyang;灞桥区=Baqiao
渝中区=Yuzhong;江北区=Jiangbei;南岸区=Nan'an;沙坪坝区=Shapingba;九龙坡区=Jiulongpo;渝北区=Yubei;玄武区=Xuanwu;秦淮区=Qinhuai;建邺区=Jianye;鼓楼区=Gulou;栖霞区=Qixia;江宁区=Jiangning
江岸区=Jiang'an;江汉区=Jianghan;武昌区=Wuchang;汉阳区=Hanyang;洪山区=Hongshan;东西湖区=Dongxihu;芙蓉区=Furong;天心区=Tianxin;岳麓区=Yuelu;开福区=Kaifu;雨花区=Yuhua;五华区=Wuhua;盘龙区=Panlong
官渡区=Guandu;西山区=Xishan;呈贡区=Chenggong;市南区=Shinan;市北区=Shibei;崂山区=Laoshan;李沧区=Licang;黄岛区=Huangdao;思明区=Siming;湖里区=Huli;集美区=Jimei;海沧区=Haicang;翔安区=Xiang'an
和平区=Heping;河西区=Hexi;南开区=Nankai;河东区=Hedong;滨海新区=Binhai;天涯区=Tianya;吉阳区=Jiyang;海棠区=Haitang;崖州区=Yazhou;美兰区=Meilan;琼山区=Qiongshan;秀英区=Xiuying;中原区=Zhongyuan
二七区=Erqi;金水区=Jinshui;管城区=Guancheng;郑东新区=Zhengdong;沈河区=Shenhe;皇姑区=Huanggu;大东区=Dadong;浑南区=Hunnan;中山区=Zhongshan;西岗区=Xigang;沙河口区=Shahekou;甘井子区=Ganjingzi
道里区=Daoli;南岗区=Nangang;道外区=Daowai;松北区=Songbei;海曙区=Haishu;鄞州区=Yinzhou;镇海区=Zhenhai;天山区=Tianshan;沙依巴克区=Shayibake;新市区=Xinshi;水磨沟区=Shuimogou;云岩区=Yunyan
南明区=Nanming;观山湖区=Guanshanhu;花溪区=Huaxi;历下区=Lixia;市中区=Shizhong;槐荫区=Huaiyin;历城区=Licheng;城关区=Chengguan;东湖区=Donghu;南湖区=Nanhu;经开区=Development Zone
王府井=Wangfujing;国贸=Guomao;三里屯=Sanlitun;西单=Xidan;中关村=Zhongguancun;望京=Wangjing;金融街=Financial Street;亦庄=Yizhuang;首都机场=Capital Airport;大兴机场=Daxing Airport
故宫博物院=Palace Museum;天坛=Temple of Heaven;奥林匹克公园=Olympic Park;北京南站=Beijing South Station;北京西站=Beijing West Station;人民广场=People's Square;外滩=The Bund
南京西路=West Nanjing Road;陆家嘴=Lujiazui;静安寺=Jing'an Temple;徐家汇=Xujiahui;新天地=Xintiandi;五角场=Wujiaochang;虹桥枢纽=Hongqiao Hub;国际旅游度假区=International Resort
东方明珠=Oriental Pearl Tower;豫园=Yuyuan Garden;上海站=Shanghai Station;上海南站=Shanghai South Station;国家会展中心=National Exhibition Centre;北京路=Beijing Road
天河城=Teemall;珠江新城=Zhujiang New Town;琶洲=Pazhou;上下九=Shangxiajiu;广州南站=Guangzhou South Station;白云机场=Baiyun Airport;万达广场=Wanda Plaza;广州塔=Canton Tower
陈家祠=Chen Clan Hall;沙面=Shamian Island;广州东站=Guangzhou East Station;长隆=Chimelong;会展中心=Exhibition Centre;华强北=Huaqiangbei;科技园=Science Park;蛇口=Shekou
深圳北站=Shenzhen North Station;宝安中心=Bao'an Centre;大梅沙=Dameisha;世界之窗=Window of the World;莲花山公园=Lianhuashan Park;深圳湾公园=Shenzhen Bay Park
福田口岸=Futian Checkpoint;深圳站=Shenzhen Station;春熙路=Chunxi Road;太古里=Taikoo Li;天府广场=Tianfu Square;宽窄巷子=Kuanzhai Alleys;天府新区=Tianfu New Area
金融城=Financial City;建设路=Jianshe Road;成都东站=Chengdu East Station;武侯祠=Wuhou Shrine;锦里=Jinli Street;杜甫草堂=Du Fu Thatched Cottage;大熊猫基地=Panda Base
成都站=Chengdu Station;湖滨=Hubin;武林广场=Wulin Square;钱江新城=Qianjiang New Town;西溪=Xixi;城东火车站=Chengdong Station;滨江星光=Binjiang Xingguang
未来科技城=Future Sci-Tech City;萧山机场=Xiaoshan Airport;西湖断桥=Broken Bridge, West Lake;灵隐寺=Lingyin Temple;雷峰塔=Leifeng Pagoda;良渚=Liangzhu
杭州东站=Hangzhou East Station;钟楼=Bell Tower;大雁塔=Giant Wild Goose Pagoda;小寨=Xiaozhai;高新路=Gaoxin Road;曲江=Qujiang;行政中心=Administrative Centre
西安北站=Xi'an North Station;城墙永宁门=City Wall, Yongning Gate;大唐不夜城=Datang Everbright City;陕西历史博物馆=Shaanxi History Museum;大明宫=Daming Palace;解放碑=Jiefangbei
观音桥=Guanyinqiao;南坪=Nanping;沙坪坝三峡广场=Sanxia Square, Shapingba;杨家坪=Yangjiaping;重庆北站=Chongqing North Station;江北机场=Jiangbei Airport;洪崖洞=Hongya Cave
朝天门=Chaotianmen;磁器口=Ciqikou Old Town;南山一棵树=Yikeshu Viewpoint;新街口=Xinjiekou;夫子庙=Confucius Temple;湖南路=Hunan Road;河西奥体=Hexi Olympic Centre
南京南站=Nanjing South Station;仙林=Xianlin;中山陵=Sun Yat-sen Mausoleum;总统府=Presidential Palace;玄武湖=Xuanwu Lake;南京站=Nanjing Station;江汉路=Jianghan Road
楚河汉街=Chu River Han Street;光谷=Optics Valley;王家墩=Wangjiadun;武昌站=Wuchang Station;武汉站=Wuhan Station;黄鹤楼=Yellow Crane Tower;东湖=East Lake;户部巷=Hubu Alley
汉口站=Hankou Station;五一广场=Wuyi Square;梅溪湖=Meixi Lake;长沙南站=Changsha South Station;河西大学城=Hexi University Town;橘子洲=Orange Isle;岳麓山=Yuelu Mountain
太平老街=Taiping Old Street;长沙站=Changsha Station;翠湖=Green Lake;南屏街=Nanping Street;滇池度假区=Dianchi Resort;北市区=North City;昆明南站=Kunming South Station
长水机场=Changshui Airport;金马碧鸡坊=Golden Horse Arch;大观公园=Daguan Park;昆明站=Kunming Station;五四广场=May Fourth Square;台东=Taidong;石老人=Shilaoren Beach
火车站=Railway Station;金沙滩=Golden Beach;胶东机场=Jiaodong Airport;栈桥=Zhanqiao Pier;八大关=Badaguan;奥帆中心=Olympic Sailing Centre;啤酒博物馆=Beer Museum
中山路=Zhongshan Road;环岛路=Huandao Road;五缘湾=Wuyuan Bay;集美学村=Jimei School Village;鼓浪屿=Gulangyu;南普陀=Nanputuo Temple;厦门大学=Xiamen University
厦门北站=Xiamen North Station;滨江道=Binjiang Street;小白楼=Xiaobailou;五大道=Five Avenues;意式风情区=Italian Style Town;于家堡=Yujiabao;天津之眼=Tianjin Eye
古文化街=Ancient Culture Street;天津站=Tianjin Station;大东海=Dadonghai;三亚湾=Sanya Bay;亚龙湾=Yalong Bay;海棠湾=Haitang Bay;市区=City centre;天涯海角=Tianya Haijiao
南山寺=Nanshan Temple;蜈支洲岛=Wuzhizhou Island;海甸岛=Haidian Island;西海岸=West Coast;万绿园=Evergreen Park;骑楼老街=Qilou Old Street;火山口=Volcano Park
海口东站=Haikou East Station;二七广场=Erqi Square;郑东 CBD=Zhengdong CBD;花园路=Huayuan Road;郑州东站=Zhengzhou East Station;河南博物院=Henan Museum;商城遗址=Shang City Ruins
中街=Zhongjie;太原街=Taiyuan Street;北站=North Station;奥体=Olympic Centre;沈阳故宫=Shenyang Palace Museum;北陵公园=Beiling Park;青泥洼桥=Qingniwaqiao;中山广场=Zhongshan Square
星海广场=Xinghai Square;高新园区=High-tech Zone;老虎滩=Tiger Beach;滨海路=Binhai Road;中央大街=Central Street;秋林=Qiulin;哈西=Harbin West;太阳岛=Sun Island
索菲亚大教堂=St Sophia Cathedral;冰雪大世界=Ice and Snow World;天一广场=Tianyi Square;南部商务区=South Business District;老外滩=Old Bund;东部新城=Eastern New Town;月湖=Moon Lake
天一阁=Tianyi Pavilion;大巴扎=Grand Bazaar;友好=Youhao;红山公园=Hongshan Park;新疆博物馆=Xinjiang Museum;喷水池=Penshuichi;大十字=Dashizi;观山湖金融城=Guanshanhu Financial City
甲秀楼=Jiaxiu Tower;黔灵山=Qianling Mountain;泉城广场=Quancheng Square;大明湖=Daming Lake;奥体中心=Olympic Centre;济南西站=Jinan West Station;趵突泉=Baotu Spring
千佛山=Thousand Buddha Mountain;上海火车站=Shanghai Station;汉中路=Hanzhong Road;新闸路=Xinzha Road;黄陂南路=South Huangpi Road;陕西南路=South Shaanxi Road;常熟路=Changshu Road
衡山路=Hengshan Road;上海体育馆=Shanghai Stadium;漕宝路=Caobao Road;淞虹路=Songhong Road;北新泾=Beixinjing;威宁路=Weining Road;娄山关路=Loushanguan Road;中山公园=Zhongshan Park
江苏路=Jiangsu Road;南京东路=East Nanjing Road;浦东南路=South Pudong Road;世纪大道=Century Avenue;上海科技馆=Science and Technology Museum;世纪公园=Century Park
龙阳路=Longyang Road;国权路=Guoquan Road;同济大学=Tongji University;四平路=Siping Road;海伦路=Hailun Road;四川北路=North Sichuan Road;天潼路=Tiantong Road;老西门=Laoximen
上海图书馆=Shanghai Library;交通大学=Jiao Tong University;军事博物馆=Military Museum;木樨地=Muxidi;南礼士路=Nanlishi Road;复兴门=Fuxingmen;天安门西=Tian'anmen West
天安门东=Tian'anmen East;东单=Dongdan;建国门=Jianguomen;永安里=Yong'anli;大望路=Dawanglu;西直门=Xizhimen;积水潭=Jishuitan;鼓楼大街=Guloudajie;安定门=Andingmen;雍和宫=Lama Temple
东直门=Dongzhimen;东四十条=Dongsishitiao;朝阳门=Chaoyangmen;北京站=Beijing Station;崇文门=Chongwenmen;前门=Qianmen;和平门=Hepingmen;宣武门=Xuanwumen;长椿街=Changchunjie
阜成门=Fuchengmen;车公庄=Chegongzhuang;海淀黄庄=Haidian Huangzhuang;人民大学=Renmin University;魏公村=Weigongcun;国家图书馆=National Library;动物园=Beijing Zoo;平安里=Ping'anli
西四=Xisi;灵境胡同=Lingjing Hutong;菜市口=Caishikou;陶然亭=Taoranting;黄沙=Huangsha;长寿路=Changshou Road;西门口=Ximenkou;公园前=Gongyuanqian;农讲所=Peasant Movement Institute
烈士陵园=Martyrs' Park;东山口=Dongshankou;杨箕=Yangji;体育西路=Tiyu Xilu;体育中心=Sports Centre;林和西=Linhexi;客村=Kecun;罗湖=Luohu;老街=Laojie;大剧院=Grand Theatre
科学馆=Science Museum;华强路=Huaqiang Road;岗厦=Gangsha;购物公园=Shopping Park;香蜜湖=Xiangmihu;车公庙=Chegongmiao;竹子林=Zhuzilin;侨城东=Qiaocheng East;华侨城=OCT;白石洲=Baishizhou
高新园=Hi-Tech Park;深大=Shenzhen University;桃园=Taoyuan;市中心=City centre;步行街=Pedestrian Street;高铁新区=High-speed Rail Area;大学城=University Town
万象广场=Wanxiang Plaza;经济开发区=Development Zone;人民公园=People's Park;市博物馆=City Museum;古城墙=Old City Wall;滨江公园=Riverside Park;客运总站=Coach Station
黄浦江=Huangpu River;云栈=Yunzhan;栖程=Qicheng;星枢=Xingshu;山隅=Shanyu;单体酒店=Independent hotel`;

export const placeNames: readonly (readonly [name: string, english: string])[] = table.split(/[;\n]/).map((pair) => {
  const [name = '', english = ''] = pair.split('=');
  return [name, english];
});
