import { DownloadOutlined } from '@ant-design/icons';
import { ExchangeFormat, exchangeApi, lostReasons } from '@zhibi/contract/questions/exchange';
import { Alert, Button, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../platform/api.js';
import { download } from '../../platform/download.js';
import { Screen } from '../../platform/screen.js';
import { useSession } from '../../platform/session-store.js';
import styles from './export-form.module.css';

/** Chosen questions as a file: the form, what it cannot hold, the download. */
export function ExportForm({ questionIds }: { questionIds: readonly string[] }) {
  const { t } = useTranslation('exchange');
  const [format, setFormat] = useState<ExchangeFormat>('docx');
  const [isLoading, setLoading] = useState(false);
  const losses = useRead(exchangeApi.losses, { format, questionIds: [...questionIds] });
  const [done, setDone] = useState<{ format: ExchangeFormat; lost: number }>();
  const save = async () => {
    setLoading(true);
    setDone(undefined);
    const isSaved = await download(exchangeApi.export, { format, ids: questionIds.join(',') });
    setLoading(false);
    if (isSaved) setDone({ format, lost: losses.data?.items.length ?? 0 });
  };
  return (
    <div className={styles.form}>
      <p>{t('export.count', { count: questionIds.length })}</p>
      <Radio.Group aria-label={t('export.format')} value={format} onChange={(event) => setFormat(event.target.value)}>
        {ExchangeFormat.options.map((one) => (
          <Radio key={one} value={one}>
            {t(`format.${one}`)}
          </Radio>
        ))}
      </Radio.Group>
      <Screen read={losses} skeleton={{ rows: 1 }}>
        {({ items }) =>
          items.length === 0 ? (
            <Alert type="success" showIcon title={t('export.whole')} />
          ) : (
            <Alert
              type="warning"
              showIcon
              title={t('export.lost', { count: items.length })}
              description={<Losses items={items} />}
            />
          )
        }
      </Screen>
      <div>
        <Button type="primary" icon={<DownloadOutlined />} loading={isLoading} onClick={() => void save()}>
          {t('export.download')}
        </Button>
      </div>
      {done?.format === format && <Done count={questionIds.length} {...done} />}
    </div>
  );
}

/** Aiken has no place for a note. */
const withoutNotes: readonly ExchangeFormat[] = ['aiken'];

/** What became of the export: how much is whole. */
function Done({ count, format, lost }: { count: number; format: ExchangeFormat; lost: number }) {
  const { t } = useTranslation('exchange');
  const hasNote = lost > 0 && !withoutNotes.includes(format);
  return (
    <Alert
      role="status"
      type={lost === 0 ? 'success' : 'warning'}
      showIcon
      title={lost === 0 ? t('export.done', { count }) : t('export.doneLost', { count, lost })}
      description={hasNote ? t('export.noted') : undefined}
    />
  );
}

interface Loss {
  questionId: string;
  text: string;
  what: (keyof typeof lostReasons)[];
}

function Losses({ items }: { items: readonly Loss[] }) {
  const { t } = useTranslation('exchange');
  const { language } = useSession();
  return (
    <ul className={styles.losses}>
      {items.map(({ questionId, text, what }) => (
        <li key={questionId}>
          <span>{text}</span>
          <em>{what.map((one) => lostReasons[one][language]).join(t('export.separator'))}</em>
        </li>
      ))}
    </ul>
  );
}
