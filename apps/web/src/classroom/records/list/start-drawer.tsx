import { classroomApi } from '@zhibi/contract/classroom';
import { Alert, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { v7 } from 'uuid';
import { useClasses, useSubjectId } from '../../../people/index.js';
import { useWrite } from '../../../platform/api.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { Foot } from '../../../platform/layout/foot.js';
import styles from './list.module.css';

/** Which class, `first` before another is chosen; everything else may wait. The lesson of a colleague that was left open is ended only after a question. */
export function StartDrawer({
  open,
  first,
  onClose,
}: {
  open: boolean;
  first: string | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation('classroom');
  const subjectId = useSubjectId();
  const classes = (useClasses().data?.clazzs ?? []).filter(({ subjects }) =>
    subjects.some((one) => one.subjectId === subjectId),
  );
  const [chosen, setChosen] = useState<string | undefined>();
  const [title, setTitle] = useState('');
  const [taken, setTaken] = useState('');
  const [lessonId] = useState(() => v7());
  const navigate = useNavigate();
  const starting = useWrite(classroomApi.start, [classroomApi.list], {
    handles: ['lesson-running'],
    onDone: (lesson) => void navigate(`/study/lesson?lesson=${lesson.lessonId}`),
    onRefused: (refusal) => {
      if (refusal.reason === 'lesson-running') setTaken(refusal.message);
    },
  });
  const classId = chosen ?? (classes.find((one) => one.classId === first) ?? classes[0])?.classId;
  return (
    <Drawer open={open} onClose={onClose} size="form" title={t('records.start')}>
      <div className={styles.fields}>
        <div>
          {t('records.startFor')}
          <Select
            aria-label={t('records.startFor')}
            value={classId}
            onChange={(value) => {
              setChosen(value);
              setTaken('');
            }}
            options={classes.map((one) => ({ value: one.classId, label: one.className }))}
          />
        </div>
        <div>
          {t('records.lessonTitle')}
          <Input
            aria-label={t('records.lessonTitle')}
            value={title}
            maxLength={60}
            onChange={({ target }) => setTitle(target.value)}
          />
        </div>
        {taken && <Alert type="warning" showIcon title={taken} description={t('records.takeOver')} />}
        <Foot
          words={taken ? t('records.takeOverOk') : t('records.start')}
          isBusy={starting.isPending}
          isDisabled={classId === undefined || subjectId === null}
          onCancel={onClose}
          onMain={() => {
            if (classId !== undefined && subjectId !== null)
              starting.mutate({ lessonId, classId, subjectId, title, replace: taken !== '' });
          }}
        />
      </div>
    </Drawer>
  );
}
