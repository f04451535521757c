import { PrinterOutlined } from '@ant-design/icons';
import { studentReportApi } from '@zhibi/contract/analysis/student-report';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../people/index.js';
import { ExportButton } from '../../platform/layout/export-button.js';
import { Go } from '../../platform/layout/go.js';
import { PageHead } from '../../platform/layout/page-head.js';
import type { Edition, Period } from './editions.js';
import styles from './student-report.module.css';

interface ReportHeadProps {
  asked: { studentId?: string; from: string; to: string };
  name: string;
  studentId: string;
  period: Period;
  periods: readonly Period[];
  edition: Edition;
  editions: readonly Edition[];
  onGo: (change: { period?: string; edition?: string }) => void;
}

/** Which days, and for whom; none of it is printed. */
export function ReportHead({ asked, name, studentId, period, periods, edition, editions, onGo }: ReportHeadProps) {
  const { t } = useTranslation('studentReport');
  const { isTeacher, currentRole } = useUser();
  return (
    <div className={styles.head}>
      <PageHead
        title={<span translate="no">{t('of', { name })}</span>}
        extra={
          <>
            {isTeacher && <Go to={`/class/studentWrong?studentId=${studentId}`}>{t('toWrong')}</Go>}
            {currentRole === 'STUDENT' && <Go to="/wrong">{t('toWrong')}</Go>}
            <Select
              aria-label={t('period')}
              value={period}
              options={periods.map((value) => ({ value, label: t(`periods.${value}`) }))}
              onChange={(value) => onGo({ period: value })}
            />
            <Select
              aria-label={t('edition')}
              value={edition}
              options={editions.map((value) => ({ value, label: t(`editions.${value}`) }))}
              onChange={(value) => onGo({ edition: value })}
            />
            <ExportButton endpoint={studentReportApi.exportReport} input={asked} />
            <Button icon={<PrinterOutlined />} onClick={() => print()}>
              {t('print')}
            </Button>
          </>
        }
      />
    </div>
  );
}
