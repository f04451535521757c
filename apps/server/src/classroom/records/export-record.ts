import { type LessonRecord, type RecordedTask, responseOf } from '@zhibi/contract/classroom';
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
    place: '名次',
    seconds: '用时（秒）',
    tooFast: '存疑',
    late: '晚到没算上',
  },
  en: {
    name: 'Lesson record',
    columns: ['Number', 'Name', 'Present', 'Answered', 'Right'],
    yes: 'yes',
    no: 'no',
    task: 'Task',
    key: 'key',
    place: 'place',
    seconds: 'seconds',
    tooFast: 'in doubt',
    late: 'too late, not counted',
  },
} as const satisfies Record<Language, unknown>;

/** The answers of a lesson as a table: a row for each student, a column for each question with names, two for who was first. */
export function exportRecord(record: LessonRecord, format: SheetFormat, language: Language) {
  const word = words[language];
  const columns = record.tasks
    .filter(({ secrecy }) => secrecy === 'named')
    .flatMap((task) =>
      responseOf(task.kind) === 'tap' ? quickColumns(task, language) : answerColumns(task, language),
    );
  const rows = record.students.map((student) => [
    student.studentNo,
    student.name,
    student.wasThere ? word.yes : word.no,
    student.answered,
    student.right,
    ...columns.map(({ cellOf }) => cellOf(student)),
  ]);
  const titles = [...word.columns, ...columns.map(({ title }) => title)].map((title) => ({ title }));
  return sheetFile(
    { name: [word.name, record.className, record.title].filter(Boolean).join(' '), columns: titles, rows },
    format,
  );
}

interface Column {
  title: string;
  cellOf: (student: LessonRecord['students'][number]) => string | number;
}

function answerColumns({ taskId, no, questions }: RecordedTask, language: Language): Column[] {
  const word = words[language];
  return questions.map(({ key }, nth) => ({
    title: `${word.task} ${no}${questions.length > 1 ? `.${nth + 1}` : ''}${key.length > 0 ? ` (${word.key} ${key.join('')})` : ''}`,
    cellOf: ({ answers, missed }) => {
      const labels = answers.find((one) => one.taskId === taskId)?.labels[nth] ?? null;
      const late = missed.find((one) => one.taskId === taskId && one.no === nth);
      const given = labels === null ? '' : signOf(labels);
      return late ? `${given} (${word.late} ${signOf(late.labels)})`.trim() : given;
    },
  }));
}

const signOf = (labels: readonly string[]): string => labels.join('') || '✓';

/** Who was first can be looked up later: the place, and after how long. */
function quickColumns({ no, quick }: RecordedTask, language: Language): Column[] {
  const word = words[language];
  const of = ({ studentId }: { studentId: string }) => quick.find((one) => one.studentId === studentId);
  return [
    {
      title: `${word.task} ${no} ${word.place}`,
      cellOf: (student) => (of(student)?.isTooFast ? word.tooFast : (of(student)?.place ?? '')),
    },
    {
      title: `${word.task} ${no} ${word.seconds}`,
      cellOf: (student) => {
        const afterMs = of(student)?.afterMs;
        return afterMs === undefined ? '' : Math.round(afterMs / 10) / 100;
      },
    },
  ];
}
