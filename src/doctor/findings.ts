import type { Level } from './finding.ts';

export interface FindingKind {
  level: Level;
  /** One line for a list of findings. */
  title: string;
  /** Remedy in one sentence. */
  how: string;
}

/** Every code that this file of the doctor reports; the loader has three more. A name is the anchor of the guide: /docs/guide/troubleshooting.html#<code> */
export const findings = {
  'policy-connect': {
    level: 'error',
    title: 'The content security policy blocks calls',
    how: 'Add the named address to connect-src of the Content-Security-Policy.',
  },
  'policy-other': {
    level: 'warning',
    title: 'The content security policy has blocked something of ours',
    how: 'Allow the named source in the named directive of the Content-Security-Policy.',
  },
  'built-in-broken': {
    level: 'error',
    title: 'A built-in of the browser does not work as it should here',
    how: 'Take polyfills and old libraries away, one after the other, until the finding is gone.',
  },
  'api-unreachable': {
    level: 'error',
    title: 'The provider cannot be reached',
    how: 'Check data-api, a whole address with https://, and the network: the provider has to answer there.',
  },
  'origin-not-listed': {
    level: 'error',
    title: 'This site is not listed for the app id',
    how: 'Ask the provider to list the origin of this page for the app id, or list it in your sandbox (scheme, host and port: localhost is not 127.0.0.1).',
  },
  'unknown-app-id': {
    level: 'error',
    title: 'The app id does not exist',
    how: 'Correct data-app-id; the provider has told you its spelling.',
  },
  'product-closed': {
    level: 'warning',
    title: 'The application does not sell this',
    how: 'Let the provider turn the named switch on, or use another app id.',
  },
  'mixed-content': {
    level: 'error',
    title: 'A secure page asks for insecure addresses',
    how: 'Use https for the loader and data-api.',
  },
  'clock-off': {
    level: 'warning',
    title: "This device's clock is wrong",
    how: 'Set the clock of this device; signs are made and read with a tolerance of 60 seconds.',
  },
  'clock-moved': {
    level: 'info',
    title: "A clock has been moved: the sandbox's, or that of the visitor's account",
    how: 'Orders and searches go by it, and it never goes back; a reset of the sandbox ends it, with all orders.',
  },
  'sign-invalid': {
    level: 'error',
    title: 'The sign is not a signed ticket',
    how: 'Put the unchanged text that your server made into data-sign: three parts with dots between, signed with HS256.',
  },
  'sign-foreign': {
    level: 'error',
    title: 'The sign belongs to another app id',
    how: 'Sign with iss set to the app id of the tag, and with the secret of that app id.',
  },
  'sign-audience': {
    level: 'error',
    title: 'The sign is not meant for travel-embed',
    how: 'Sign with aud set to travel-embed.',
  },
  'sign-expired': {
    level: 'error',
    title: 'The sign has expired',
    how: 'Make a fresh sign for every page view and keep the page out of caches; signProvider gives later ones.',
  },
  'sign-early': {
    level: 'error',
    title: 'The sign is from the future',
    how: 'Set the clock of the server that signs: iat may be at most 60 seconds ahead.',
  },
  'sign-too-long': {
    level: 'error',
    title: 'The sign is valid for too long',
    how: 'Sign with exp at most 120 seconds after iat.',
  },
  'sign-replayed': {
    level: 'error',
    title: 'The sign has been used before',
    how: 'Make a fresh sign (with a new jti) for every page view and keep the page out of caches.',
  },
  'sign-refused': {
    level: 'error',
    title: 'The provider refuses the sign',
    how: 'The message has the answer of the provider; kid has to name a live key of this app id.',
  },
  'sign-once': {
    level: 'info',
    title: 'A session that ends is not renewed',
    how: 'Give TravelEmbed.configure() a signProvider.',
  },
  'unsupported-browser': {
    level: 'error',
    title: 'This browser is too old',
    how: 'Nothing to mend: below Chromium 105, Firefox 110 and Safari 16.4 the content of the container is shown.',
  },
  'no-popover': {
    level: 'info',
    title: 'This browser has no popover',
    how: 'Nothing to mend: menus and calendars open inside the widget, where the page may clip them.',
  },
  'storage-blocked': {
    level: 'warning',
    title: 'Storage is blocked',
    how: 'Nothing breaks, but a reload logs the visitor out; allow storage in frames and in strict privacy settings.',
  },
  'history-refused': {
    level: 'warning',
    title: 'The address cannot hold the place of a widget',
    how: 'A reload begins anew. Show the page at an address of its own, not in srcdoc or a sandboxed frame, or write data-router="memory".',
  },
  'storage-collision': {
    level: 'warning',
    title: 'Somebody else writes under our storage keys',
    how: 'Rename the named key: what begins with travel-embed is ours and may be removed.',
  },
  'name-taken': {
    level: 'warning',
    title: 'An element of the page is called TravelEmbed',
    how: 'Rename the element: until the loader is there, window.TravelEmbed is that element, not the queue.',
  },
  'loader-twice': {
    level: 'warning',
    title: 'The loader is on the page twice',
    how: 'Keep one tag: the second one does nothing.',
  },
  'loader-versions': {
    level: 'warning',
    title: 'Two versions of the loader are on the page',
    how: 'Keep the newer tag: only the first one that runs does anything.',
  },
  'script-blocking': { level: 'info', title: 'The tag makes the page wait', how: 'Write async (or defer) on the tag.' },
  'no-container': {
    level: 'warning',
    title: 'There is no container on this page',
    how: 'Put <div data-travel-widget="flight-search"></div> where the widget shall be, or call TravelEmbed.mount(); what is inside a shadow root always needs scan(root).',
  },
  'not-mounted': {
    level: 'warning',
    title: 'A container has not been picked up',
    how: 'Remove data-auto="off", or call TravelEmbed.scan(root) or mount(); what is inside a shadow root always needs scan(root).',
  },
  'unknown-widget': { level: 'error', title: 'There is no widget of this name', how: 'Correct its name.' },
  'unknown-attribute': {
    level: 'warning',
    title: 'An attribute is not known',
    how: 'Correct its name; unknown ones are ignored.',
  },
  'unknown-setting': {
    level: 'warning',
    title: 'A setting given by script is not known',
    how: 'Correct its name; unknown ones are ignored. Settings of mount() are data- attributes of its element.',
  },
  'unknown-value': {
    level: 'warning',
    title: 'An attribute has a value that is not known',
    how: 'Use a value of the message; the default is used until then.',
  },
  deprecated: { level: 'warning', title: 'Deprecated', how: 'Correct it.' },
  'widget-failed': {
    level: 'error',
    title: 'A widget could not be shown',
    how: 'Mend what else stands in this list; the message names the kind of error.',
  },
  'widget-waiting': {
    level: 'info',
    title: 'A widget waits',
    how: 'Nothing to mend: it loads when it comes near the window or is clicked; data-load="eager" loads it at once.',
  },
  'container-hidden': {
    level: 'warning',
    title: 'A container is hidden',
    how: 'Show the named element; with data-load="visible" nothing is loaded before.',
  },
  'empty-rule': {
    level: 'info',
    title: 'The page hides empty elements',
    how: 'Nothing to mend: a space shows the container. Put a link into it, for visitors without the widget.',
  },
  'container-own-root': {
    level: 'error',
    title: 'A container has a shadow root of its own',
    how: 'Put an element without a shadow root into that root, call TravelEmbed.mount() with it, and leave data-travel-widget out here.',
  },
  'container-empty': {
    level: 'warning',
    title: 'A container has no size',
    how: 'Give the container, its column or the frame of the page a width.',
  },
  'container-narrow': {
    level: 'warning',
    title: 'A container is narrower than 320 px',
    how: 'Give it at least 320 px, or a full-width row on small screens.',
  },
  'container-nested': {
    level: 'error',
    title: 'A container is inside another one',
    how: 'Move it out: the content of a container is hidden once its widget is ready.',
  },
  'container-content': {
    level: 'warning',
    title: 'Parts of the page are inside a container',
    how: 'Close the container with a tag of its own, </div> or </travel-widget>: HTML knows no <div … />.',
  },
  'container-covered': {
    level: 'warning',
    title: 'Something lies over a container',
    how: 'Move the named element away, or give it pointer-events: none: clicks never reach the widget.',
  },
  'container-element': {
    level: 'error',
    title: 'This element cannot hold a widget',
    how: 'Use a div, section, article, span or travel-widget: others have no shadow root.',
  },
  'container-in-paragraph': {
    level: 'warning',
    title: 'A container is inside a paragraph',
    how: 'Put it beside the paragraph: <p> may not hold blocks, and its text styles reach the fallback content.',
  },
  'container-in-control': {
    level: 'error',
    title: 'A container is inside a button, link or label',
    how: 'Move it out: a click or a space in the widget presses what is around it.',
  },
  'container-inert': {
    level: 'error',
    title: 'A container cannot be used',
    how: 'Remove inert from the named element.',
  },
  'behind-modal': {
    level: 'warning',
    title: 'A modal dialog of the page is open',
    how: 'Put the container into the dialog, or close it: all outside of an open modal dialog is inert.',
  },
  'height-not-kept': {
    level: 'info',
    title: 'No style rule reserves the height',
    how: 'Copy its two style rules from the guide.',
  },
  'style-leak': {
    level: 'warning',
    title: 'A style of the page reaches the widget',
    how: 'Let the named rule leave the container and what is around it alone.',
  },
  'text-unreadable': {
    level: 'warning',
    title: "The widget's words are hard to read on your page's colour",
    how: 'Give the widget a ground of its own with --travel-color-page (the value of --travel-color-bg suits it), or use a theme made for your page.',
  },
  'style-clips': {
    level: 'warning',
    title: 'The page cuts the widget off',
    how: 'Let the named element grow: remove its fixed height, or its overflow.',
  },
} as const satisfies Record<string, FindingKind>;

export type FindingCode = keyof typeof findings;
