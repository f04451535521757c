import type { LessonRecord } from '@zhibi/contract/classroom';
import type { Language, SheetFormat } from '@zhibi/contract/kernel';
import { sheetFile } from '../../platform/sheets/index.js';

const words = {
  zh: {
    name: '课堂记录',
    columns: ['学号', '姓名', '在课堂', '作答', '答对'],
    yes: '是',
    no: '否',
    task: '任务',
    key: '答案',
  },
  en: {
    name: 'Lesson record',
    columns: ['Number', 'Name', 'Present', 'Answered', 'Right'],
    yes: 'yes',
    no: 'no',
    task: 'Task',
    key: 'key',
  },
} as const satisfies Record<Language, unknown>;

/** The answers of a lesson as a table: a row for each student, a column for each question with names. */
export function exportRecord(record: LessonRecord, format: SheetFormat, language: Language) {
  const word = words[language];
  const asked = record.tasks.flatMap((task) =>
    task.secrecy === 'anonymous'
      ? []
      : task.questions.map(({ key }, no) => ({
          taskId: task.taskId,
          no,
          title: `${word.task} ${task.no}${task.questions.length > 1 ? `.${no + 1}` : ''}${key.length > 0 ? ` (${word.key} ${key.join('')})` : ''}`,
        })),
  );
  const rows = record.students.map((student) => [
    student.studentNo,
    student.name,
    student.wasThere ? word.yes : word.no,
    student.answered,
    student.right,
    ...asked.map(({ taskId, no }) => {
      const labels = student.answers.find((one) => one.taskId === taskId)?.labels[no] ?? null;
      return labels === null ? '' : labels.join('') || '✓';
    }),
  ]);
  const columns = [...word.columns, ...asked.map(({ title }) => title)].map((title) => ({ title }));
  return sheetFile(
    { name: [word.name, record.className, record.title].filter(Boolean).join(' '), columns, rows },
    format,
  );
}
