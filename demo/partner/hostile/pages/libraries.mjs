/** Scripts that change the base of every other script. */
import { js, script } from './parts.mjs';

const datejs = ['i18n', 'core', 'core-prototypes', 'sugarpak', 'format_parser', 'parsing_operators', 'parsing_translator', 'parsing_grammar', 'parser', 'extras', 'time_period', 'time_span'];
/** Not async: it runs at its position, while the page's own `define` waits for anonymous modules. */
const blockingTag = '<script src="{{api}}/cdn/v1/loader.js"></script>';

export const libraries = [
  { name: 'prototype', title: 'Prototype.js 1.7', what: 'Extends Array, String, Function, Element and their prototypes; takes entries() away.', needs: ['prototype'], head: js('prototype/prototype.js') },
  { name: 'prototype-jquery', title: 'Prototype.js beside jQuery', what: 'Two owners of $, noConflict.', needs: ['prototype', 'jquery1'], head: js('jquery1/dist/jquery.min.js') + script('jQuery.noConflict()') + js('prototype/prototype.js') },
  { name: 'mootools', title: 'MooTools 1.4', what: 'Extends every built-in; its own Event, Document and Element on window.', needs: ['mootools'], head: js('mootools/mootools-core.min.js') },
  { name: 'zone', title: 'zone.js', what: 'Promise, timers, fetch and listeners are wrapped.', needs: ['zone'], itsOwn: '__zone_symbol__', head: js('zone/bundles/zone.umd.min.js') },
  { name: 'sugar', title: 'Sugar, extended', what: 'Hundreds of methods on Array, Date, Number and String.', needs: ['sugar'], head: js('sugar/dist/sugar.min.js') + script('Sugar.extend()') },
  { name: 'datejs', title: 'Date.js', what: 'Another Date.parse, Date.prototype and Number.prototype.', needs: ['datejs'], head: js(...datejs.map((name) => `datejs/src/core/${name}.js`)) },
  { name: 'requirejs', title: 'RequireJS', what: 'define.amd stands on the page while the loader runs.', needs: ['requirejs'], head: js('requirejs/require.js'), tag: blockingTag },
  { name: 'requirejs-module', title: 'RequireJS loads the loader', what: 'The tag is written by require(): no attribute of ours, a name of its own.', needs: ['requirejs'], head: js('requirejs/require.js'), tag: script("require(['{{api}}/cdn/v1/loader.js'])") },
  { name: 'core-js', title: 'core-js, everything', what: 'Polyfills and proposals on every built-in.', needs: ['core-js'], head: js('core-js/minified.js') },
  { name: 'jquery-twice', title: 'jQuery 1 and 3', what: 'Two versions, noConflict(true), ready handlers that move the container.', needs: ['jquery1', 'jquery3'], head: js('jquery1/dist/jquery.min.js') + script('var oldQuery = jQuery.noConflict(true)') + js('jquery3/dist/jquery.min.js'), body: `<h1>订机票</h1><div class="from">{{stage}}</div><div class="to"></div>${script("jQuery(function ($) { $('#stage').appendTo('.to'); oldQuery('h1').hide() })")}` },
];
