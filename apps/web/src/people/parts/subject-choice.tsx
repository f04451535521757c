import type { peopleApi } from '@zhibi/contract/people';
import { Select } from 'antd';
import type { z } from 'zod';
import { useNames } from '../use-names.js';

type Classes = z.output<typeof peopleApi.classes.output>['clazzs'];
type Subject = Classes[number]['subjects'][number];

/** What these classes learn, each once, in the order of the catalogue: what somebody chooses from who teaches nothing. */
export const subjectsOfClasses = (classes: Classes): Subject[] =>
  [...new Map(classes.flatMap(({ subjects }) => subjects).map((one) => [one.subjectId, one])).values()].sort(
    (a, b) => a.subjectId - b.subjectId,
  );

interface SubjectChoiceProps {
  label: string;
  subjects: readonly Subject[];
  subjectId: number;
  onChoose: (subjectId: number) => void;
}

/** The subject that a leader looks at; the top bar has one for teachers alone. */
export function SubjectChoice({ label, subjects, subjectId, onChoose }: SubjectChoiceProps) {
  const names = useNames();
  return (
    <Select
      style={{ width: 160 }}
      aria-label={label}
      value={subjectId}
      options={subjects.map((one) => ({ value: one.subjectId, label: names.subject(one.subjectName) }))}
      onChange={onChoose}
    />
  );
}
