/** Days as eight digits, both included. */
export interface DaySpan {
  from: string;
  to: string;
}

const DAY_MS = 24 * 3_600_000;
const dayOf = (text: string) => Date.UTC(+text.slice(0, 4), +text.slice(4, 6) - 1, +text.slice(6, 8));
const textOf = (at: number) => new Date(at).toISOString().slice(0, 10).replaceAll('-', '');
const weekday = (at: number) => (new Date(at).getUTCDay() + 6) % 7; // Monday is 0

const zhWeekdays = '一二三四五六日';
const enWeekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const enMonths = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*';

type Reader = (match: RegExpExecArray, today: number) => DaySpan | null;
const one = (at: number): DaySpan => ({ from: textOf(at), to: textOf(at) });
const span = (from: number, to: number): DaySpan => ({ from: textOf(from), to: textOf(to) });
const ago =
  (days: number): Reader =>
  (_, today) =>
    one(today - days * DAY_MS);
const week =
  (back: number): Reader =>
  (_, today) => {
    const monday = today - (weekday(today) + 7 * back) * DAY_MS;
    return span(monday, monday + 6 * DAY_MS);
  };
const month =
  (back: number): Reader =>
  (_, today) => {
    const at = new Date(today);
    const [year, now] = [at.getUTCFullYear(), at.getUTCMonth()];
    return span(Date.UTC(year, now - back, 1), Date.UTC(year, now - back + 1, 0));
  };

/** Of this week or the last one; without either, the nearest that is not to come. */
function onWeekday(day: number, which: 'last' | 'this' | undefined, today: number): DaySpan {
  const monday = today - weekday(today) * DAY_MS;
  const thisWeek = monday + day * DAY_MS;
  return one(which === 'last' || (which === undefined && thisWeek > today) ? thisWeek - 7 * DAY_MS : thisWeek);
}

/** A day of a calendar; without a year the nearest one. */
function onDate(
  { year, month, day }: { year?: string | undefined; month: number; day: number },
  today: number,
): DaySpan | null {
  const years = year === undefined ? [-1, 0, 1].map((by) => new Date(today).getUTCFullYear() + by) : [Number(year)];
  const [nearest] = years
    .map((one) => Date.UTC(one, month - 1, day))
    .filter((at) => new Date(at).getUTCDate() === day)
    .sort((a, b) => Math.abs(a - today) - Math.abs(b - today));
  return nearest === undefined ? null : one(nearest);
}

const enMonth = (word = '') => enMonths.indexOf(word.slice(0, 3)) + 1;
const readers: readonly (readonly [RegExp, Reader])[] = [
  [
    /(?:(\d{4})[年/.-])(\d{1,2})[月/.-](\d{1,2})[日号]?/u,
    ([, year, m, d], today) => onDate({ year, month: Number(m), day: Number(d) }, today),
  ],
  [/(\d{1,2})月(\d{1,2})[日号]?/u, ([, m, d], today) => onDate({ month: Number(m), day: Number(d) }, today)],
  [
    /(?<!\d)(\d{1,2})号(?!楼|题|座)/u,
    ([, d], today) => onDate({ month: new Date(today).getUTCMonth() + 1, day: Number(d) }, today),
  ],
  [
    /(上上?个?|这个?|本)?(?:周|星期|礼拜)([一二三四五六日天])/u,
    ([, which = '', day = ''], today) =>
      onWeekday(
        zhWeekdays.indexOf(day === '天' ? '日' : day),
        which.startsWith('上') ? 'last' : which === '' ? undefined : 'this',
        today,
      ),
  ],
  [/大前天/u, ago(3)],
  [/前天|day before yesterday/u, ago(2)],
  [/昨[天晚日]|\byesterday'?s?\b/u, ago(1)],
  [/今[天晚日]|\btoday'?s?\b/u, ago(0)],
  [/(?:上一?个?|前一)(?:周|星期|礼拜)|\blast week'?s?\b/u, week(1)],
  [/(?:这一?个?|本)(?:周|星期|礼拜)|\bthis week'?s?\b/u, week(0)],
  [/上个?月|\blast month'?s?\b/u, month(1)],
  [/(?:这个?|本)月|\bthis month'?s?\b/u, month(0)],
  [/(?:最近|近|过去)(\d{1,3})(?:天|日)/u, ([, days], today) => span(today - (Number(days) - 1) * DAY_MS, today)],
  [/\b(?:last|past) (\d{1,3}) days\b/u, ([, days], today) => span(today - (Number(days) - 1) * DAY_MS, today)],
  [/(\d{1,3})天前|\b(\d{1,3}) days ago\b/u, ([, zh, en], today) => one(today - Number(zh ?? en) * DAY_MS)],
  [
    new RegExp(`\\b(last |this |on )?(${WEEKDAY})(?:'s)?\\b`, 'u'),
    ([, which = '', day = ''], today) =>
      onWeekday(
        enWeekdays.indexOf(day.slice(0, 3)),
        which === 'last ' ? 'last' : which === 'this ' ? 'this' : undefined,
        today,
      ),
  ],
  [
    new RegExp(`\\b(${MONTH}) (\\d{1,2})(?:st|nd|rd|th)?\\b`, 'u'),
    ([, m, d], today) => onDate({ month: enMonth(m), day: Number(d) }, today),
  ],
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${MONTH})\\b`, 'u'),
    ([, d, m], today) => onDate({ month: enMonth(m), day: Number(d) }, today),
  ],
];

/** The first day or span that a folded text names, and the words that named it. @param today eight digits */
export function findDays(text: string, today: string): { span: DaySpan; words: string } | null {
  const now = dayOf(today);
  for (const [pattern, read] of readers) {
    const match = pattern.exec(text);
    const found = match && read(match, now);
    if (found) return { span: found, words: match[0] };
  }
  return null;
}
