import { ExchangeFormat, exchangeApi } from '@zhibi/contract/questions/exchange';
import { Button, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { jobs } from '../../../platform/jobs.js';
import { Card } from '../../../platform/layout/card.js';
import styles from './exchange.module.css';

interface ChooseFormatProps {
  of: { importId: string; fileName: string };
  onBegun: (importId: string) => void;
}

/** Where nothing in a file tells its format: it is chosen here, and the same file is read again. */
export function ChooseFormat({ of: { importId, fileName }, onBegun }: ChooseFormatProps) {
  const { t } = useTranslation('exchange');
  const [format, setFormat] = useState<ExchangeFormat | null>(null);
  const formatId = useId();
  const send = useWrite(exchangeApi.import, [exchangeApi.imports], {
    onDone: (begun) => {
      jobs.follow(begun.jobId, t('source.job', { name: fileName }), `/source/import?import=${begun.importId}`);
      onBegun(begun.importId);
    },
  });
  return (
    <Card className={styles.problem}>
      <div className={styles.fields}>
        <span className={styles.field}>
          <label htmlFor={formatId}>{t('source.format')}</label>
          <Select
            id={formatId}
            className={styles.select}
            value={format}
            placeholder={t('result.chooseFormat')}
            onChange={setFormat}
            options={ExchangeFormat.options.map((one) => ({ value: one, label: t(`format.${one}`) }))}
          />
        </span>
        <Button
          type="primary"
          disabled={format === null}
          loading={send.isPending}
          onClick={() => format && send.mutate({ again: importId, format })}
        >
          {t('result.readAgain')}
        </Button>
      </div>
    </Card>
  );
}
