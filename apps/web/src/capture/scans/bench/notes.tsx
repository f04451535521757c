import type { ScanBatchDetail } from '@zhibi/contract/capture/scans';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './notes.module.css';
import type { Bench } from './use-bench.js';

const NEXT = 4;

/** What comes next, what the doctor says of the batch, and which files gave no pages. */
export function Notes({ batch, bench }: { batch: ScanBatchDetail; bench: Bench }) {
  const { t } = useTranslation('scans');
  const { broken, doctor } = batch;
  const next = bench.open.filter(({ key }) => key !== bench.wait?.key).slice(0, NEXT);
  return (
    <>
      {next.length > 0 && (
        <section className={styles.notes}>
          <h3>{t('bench.next')}</h3>
          <ul className={styles.next}>
            {next.map((one) => (
              <li key={one.key}>
                <button type="button" onClick={() => bench.ask(one)}>
                  <b>
                    {one.kind === 'choice' ? t('ask.choice', { no: one.choice.itemNo }) : t(`state.${one.page.state}`)}
                  </b>
                  <span translate="no">
                    {one.page.student?.name ?? t('bench.pageOf', { no: one.page.no, of: batch.scanned.length })}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {doctor.length > 0 && (
        <section className={`${styles.notes} ${styles.doctor}`}>
          <h3>{t('doctor.title')}</h3>
          <ul>
            {doctor.map(({ complaint, pages }) => (
              <li key={complaint}>
                {t(`doctor.${complaint}`)} <small>{t('doctor.on', { count: pages })}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {broken.length > 0 && (
        <section className={`${styles.notes} ${styles.broken}`}>
          <h3>{t('brokenTitle')}</h3>
          <ul>
            {broken.map(({ position, fileName, problem, settled }) => (
              <li key={position}>
                <b translate="no">{fileName}</b> {t(`broken.${problem}`)}
                <Button
                  type="link"
                  size="small"
                  disabled={bench.isBusy}
                  onClick={() => bench.settleFile(position, !settled)}
                >
                  {t(settled ? 'file.waits' : 'file.settle')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
