/** The guide's pages in reading order; a page without a source is left out of the menu. */
export interface PageRow {
  /** Source `docs/<name>.md`, page `<name>.html`. */
  name: string;
  title: string;
  /** One sentence for search engines and the page's head. */
  about: string;
}

export interface PageGroup {
  title: string;
  pages: PageRow[];
}

const page = (name: string, title: string, about: string): PageRow => ({ name, title, about });

export const navigation: readonly PageGroup[] = [
  {
    title: 'Get started',
    pages: [
      page(
        'index',
        'Introduction',
        'Flights, login, booking, payment and orders on your own page, from one script tag.',
      ),
      page('start', 'Five-minute start', 'From an empty page to a searching visitor in five minutes.'),
      page('widgets', 'Widgets', 'Every widget you can place, with its attributes and a live example.'),
      page('going-live', 'Going live', 'The checklist from sandbox to production.'),
    ],
  },
  {
    title: 'Reference',
    pages: [
      page(
        'attributes',
        'Attributes',
        'Every attribute of the script tag and of a container, each with a live example.',
      ),
      page('calls', 'Script API', 'Every call of window.TravelEmbed, each with a live example.'),
      page('events', 'Events', 'What widgets tell your page, and what you may take over.'),
      page(
        'server-events',
        'Server events',
        "Signed requests to your server about your users' orders: verify, log, resend, replay.",
      ),
      page('errors', 'Error codes', 'Codes of travel:error and of the provider API, and what to do about each.'),
    ],
  },
  {
    title: 'Looks',
    pages: [
      page('theming', 'Theming', 'Colours, type, radii and parts: make a widget look like your page.'),
      page('tokens', 'Tokens', 'Every --travel-* custom property with its default; try each on a live widget.'),
      page(
        'switches',
        'Settings and switches',
        'What the configuration of an application switches on and off, and who reads it.',
      ),
      page('menus', 'Menus', 'Who sees which item of the account centre, and why one is missing.'),
    ],
  },
  {
    title: 'Your users',
    pages: [
      page(
        'sign',
        'Signed login',
        'Your visitors arrive logged in: one-time tickets in Node.js, Java, PHP, Go and Python.',
      ),
    ],
  },
  {
    title: 'Recipes',
    pages: [
      page('react', 'React', 'The widgets in a React application.'),
      page('vue', 'Vue', 'The widgets in a Vue application.'),
      page('angular', 'Angular', 'The widgets in an Angular application.'),
      page('jquery', 'jQuery', 'The widgets on a page with jQuery.'),
      page('wordpress', 'WordPress', 'The widgets in a WordPress post or theme.'),
      page('tag-manager', 'Tag managers', 'The widgets from a tag manager such as GTM.'),
      page('single-page', 'Single-page applications', 'Routers, late containers, deep links and the back button.'),
    ],
  },
  {
    title: 'Run it well',
    pages: [
      page('csp', 'Content Security Policy', 'The exact directives your page needs, per app id.'),
      page('performance', 'Performance', 'What the widgets cost your page, measured.'),
      page(
        'scaling',
        'Scaling',
        'The cost of each part, and the needs of a million visitors a day, computed from measured figures.',
      ),
      page('testing', 'Testing your page', 'Test your page against an in-process sandbox.'),
      page('troubleshooting', 'Troubleshooting', 'Ask TravelEmbed.doctor() what is wrong and how to mend it.'),
      page('accessibility', 'Accessibility', 'What is guaranteed, and what your page has to do for it.'),
      page('browsers', 'Browser support', 'Which browsers run the widgets, and what happens below them.'),
      page('versions', 'Versions and releases', 'Channels, pinned versions, SRI, and what never changes.'),
    ],
  },
];

/** Pages of their own, not made from Markdown: source `docs/<name>.html`. */
export const tools: readonly PageRow[] = [
  page('playground', 'Playground', 'Try every setting on a live page and copy the snippet.'),
  page('theme-editor', 'Theme editor', 'Make a theme from the colours of your own page.'),
];
