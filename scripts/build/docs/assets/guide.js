/** Program of the guide's pages: menu, theme, copy, tabs, running examples, search. Every page reads well without it. */
import { startChoosers } from './chooser.js';
import { startExamples } from './examples.js';
import { startSearch } from './search.js';
import { words } from './words.js';

const all = (selector, root = document) => Array.from(root.querySelectorAll(selector));

for (const button of all('[data-theme-switch]')) {
  button.addEventListener('click', () => {
    const root = document.documentElement;
    const isDark =
      (root.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark';
    root.dataset.theme = isDark ? 'light' : 'dark';
    try {
      localStorage.setItem('travel-docs:theme', root.dataset.theme);
    } catch {
      // Storage is blocked: the choice holds for this page.
    }
  });
}

for (const button of all('[data-menu]')) {
  const menu = document.getElementById('menu');
  const show = (isOpen) => {
    button.setAttribute('aria-expanded', String(isOpen));
    menu.classList.toggle('open', isOpen);
    // Right below the head, whose lines depend on the width; the page that is open is in view.
    menu.style.top = isOpen ? `${document.querySelector('header').getBoundingClientRect().bottom}px` : '';
    const current = isOpen && menu.querySelector('[aria-current]');
    if (current) menu.scrollTop = current.offsetTop - menu.clientHeight / 2;
  };
  button.addEventListener('click', () => show(button.getAttribute('aria-expanded') !== 'true'));
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || button.getAttribute('aria-expanded') !== 'true') return;
    show(false);
    button.focus();
  });
}

document.addEventListener('click', async (event) => {
  const button = event.target.closest?.('[data-copy]');
  if (!button) return;
  const figure = button.closest('figure');
  const code = all('pre', figure).find((pre) => pre.offsetParent) ?? figure.querySelector('pre');
  try {
    await navigator.clipboard.writeText(code.textContent.trimEnd());
    button.textContent = words.copied;
  } catch {
    getSelection().selectAllChildren(code);
    button.textContent = words.selected;
  }
  setTimeout(() => (button.textContent = words.copy), 1600);
});

/** The language chosen in one block is chosen in the others of the page as well. */
const choose = (figure, title, focus = false) => {
  const tabs = all('[role=tab]', figure);
  if (!tabs.some((tab) => tab.textContent === title)) return;
  for (const tab of tabs) {
    const isChosen = tab.textContent === title;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    document.getElementById(tab.getAttribute('aria-controls')).hidden = !isChosen;
    if (isChosen && focus) tab.focus();
  }
};
for (const figure of all('[data-tabs]')) {
  const titles = all('[role=tab]', figure).map((tab) => tab.textContent);
  choose(figure, titles[0]);
  figure.addEventListener('click', (event) => {
    const tab = event.target.closest('[role=tab]');
    if (tab) for (const other of all('[data-tabs]')) choose(other, tab.textContent);
  });
  figure.addEventListener('keydown', (event) => {
    const at = titles.indexOf(event.target.closest?.('[role=tab]')?.textContent);
    if (at < 0) return;
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1 + titles.length, Home: 0, End: titles.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    choose(figure, titles[next % titles.length], true);
  });
}

const links = new Map(all('.contents a').map((link) => [decodeURIComponent(link.hash.slice(1)), link]));
if (links.size) {
  const seen = new Set();
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target.id);
      const first = Array.from(links.keys()).find((id) => seen.has(id));
      if (first) for (const [id, link] of links) link.classList.toggle('here', id === first);
    },
    { rootMargin: '-70px 0px -60% 0px' },
  );
  for (const id of links.keys()) watch.observe(document.getElementById(id));
}

// The other language's page opens at the heading that is in view; both have the same ids. A tool keeps what is set, which is in its address.
for (const link of all('[data-language]')) {
  const toHeading = () => {
    const heads = all('main :is(h1, h2, h3)[id]');
    const topOf = (head) => head.getBoundingClientRect().top;
    // The heading that the address names, while it is to be seen; else the last one of the upper third.
    const named = heads.find(({ id }) => `#${id}` === decodeURIComponent(location.hash));
    const isSeen = named && topOf(named) > 0 && topOf(named) < innerHeight;
    const above = heads.findLast((one) => topOf(one) < innerHeight / 3);
    const head = isSeen ? named : scrollY > 0 ? above : null;
    const isTool = document.body.classList.contains('tool-page');
    link.hash = isTool ? location.hash : head && head.localName !== 'h1' ? head.id : '';
  };
  for (const type of ['pointerdown', 'focus', 'click']) link.addEventListener(type, toHeading);
}

startChoosers();
startExamples();
startSearch();
document.documentElement.classList.add('is-ready');
