import { PrinterOutlined } from '@ant-design/icons';
import { studentReportApi } from '@zhibi/contract/analysis/student-report';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../people/index.js';
import { ExportButton } from '../../platform/layout/export-button.js';
import { Go } from '../../platform/layout/go.js';
import { GoButton } from '../../platform/layout/go-button.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { type Choice, Choices } from './choices.js';
import styles from './student-report.module.css';

interface ReportHeadProps extends Choice {
  asked: { studentId?: string; from: string; to: string };
  name: string;
  studentId: string;
  /** Null where the reader does not know the class of the student. */
  classId: string | null;
}

/** Whose report it is, which days, and for whom; none of it is printed. */
export function ReportHead({ asked, name, studentId, classId, ...choice }: ReportHeadProps) {
  const { t } = useTranslation('studentReport');
  const { asTeacher, asStudent } = useUser();
  return (
    <div className={styles.head}>
      <PageHead
        {...(asStudent ? { back: '/wrong' } : {})}
        title={<span translate="no">{t('of', { name })}</span>}
        extra={
          <>
            {asTeacher && <Go to={`/class/studentWrong?studentId=${studentId}`}>{t('toWrong')}</Go>}
            {!asStudent && classId && <Go to={`/class/studentReport?classId=${classId}`}>{t('toClass')}</Go>}
            {asStudent && (
              <GoButton type="link" size="large" to="/wrong">
                {t('toWrong')}
              </GoButton>
            )}
            <Choices {...choice} />
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
