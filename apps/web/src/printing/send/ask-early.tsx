import { endOfSchool } from '@zhibi/contract/printing/settings';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../platform/layout/dialog.js';
import { formatDay, formatStamp } from '../../platform/time.js';

interface Props {
  wantedAt: string;
  earliestOn: string;
  onPush: (wantedAt: string) => void;
  onClose: () => void;
}

/** Asked before an order goes that is wanted sooner than anybody can bring it: whoever still sends it knows. */
export function AskEarly({ wantedAt, earliestOn, onPush, onClose }: Props) {
  const { t } = useTranslation('send');
  const day = formatDay(earliestOn);
  return (
    <Dialog
      title={t('early.title', { day })}
      onClose={onClose}
      foot={{
        words: t('early.later', { day }),
        onMain: () => onPush(endOfSchool(earliestOn)),
        others: <Button onClick={() => onPush(wantedAt)}>{t('early.anyway')}</Button>,
      }}
    >
      <p>{t('early.hint', { at: formatStamp(wantedAt), day })}</p>
    </Dialog>
  );
}
