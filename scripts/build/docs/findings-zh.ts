import type { AnyCode } from './all-findings.ts';

/** The findings of the doctor in Chinese, for the guide alone: the console speaks English. */
export const findingsInChinese: Readonly<Record<AnyCode, readonly [title: string, how: string]>> = {
  'policy-script': [
    '内容安全策略拦截了我们的文件',
    "在 script-src 中加入 CDN 目录（以斜杠结尾），或者在标签上写 nonce 并在策略中加入 'strict-dynamic'。",
  ],
  'policy-connect': ['内容安全策略拦截了接口调用', '把提示中的地址加入 Content-Security-Policy 的 connect-src。'],
  'policy-other': ['内容安全策略拦截了我们的某个资源', '在 Content-Security-Policy 的对应指令中允许提示里的来源。'],
  'files-blocked': [
    '我们的文件无法加载',
    '在新标签页中打开提示里的地址：如果那里能打开，就是浏览器扩展、代理或页面的 Service Worker 拦住了它；如果返回 404 或一个网页，就是 CDN 目录已移走或不完整。',
  ],
  'built-in-broken': ['浏览器的某个内置方法在此页面上不正常', '逐个去掉页面的 polyfill 和旧脚本库，直到此项消失。'],
  'api-unreachable': [
    '无法连接服务端',
    '检查 data-api（必须是以 https:// 开头的完整地址）和网络：该地址上必须有服务应答。',
  ],
  'origin-not-listed': [
    '此网站未登记在该应用 ID 下',
    '请服务方为该应用 ID 登记本页的来源，或在您的沙箱中自行登记（http 与 https、localhost 与 127.0.0.1、每个端口都分别计算）。',
  ],
  'unknown-app-id': ['应用 ID 不存在', '改正 data-app-id，写法以服务方告知的为准。'],
  'product-closed': ['该应用不销售此产品', '请服务方打开提示中的开关，或使用另一个应用 ID。'],
  'mixed-content': ['HTTPS 页面请求了不安全的地址', '加载器和 data-api 都使用 https。'],
  'clock-off': ['本设备的时钟不准', '校准本设备的时钟；凭证的签发和读取只容许 60 秒误差。'],
  'clock-moved': [
    '沙箱或当前账号的时钟被拨动过',
    '订单和搜索都以该时钟为准。时钟不能往回拨：重置沙箱会结束所有时钟，订单也恢复为初始数据。',
  ],
  'sign-invalid': ['sign 不是签名凭证', '把您的服务器生成的文本原样写入 data-sign：由点分隔的三段，用 HS256 签名。'],
  'sign-foreign': ['sign 属于另一个应用 ID', '签发时 iss 用标签上的应用 ID，并使用该应用 ID 的密钥。'],
  'sign-audience': ['sign 不是发给 travel-embed 的', '签发时 aud 设为 travel-embed。'],
  'sign-expired': ['sign 已过期', '每次打开页面都重新签发，页面不要进入缓存；之后的凭证由 signProvider 提供。'],
  'sign-early': ['sign 的签发时间在未来', '校准签发服务器的时钟：iat 最多只能超前 60 秒。'],
  'sign-too-long': ['sign 的有效期过长', '签发时 exp 最多比 iat 晚 120 秒。'],
  'sign-replayed': ['sign 已经使用过', '每次打开页面都重新签发（使用新的 jti），页面不要进入缓存。'],
  'sign-refused': ['服务方拒绝了 sign', '查看提示中服务方的回答；kid 必须是该应用 ID 的有效密钥。'],
  'sign-once': ['会话结束后不会续期', '向 TravelEmbed.configure() 提供 signProvider。'],
  'unsupported-browser': [
    '浏览器版本过旧',
    '无需处理：Chromium 105、Firefox 110、Safari 16.4 起显示组件，更旧的浏览器显示容器自身的内容。',
  ],
  'no-popover': ['浏览器没有 popover', '无需处理：菜单和日历改在组件内部打开，可能被页面的 overflow 裁切。'],
  'storage-blocked': [
    '存储被禁用',
    '功能不受影响，但刷新后需要重新登录；页面位于 iframe 中或隐私设置严格时，请允许存储。',
  ],
  'history-refused': [
    '地址栏无法保存组件的位置',
    '功能不受影响：位置保存在内存中，刷新后重新开始。请用独立地址打开页面，不要用 srcdoc 或带 sandbox 的 iframe；或者写 data-router="memory"。',
  ],
  'storage-collision': [
    '有其他代码写入了我们的存储键',
    '改掉提示中的键名：以 travel-embed 开头的都归我们使用，可能被清除。',
  ],
  'name-taken': [
    '页面上有名为 TravelEmbed 的元素',
    '给该元素改名：加载器到达之前，window.TravelEmbed 指向的是它而不是队列。',
  ],
  'loader-twice': ['页面上有两个加载器标签', '只保留一个：第二个不起作用，它的属性也不会被读取。'],
  'loader-versions': ['页面上有两个版本的加载器', '保留较新的标签：只有先运行的那个起作用。'],
  'tag-not-found': [
    '加载器找不到自己的标签',
    '用单独的 script 标签加载 loader.js，地址以 /loader.js 结尾；被打包或直接贴进页面后，它无法得知文件的位置。',
  ],
  'script-blocking': ['标签阻塞了页面', '在标签上写 async（或 defer）。'],
  'no-container': [
    '页面上没有容器',
    '在组件的位置写 <div data-travel-widget="flight-search"></div>，或者调用 TravelEmbed.mount()；位于 shadow root 内的容器总要调用 scan(root)。',
  ],
  'not-mounted': [
    '有容器未被挂载',
    '去掉 data-auto="off"，或者调用 TravelEmbed.scan(root) 或 mount()；位于 shadow root 内的容器总要调用 scan(root)。',
  ],
  'unknown-widget': ['没有这个名字的组件', '改正组件名。'],
  'unknown-attribute': ['属性名不存在', '改正属性名；不认识的属性会被忽略。'],
  'unknown-setting': [
    '脚本给出的设置名不存在',
    '改正设置名；不认识的设置会被忽略。挂载的设置（如 data-load）写成元素的 data- 属性。',
  ],
  'unknown-value': ['属性值不存在', '使用提示中的值；在此之前按默认值处理。'],
  deprecated: ['用到了已弃用的内容', '请按提示修改。'],
  'widget-failed': ['组件未能显示', '先解决列表中的其他问题；提示中有错误的种类。'],
  'widget-waiting': ['组件在等待', '无需处理：接近视口或被点击时才加载；data-load="eager" 立即加载。'],
  'container-hidden': ['容器被隐藏', '显示提示中的元素；在 data-load="visible" 时，显示之前不会加载任何内容。'],
  'empty-rule': [
    '页面会隐藏空元素',
    '无需处理：容器中的一个空格使它照常显示。请在容器里放一个链接，组件就绪之前以及无法运行时访客看到的就是它。',
  ],
  'container-own-root': [
    '容器已有自己的 shadow root',
    '在那个 shadow root 里放一个没有 shadow root 的元素，对它调用 TravelEmbed.mount()，并去掉此处的 data-travel-widget。',
  ],
  'container-empty': ['容器没有尺寸', '给容器、它所在的列或页面的 iframe 一个宽度。'],
  'container-narrow': ['容器不足 320 px 宽', '至少给它 320 px，或在小屏幕上独占一行。'],
  'container-nested': ['容器位于另一个容器之内', '移到外面：组件就绪后，容器的内容会被隐藏。'],
  'container-content': [
    '页面的一部分落入了容器',
    '用单独的结束标签 </div> 或 </travel-widget> 关闭容器：HTML 不认 <div … />，会把后面的内容都当作它的内容。',
  ],
  'container-covered': ['有元素盖住了容器', '移开提示中的元素，或给它 pointer-events: none：否则点击到不了组件。'],
  'container-element': [
    '此元素不能放置组件',
    '使用 div、section、article、span 或 travel-widget；表格、控件和图片不能有 shadow root。',
  ],
  'container-in-paragraph': [
    '容器位于段落之内',
    '移到段落旁边：<p> 不能包含块级元素，而且段落的文字样式会影响容器自身的内容。',
  ],
  'container-in-control': ['容器位于按钮、链接或 label 之内', '移到外面：在组件中点击或按空格会触发外层的控件。'],
  'container-inert': ['容器无法操作', '去掉提示中元素的 inert。'],
  'behind-modal': ['页面打开了模态对话框', '把容器放进对话框，或关闭对话框：模态对话框打开时，其外的一切都是 inert。'],
  'height-not-kept': ['没有样式规则预留高度', '从本指南复制该组件的两条样式规则。'],
  'style-leak': ['页面的样式影响到了组件', '让提示中的规则不再作用于容器及其外层。'],
  'text-unreadable': [
    '组件的文字在您页面的底色上难以辨认',
    '用 --travel-color-page 给组件一个底色（--travel-color-bg 的值正合适），或使用为您的页面制作的主题。',
  ],
  'style-clips': ['页面裁切了组件', '让提示中的元素可以增高：去掉它的固定高度或 overflow。'],
};
