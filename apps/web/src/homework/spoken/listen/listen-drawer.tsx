import { type SpokenForTeacher, type SpokenRow, spokenApi } from '@zhibi/contract/homework/spoken';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Screen } from '../../../platform/screen.js';
import { ModelSound } from '../parts/model-sound.js';
import { JudgeForm } from './judge-form.js';
import styles from './listen.module.css';
import { OneTry } from './one-try.js';

interface ListenDrawerProps {
  open: boolean;
  task: SpokenForTeacher;
  rows: readonly SpokenRow[];
  studentId: string;
  onStudent: (studentId: string) => void;
  onClose: () => void;
}

/** One student's recordings: heard from any word, and judged; then the next student. */
export function ListenDrawer({ open, task, rows, studentId, onStudent, onClose }: ListenDrawerProps) {
  const { t } = useTranslation('spoken');
  const row = rows.find((one) => one.studentId === studentId);
  const behind = rows.slice(rows.findIndex((one) => one.studentId === studentId) + 1).find(({ last }) => last);
  return (
    <Drawer title={t('drawer.title', { name: row?.name ?? '' })} size="wide" keepsTyping open={open} onClose={onClose}>
      {row && (
        <div key={studentId} className={styles.sheet}>
          <ModelSound task={task} />
          <Tries task={task} studentId={studentId} />
          {row.last && (
            <JudgeForm
              // What a colleague has said meanwhile is shown, not overwritten.
              key={row.revision}
              task={task}
              row={row}
              onNext={behind && (() => onStudent(behind.studentId))}
            />
          )}
        </div>
      )}
    </Drawer>
  );
}

function Tries({ task, studentId }: { task: SpokenForTeacher; studentId: string }) {
  const { t } = useTranslation('spoken');
  const read = useRead(spokenApi.tries, { spokenId: task.spokenId, studentId });
  const [chosen, setChosen] = useState<string>();
  return (
    <Screen
      read={read}
      skeleton={{ card: 200 }}
      isEmpty={({ items }) => items.length === 0}
      empty={<EmptyState title={t('drawer.noSound')} hint={t('drawer.noSoundHint')} />}
    >
      {({ items }) => {
        const shown = items.find(({ tryId }) => tryId === chosen) ?? items.at(-1);
        return (
          <>
            {items.length > 1 && (
              <Segmented
                aria-label={t('column.tries')}
                options={items.map(({ tryId, nth }) => ({ value: tryId, label: t('drawer.nth', { count: nth }) }))}
                value={shown?.tryId ?? ''}
                onChange={setChosen}
              />
            )}
            {shown && <OneTry key={shown.tryId} task={task} one={shown} />}
          </>
        );
      }}
    </Screen>
  );
}
