/** Style sheets of the well-known frameworks, and what they do to a guest. */
import { css, js, script } from './parts.mjs';

export const styleSheets = [
  { name: 'bootstrap-3', title: 'Bootstrap 3', what: 'html at 10px, border-box for everything, print styles.', needs: ['bootstrap3', 'jquery1'], head: css('bootstrap3/dist/css/bootstrap.min.css', 'bootstrap3/dist/css/bootstrap-theme.min.css') + js('jquery1/dist/jquery.min.js', 'bootstrap3/dist/js/bootstrap.min.js') },
  { name: 'bootstrap-4', title: 'Bootstrap 4', what: 'Reboot, [role=button], jQuery plugins that listen on the document.', needs: ['bootstrap4', 'jquery3'], head: css('bootstrap4/dist/css/bootstrap.min.css') + js('jquery3/dist/jquery.min.js', 'bootstrap4/dist/js/bootstrap.bundle.min.js') },
  { name: 'bootstrap-5', title: 'Bootstrap 5', what: 'Reboot, custom properties on :root, delegated listeners in capture.', needs: ['bootstrap5'], head: css('bootstrap5/dist/css/bootstrap.min.css') + js('bootstrap5/dist/js/bootstrap.bundle.min.js') },
  { name: 'tailwind-preflight', title: 'Tailwind preflight', what: 'Borders of every element, headings and lists without looks.', needs: ['unocss-reset'], head: css('unocss-reset/tailwind.css') },
  { name: 'tailwind-browser', title: 'Tailwind 4 in the browser', what: 'Watches the whole document and writes style sheets into it.', needs: ['tailwind-browser'], head: js('tailwind-browser/dist/index.global.js'), body: '<h1 class="text-3xl font-bold underline">订机票</h1><div class="mx-auto p-4">{{stage}}</div>' },
  { name: 'antd-4', title: 'Ant Design 4', what: 'Global resets of every element and its own box model.', needs: ['antd4'], head: css('antd4/dist/antd.min.css') },
  { name: 'antd-5', title: 'Ant Design 5 reset', what: 'reset.css: inputs, buttons, dialogs, tables.', needs: ['antd5'], head: css('antd5/dist/reset.css') },
  { name: 'element-ui', title: 'Element UI', what: 'reset.css and the whole theme.', needs: ['element-ui'], head: css('element-ui/lib/theme-chalk/reset.css', 'element-ui/lib/theme-chalk/index.css') },
  { name: 'element-plus', title: 'Element Plus', what: 'Reset and theme, custom properties on :root.', needs: ['element-plus'], head: css('element-plus/theme-chalk/el-reset.css', 'element-plus/dist/index.css') },
  { name: 'bulma', title: 'Bulma', what: 'minireset, scrolling html, dark scheme by media query.', needs: ['bulma'], head: css('bulma/css/bulma.min.css') },
  { name: 'foundation', title: 'Foundation 6', what: 'Every control of the page styled; scripts on the whole document.', needs: ['foundation', 'jquery3'], head: css('foundation/dist/css/foundation.min.css') + js('jquery3/dist/jquery.min.js', 'foundation/dist/js/foundation.min.js'), body: `<h1>订机票</h1>{{stage}}${script('jQuery(document).foundation()')}` },
  { name: 'uikit', title: 'UIkit 3', what: 'Styles and a mutation observer over the whole document.', needs: ['uikit'], head: css('uikit/dist/css/uikit.min.css') + js('uikit/dist/js/uikit.min.js') },
  { name: 'pico', title: 'Pico', what: 'Styles every bare element: buttons, inputs, tables, dialogs.', needs: ['pico'], head: css('pico/css/pico.min.css') },
];
