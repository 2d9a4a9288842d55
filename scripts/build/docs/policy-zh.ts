import type { Language } from './languages.ts';

/** Reasons of the content policy (src/domain/partner/content-policy.ts) in Chinese; `{app}` is the app id. */
const chinese: Readonly<Record<string, string>> = {
  'the loader, whose tag carries the same nonce, and every file that it imports':
    '加载器（其标签带有同一 nonce）以及它导入的所有文件',
  'the loader and every file that it imports': '加载器以及它导入的所有文件',
  'the loader is blocked: the content of the containers stays': '加载器被拦截：容器保持自身内容',
  'every call of the provider API': '对服务接口的所有调用',
  'searches and logins end with 网络连接失败': '查询和登录以“网络连接失败”告终',
  'looks, words and switches of app id {app} (themes/{app}.json)':
    '应用 ID {app} 的外观、文案和开关（themes/{app}.json）',
  'the widget has the looks and words of the default application': '组件使用默认应用的外观和文案',
  'styles are constructable style sheets inside shadow roots': '样式是 shadow root 内的可构造样式表',
  'pictures, icons and QR codes are drawn as inline SVG': '图片、图标和二维码都以内联 SVG 绘制',
  "only fonts of the visitor's system are used": '只使用访客系统的字体',
  'nothing is put into a frame': '不使用 iframe',
  'no worker is started': '不启动 worker',
  'forms are answered by script and never submitted': '表单由脚本处理，从不提交',
  'no <base> is added': '不添加 <base>',
  'no plug-in content': '没有插件内容',
  'no text is ever parsed as markup or script': '从不把文本解析为标记或脚本',
  "no policy is created: 'none' is fine": "不创建策略，'none' 即可",
};

/** A reason as the guide says it in a language. */
export function inLanguage(reason: string, language: Language, appId = '-'): string {
  if (language === 'en') return reason;
  const found = chinese[reason.replaceAll(appId, '{app}')] ?? chinese[reason];
  if (!found) throw new RangeError(`no Chinese for: ${reason}`);
  return found.replaceAll('{app}', appId);
}
