import { diskApi, type FileKind, type Resource } from '@zhibi/contract/disk';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useInfinite, useWrite } from '../../platform/api.js';
import { download } from '../../platform/download.js';
import { Confirm } from '../../platform/layout/confirm.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { notify } from '../../platform/notify.js';
import { resourceRow } from '../parts/offered.js';
import { OfferedList } from '../parts/offered-list.js';
import styles from '../parts/resource.module.css';

/** What the leaders of this school approved. */
export function School({ words, kind }: { words: string; kind: FileKind | undefined }) {
  const { t } = useTranslation('disk');
  const list = useInfinite(diskApi.resources, { words: words || undefined, kind });
  const isFiltered = words !== '' || kind !== undefined;
  return (
    <OfferedList
      list={list}
      when={t('manage.at')}
      rowOf={(row) => resourceRow(row, t('me'))}
      actionsOf={(row) => <Actions resource={row} />}
      empty={
        <EmptyState
          title={t(isFiltered ? 'empty.found' : 'shelf.empty')}
          hint={t(isFiltered ? 'empty.foundHint' : 'shelf.emptyHint')}
        />
      }
    />
  );
}

function Actions({ resource: { resourceId, can, taken } }: { resource: Resource }) {
  const { t } = useTranslation('disk');
  const refreshed = [diskApi.resources, diskApi.list, diskApi.usage];
  const taking = useWrite(diskApi.take, refreshed, { onDone: () => notify.done(t('shelf.taken')) });
  const withdrawing = useWrite(diskApi.withdraw, refreshed, { onDone: () => notify.done(t('shelf.withdrawn')) });
  return (
    <span className={styles.actions}>
      <Button type="link" onClick={() => void download(diskApi.downloadResource, { resourceId })}>
        {t('action.download')}
      </Button>
      <Button
        type="link"
        title={t('shelf.takenTimes', { count: taken })}
        loading={taking.isPending}
        onClick={() => taking.mutate({ resourceId, parentCdId: '' })}
      >
        {t('shelf.take')}
      </Button>
      {can.withdraw && (
        <Confirm
          title={t('shelf.withdrawAsk')}
          hint={t('shelf.withdrawHint')}
          words={t('shelf.withdraw')}
          onConfirm={() => withdrawing.mutate({ resourceId })}
        >
          <Button type="link" loading={withdrawing.isPending}>
            {t('shelf.withdraw')}
          </Button>
        </Confirm>
      )}
    </span>
  );
}
