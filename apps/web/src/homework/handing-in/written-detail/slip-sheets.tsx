import type { homeworkApi, PhotoSlip } from '@zhibi/contract/homework';
import { QRCode } from 'antd';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { formatStamp } from '../../../platform/time.js';
import styles from './slip-sheets.module.css';

type Slips = z.output<typeof homeworkApi.photoSlips.output>;
type OfClass = Slips['classes'][number];

/** The slips on the screen, and on paper: each class on sheets of its own, as its students sit. */
export function SlipSheets({ slips }: { slips: Slips }) {
  const { t } = useTranslation('homework');
  const sheets = slips.classes.map((one) => <ClassSheet key={one.classId} slips={slips} of={one} />);
  return (
    <>
      <p className={styles.hint}>{t('slips.hint')}</p>
      <section className={styles.scroll} aria-label={t('slips.sheet')}>
        {sheets}
      </section>
      {createPortal(
        <div className={styles.paper} aria-hidden="true">
          {sheets}
        </div>,
        document.body,
      )}
    </>
  );
}

const ClassSheet = ({ slips, of }: { slips: Slips; of: OfClass }) => (
  <ul className={styles.sheet}>
    {of.slips.map((slip) => (
      <Slip key={slip.studentId} slip={slip} slips={slips} className={of.className} />
    ))}
  </ul>
);

function Slip({ slip, slips, className }: { slip: PhotoSlip; slips: Slips; className: string }) {
  const { t } = useTranslation('homework');
  return (
    <li>
      <QRCode
        type="svg"
        value={`${location.origin}/photo?key=${slip.secret}`}
        size={116}
        bordered={false}
        color="#000"
        bgColor="#fff"
      />
      <div>
        <b>{slip.name}</b>
        <span>
          {className} {slip.studentNo}
        </span>
        <strong>{slips.title}</strong>
        <span>{t('slips.until', { when: formatStamp(slips.endAt) })}</span>
        <small>{t('slips.how')}</small>
      </div>
    </li>
  );
}
