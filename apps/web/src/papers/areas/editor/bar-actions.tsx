import { BulbOutlined, SaveOutlined } from '@ant-design/icons';
import { areasApi, type ProposalSource } from '@zhibi/contract/papers/areas';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { notify } from '../../../platform/notify.js';
import { CheckButtons } from './check-buttons.js';
import type { Areas } from './use-areas.js';

interface BarActionsProps {
  areas: Areas;
  canSave: boolean;
  onSave: () => void;
}

/** Proposals to begin with, saving, and the word of a second person. */
export function BarActions({ areas, canSave, onSave }: BarActionsProps) {
  const { t } = useTranslation('areas');
  const { saved } = areas;
  const [asked, setAsked] = useState<ProposalSource>('layout');
  const propose = useWrite(areasApi.propose, [], {
    onDone: ({ areas: proposed }) => {
      if (proposed.length === 0) return notify.warn(t('noProposal'));
      areas.propose(proposed, asked);
      notify.done(t('proposed', { count: proposed.length }));
    },
  });
  const sources = (['layout', 'text', 'earlier'] as const).filter((one) => one !== 'earlier' || saved.earlier !== null);
  const ask = (source: ProposalSource) => {
    setAsked(source);
    propose.mutate({ paperId: saved.paperId, revision: saved.revision, source });
  };
  return (
    <>
      <CheckButtons areas={areas} />
      {saved.can.draw && (
        <>
          <Dropdown
            trigger={['click']}
            menu={{
              items: sources.map((key) => ({ key, label: t(`source.${key}`, { revision: saved.earlier ?? 0 }) })),
              onClick: ({ key }) => ask(sources.find((one) => one === key) ?? 'layout'),
            }}
          >
            <Button icon={<BulbOutlined />} loading={propose.isPending}>
              {t('propose')}
            </Button>
          </Dropdown>
          <Button type="primary" icon={<SaveOutlined />} disabled={!canSave} loading={areas.isSaving} onClick={onSave}>
            {t('save')}
          </Button>
        </>
      )}
    </>
  );
}
