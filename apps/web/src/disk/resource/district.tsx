import { diskApi, type RegionFile } from '@zhibi/contract/disk';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useInfinite, useWrite } from '../../platform/api.js';
import { download } from '../../platform/download.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { notify } from '../../platform/notify.js';
import type { Offered } from '../parts/offered.js';
import { OfferedList } from '../parts/offered-list.js';
import styles from '../parts/resource.module.css';

const rowOf = ({ cdId, schoolName, changedAt, ...rest }: RegionFile): Offered => ({
  ...rest,
  key: cdId,
  file: { regionCdId: cdId },
  note: schoolName,
  at: changedAt,
});

/** What the other schools of the district share with it: to see, to take out, to copy. */
export function District({ words }: { words: string }) {
  const { t } = useTranslation('disk');
  const list = useInfinite(diskApi.regionFiles, { words: words || undefined });
  return (
    <OfferedList
      list={list}
      when={t('column.changed')}
      rowOf={rowOf}
      actionsOf={(row) => <Actions file={row} />}
      empty={
        <EmptyState
          title={t(words ? 'empty.found' : 'district.empty')}
          hint={t(words ? 'empty.foundHint' : 'district.emptyHint')}
        />
      }
    />
  );
}

function Actions({ file: { cdId } }: { file: RegionFile }) {
  const { t } = useTranslation('disk');
  const taking = useWrite(diskApi.takeRegion, [diskApi.list, diskApi.usage], {
    onDone: () => notify.done(t('shelf.taken')),
  });
  return (
    <span className={styles.actions}>
      <Button type="link" onClick={() => void download(diskApi.downloadRegion, { cdId })}>
        {t('action.download')}
      </Button>
      <Button type="link" loading={taking.isPending} onClick={() => taking.mutate({ cdId, parentCdId: '' })}>
        {t('shelf.take')}
      </Button>
    </span>
  );
}
