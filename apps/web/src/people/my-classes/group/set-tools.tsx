import { DeleteOutlined, LockOutlined, PlusOutlined, SwapOutlined } from '@ant-design/icons';
import type { ClassHead, GroupSet } from '@zhibi/contract/people/my-classes';
import { Button, Dropdown, Input, Tooltip } from 'antd';
import type { Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../platform/layout/confirm.js';
import { DayField } from '../../../platform/layout/day-field.js';
import { today } from '../../../platform/today.js';
import { useNames } from '../../use-names.js';
import { UndoButtons } from '../parts/undo-buttons.js';
import styles from './group.module.css';
import { addGroup } from './moves.js';
import type { useSet } from './use-set.js';

interface Props {
  head: ClassHead;
  set: GroupSet;
  edited: ReturnType<typeof useSet>;
  isLocked: boolean;
  isDrawing: boolean;
  onRedraw: (how: 'random' | 'balanced', subjectId: number | null) => Promise<void>;
}

/** What can be done to a whole set. */
export function SetTools({ head, set, edited, isLocked, isDrawing, onRedraw }: Props) {
  const { t } = useTranslation(['myClasses', 'platform']);
  const names = useNames();
  const { draft } = edited;
  const { now } = draft;
  const ways = [
    { key: 'balanced', label: t('group.hows.balanced') },
    ...head.can.levelSubjects.map((one) => ({
      key: String(one.subjectId),
      label: `${t('group.hows.balanced')} · ${t('group.scoresOf')} ${names.subject(one.subjectName)}`,
    })),
    { key: 'random', label: t('group.hows.random') },
  ];
  const redraw = ({ key }: { key: string }) =>
    void onRedraw(key === 'random' ? 'random' : 'balanced', Number(key) || null);
  return (
    <div className={styles.tools}>
      <Input
        className={styles.setName}
        aria-label={t('group.setName')}
        maxLength={20}
        value={now.name}
        status={now.name.trim() === '' ? 'error' : ''}
        onChange={(event) => draft.change({ ...now, name: event.target.value })}
      />
      <UndoButtons draft={draft} />
      <Dropdown trigger={['click']} disabled={isLocked} menu={{ items: ways, onClick: redraw }}>
        <Button icon={<SwapOutlined />} loading={isDrawing}>
          {t('group.redraw')}
        </Button>
      </Dropdown>
      <Button
        icon={<PlusOutlined />}
        disabled={isLocked || now.groups.length >= 30}
        onClick={() => draft.change({ ...now, groups: addGroup(now.groups) })}
      >
        {t('group.addGroup')}
      </Button>
      {!isLocked && (
        <DayField
          icon={<LockOutlined />}
          aria-label={t('group.lockUntil')}
          placeholder={t('group.lockUntil')}
          from={today()}
          value={null}
          onChange={(day: Dayjs | null) => day && edited.lock(day.format('YYYYMMDD'))}
        />
      )}
      <Confirm title={t('group.removeSure', { name: set.name })} words={t('platform:delete')} onConfirm={edited.remove}>
        <Tooltip title={t('group.remove')}>
          <Button icon={<DeleteOutlined />} aria-label={t('group.remove')} disabled={isLocked} />
        </Tooltip>
      </Confirm>
      <span className={styles.state} role="status">
        {t(draft.isUnsaved ? 'unsaved' : 'allSaved')}
      </span>
      <Button
        type="primary"
        disabled={!draft.isUnsaved || now.name.trim() === ''}
        loading={edited.isBusy}
        onClick={edited.save}
      >
        {t('platform:save')}
      </Button>
    </div>
  );
}
