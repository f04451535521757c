import { DownloadOutlined, FundProjectionScreenOutlined, PrinterOutlined } from '@ant-design/icons';
import { analysisApi, type ClassReport, reportFormats } from '@zhibi/contract/analysis';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../../platform/download.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { formatNumber, formatStamp } from '../../../platform/time.js';
import { ClassSwitch } from '../../parts/report/class-switch.js';
import { boardOf, REPORTS } from '../../parts/report-address.js';
import styles from './report-head.module.css';

const MOST_NAMED = 6;

/** Which report this is, and what can be done with it. */
export function ReportHead({ report }: { report: ClassReport }) {
  const { t } = useTranslation('analysis');
  return (
    <PageHead
      title={report.title}
      note={<Facts report={report} />}
      back={REPORTS}
      extra={
        <span className={styles.actions}>
          <ClassSwitch report={report} />
          <GoButton to={boardOf(report.homeworkId, report.classId)} icon={<FundProjectionScreenOutlined />}>
            {t('board.open')}
          </GoButton>
          <Button icon={<PrinterOutlined />} onClick={() => window.print()}>
            {t('classReport.print')}
          </Button>
          <Export report={report} />
        </span>
      }
    />
  );
}

function Facts({ report: { className, startAt, fullScore, absent } }: { report: ClassReport }) {
  const { t } = useTranslation('analysis');
  const count = absent.length;
  const first = absent.slice(0, MOST_NAMED).map(({ name }) => name);
  const names = first.join(t('classReport.nameJoin'));
  const facts = [className, formatStamp(startAt), t('classReport.fullScore', { score: formatNumber(fullScore) })];
  if (count > 0) facts.push(t(count > MOST_NAMED ? 'classReport.absentMore' : 'classReport.absent', { count, names }));
  return facts.filter((fact) => fact !== '').join(' · ');
}

/** The whole report as Excel or on A4, or the rows of its students. */
function Export({ report: { homeworkId, classId } }: { report: ClassReport }) {
  const { t } = useTranslation(['platform', 'analysis']);
  const [isBusy, setIsBusy] = useState(false);
  const save = async (format: (typeof reportFormats)[number]) => {
    setIsBusy(true);
    await download(analysisApi.exportReport, { homeworkId, classId, format });
    setIsBusy(false);
  };
  const items = reportFormats.map((format) => ({
    key: format,
    label: t(`analysis:classReport.forms.${format}`),
    onClick: () => void save(format),
  }));
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button icon={<DownloadOutlined />} loading={isBusy}>
        {t('export')}
      </Button>
    </Dropdown>
  );
}
