import type { ClassGroup, Classmate } from '@zhibi/contract/people/my-classes';
import type { Column } from '../parts/column.js';
import styles from './group.module.css';
import { GroupHead } from './group-head.js';
import { LOOSE, looseOf } from './moves.js';

interface Of {
  groups: readonly ClassGroup[];
  students: readonly Classmate[];
  isFixed: boolean;
  onChange: (groups: ClassGroup[]) => void;
  words: string;
  groupWords: (number: number) => string;
}

/** A column for each group, and one before them for whoever is in none. */
export function columnsOf({ groups, students, isFixed, onChange, words, groupWords }: Of): Column[] {
  const order = new Map(students.map(({ studentId }, at) => [studentId, at]));
  const inOrder = (ids: readonly string[]) => [...ids].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
  const loose = looseOf(
    groups,
    students.map(({ studentId }) => studentId),
  );
  return [
    ...(loose.length > 0 || !isFixed
      ? [
          {
            key: LOOSE,
            name: words,
            ids: loose,
            head: (
              <span className={styles.loose}>
                {words} <i>{loose.length}</i>
              </span>
            ),
          },
        ]
      : []),
    ...groups.map((group) => ({
      key: String(group.number),
      name: group.name || groupWords(group.number),
      ids: inOrder(group.memberIds),
      head: <GroupHead group={group} groups={groups} isFixed={isFixed} onChange={onChange} />,
    })),
  ];
}
