import { QrcodeOutlined } from '@ant-design/icons';
import { handbookApi } from '@zhibi/contract/analysis/handbook';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../platform/api.js';
import { Confirm } from '../../platform/layout/confirm.js';
import { notify } from '../../platform/notify.js';
import { formatDay } from '../../platform/time.js';
import styles from './handbook.module.css';

/** The codes on the printed sheets of an issue: until when they open, how often they were opened, and how to take them back. */
export function SheetCodesLine({ handbookId }: { handbookId: string }) {
  const { t } = useTranslation('handbook');
  const { data } = useRead(handbookApi.sheetCodes, { handbookId });
  const withdraw = useWrite(handbookApi.withdrawSheets, [handbookApi.sheetCodes], {
    onDone: ({ withdrawn }) => notify.done(t('sheets.withdrawn', { count: withdrawn })),
  });
  if (!data || data.copies === 0) return null;
  const { copies, open, endsAt, opened, openedCopies, can } = data;
  return (
    <section className={styles.codes} aria-label={t('sheets.title')}>
      <QrcodeOutlined aria-hidden />
      <p>
        <b>{endsAt === null ? t('sheets.over') : t('sheets.until', { day: formatDay(endsAt) })}</b>
        <span>
          {opened === 0
            ? t('sheets.unopened', { copies })
            : t('sheets.opened', { copies, opened: openedCopies, count: opened })}
        </span>
      </p>
      {can.withdraw && (
        <Confirm
          title={t('sheets.withdrawAsk', { count: open })}
          hint={t('sheets.withdrawHint')}
          onConfirm={() => withdraw.mutate({ handbookId })}
        >
          <Button size="small" loading={withdraw.isPending}>
            {t('sheets.withdraw')}
          </Button>
        </Confirm>
      )}
    </section>
  );
}
