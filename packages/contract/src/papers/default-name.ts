/**
 * The default name of a paper: a date, the subject, the word 'test' and a time stamp.
 * @param stamp the moment as 14 digits
 */
export function defaultPaperName(stamp: string, subjectName: string, language: 'zh' | 'en'): string {
  const date = `${stamp.slice(0, 4)}-${stamp.slice(4, 6)}-${stamp.slice(6, 8)}`;
  return language === 'zh'
    ? `${date}${subjectName}测试${stamp.slice(8)}`
    : `${date} ${subjectName} test ${stamp.slice(8)}`;
}
