/**
 * Cities abroad: name, pinyin, English, country, IANA time zone, size (4 the largest hubs), code, and the airports with
 * their latitude and longitude. The server reads it, and an English list of orders. Airports, positions and zones are compiled from
 * airport-data-js (CC BY 4.0).
 */
export const worldTable = `东京|DongJing|Tokyo|JP|Asia/Tokyo|4|TYO|NRT成田 35.77 140.39|HND羽田 35.55 139.78
大阪|DaBan|Osaka|JP|Asia/Tokyo|3|OSA|KIX关西 34.44 135.24|ITM伊丹 34.79 135.44
名古屋|MingGuWu|Nagoya|JP|Asia/Tokyo|3|NGO|NGO中部 34.86 136.81
福冈|FuGang|Fukuoka|JP|Asia/Tokyo|3|FUK|FUK福冈 33.58 130.44
札幌|ZhaHuang|Sapporo|JP|Asia/Tokyo|3|CTS|CTS新千岁 42.79 141.68
冲绳|ChongSheng|Okinawa|JP|Asia/Tokyo|3|OKA|OKA那霸 26.20 127.65
仙台|XianTai|Sendai|JP|Asia/Tokyo|1|SDJ|SDJ仙台 38.14 140.92
广岛|GuangDao|Hiroshima|JP|Asia/Tokyo|1|HIJ|HIJ广岛 34.44 132.92
首尔|ShouEr|Seoul|KR|Asia/Seoul|4|SEL|ICN仁川 37.45 126.45|GMP金浦 37.56 126.80
釜山|FuShan|Busan|KR|Asia/Seoul|3|PUS|PUS金海 35.18 128.95
济州|JiZhou|Jeju|KR|Asia/Seoul|3|CJU|CJU济州 33.51 126.49
大邱|DaQiu|Daegu|KR|Asia/Seoul|1|TAE|TAE大邱 35.90 128.64
平壤|PingRang|Pyongyang|KP|Asia/Pyongyang|1|FNJ|FNJ顺安 39.20 125.68
乌兰巴托|WuLanBaTuo|Ulaanbaatar|MN|Asia/Ulaanbaatar|3|UBN|UBN成吉思汗 47.65 106.82
新加坡|XinJiaPo|Singapore|SG|Asia/Singapore|4|SIN|SIN樟宜 1.36 103.99
吉隆坡|JiLongPo|Kuala Lumpur|MY|Asia/Kuala_Lumpur|4|KUL|KUL吉隆坡 2.74 101.72
槟城|BinCheng|Penang|MY|Asia/Kuala_Lumpur|2|PEN|PEN槟城 5.29 100.27
亚庇|YaBi|Kota Kinabalu|MY|Asia/Kuala_Lumpur|2|BKI|BKI亚庇 5.92 116.05
新山|XinShan|Johor Bahru|MY|Asia/Kuala_Lumpur|1|JHB|JHB士乃 1.64 103.67
兰卡威|LanKaWei|Langkawi|MY|Asia/Kuala_Lumpur|2|LGK|LGK兰卡威 6.34 99.73
曼谷|ManGu|Bangkok|TH|Asia/Bangkok|4|BKK|BKK素万那普 13.69 100.75|DMK廊曼 13.91 100.61
普吉|PuJi|Phuket|TH|Asia/Bangkok|3|HKT|HKT普吉 8.11 98.31
清迈|QingMai|Chiang Mai|TH|Asia/Bangkok|3|CNX|CNX清迈 18.77 98.97
苏梅岛|SuMeiDao|Koh Samui|TH|Asia/Bangkok|1|USM|USM苏梅 9.55 100.06
甲米|JiaMi|Krabi|TH|Asia/Bangkok|1|KBV|KBV甲米 8.10 98.98
合艾|HeAi|Hat Yai|TH|Asia/Bangkok|1|HDY|HDY合艾 6.94 100.39
河内|HeNei|Hanoi|VN|Asia/Ho_Chi_Minh|3|HAN|HAN内排 21.21 105.80
胡志明市|HuZhiMingShi|Ho Chi Minh City|VN|Asia/Ho_Chi_Minh|3|SGN|SGN新山一 10.81 106.66
岘港|XianGang|Da Nang|VN|Asia/Ho_Chi_Minh|3|DAD|DAD岘港 16.05 108.20
芽庄|YaZhuang|Nha Trang|VN|Asia/Ho_Chi_Minh|2|CXR|CXR金兰 12.01 109.22
富国岛|FuGuoDao|Phu Quoc|VN|Asia/Ho_Chi_Minh|1|PQC|PQC富国 10.16 104.00
金边|JinBian|Phnom Penh|KH|Asia/Phnom_Penh|3|KTI|KTI德崇 11.36 104.92
暹粒|XianLi|Siem Reap|KH|Asia/Phnom_Penh|2|SAI|SAI吴哥 13.38 104.22
万象|WanXiang|Vientiane|LA|Asia/Vientiane|2|VTE|VTE瓦岱 17.98 102.57
琅勃拉邦|LangBoLaBang|Luang Prabang|LA|Asia/Vientiane|1|LPQ|LPQ琅勃拉邦 19.90 102.16
仰光|YangGuang|Yangon|MM|Asia/Yangon|2|RGN|RGN仰光 16.90 96.13
曼德勒|ManDeLe|Mandalay|MM|Asia/Yangon|1|MDL|MDL曼德勒 21.71 95.97
马尼拉|MaNiLa|Manila|PH|Asia/Manila|3|MNL|MNL尼诺阿基诺 14.51 121.02
宿务|SuWu|Cebu|PH|Asia/Manila|2|CEB|CEB麦克坦 10.31 123.98
长滩岛|ChangTanDao|Boracay|PH|Asia/Manila|1|KLO|KLO卡利博 11.69 122.38
雅加达|YaJiaDa|Jakarta|ID|Asia/Jakarta|3|JKT|CGK苏加诺哈达 -6.13 106.66
巴厘岛|BaLiDao|Bali|ID|Asia/Makassar|3|DPS|DPS伍拉莱 -8.75 115.17
泗水|SiShui|Surabaya|ID|Asia/Jakarta|1|SUB|SUB朱安达 -7.38 112.79
棉兰|MianLan|Medan|ID|Asia/Jakarta|1|KNO|KNO瓜拉纳穆 3.64 98.88
斯里巴加湾|SiLiBaJiaWan|Bandar Seri Begawan|BN|Asia/Brunei|2|BWN|BWN文莱 4.95 114.93
帝力|DiLi|Dili|TL|Asia/Dili|1|DIL|DIL帝力 -8.55 125.53
新德里|XinDeLi|New Delhi|IN|Asia/Kolkata|3|DEL|DEL英迪拉甘地 28.56 77.10
孟买|MengMai|Mumbai|IN|Asia/Kolkata|3|BOM|BOM贾特拉帕蒂 19.09 72.87
班加罗尔|BanJiaLuoEr|Bengaluru|IN|Asia/Kolkata|3|BLR|BLR肯佩高达 13.20 77.71
金奈|JinNai|Chennai|IN|Asia/Kolkata|2|MAA|MAA金奈 12.98 80.16
加尔各答|JiaErGeDa|Kolkata|IN|Asia/Kolkata|2|CCU|CCU苏巴斯 22.65 88.44
海得拉巴|HaiDeLaBa|Hyderabad|IN|Asia/Kolkata|2|HYD|HYD拉吉夫甘地 17.23 78.43
达卡|DaKa|Dhaka|BD|Asia/Dhaka|2|DAC|DAC沙阿贾拉勒 23.85 90.41
加德满都|JiaDeManDou|Kathmandu|NP|Asia/Kathmandu|3|KTM|KTM特里布万 27.70 85.36
科伦坡|KeLunPo|Colombo|LK|Asia/Colombo|3|CMB|CMB班达拉奈克 7.17 79.89
马累|MaLei|Male|MV|Indian/Maldives|3|MLE|MLE维拉纳 4.19 73.53
伊斯兰堡|YiSiLanBao|Islamabad|PK|Asia/Karachi|2|ISB|ISB伊斯兰堡 33.55 72.83
卡拉奇|KaLaQi|Karachi|PK|Asia/Karachi|2|KHI|KHI真纳 24.90 67.17
拉合尔|LaHeEr|Lahore|PK|Asia/Karachi|2|LHE|LHE伊克巴尔 31.52 74.40
阿拉木图|ALaMuTu|Almaty|KZ|Asia/Almaty|3|ALA|ALA阿拉木图 43.35 77.01
阿斯塔纳|ASiTaNa|Astana|KZ|Asia/Almaty|2|NQZ|NQZ纳扎尔巴耶夫 51.03 71.46
塔什干|TaShiGan|Tashkent|UZ|Asia/Tashkent|3|TAS|TAS塔什干 41.26 69.27
比什凯克|BiShenKaiKe|Bishkek|KG|Asia/Bishkek|2|BSZ|BSZ玛纳斯 43.05 74.47
杜尚别|DuShangBie|Dushanbe|TJ|Asia/Dushanbe|1|DYU|DYU杜尚别 38.55 68.82
阿什哈巴德|AShenHaBaDe|Ashgabat|TM|Asia/Ashgabat|1|ASB|ASB阿什哈巴德 37.98 58.37
第比利斯|DiBiLiSi|Tbilisi|GE|Asia/Tbilisi|2|TBS|TBS第比利斯 41.67 44.96
埃里温|AiLiWen|Yerevan|AM|Asia/Yerevan|2|EVN|EVN兹瓦尔特诺茨 40.15 44.40
巴库|BaKu|Baku|AZ|Asia/Baku|2|BAK|GYD盖达尔 40.46 50.05
迪拜|DiBai|Dubai|AE|Asia/Dubai|4|DXB|DXB迪拜 25.25 55.35
阿布扎比|ABuZhaBi|Abu Dhabi|AE|Asia/Dubai|3|AUH|AUH扎耶德 24.43 54.65
沙迦|ShaJia|Sharjah|AE|Asia/Dubai|1|SHJ|SHJ沙迦 25.32 55.52
多哈|DuoHa|Doha|QA|Asia/Qatar|4|DOH|DOH哈马德 25.26 51.61
利雅得|LiYaDe|Riyadh|SA|Asia/Riyadh|3|RUH|RUH哈立德国王 24.96 46.70
吉达|JiDa|Jeddah|SA|Asia/Riyadh|3|JED|JED阿卜杜勒阿齐兹 21.66 39.17
达曼|DaMan|Dammam|SA|Asia/Riyadh|2|DMM|DMM法赫德国王 26.47 49.80
科威特|KeWeiTe|Kuwait|KW|Asia/Kuwait|2|KWI|KWI科威特 29.24 47.97
麦纳麦|MaiNaMai|Manama|BH|Asia/Bahrain|2|BAH|BAH巴林 26.27 50.63
马斯喀特|MaSiKaTe|Muscat|OM|Asia/Muscat|2|MCT|MCT马斯喀特 23.60 58.28
安曼|AnMan|Amman|JO|Asia/Amman|2|AMM|AMM阿利娅王后 31.72 35.99
贝鲁特|BeiLuTe|Beirut|LB|Asia/Beirut|2|BEY|BEY哈里里 33.83 35.49
特拉维夫|TeLaWeiFu|Tel Aviv|IL|Asia/Jerusalem|2|TLV|TLV本古里安 32.00 34.87
德黑兰|DeHeiLan|Tehran|IR|Asia/Tehran|2|THR|IKA霍梅尼 35.41 51.15
巴格达|BaGeDa|Baghdad|IQ|Asia/Baghdad|1|BGW|BGW巴格达 33.26 44.23
伊斯坦布尔|YiSiTanBuEr|Istanbul|TR|Europe/Istanbul|4|IST|IST伊斯坦布尔 41.26 28.74|SAW萨比哈 40.90 29.31
安塔利亚|AnTaLiYa|Antalya|TR|Europe/Istanbul|2|AYT|AYT安塔利亚 36.90 30.80
安卡拉|AnKaLa|Ankara|TR|Europe/Istanbul|2|ESB|ESB埃森博阿 40.11 32.99
开罗|KaiLuo|Cairo|EG|Africa/Cairo|3|CAI|CAI开罗 30.12 31.41
卢克索|LuKeSuo|Luxor|EG|Africa/Cairo|1|LXR|LXR卢克索 25.67 32.70
赫尔格达|HeErGeDa|Hurghada|EG|Africa/Cairo|1|HRG|HRG赫尔格达 27.19 33.81
突尼斯|TuNiSi|Tunis|TN|Africa/Tunis|2|TUN|TUN迦太基 36.85 10.22
阿尔及尔|AErJiEr|Algiers|DZ|Africa/Algiers|2|ALG|ALG布迈丁 36.70 3.21
卡萨布兰卡|KaSaBuLanKa|Casablanca|MA|Africa/Casablanca|2|CAS|CMN穆罕默德五世 33.37 -7.59
马拉喀什|MaLaKaShi|Marrakesh|MA|Africa/Casablanca|2|RAK|RAK迈纳拉 31.60 -8.03
亚的斯亚贝巴|YaDeSiYaBeiBa|Addis Ababa|ET|Africa/Addis_Ababa|3|ADD|ADD博莱 8.98 38.80
内罗毕|NeiLuoBi|Nairobi|KE|Africa/Nairobi|3|NBO|NBO乔莫肯雅塔 -1.32 36.93
达累斯萨拉姆|DaLeiSiSaLaMu|Dar es Salaam|TZ|Africa/Dar_es_Salaam|2|DAR|DAR尼雷尔 -6.87 39.20
桑给巴尔|SangJiBaEr|Zanzibar|TZ|Africa/Dar_es_Salaam|1|ZNZ|ZNZ桑给巴尔 -6.22 39.22
恩德培|EnDePei|Entebbe|UG|Africa/Kampala|2|EBB|EBB恩德培 0.05 32.44
基加利|JiJiaLi|Kigali|RW|Africa/Kigali|1|KGL|KGL基加利 -1.96 30.14
约翰内斯堡|YueHanNeiSiBao|Johannesburg|ZA|Africa/Johannesburg|3|JNB|JNB坦博 -26.14 28.25
开普敦|KaiPuDun|Cape Town|ZA|Africa/Johannesburg|2|CPT|CPT开普敦 -33.97 18.60
拉各斯|LaGeSi|Lagos|NG|Africa/Lagos|2|LOS|LOS穆罕默德 6.58 3.32
阿克拉|AKeLa|Accra|GH|Africa/Accra|2|ACC|ACC科托卡 5.61 -0.17
罗安达|LuoAnDa|Luanda|AO|Africa/Luanda|2|LAD|LAD罗安达 -8.85 13.23
卢萨卡|LuSaKa|Lusaka|ZM|Africa/Lusaka|2|LUN|LUN卡翁达 -15.33 28.45
哈拉雷|HaLaLei|Harare|ZW|Africa/Harare|2|HRE|HRE穆加贝 -17.92 31.10
塔那那利佛|TaNaNaLiFo|Antananarivo|MG|Indian/Antananarivo|2|TNR|TNR伊瓦图 -18.80 47.48
毛里求斯|MaoLiQiuSi|Mauritius|MU|Indian/Mauritius|2|MRU|MRU毛里求斯 -20.43 57.68
塞舌尔|SaiSheEr|Mahe|SC|Indian/Mahe|2|SEZ|SEZ塞舌尔 -4.67 55.51
莫斯科|MoSiKe|Moscow|RU|Europe/Moscow|3|MOW|SVO谢列梅捷沃 55.97 37.42|DME多莫杰多沃 55.41 37.90
圣彼得堡|ShengBiDeBao|Saint Petersburg|RU|Europe/Moscow|3|LED|LED普尔科沃 59.80 30.27
叶卡捷琳堡|YeKaJieLinBao|Yekaterinburg|RU|Asia/Yekaterinburg|2|SVX|SVX科利佐沃 56.75 60.80
新西伯利亚|XinXiBoLiYa|Novosibirsk|RU|Asia/Novosibirsk|2|OVB|OVB托尔马切沃 55.01 82.67
伊尔库茨克|YiErKuCiKe|Irkutsk|RU|Asia/Irkutsk|2|IKT|IKT伊尔库茨克 52.27 104.36
海参崴|HaiShenWai|Vladivostok|RU|Asia/Vladivostok|2|VVO|VVO符拉迪沃斯托克 43.40 132.17
哈巴罗夫斯克|HaBaLuoFuSiKe|Khabarovsk|RU|Asia/Vladivostok|2|KHV|KHV新城 48.52 135.17
明斯克|MingSiKe|Minsk|BY|Europe/Minsk|2|MSQ|MSQ明斯克 53.89 28.03
伦敦|LunDun|London|GB|Europe/London|4|LON|LHR希思罗 51.47 -0.45|LGW盖特威克 51.15 -0.18|STN斯坦斯特德 51.89 0.26|LTN卢顿 51.88 -0.38
曼彻斯特|ManCheSiTe|Manchester|GB|Europe/London|3|MAN|MAN曼彻斯特 53.36 -2.27
爱丁堡|AiDingBao|Edinburgh|GB|Europe/London|3|EDI|EDI爱丁堡 55.95 -3.36
伯明翰|BoMingHan|Birmingham|GB|Europe/London|2|BHX|BHX伯明翰 52.45 -1.73
格拉斯哥|GeLaSiGe|Glasgow|GB|Europe/London|2|GLA|GLA格拉斯哥 55.86 -4.43
都柏林|DouBoLin|Dublin|IE|Europe/Dublin|3|DUB|DUB都柏林 53.43 -6.24
巴黎|BaLi|Paris|FR|Europe/Paris|4|PAR|CDG戴高乐 49.00 2.57|ORY奥利 48.73 2.36
尼斯|NiSi|Nice|FR|Europe/Paris|3|NCE|NCE蔚蓝海岸 43.66 7.21
里昂|LiAng|Lyon|FR|Europe/Paris|2|LYS|LYS圣埃克苏佩里 45.72 5.08
马赛|MaSai|Marseille|FR|Europe/Paris|2|MRS|MRS普罗旺斯 43.44 5.22
图卢兹|TuLuZi|Toulouse|FR|Europe/Paris|2|TLS|TLS布拉尼亚克 43.63 1.37
法兰克福|FaLanKeFu|Frankfurt|DE|Europe/Berlin|4|FRA|FRA法兰克福 50.05 8.57
慕尼黑|MuNiHei|Munich|DE|Europe/Berlin|3|MUC|MUC慕尼黑 48.35 11.79
柏林|BoLin|Berlin|DE|Europe/Berlin|3|BER|BER勃兰登堡 52.36 13.51
汉堡|HanBao|Hamburg|DE|Europe/Berlin|2|HAM|HAM汉堡 53.63 10.01
杜塞尔多夫|DuSaiErDuoFu|Dusseldorf|DE|Europe/Berlin|3|DUS|DUS杜塞尔多夫 51.28 6.77
斯图加特|SiTuJiaTe|Stuttgart|DE|Europe/Berlin|2|STR|STR斯图加特 48.69 9.19
阿姆斯特丹|AMuSiTeDan|Amsterdam|NL|Europe/Amsterdam|4|AMS|AMS史基浦 52.31 4.76
布鲁塞尔|BuLuSaiEr|Brussels|BE|Europe/Brussels|3|BRU|BRU布鲁塞尔 50.90 4.48
卢森堡|LuSenBao|Luxembourg|LU|Europe/Luxembourg|2|LUX|LUX芬德尔 49.63 6.21
苏黎世|SuLiShi|Zurich|CH|Europe/Zurich|3|ZRH|ZRH苏黎世 47.45 8.56
日内瓦|RiNeiWa|Geneva|CH|Europe/Zurich|3|GVA|GVA日内瓦 46.23 6.11
维也纳|WeiYeNa|Vienna|AT|Europe/Vienna|3|VIE|VIE施韦夏特 48.12 16.56
罗马|LuoMa|Rome|IT|Europe/Rome|3|ROM|FCO菲乌米奇诺 41.79 12.25
米兰|MiLan|Milan|IT|Europe/Rome|3|MIL|MXP马尔彭萨 45.63 8.71|LIN利纳特 45.46 9.28
威尼斯|WeiNiSi|Venice|IT|Europe/Rome|3|VCE|VCE马可波罗 45.50 12.34
那不勒斯|NaBuLeSi|Naples|IT|Europe/Rome|2|NAP|NAP那不勒斯 40.89 14.29
马德里|MaDeLi|Madrid|ES|Europe/Madrid|3|MAD|MAD巴拉哈斯 40.49 -3.56
巴塞罗那|BaSaiLuoNa|Barcelona|ES|Europe/Madrid|3|BCN|BCN普拉特 41.30 2.08
马拉加|MaLaJia|Malaga|ES|Europe/Madrid|2|AGP|AGP马拉加 36.68 -4.49
里斯本|LiSiBen|Lisbon|PT|Europe/Lisbon|3|LIS|LIS德尔加多 38.77 -9.13
波尔图|BoErTu|Porto|PT|Europe/Lisbon|2|OPO|OPO卡内罗 41.24 -8.67
雅典|YaDian|Athens|GR|Europe/Athens|3|ATH|ATH韦尼泽洛斯 37.94 23.95
哥本哈根|GeBenHaGen|Copenhagen|DK|Europe/Copenhagen|3|CPH|CPH凯斯楚普 55.63 12.65
斯德哥尔摩|SiDeGeErMo|Stockholm|SE|Europe/Stockholm|3|STO|ARN阿兰达 59.65 17.93
奥斯陆|AoSiLu|Oslo|NO|Europe/Oslo|3|OSL|OSL加勒穆恩 60.19 11.10
卑尔根|BeiErGen|Bergen|NO|Europe/Oslo|1|BGO|BGO卑尔根 60.29 5.23
赫尔辛基|HeErXinJi|Helsinki|FI|Europe/Helsinki|3|HEL|HEL万塔 60.32 24.97
罗瓦涅米|LuoWaNieMi|Rovaniemi|FI|Europe/Helsinki|1|RVN|RVN罗瓦涅米 66.56 25.83
雷克雅未克|LeiKeYaWeiKe|Reykjavik|IS|Atlantic/Reykjavik|2|KEF|KEF凯夫拉维克 63.98 -22.64
华沙|HuaSha|Warsaw|PL|Europe/Warsaw|3|WAW|WAW肖邦 52.17 20.97
克拉科夫|KeLaKeFu|Krakow|PL|Europe/Warsaw|2|KRK|KRK保罗二世 50.08 19.79
布拉格|BuLaGe|Prague|CZ|Europe/Prague|3|PRG|PRG哈维尔 50.11 14.27
布达佩斯|BuDaPeiSi|Budapest|HU|Europe/Budapest|3|BUD|BUD李斯特 47.43 19.26
布加勒斯特|BuJiaLeSiTe|Bucharest|RO|Europe/Bucharest|2|OTP|OTP科安德 44.57 26.08
索非亚|SuoFeiYa|Sofia|BG|Europe/Sofia|2|SOF|SOF索非亚 42.69 23.41
贝尔格莱德|BeiErGeLaiDe|Belgrade|RS|Europe/Belgrade|2|BEG|BEG特斯拉 44.82 20.31
萨格勒布|SaGeLeBu|Zagreb|HR|Europe/Zagreb|2|ZAG|ZAG图季曼 45.73 16.06
杜布罗夫尼克|DuBuLuoFuNiKe|Dubrovnik|HR|Europe/Zagreb|1|DBV|DBV杜布罗夫尼克 42.56 18.26
里加|LiJia|Riga|LV|Europe/Riga|2|RIX|RIX里加 56.92 23.98
塔林|TaLin|Tallinn|EE|Europe/Tallinn|1|TLL|TLL塔林 59.42 24.80
维尔纽斯|WeiErNiuSi|Vilnius|LT|Europe/Vilnius|1|VNO|VNO维尔纽斯 54.64 25.28
马耳他|MaErTa|Malta|MT|Europe/Malta|2|MLA|MLA马耳他 35.85 14.50
拉纳卡|LaNaKa|Larnaca|CY|Asia/Nicosia|2|LCA|LCA拉纳卡 34.87 33.61
地拉那|DiLaNa|Tirana|AL|Europe/Tirane|1|TIA|TIA地拉那 41.42 19.71
纽约|NiuYue|New York|US|America/New_York|4|NYC|JFK肯尼迪 40.64 -73.79|EWR纽瓦克 40.69 -74.18
波士顿|BoShiDun|Boston|US|America/New_York|3|BOS|BOS洛根 42.37 -71.02
华盛顿|HuaShengDun|Washington|US|America/New_York|3|WAS|IAD杜勒斯 38.95 -77.45
费城|FeiCheng|Philadelphia|US|America/New_York|1|PHL|PHL费城 39.88 -75.24
亚特兰大|YaTeLanDa|Atlanta|US|America/New_York|3|ATL|ATL哈茨菲尔德 33.64 -84.44
迈阿密|MaiAMi|Miami|US|America/New_York|3|MIA|MIA迈阿密 25.80 -80.28
奥兰多|AoLanDuo|Orlando|US|America/New_York|2|MCO|MCO奥兰多 28.43 -81.31
芝加哥|ZhiJiaGe|Chicago|US|America/Chicago|3|CHI|ORD奥黑尔 41.98 -87.90
底特律|DiTeLv|Detroit|US|America/New_York|3|DTW|DTW韦恩 42.21 -83.36
明尼阿波利斯|MingNiABoLiSi|Minneapolis|US|America/Chicago|2|MSP|MSP圣保罗 44.88 -93.21
达拉斯|DaLaSi|Dallas|US|America/Chicago|3|DFW|DFW沃思堡 32.90 -97.04
休斯敦|XiuSiDun|Houston|US|America/Chicago|3|HOU|IAH布什 29.98 -95.34
奥斯汀|AoSiTing|Austin|US|America/Chicago|1|AUS|AUS伯格斯特罗姆 30.20 -97.67
丹佛|DanFo|Denver|US|America/Denver|2|DEN|DEN丹佛 39.85 -104.67
拉斯维加斯|LaSiWeiJiaSi|Las Vegas|US|America/Los_Angeles|3|LAS|LAS里德 36.08 -115.15
菲尼克斯|FeiNiKeSi|Phoenix|US|America/Phoenix|2|PHX|PHX天港 33.44 -112.00
盐湖城|YanHuCheng|Salt Lake City|US|America/Denver|2|SLC|SLC盐湖城 40.79 -111.98
洛杉矶|LuoShanJi|Los Angeles|US|America/Los_Angeles|4|LAX|LAX洛杉矶 33.94 -118.41
旧金山|JiuJinShan|San Francisco|US|America/Los_Angeles|4|SFO|SFO旧金山 37.62 -122.39
圣何塞|ShengHeSai|San Jose|US|America/Los_Angeles|1|SJC|SJC圣何塞 37.37 -121.93
圣迭戈|ShengDieGe|San Diego|US|America/Los_Angeles|2|SAN|SAN圣迭戈 32.73 -117.20
西雅图|XiYaTu|Seattle|US|America/Los_Angeles|3|SEA|SEA塔科马 47.44 -122.30
波特兰|BoTeLan|Portland|US|America/Los_Angeles|2|PDX|PDX波特兰 45.59 -122.59
檀香山|TanXiangShan|Honolulu|US|Pacific/Honolulu|3|HNL|HNL檀香山 21.33 -157.92
安克雷奇|AnKeLeiQi|Anchorage|US|America/Anchorage|2|ANC|ANC史蒂文斯 61.17 -150.00
塞班|SaiBan|Saipan|MP|Pacific/Saipan|2|SPN|SPN塞班 15.12 145.72
关岛|GuanDao|Guam|GU|Pacific/Guam|2|GUM|GUM关岛 13.49 144.80
多伦多|DuoLunDuo|Toronto|CA|America/Toronto|3|YTO|YYZ皮尔逊 43.68 -79.61
温哥华|WenGeHua|Vancouver|CA|America/Vancouver|3|YVR|YVR温哥华 49.19 -123.18
蒙特利尔|MengTeLiEr|Montreal|CA|America/Toronto|3|YMQ|YUL特鲁多 45.46 -73.75
卡尔加里|KaErJiaLi|Calgary|CA|America/Edmonton|2|YYC|YYC卡尔加里 51.13 -114.01
渥太华|WoTaiHua|Ottawa|CA|America/Toronto|1|YOW|YOW渥太华 45.32 -75.67
墨西哥城|MoXiGeCheng|Mexico City|MX|America/Mexico_City|3|MEX|MEX胡亚雷斯 19.44 -99.07
坎昆|KanKun|Cancun|MX|America/Cancun|2|CUN|CUN坎昆 21.04 -86.87
哈瓦那|HaWaNa|Havana|CU|America/Havana|2|HAV|HAV何塞马蒂 23.00 -82.41
巴拿马城|BaNaMaCheng|Panama City|PA|America/Panama|2|PTY|PTY托库门 9.07 -79.39
圣保罗|ShengBaoLuo|Sao Paulo|BR|America/Sao_Paulo|3|SAO|GRU瓜鲁柳斯 -23.43 -46.48
里约热内卢|LiYueReNeiLu|Rio de Janeiro|BR|America/Sao_Paulo|2|RIO|GIG加利昂 -22.81 -43.25
布宜诺斯艾利斯|BuYiNuoSiAiLiSi|Buenos Aires|AR|America/Argentina/Buenos_Aires|2|BUE|EZE埃塞萨 -34.81 -58.54
圣地亚哥|ShengDiYaGe|Santiago|CL|America/Santiago|2|SCL|SCL贝尼特斯 -33.40 -70.79
利马|LiMa|Lima|PE|America/Lima|2|LIM|LIM查韦斯 -12.02 -77.11
波哥大|BoGeDa|Bogota|CO|America/Bogota|2|BOG|BOG黄金国 4.70 -74.14
基多|JiDuo|Quito|EC|America/Guayaquil|1|UIO|UIO苏克雷 -0.12 -78.36
悉尼|XiNi|Sydney|AU|Australia/Sydney|4|SYD|SYD金斯福德史密斯 -33.93 151.18
墨尔本|MoErBen|Melbourne|AU|Australia/Melbourne|3|MEL|MEL图拉马林 -37.67 144.85
布里斯班|BuLiSiBan|Brisbane|AU|Australia/Brisbane|3|BNE|BNE布里斯班 -27.40 153.11
珀斯|PoSi|Perth|AU|Australia/Perth|3|PER|PER珀斯 -31.93 115.96
阿德莱德|ADeLaiDe|Adelaide|AU|Australia/Adelaide|1|ADL|ADL阿德莱德 -34.94 138.54
黄金海岸|HuangJinHaiAn|Gold Coast|AU|Australia/Brisbane|1|OOL|OOL库兰加塔 -28.17 153.51
凯恩斯|KaiEnSi|Cairns|AU|Australia/Brisbane|2|CNS|CNS凯恩斯 -16.88 145.75
奥克兰|AoKeLan|Auckland|NZ|Pacific/Auckland|3|AKL|AKL奥克兰 -37.00 174.78
基督城|JiDuCheng|Christchurch|NZ|Pacific/Auckland|3|CHC|CHC基督城 -43.49 172.54
皇后镇|HuangHouZhen|Queenstown|NZ|Pacific/Auckland|1|ZQN|ZQN皇后镇 -45.02 168.74
惠灵顿|HuiLingDun|Wellington|NZ|Pacific/Auckland|1|WLG|WLG惠灵顿 -41.33 174.81
楠迪|NanDi|Nadi|FJ|Pacific/Fiji|2|NAN|NAN楠迪 -17.75 177.45
莫尔兹比港|MoErZiBiGang|Port Moresby|PG|Pacific/Port_Moresby|1|POM|POM杰克逊 -9.44 147.21
帕皮提|PaPiTi|Papeete|PF|Pacific/Tahiti|1|PPT|PPT法阿 -17.56 -149.61`;
