import { configure, isTravelError, mount, off, on } from 'travel-embed';
import type { TravelEvent, WidgetHandle } from 'travel-embed';

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const say = (line: string) => find('.log').appendChild(document.createElement('li')).append(line);

// Mistakes of the page throw an error with a code.
try {
  mount('#trips', 'flight-search');
} catch (error) {
  if (isTravelError(error)) say(error.code);
}

configure({ api: import.meta.env.VITE_TRAVEL_API || 'http://127.0.0.1:4600' });

let search: WidgetHandle<'flight-search'>;
function begin(): void {
  // `extras`: this page wants to know what the widget costs it.
  search = mount('#trips', 'flight-search', { from: 'BJS', to: 'SHA', extras: 'vitals' });
  search.ready.then(
    () => say('就绪'),
    () => say('加载失败'),
  );
}
begin();

// This page answers searches itself: the widget stays at its form.
search!.on('search', (event) => {
  event.preventDefault();
  say(`${event.detail.from} → ${event.detail.to}`);
});
const once = ({ detail }: TravelEvent<'ready'>) => {
  say(detail.widget);
  off('ready', once);
};
on('ready', once);

find('#change').onclick = () => search.update({ from: 'BJS', to: 'CTU' });
find('#end').onclick = () => search.unmount();
find('#again').onclick = begin;
