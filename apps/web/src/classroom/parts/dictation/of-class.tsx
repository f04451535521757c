import { dictationApi, type WrittenByStudent } from '@zhibi/contract/classroom/dictation';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { Screen } from '../../../platform/screen.js';
import { Square } from '../square.js';
import { OneStudent } from './one-student.js';
import styles from './result.module.css';

const tones = { right: 'done', wrong: 'bad', doubtful: 'warn', blank: 'off' } as const;
const filters = ['all', 'wrong', 'doubtful'] as const;

interface Props {
  of: { lessonId: string; taskId: string };
  cell: number;
  canDecide: boolean;
}

/** One character: how one student wrote it, over the model, and below how everybody did. */
export function OfClass({ of, cell, canDecide }: Props) {
  const { t } = useTranslation('dictation');
  const read = useRead(dictationApi.character, { ...of, cell }, { keepOld: true });
  const deciding = useWrite(dictationApi.decide, [dictationApi.character, dictationApi.result]);
  const [chosen, setChosen] = useState<string | null>(null);
  const [filter, setFilter] = useState<(typeof filters)[number]>('all');
  const decide = canDecide
    ? (studentId: string, isRight: boolean | null) => deciding.mutate({ ...of, cell, studentId, isRight })
    : null;
  return (
    <Screen read={read} skeleton={{ card: 320 }}>
      {({ model, written }) => {
        const at = Math.max(
          0,
          written.findIndex(({ studentId }) => studentId === chosen),
        );
        const one = written[at];
        const shown = written.filter(({ verdict }) => filter === 'all' || verdict === filter);
        const count = (name: (typeof filters)[number]) =>
          written.filter(({ verdict }) => name === 'all' || verdict === name).length;
        return (
          <>
            {one && (
              <OneStudent
                key={one.studentId}
                model={model}
                one={one}
                place={{ at, of: written.length }}
                onGo={(to) => setChosen(written[to]?.studentId ?? null)}
                onDecide={decide}
              />
            )}
            <Card
              className={styles.everybody}
              title={
                <>
                  {t('result.ofClass', { character: model.character })} <small>{t('result.first')}</small>
                </>
              }
              extra={
                <Segmented
                  value={filter}
                  onChange={setFilter}
                  options={filters.map((value) => ({
                    value,
                    label: t(`result.filters.${value}`, { count: count(value) }),
                  }))}
                />
              }
            >
              <ul className={styles.squares}>
                {shown.map((student) => (
                  <li key={student.studentId} data-verdict={student.verdict}>
                    <button type="button" aria-current={student === one} onClick={() => setChosen(student.studentId)}>
                      <Square
                        ink={student.strokes}
                        label={t('result.of', { name: student.name, character: model.character })}
                      />
                    </button>
                    <Below student={student} onDecide={decide} />
                  </li>
                ))}
              </ul>
            </Card>
          </>
        );
      }}
    </Screen>
  );
}

/** Whose it is and how it stands; what is in doubt is settled here. */
function Below({
  student: { studentId, name, verdict },
  onDecide,
}: {
  student: WrittenByStudent;
  onDecide: ((studentId: string, isRight: boolean | null) => void) | null;
}) {
  const { t } = useTranslation('dictation');
  return (
    <p>
      <span>{name}</span>
      {verdict === 'doubtful' && onDecide ? (
        <>
          <Button size="small" aria-label={`${name} ${t('result.sayRight')}`} onClick={() => onDecide(studentId, true)}>
            ✓
          </Button>
          <Button
            size="small"
            aria-label={`${name} ${t('result.sayWrong')}`}
            onClick={() => onDecide(studentId, false)}
          >
            ✗
          </Button>
        </>
      ) : (
        <StatusTag tone={tones[verdict]}>{t(`result.verdicts.${verdict}`)}</StatusTag>
      )}
    </p>
  );
}
