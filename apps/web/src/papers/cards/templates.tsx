import { type CardTemplate, cardsApi } from '@zhibi/contract/papers/cards';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../platform/api.js';
import { Confirm } from '../../platform/layout/confirm.js';
import styles from './cards.module.css';

interface TemplatesProps {
  chosen: string | undefined;
  onChoose: (templateId: string | undefined) => void;
}

/** What new cards look like: as usual, or as a template of the school. Who made a template removes it. */
export function Templates({ chosen, onChoose }: TemplatesProps) {
  const { t } = useTranslation('cards');
  const read = useRead(cardsApi.templates, {});
  const remove = useWrite(cardsApi.removeTemplate, [cardsApi.templates], { onDone: () => onChoose(undefined) });
  const items = read.data?.items ?? [];
  if (items.length === 0) return null;
  const one = items.find(({ templateId }) => templateId === chosen);
  return (
    <div className={styles.templates}>
      <span>{t('template')}</span>
      <Select
        aria-label={t('template')}
        className={styles.select}
        value={chosen ?? ''}
        onChange={(value) => onChoose(value === '' ? undefined : value)}
        options={[
          { value: '', label: t('usual') },
          ...items.map(({ templateId, name, madeBy }) => ({
            value: templateId,
            label: t('templateOf', { name, by: madeBy }),
          })),
        ]}
      />
      {one && <Facts template={one} />}
      {one?.can.remove && (
        <Confirm
          title={t('removeTemplate', { name: one.name })}
          onConfirm={() => remove.mutate({ templateId: one.templateId })}
        >
          <Button size="small" type="text" danger>
            {t('remove')}
          </Button>
        </Confirm>
      )}
    </div>
  );
}

function Facts({ template: { manner } }: { template: CardTemplate }) {
  const { t } = useTranslation('cards');
  const { pageSize, columns, numberWay } = manner;
  return <small>{[pageSize, t('columnCount', { count: columns }), t(`numberWay.${numberWay}`)].join(' · ')}</small>;
}
