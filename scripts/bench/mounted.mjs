/** Entries of the tab's storage with which a page begins as this member. */
export const sessionEntries = ({ token, user }) => [
  ['travel-embed:default:token', JSON.stringify(token)],
  ['travel-embed:default:user', JSON.stringify(user)],
];

/** Mounts a widget at the end of the page, and waits until it is ready. */
export const mountWidget = (page, name, options) =>
  page.evaluate(
    async ([widget, given]) => {
      const box = document.body.appendChild(document.createElement('div'));
      box.dataset.load = 'eager';
      await window.TravelEmbed.mount(box, widget, given).ready;
    },
    [name, options],
  );
