/** What a container may say beside the settings, by widget: the attributes that the widget reads, without `data-`. */
export const widgetAttributes: Readonly<Record<string, readonly string[]>> = {
  'flight-search': ['from', 'to', 'date', 'return-date', 'adults', 'children', 'infants', 'cabin', 'travel-type'],
  login: ['presentation', 'type', 'reason'],
  'account-centre': [],
};

/** Settings that a container may repeat (interfaces.md, section 3), and the values of those that are a choice. */
export const settings: Readonly<Record<string, readonly string[] | null>> = {
  'travel-widget': null,
  'app-id': null,
  sign: null,
  'access-type': ['THIRD_PARTY'],
  api: null,
  locale: ['zh-CN'],
  router: ['memory', 'hash', 'history'],
  base: null,
  load: ['visible', 'eager', 'idle', 'click'],
  auto: ['off'],
};
