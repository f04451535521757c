import { organisationApi } from '@zhibi/contract/people/organisation';
import { Timeline } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { Screen } from '../../../platform/screen.js';
import { formatStamp } from '../../../platform/time.js';

/** What happened to one code, from its issue on. */
export function HistoryDrawer({ of, onClose }: { of: { codeId: string; code: string } | null; onClose: () => void }) {
  const { t } = useTranslation('organisation');
  const history = useRead(organisationApi.codeHistory, of && { codeId: of.codeId });
  return (
    <Drawer title={of ? t('codes.historyOf', { code: of.code }) : ''} open={of !== null} onClose={onClose}>
      {of && (
        <Screen read={history} skeleton={{ rows: 3 }}>
          {({ items }) => (
            <Timeline
              items={items.map(({ what, at, by }) => ({
                key: `${what} ${at}`,
                content: `${t(`codes.happened.${what}`)} · ${[formatStamp(at), by].filter(Boolean).join(' · ')}`,
              }))}
            />
          )}
        </Screen>
      )}
    </Drawer>
  );
}
