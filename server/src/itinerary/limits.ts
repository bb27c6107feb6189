/** Whoever sends a mail may send anything: what is beyond these is not looked at, and is said not to be. */
export const LIMITS = {
  /** Of a message with its attachments. */
  messageBytes: 5 * 1024 * 1024,
  /** Each costs the parser some time, however short. A message of that size with attachments has two thirds as many. */
  messageLines: 100_000,
  /** Parts inside of parts, and mails that were forwarded with a mail. Each of those is read anew. */
  messageDepth: 16,
  forwardedDepth: 3,
  headerBytes: 256 * 1024,
  /** Of all that is written as a page, and of one calendar file. */
  pageCharacters: 2 * 1024 * 1024,
  /** Tags inside of tags. Each costs the parser a look at all that are open. */
  pageDepth: 1000,
  calendarCharacters: 512 * 1024,
  calendars: 20,
  /** Of what a wallet's pass says, without its pictures; passes of one mail; what one shows. */
  passBytes: 256 * 1024,
  passes: 20,
  passFields: 100,
  /** Of one `<script>` with JSON-LD. */
  scriptCharacters: 256 * 1024,
  scripts: 50,
  /** How deeply things may stand inside of one another, and how many there may be of them. */
  thingDepth: 16,
  things: 5000,
  /** Of the text of one microdata property. */
  valueCharacters: 5000,
  bookings: 100,
} as const;
