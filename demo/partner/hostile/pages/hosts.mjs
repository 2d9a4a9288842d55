/** Pages whose container is made by a framework, after the document has been read. */
import { js, script } from './parts.mjs';

/** The container as the frameworks write it; `day` is filled in like on the other pages. */
const boot = (text) => script(`document.addEventListener('DOMContentLoaded', function () { ${text} })`);
const reactRow = (major, mount) => ({
  name: `react-${major}`,
  title: `React ${major}`,
  what: 'Rendered by React and rendered again while the widget lives in it.',
  needs: [`react${major}`, `react-dom${major}`],
  settled: '.turn-3',
  head: js(`react${major}/umd/react.production.min.js`, `react-dom${major}/umd/react-dom.production.min.js`),
  body: `<h1>订机票</h1><div id="app"></div><template>{{stage}}</template>${boot(reactApp + mount)}`,
});
const reactApp = `
  var inner = document.querySelector('template').innerHTML
  var App = function () {
    var state = React.useState(0)
    React.useEffect(function () { if (state[0] < 3) setTimeout(function () { state[1](state[0] + 1) }, 150) })
    return React.createElement('section', { className: 'turn-' + state[0], onClick: function () {} },
      React.createElement('b', null, state[0]),
      React.createElement('div', { dangerouslySetInnerHTML: { __html: inner } }))
  }
`;
/** React 19 comes as CommonJS alone; a page of it brings its own small \`require\`. */
const commonJs = script(`
  var modules = {}
  function bring(name, url) {
    var request = new XMLHttpRequest()
    request.open('GET', url, false)
    request.send()
    var module = { exports: {} }
    new Function('module', 'exports', 'require', 'process', request.responseText)(module, module.exports, function (wanted) { return modules[wanted] }, { env: { NODE_ENV: 'production' } })
    modules[name] = module.exports
  }
  bring('scheduler', '/hostile/lib/scheduler/cjs/scheduler.production.js')
  bring('react', '/hostile/lib/react19/cjs/react.production.js')
  bring('react-dom', '/hostile/lib/react-dom19/cjs/react-dom.production.js')
  bring('react-dom/client', '/hostile/lib/react-dom19/cjs/react-dom-client.production.js')
  var React = modules.react
`);

export const hosts = [
  { name: 'vue-2', title: 'Vue 2', settled: '.turn-1', what: 'Rendered by Vue and patched again while the widget lives in it.', needs: ['vue2'], head: js('vue2/dist/vue.min.js'), body: `<h1>订机票</h1><div id="app"><b>{{turn}}</b><section :class="'turn-' + turn" @click="turn += 0">{{stage}}</section></div>${boot("new Vue({ el: '#app', data: { turn: 0 }, mounted: function () { var self = this; setTimeout(function () { self.turn += 1 }, 200) } })")}` },
  { name: 'vue-3', title: 'Vue 3', settled: '.turn-1', what: 'Rendered by Vue, which knows no element travel-widget, and patched again.', needs: ['vue3'], head: js('vue3/dist/vue.global.prod.js'), container: '<travel-widget name="flight-search" from="BJS" data-to="SHA"></travel-widget>', body: `<h1>订机票</h1><div id="app"><b>{{turn}}</b><section :class="'turn-' + turn">{{stage}}</section></div>${boot("Vue.createApp({ data: function () { return { turn: 0 } }, mounted: function () { var self = this; setTimeout(function () { self.turn += 1 }, 200) } }).mount('#app')")}` },
  reactRow(16, "ReactDOM.render(React.createElement(App), document.getElementById('app'))"),
  reactRow(17, "ReactDOM.render(React.createElement(App), document.getElementById('app'))"),
  reactRow(18, "ReactDOM.createRoot(document.getElementById('app')).render(React.createElement(React.StrictMode, null, React.createElement(App)))"),
  { ...reactRow(19, "modules['react-dom/client'].createRoot(document.getElementById('app')).render(React.createElement(React.StrictMode, null, React.createElement(App)))"), needs: ['react19', 'react-dom19', 'scheduler'], head: commonJs },
  { name: 'angularjs', title: 'AngularJS', settled: '#stage', what: 'Compiled by AngularJS; digests run over the page.', needs: ['angular'], head: js('angular/angular.min.js'), body: `<div ng-app="page" ng-controller="Main as main"><h1>{{main.title}}</h1><div ng-if="main.shown">{{stage}}</div></div>${script("angular.module('page', []).controller('Main', function ($timeout) { var self = this; self.title = 'AngularJS'; $timeout(function () { self.shown = true }, 100) })")}` },
  { name: 'jquery-host', title: 'jQuery writes the container', settled: '#app #stage', what: 'html() after an answer of the server; delegated handlers on the document.', needs: ['jquery3'], head: js('jquery3/dist/jquery.min.js'), body: `<h1>订机票</h1><div id="app"></div><template>{{stage}}</template>${boot("jQuery(document).on('click keydown submit', '*', function () {}); setTimeout(function () { jQuery('#app').html(document.querySelector('template').innerHTML) }, 100)")}` },
  { name: 'qiankun', title: 'qiankun', settled: '#app #stage', what: 'The container stands in a micro front end that qiankun fetches and sandboxes.', needs: ['qiankun'], head: js('qiankun/dist/index.umd.min.js'), body: `<h1>订机票</h1><main id="app"></main>${boot("var query = location.search.replace('&without', ''); qiankun.loadMicroApp({ name: 'booking', entry: location.origin + '/hostile/qiankun-part.html' + query, container: '#app' })")}` },
  { name: 'micro-app', title: 'micro-app', settled: 'micro-app #stage', what: 'The container stands in a <micro-app> element.', needs: ['micro-app'], head: '<script type="module">import microApp from "/hostile/lib/micro-app/lib/index.esm.js"; microApp.start()</script>', body: `<h1>订机票</h1><div id="app"></div>${boot("var query = location.search.replace('&without', ''); document.getElementById('app').innerHTML = '<micro-app name=\"booking\" url=\"' + location.origin + '/hostile/micro-app-part.html' + query + '\" iframe=\"false\"></micro-app>'")}` },
];

/** Documents that the micro front ends fetch: without our tag, never opened by a person. */
export const parts = [
  { name: 'qiankun-part', title: 'part', what: '', tag: '', body: `<h2>part</h2>{{stage}}${script("window.booking = { bootstrap: function () { return Promise.resolve() }, mount: function () { return Promise.resolve() }, unmount: function () { return Promise.resolve() } }")}` },
  { name: 'micro-app-part', title: 'part', what: '', tag: '', head: '<style>div { letter-spacing: 9px }</style>', body: '<h2>part</h2>{{stage}}' },
];
