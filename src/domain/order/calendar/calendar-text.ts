import { msOf } from '../../china-time.ts';

/** One way of a journey, in a calendar. */
export interface CalendarEvent {
  /** The same id replaces the event that an earlier file has made. */
  uid: string;
  /** Moments of China's clock. */
  from: string;
  to: string;
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

const eventText = (event: CalendarEvent, { writtenMs, sequence, url }: Written): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}@travel-embed`,
  `DTSTAMP:${utc(writtenMs)}`,
  `SEQUENCE:${sequence}`,
  ...(url ? [`URL:${url}`] : []),
  `DTSTART:${utc(msOf(event.from))}`,
  `DTEND:${utc(msOf(event.to))}`,
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
    ...events.flatMap((event) => eventText(event, written)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
