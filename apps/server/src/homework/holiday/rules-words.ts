/** What is printed in a booklet stands in Chinese, whatever language its teacher reads. */
const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六'];

const monthDay = (day: string) => `${+day.slice(4, 6)}月${+day.slice(6)}日`;

/** The head of a day in a booklet: 7月13日 周一. */
export function dayTitle(day: string): string {
  const at = new Date(Date.UTC(+day.slice(0, 4), +day.slice(4, 6) - 1, +day.slice(6)));
  return `${monthDay(day)} 周${WEEKDAYS[at.getUTCDay()]}`;
}

export const weekTitle = (title: string, no: number): string => `${title} 第${no}周`;

/** The line under the title of a week. */
export const weekLine = ({
  className,
  subjectName,
  from,
  to,
  questions,
}: {
  className: string;
  subjectName: string;
  from: string;
  to: string;
  questions: number;
}): string =>
  `${className}　${subjectName}　${from === to ? monthDay(from) : `${monthDay(from)}—${monthDay(to)}`}　共 ${questions} 题　${monthDay(to)}晚 9 点前交`;
