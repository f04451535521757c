import { type AssistantThumb, assistantApi, Thumb } from '@zhibi/contract/assistant';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useInfinite } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { ExportButton } from '../../platform/layout/export-button.js';
import { FilterBar } from '../../platform/layout/filter-bar.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { PagedTable } from '../../platform/layout/paged-table.js';
import { formatStamp } from '../../platform/time.js';
import { useAddress } from '../../platform/use-address.js';
import { zh } from '../text.zh.js';

type Asker = keyof typeof zh.thumbs.roles;
const isAsker = (role: string): role is Asker => role in zh.thumbs.roles;

/** What the school's people thought of the assistant's answers, newest first. */
export function Page() {
  const { t } = useTranslation('assistant');
  const { now, go } = useAddress(['thumb']);
  const thumb = Thumb.safeParse(now.thumb).data;
  const pages = useInfinite(assistantApi.thumbs, { thumb });
  return (
    <>
      <PageHead
        title={t('thumbs.title')}
        note={t('thumbs.note')}
        extra={<ExportButton endpoint={assistantApi.thumbsSheet} input={{ thumb }} />}
      />
      <FilterBar>
        <Segmented
          aria-label={t('thumbs.filter')}
          value={thumb ?? ''}
          options={[
            { value: '', label: t('thumbs.all') },
            ...Thumb.options.map((one) => ({ value: one, label: t(`thumb.${one}`) })),
          ]}
          onChange={(chosen) => go({ thumb: chosen })}
        />
      </FilterBar>
      <Card flush>
        <PagedTable<AssistantThumb>
          pages={pages}
          awaited={6}
          columns={[
            { label: t('thumbs.at') },
            { label: t('thumbs.role') },
            { label: t('thumbs.thumb') },
            { label: t('thumbs.asked') },
            { label: t('thumbs.reason') },
          ]}
          empty={<EmptyState title={t('thumbs.none')} hint={t('thumbs.noneHint')} />}
          line={(row) => (
            <tr key={row.thumbId}>
              <td>{formatStamp(row.at)}</td>
              <td>{isAsker(row.role) ? t(`thumbs.roles.${row.role}`) : row.role}</td>
              <td>{t(`thumb.${row.thumb}`)}</td>
              <td>{row.asked}</td>
              <td>{row.reason}</td>
            </tr>
          )}
        />
      </Card>
    </>
  );
}
