import { BellOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAge } from '../../people/index.js';
import { Dotted } from '../../platform/layout/dotted.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { nowStamp } from '../../platform/time.js';
import styles from './notices.module.css';
import { StudentRow } from './student-row.js';
import { groupOf } from './student-work.js';
import { useMyHomework } from './use-my-homework.js';

/** What is new for a student: papers that came back and were not opened yet, then homework that is not begun or was collected before it was. */
export function Notices() {
  const { t } = useTranslation('homework');
  const age = useAge();
  const { data } = useMyHomework();
  const [isOpen, setOpen] = useState(false);
  const now = nowStamp();
  const items = data?.items ?? [];
  const back = groupOf(items, 'cameBack', now).filter(({ seen }) => !seen);
  const given = groupOf(items, 'toWrite', now).filter(
    (work) => work.submission === 'assigned' || work.collectedAt !== null,
  );
  const all = [...back, ...given];
  const list =
    all.length === 0 ? (
      <EmptyState title={t('notices.none')} hint={t(`notices.hint.${age}`)} />
    ) : (
      // A tap on a row that leads somewhere closes the list; the rows are the buttons.
      // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed is the link in it
      // biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by a key is clicked too
      <div className={styles.list} onClick={() => setOpen(false)}>
        {all.map((homework) => (
          <StudentRow key={homework.homeworkId} homework={homework} />
        ))}
      </div>
    );
  return (
    <Dotted colour={back.length > 0 ? 'var(--danger)' : undefined}>
      <Popover
        trigger="click"
        placement="bottom"
        open={isOpen}
        onOpenChange={setOpen}
        title={t('notices.title')}
        content={<div className={styles.frame}>{list}</div>}
      >
        <Button
          type="text"
          icon={<BellOutlined style={{ fontSize: 20 }} />}
          aria-label={all.length > 0 ? t('notices.some', { count: all.length }) : t('notices.title')}
        />
      </Popover>
    </Dotted>
  );
}
