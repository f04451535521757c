import type { HomeworkOfSchool } from '@zhibi/contract/homework';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../people/index.js';
import { Dialog } from '../../platform/layout/dialog.js';
import { formatStamp } from '../../platform/time.js';
import { categories } from '../parts/category.js';
import styles from './details.module.css';

/** All that operations may know of one homework: when, for whom, how far. No answers, no scores, no students. */
export function DetailsButton({ homework }: { homework: HomeworkOfSchool }) {
  const { t } = useTranslation('homework');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="link" onClick={() => setOpen(true)}>
        {t('ofSchool.details')}
      </Button>
      {isOpen && <Details homework={homework} onClose={() => setOpen(false)} />}
    </>
  );
}

function Details({ homework, onClose }: { homework: HomeworkOfSchool; onClose: () => void }) {
  const { t } = useTranslation('homework');
  const names = useNames();
  const { title, subjectName, teacherName, classNames, workCategory, status, startAt, endAt, collectedAt, releasedAt } =
    homework;
  const { total, writing, handedIn, marked } = homework.progress;
  const copies = (count: number) => t('ofSchool.copies', { count, total });
  const facts = [
    [t('ofSchool.subject'), names.subject(subjectName)],
    [t('ofSchool.teacher'), teacherName],
    [t('publish.classes'), classNames.join(' ')],
    [t('publish.category'), t(`category.${categories[workCategory]}`)],
    [t('list.state'), t(`status.${status}`)],
    [t('publish.startAt'), formatStamp(startAt)],
    [t('publish.endAt'), formatStamp(endAt)],
    ...(collectedAt === null ? [] : [[t('ofSchool.collected'), formatStamp(collectedAt)] as const]),
    [t('ofSchool.time'), t('ofSchool.minutes', { count: homework.minutes })],
    [t('ofSchool.begun'), copies(writing + handedIn)],
    [t('list.handedIn'), copies(handedIn)],
    [t('ofSchool.marked'), copies(marked)],
    [t('ofSchool.givenBack'), releasedAt === null ? t('ofSchool.notYet') : formatStamp(releasedAt)],
  ] as const;
  return (
    <Dialog title={title} onClose={onClose}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
