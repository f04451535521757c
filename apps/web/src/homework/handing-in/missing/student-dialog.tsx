import { Excuse, homeworkApi, type MissingStudent } from '@zhibi/contract/homework';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { useWrite } from '../../../platform/api.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { formatNear } from '../../../platform/time.js';
import { useRemind } from '../../parts/use-remind.js';
import styles from './page.module.css';

/** What one student has not handed in: why, by one tap, or a reminder. */
export function StudentDialog({ student, onClose }: { student: MissingStudent; onClose: () => void }) {
  const { t } = useTranslation('homework');
  const names = useNames();
  return (
    <Dialog title={t('missing.open', { name: student.name })} size="form" onClose={onClose}>
      <ul className={styles.copies}>
        {student.copies.map((copy) => (
          <li key={copy.homeworkId}>
            <b>
              {names.subject(copy.subjectName)} · {copy.title}
            </b>
            <small>
              {formatNear(copy.endAt)}
              {copy.remindedAt && ` · ${t('missing.remindedAt', { when: formatNear(copy.remindedAt) })}`}
            </small>
            {copy.can.adjust ? (
              <Actions studentId={student.studentId} copy={copy} />
            ) : (
              <small>{copy.excuse ? t(`missing.excuse.${copy.excuse}`) : t('missing.notYours')}</small>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Actions({ studentId, copy }: { studentId: string; copy: MissingStudent['copies'][number] }) {
  const { t } = useTranslation('homework');
  const { homeworkId, excuse } = copy;
  const { remind, isBusy, isNight } = useRemind();
  const excusing = useWrite(homeworkApi.excuse, [homeworkApi.missing, homeworkApi.submissions, homeworkApi.history]);
  const set = (why: Excuse | null) => excusing.mutate({ homeworkId, studentIds: [studentId], excuse: why });
  return (
    <span className={styles.actions}>
      {Excuse.options.map((one) => (
        <Button
          key={one}
          size="large"
          type={one === excuse ? 'primary' : 'default'}
          aria-pressed={one === excuse}
          disabled={excusing.isPending}
          onClick={() => set(one === excuse ? null : one)}
        >
          {t(`missing.excuse.${one}`)}
        </Button>
      ))}
      {excuse === null && isNight && <small>{t('missing.night')}</small>}
      {excuse === null && !isNight && (
        <Button size="large" type="link" loading={isBusy} onClick={() => void remind([{ homeworkId, studentId }])}>
          {t('missing.remind')}
        </Button>
      )}
    </span>
  );
}
