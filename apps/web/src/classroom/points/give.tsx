import { type GiftTo, pointsApi, signed } from '@zhibi/contract/classroom/points';
import { seatColour } from '@zhibi/contract/people/my-classes';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import type { z } from 'zod';
import { useRead, useWrite } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { notify } from '../../platform/notify.js';
import { Screen } from '../../platform/screen.js';
import styles from './points.module.css';
import { ReasonBar } from './reason-bar.js';

type To = z.input<typeof GiftTo>;

/** Two taps: whom, and what for. */
export function Give({ classId, month }: { classId: string; month: string }) {
  const { t } = useTranslation('points');
  const [to, setTo] = useState<To | null>(null);
  const [wish, setWish] = useState({ of: '', id: '' });
  const board = useRead(pointsApi.board, { classId, month });
  const giving = useWrite(pointsApi.give, [pointsApi.board, pointsApi.stream], {
    onDone: (_, { points, reason }) => {
      setTo(null);
      setWish({ of: '', id: '' });
      notify.done(t('given', { who: reason, points: signed(points) }));
    },
  });
  /** The same gift sent again has the same id and counts once; another one has another. */
  const wishFor = (what: object): string => {
    const of = JSON.stringify(what);
    const id = wish.of === of ? wish.id : v7();
    setWish({ of, id });
    return id;
  };
  const chosen = to?.kind === 'students' ? to.studentIds : [];
  const toggle = (studentId: string) => {
    const next = chosen.includes(studentId) ? chosen.filter((id) => id !== studentId) : [...chosen, studentId];
    setTo(next.length > 0 ? { kind: 'students', studentIds: next } : null);
  };
  return (
    <Card>
      <Screen
        read={board}
        isEmpty={({ students }) => students.length === 0}
        empty={<EmptyState title={t('noStudents')} hint={t('noStudentsHint')} />}
      >
        {({ students, sets }) => (
          <>
            <fieldset className={styles.chips} aria-label={t('groups')}>
              <Button
                type={to?.kind === 'class' ? 'primary' : 'default'}
                aria-pressed={to?.kind === 'class'}
                onClick={() => setTo({ kind: 'class' })}
              >
                {t('wholeClass')}
              </Button>
              {sets.flatMap(({ setId, name, groups }) =>
                groups.map((group) => {
                  const isChosen = to?.kind === 'group' && to.setId === setId && to.number === group.number;
                  return (
                    <Button
                      key={`${setId} ${group.number}`}
                      type={isChosen ? 'primary' : 'default'}
                      aria-pressed={isChosen}
                      style={{ borderInlineStart: `6px solid ${seatColour(group.colour)}` }}
                      onClick={() => setTo({ kind: 'group', setId, number: group.number })}
                    >
                      {`${name} ${group.name || group.number}`}
                    </Button>
                  );
                }),
              )}
            </fieldset>
            <fieldset className={styles.students} aria-label={t('students')}>
              {students.map(({ studentId, name, total }) => (
                <Button
                  key={studentId}
                  type={chosen.includes(studentId) ? 'primary' : 'default'}
                  aria-pressed={chosen.includes(studentId)}
                  onClick={() => toggle(studentId)}
                >
                  <span>{name}</span> <b>{signed(total)}</b>
                </Button>
              ))}
            </fieldset>
            <ReasonBar
              classId={classId}
              hint={chosen.length > 0 ? t('chosen', { count: chosen.length }) : t('pick')}
              isReady={to !== null && !giving.isPending}
              onGive={(what) => {
                if (to !== null) giving.mutate({ wishId: wishFor({ to, ...what }), classId, to, ...what });
              }}
            />
          </>
        )}
      </Screen>
    </Card>
  );
}
