import type { Preview } from '@zhibi/contract/disk';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhone } from '../../platform/window-width.js';
import { NameModal, VersionsDrawer } from '../parts/document-windows.js';
import { useTurnIntoPaper } from './use-turn-into-paper.js';

/** What else may be done with a document: another name, its versions, a paper of its questions. */
export function DocumentMenu({ cdId, file: { name, can } }: { cdId: string; file: Preview }) {
  const { t } = useTranslation('disk');
  const [opened, setOpened] = useState<'rename' | 'versions' | null>(null);
  const paper = useTurnIntoPaper(cdId, name);
  const isPhone = usePhone();
  const close = () => setOpened(null);
  const doable = [
    ...(can.change ? [{ key: 'rename', words: t('action.rename'), act: () => setOpened('rename') }] : []),
    { key: 'versions', words: t('action.versions'), act: () => setOpened('versions') },
    ...(paper.isPossible ? [{ key: 'paper', words: t('preview.toPaper'), act: paper.start }] : []),
  ];
  return (
    <>
      {isPhone ? (
        <Dropdown
          trigger={['click']}
          menu={{ items: doable.map(({ key, words, act }) => ({ key, label: words, onClick: act })) }}
        >
          <Button loading={paper.isBusy}>{t('preview.more')}</Button>
        </Dropdown>
      ) : (
        doable.map(({ key, words, act }) => (
          <Button key={key} loading={key === 'paper' && paper.isBusy} onClick={act}>
            {words}
          </Button>
        ))
      )}
      {opened === 'rename' && <NameModal entry={{ cdId, name }} parentCdId="" onClose={close} />}
      {opened === 'versions' && <VersionsDrawer entry={{ cdId, name, can: { edit: can.change } }} onClose={close} />}
    </>
  );
}
