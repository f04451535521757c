import { commentsApi, type PresetComment } from '@zhibi/contract/marking/comments';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { PagedTable, type PagedTableProps } from '../../../platform/layout/paged-table.js';
import table from '../../../platform/layout/paged-table.module.css';
import { formatNear } from '../../../platform/time.js';
import { signed } from '../../parts/engine/signed.js';
import styles from './presets.module.css';
import { useTypeWords } from './type-words.js';

interface PresetTableProps {
  pages: PagedTableProps<PresetComment>['pages'];
  isFiltered: boolean;
  onEdit: (preset: PresetComment) => void;
  onRemoved: (preset: PresetComment) => void;
}

/** The comments with what they do to a score, who may use them, and how often they were given. */
export function PresetTable({ pages, isFiltered, onEdit, onRemoved }: PresetTableProps) {
  const { t } = useTranslation('comments');
  const columns = [
    { label: t('text') },
    { label: t('type') },
    { label: t('effect'), number: true },
    { label: t('scope') },
    { label: t('used'), number: true },
    { label: t('lastUsed') },
    { label: t('actions') },
  ];
  return (
    <PagedTable
      pages={pages}
      columns={columns}
      awaited={8}
      empty={
        <EmptyState title={isFiltered ? t('none') : t('empty')} hint={isFiltered ? t('noneHint') : t('emptyHint')} />
      }
      line={(preset) => <Line key={preset.presetId} {...{ preset, onEdit, onRemoved }} />}
    />
  );
}

interface LineProps extends Pick<PresetTableProps, 'onEdit' | 'onRemoved'> {
  preset: PresetComment;
}

function Line({ preset, onEdit, onRemoved }: LineProps) {
  const { t } = useTranslation('comments');
  const typeWords = useTypeWords();
  const { presetId, text, questionType, cause, scoreEffect, scope, used, lastUsedAt, can } = preset;
  const removing = useWrite(commentsApi.remove, [commentsApi.list, commentsApi.tree], {
    onDone: () => onRemoved(preset),
  });
  return (
    <tr>
      <td className={styles.text}>{text}</td>
      <td>{[typeWords(questionType), t(`causes.${cause}`)].join(' · ')}</td>
      <td className={table.number} data-label={t('effect')}>
        {scoreEffect === null ? t('noEffect') : signed(scoreEffect)}
      </td>
      <td>{t(`scopes.${scope}`)}</td>
      <td className={table.number} data-label={t('used')}>
        {t('usedTimes', { count: used })}
      </td>
      <td data-label={t('lastUsed')}>{formatNear(lastUsedAt)}</td>
      <td>
        {can.edit && (
          <span className={styles.actions}>
            <Button type="link" size="small" onClick={() => onEdit(preset)}>
              {t('change')}
            </Button>
            <Button
              type="link"
              size="small"
              loading={removing.isPending}
              onClick={() => removing.mutate({ presetIds: [presetId] })}
            >
              {t('remove')}
            </Button>
          </span>
        )}
      </td>
    </tr>
  );
}
