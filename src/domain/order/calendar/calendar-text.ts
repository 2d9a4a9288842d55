import { msOf } from '../../china-time.ts';

/** A moment of China's clock, or one by the clocks of a place: `YYYY-MM-DD HH:mm` there, minutes before UTC then. */
type CalendarTime = string | { local: string; zone: string; offset: number };

/** One way of a journey, in a calendar. */
export interface CalendarEvent {
  /** The same id replaces the event that an earlier file has made. */
  uid: string;
  from: CalendarTime;
  to: CalendarTime;
  summary: string;
  location: string;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  lines: readonly string[];
  /** Hours before the beginning, and what to say then. */
  reminds: { hours: number; text: string };
}

interface Written {
  writtenMs: number;
  /** Grows with each change of the order: a later file replaces the events of an earlier one. */
  sequence: number;
  /** The page of the order. */
  url: string;
}

/** iCalendar, RFC 5545: text is escaped, times are UTC, lines end with CRLF and have at most 75 octets. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
const utc = (ms: number): string => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > 75) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

const stamp = (local: string): string => `${local.replace(/[-:]/g, '').replace(' ', 'T')}00`;
const offsetText = (minutes: number): string => {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}${String(rest).padStart(2, '0')}`;
};

const timeText = (name: string, time: CalendarTime): string =>
  typeof time === 'string' ? `${name}:${utc(msOf(time))}` : `${name};TZID=${time.zone}:${stamp(time.local)}`;

/** Each zone with its offset on the days of the events: a calendar without its own table of zones is right then. */
function zonesText(events: readonly CalendarEvent[]): string[] {
  const times = events.flatMap(({ from, to }) => [from, to]).filter((time) => typeof time !== 'string');
  return [...new Set(times.map(({ zone }) => zone))].flatMap((zone) => {
    const own = new Map(
      times.flatMap((time) => (time.zone === zone ? [[time.local.slice(0, 10), time.offset] as const] : [])),
    );
    return [
      'BEGIN:VTIMEZONE',
      `TZID:${zone}`,
      ...[...own]
        .sort()
        .flatMap(([day, offset]) => [
          'BEGIN:STANDARD',
          `DTSTART:${stamp(`${day} 00:00`)}`,
          `TZOFFSETFROM:${offsetText(offset)}`,
          `TZOFFSETTO:${offsetText(offset)}`,
          'END:STANDARD',
        ]),
      'END:VTIMEZONE',
    ];
  });
}

const eventText = (event: CalendarEvent, { writtenMs, sequence, url }: Written): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}@travel-embed`,
  `DTSTAMP:${utc(writtenMs)}`,
  `SEQUENCE:${sequence}`,
  ...(url ? [`URL:${url}`] : []),
  timeText('DTSTART', event.from),
  timeText('DTEND', event.to),
  `SUMMARY:${escaped(event.summary)}`,
  `LOCATION:${escaped(event.location)}`,
  `STATUS:${event.status}`,
  `DESCRIPTION:${escaped(event.lines.join('\n'))}`,
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:-PT${event.reminds.hours}H`,
  `DESCRIPTION:${escaped(event.reminds.text)}`,
  'END:VALARM',
  'END:VEVENT',
];

/** A calendar file with these events. */
export function calendarText(events: readonly CalendarEvent[], written: Written): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//travel-embed//CN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...zonesText(events),
    ...events.flatMap((event) => eventText(event, written)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
