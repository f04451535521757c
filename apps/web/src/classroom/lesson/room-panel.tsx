import { classroomApi, type LessonBoard } from '@zhibi/contract/classroom';
import { Button, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../platform/api.js';
import styles from './lesson.module.css';

const switches = ['roomOpen', 'namesListed', 'namesOnStage'] as const;
const settingOf = { roomOpen: 'isOpen', namesListed: 'namesListed', namesOnStage: 'namesOnStage' } as const;

/** The room of the lesson: its code, what of names is shown, and who stands at the door. */
export function RoomPanel({ board: { lessonId, code, room, guests, can } }: { board: LessonBoard }) {
  const { t } = useTranslation('classroom');
  const setting = useWrite(classroomApi.setRoom, [classroomApi.board]);
  const seating = useWrite(classroomApi.moveSeat, [classroomApi.board]);
  if (code === null || !can.run) return null;
  return (
    <section className={styles.room} aria-label={t('lesson.room')}>
      <h2>{t('lesson.room')}</h2>
      <strong className={styles.code}>{`${code.slice(0, 3)} ${code.slice(3)}`}</strong>
      {switches.map((name) => {
        const field = settingOf[name];
        return (
          <div key={name} className={styles.switch}>
            <Switch
              aria-label={t(`lesson.${name}`)}
              size="small"
              checked={room[field]}
              loading={setting.isPending}
              onChange={(value) => setting.mutate({ lessonId, ...room, [field]: value })}
            />
            {t(`lesson.${name}`)}
          </div>
        );
      })}
      {guests.length > 0 && <h2>{t('lesson.guests')}</h2>}
      {guests.map(({ seatId, name, seat }) => (
        <div key={seatId} className={styles.guest}>
          <span>
            {name} {seat === 'removed' && <small>{t('lesson.removed')}</small>}
          </span>
          {seat !== 'in' && (
            <Button size="small" onClick={() => seating.mutate({ lessonId, seatId, move: 'admit' })}>
              {t(seat === 'removed' ? 'lesson.readmit' : 'lesson.admit')}
            </Button>
          )}
          {seat !== 'removed' && (
            <Button size="small" danger onClick={() => seating.mutate({ lessonId, seatId, move: 'remove' })}>
              {t('lesson.remove')}
            </Button>
          )}
        </div>
      ))}
    </section>
  );
}
