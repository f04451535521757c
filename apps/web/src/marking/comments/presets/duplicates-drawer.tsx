import { commentsApi, type PresetComment } from '@zhibi/contract/marking/comments';
import { Button, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { notify } from '../../../platform/notify.js';
import { Screen } from '../../../platform/screen.js';
import styles from './presets.module.css';

export interface DuplicatesDrawerProps {
  open: boolean;
  subjectId: number;
  onMerged: (presetIds: readonly string[]) => void;
  onClose: () => void;
}

/** Comments that say the same: one of each group is kept, and stands for the others. */
export function DuplicatesDrawer({ open, subjectId, onMerged, onClose }: DuplicatesDrawerProps) {
  const { t } = useTranslation('comments');
  const read = useRead(commentsApi.duplicates, open ? { subjectId } : null);
  return (
    <Drawer title={t('duplicates.title')} size="form" open={open} onClose={onClose}>
      <Screen
        read={read}
        skeleton={{ rows: 4 }}
        isEmpty={({ groups }) => groups.length === 0}
        empty={<EmptyState title={t('duplicates.none')} hint={t('duplicates.noneHint')} />}
      >
        {({ groups }) => groups.map((group) => <Group key={group[0]?.presetId} group={group} onMerged={onMerged} />)}
      </Screen>
    </Drawer>
  );
}

function Group({ group, onMerged }: { group: readonly PresetComment[]; onMerged: DuplicatesDrawerProps['onMerged'] }) {
  const { t } = useTranslation('comments');
  const [into, setInto] = useState(group[0]?.presetId ?? '');
  const presetIds = group.filter(({ presetId, can }) => presetId !== into && can.edit).map(({ presetId }) => presetId);
  const merging = useWrite(commentsApi.merge, [commentsApi.duplicates, commentsApi.list, commentsApi.tree], {
    onDone: () => {
      notify.done(t('duplicates.done'));
      onMerged(presetIds);
    },
  });
  return (
    <section className={styles.duplicates}>
      <Radio.Group
        aria-label={t('duplicates.keep')}
        value={into}
        onChange={({ target }) => setInto(String(target.value))}
        options={group.map(({ presetId, text, used }) => ({
          value: presetId,
          label: `${text} · ${t('usedTimes', { count: used })}`,
        }))}
      />
      <Button
        size="small"
        disabled={presetIds.length === 0}
        loading={merging.isPending}
        onClick={() => merging.mutate({ into, presetIds })}
      >
        {t('duplicates.merge', { count: presetIds.length })}
      </Button>
    </section>
  );
}
